//! Moves the visible part of the screen, and the cursor between the rows of the lobby.

use crate::Model;
use crossterm::event::KeyCode;
use protocol::TableLine;

/// The number of rows above the tables: for a new game, for the daily deals, and for importing a record.
pub(in crate::screen) const ROWS_ABOVE: usize = 3;

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

pub(super) fn last_row(tables: &[TableLine]) -> usize {
    ROWS_ABOVE + tables.len() - 1
}
