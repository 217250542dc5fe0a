//! Goes back to the list of tables.

use crate::{Model, Need, Page};
use crossterm::event::KeyCode;

/// Goes back to the list of tables. Returns the request to leave the table.
pub(super) fn to_lobby(model: &mut Model) -> Vec<Need> {
    model.page = Page::default();
    model.fights.skip();
    model.scroll = 0;
    vec![model.client.leave()]
}

/// Goes back to the list of tables if the key is Escape. Returns the request to leave the table, or an empty list for
/// any other key.
pub(super) fn back_if(model: &mut Model, key: KeyCode) -> Vec<Need> {
    if key == KeyCode::Esc { to_lobby(model) } else { Vec::new() }
}
