//! Handles keys in the list of tables.

use super::{
    daily,
    moves::{last_row, rows_above},
    new_game,
};
use crate::{Client, Lobby, Model, Need, NewGame, Page};
use crossterm::event::KeyCode;
use protocol::TableLine;

pub(super) fn pressed(model: &mut Model, key: KeyCode) -> Vec<Need> {
    let Page::Tables(lobby) = &mut model.page else { return Vec::new() };
    if lobby.removing {
        return removing(model, key);
    }
    let last = last_row(&model.client);
    match key {
        KeyCode::Up => lobby.row = lobby.row.saturating_sub(1),
        KeyCode::Down | KeyCode::PageDown | KeyCode::End if lobby.row == last => {
            return model.client.more().into_iter().collect();
        }
        KeyCode::Down => lobby.row = last.min(lobby.row + 1),
        KeyCode::PageUp => lobby.row = lobby.row.saturating_sub(10),
        KeyCode::PageDown => lobby.row = last.min(lobby.row + 10),
        KeyCode::Home => lobby.row = 0,
        KeyCode::End => lobby.row = last,
        KeyCode::Enter => return enter(model),
        KeyCode::Char('n') => return set_up(model),
        KeyCode::Char('d') => return daily::opened(model),
        KeyCode::Char('/') => model.page = Page::Find(String::new()),
        KeyCode::Char('i') => model.page = Page::Import(String::new()),
        KeyCode::Char('o') if model.client.gathers => model.page = Page::Follow(String::new()),
        KeyCode::Char('r') => return open(model, Client::replay),
        KeyCode::Char('x') | KeyCode::Delete => lobby.removing = chosen(&model.client, *lobby).is_some(),
        KeyCode::Char('q') | KeyCode::Esc => return vec![Need::Quit],
        _ => {}
    }
    Vec::new()
}

/// Returns the table in the selected row, or `None` if that row is a command.
fn chosen(client: &Client, lobby: Lobby) -> Option<&TableLine> {
    client.tables.get(lobby.row.checked_sub(rows_above(client).len())?)
}

fn enter(model: &mut Model) -> Vec<Need> {
    let Page::Tables(lobby) = &model.page else { return Vec::new() };
    match lobby.row {
        0 => set_up(model),
        1 => daily::opened(model),
        2 => {
            model.page = Page::Import(String::new());
            Vec::new()
        }
        row if row < rows_above(&model.client).len() => {
            model.page = Page::Follow(String::new());
            Vec::new()
        }
        _ => open(model, Client::open),
    }
}

fn set_up(model: &mut Model) -> Vec<Need> {
    if let Some(mut new) = NewGame::first(&model.client.games, &model.client.bots) {
        // The cursor starts on the last row, so that pressing Enter again starts the game.
        new.row = new_game::rows(&model.client, &new).len() - 1;
        model.page = Page::NewGame(new);
    }
    Vec::new()
}

/// Opens the table in the selected row, with the request that `way` returns.
fn open(model: &mut Model, way: fn(&mut Client, String) -> Need) -> Vec<Need> {
    let Page::Tables(lobby) = &model.page else { return Vec::new() };
    let table = chosen(&model.client, *lobby).map(|line| line.id.clone());
    table.map(|table| way(&mut model.client, table)).into_iter().collect()
}

fn removing(model: &mut Model, key: KeyCode) -> Vec<Need> {
    let Page::Tables(lobby) = &mut model.page else { return Vec::new() };
    lobby.removing = false;
    let sure = matches!(key, KeyCode::Enter | KeyCode::Char('y' | 'o'));
    match chosen(&model.client, *lobby) {
        Some(line) if sure => {
            let (notice, remove) = Client::remove(line.id.clone());
            model.notice = Some(notice);
            vec![remove]
        }
        Some(_) | None => Vec::new(),
    }
}
