//! Moves the visible part of the screen, and the cursor between the rows of the lobby.

use crate::{Client, Model};
use crossterm::event::KeyCode;

/// Returns the keys of the rows above the tables: for a new game, for the daily deals, for importing a record, and at
/// a server that hosts for others for following a link.
pub(in crate::screen) fn rows_above(client: &Client) -> &'static [&'static str] {
    static ALL: [&str; 4] = ["lobby-new", "lobby-daily", "lobby-import", "lobby-follow"];
    if client.gathers { &ALL } else { &ALL[..3] }
}

/// Scrolls the content of the screen.
pub(super) fn scroll(model: &mut Model, key: KeyCode) {
    // A page is one line less than the screen, so that the reader does not lose the place.
    let page = model.in_sight.saturating_sub(1).max(1);
    model.scroll = match key {
        KeyCode::Up => model.scroll.saturating_sub(1),
        KeyCode::Down => model.scroll.saturating_add(1),
        KeyCode::PageUp => model.scroll.saturating_sub(page),
        KeyCode::PageDown | KeyCode::Char(' ') => model.scroll.saturating_add(page),
        KeyCode::Home => 0,
        KeyCode::End => model.reach,
        _ => model.scroll,
    }
    .min(model.reach);
}

pub(super) fn last_row(client: &Client) -> usize {
    rows_above(client).len() + client.tables.len() - 1
}
