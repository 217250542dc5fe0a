//! Ways back to the list of tables.

use crate::{Model, Need, model::Screen};
use crossterm::event::KeyCode;
use protocol::FromClient;

/// Goes back to the list of tables.
pub(super) fn to_lobby(model: &mut Model) -> Vec<Need> {
    model.screen = Screen::Lobby(Default::default());
    model.scroll = 0;
    vec![Need::Say(FromClient::Leave)]
}

/// Goes back to the list of tables if the key is Escape.
pub(super) fn back_if(model: &mut Model, key: KeyCode) -> Vec<Need> {
    if key == KeyCode::Esc { to_lobby(model) } else { Vec::new() }
}
