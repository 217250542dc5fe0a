//! Returns to the list of tables.

use crate::{Model, Need, Page};
use crossterm::event::KeyCode;

/// Returns to the list of tables.
pub(super) fn to_lobby(model: &mut Model) -> Vec<Need> {
    model.page = Page::default();
    model.fights.skip();
    model.scroll = 0;
    vec![model.client.leave()]
}

/// Returns to the list of tables if the key is Escape.
pub(super) fn back_if(model: &mut Model, key: KeyCode) -> Vec<Need> {
    if key == KeyCode::Esc { to_lobby(model) } else { Vec::new() }
}
