//! Handles keys in the list of daily deals.

use super::back::back_if;
use crate::{Model, Need, Page};
use crossterm::event::KeyCode;

/// Opens the list of daily deals, and requests it from the server.
pub(super) fn opened(model: &mut Model) -> Vec<Need> {
    model.page = Page::Daily(0);
    vec![model.client.ask_dailies()]
}

pub(super) fn pressed(model: &mut Model, key: KeyCode) -> Vec<Need> {
    let Page::Daily(chosen) = &mut model.page else { return Vec::new() };
    let last = model.client.deals().count().saturating_sub(1);
    match key {
        KeyCode::Up => *chosen = chosen.saturating_sub(1),
        KeyCode::Down => *chosen = last.min(*chosen + 1),
        KeyCode::Home | KeyCode::PageUp => *chosen = 0,
        KeyCode::End | KeyCode::PageDown => *chosen = last,
        KeyCode::Enter => return open(model),
        KeyCode::Char('q') => return back_if(model, KeyCode::Esc),
        _ => return back_if(model, key),
    }
    Vec::new()
}

/// Opens the table of the selected deal. The server creates the table if it does not exist.
fn open(model: &mut Model) -> Vec<Need> {
    let Page::Daily(chosen) = model.page else { return Vec::new() };
    let Some(deal) = model.client.deals().nth(chosen).cloned() else { return Vec::new() };
    vec![match deal.table {
        Some(table) => model.client.open(table),
        None => model.client.daily(&deal.game),
    }]
}
