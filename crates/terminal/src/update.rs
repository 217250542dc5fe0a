//! What happens to the model, and what must be done for it. Pure: no clock, no file, no socket.

mod back;
mod heard;
mod import;
mod lobby;
mod moves;
mod new_game;
mod table;

pub(crate) use moves::ROWS_ABOVE;
pub(crate) use new_game::{Row, rows};
pub(crate) use table::next_pace;

use crate::{Model, Msg, Need, model::Screen};
use back::to_lobby;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use moves::scroll;
use protocol::FromClient;

/// Lets something happen to the model.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Need> {
    match msg {
        Msg::Key(key) if key.kind == KeyEventKind::Release => Vec::new(),
        Msg::Key(key) => pressed(model, key),
        Msg::Paste(text) => import::pasted(model, &text),
        Msg::Heard(heard) => heard::heard(model, heard),
        Msg::Record { path, read } => import::read(model, path, read),
        Msg::Drawn { scroll, reach } => {
            (model.scroll, model.reach) = (scroll, reach);
            Vec::new()
        }
        Msg::Clock { now } => {
            model.now = now;
            Vec::new()
        }
    }
}

fn pressed(model: &mut Model, key: KeyEvent) -> Vec<Need> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return if key.code == KeyCode::Char('c') { vec![Need::Quit] } else { Vec::new() };
    }
    model.notice = None;
    if model.help {
        help_pressed(model, key.code);
        return Vec::new();
    }
    if !typing(model) {
        match key.code {
            KeyCode::Char('?') => {
                (model.help, model.scroll) = (true, 0);
                return Vec::new();
            }
            KeyCode::Char('L') => return other_language(model),
            _ => {}
        }
    }
    match &mut model.screen {
        Screen::Lobby(_) => lobby::pressed(model, key.code),
        Screen::NewGame(_) => new_game::pressed(model, key.code),
        Screen::Import(_) => import::pressed(model, key.code),
        Screen::Opening(_) => leave_if(model, key.code),
        Screen::Table(_) => table::pressed(model, key.code),
    }
}

/// The help scrolls where a terminal is small; every other key closes it.
fn help_pressed(model: &mut Model, key: KeyCode) {
    match key {
        KeyCode::Up | KeyCode::Down | KeyCode::PageUp | KeyCode::PageDown => scroll(model, key),
        _ => (model.help, model.scroll) = (false, 0),
    }
}

/// Whether letters are text now, and not commands.
fn typing(model: &Model) -> bool {
    match &model.screen {
        Screen::Import(_) => true,
        Screen::NewGame(new) => new_game::typing(model, new),
        Screen::Lobby(_) | Screen::Opening(_) | Screen::Table(_) => false,
    }
}

fn other_language(model: &mut Model) -> Vec<Need> {
    model.words = model.words.other();
    vec![Need::Say(FromClient::Hello { lang: model.words.0 })]
}

fn leave_if(model: &mut Model, key: KeyCode) -> Vec<Need> {
    if matches!(key, KeyCode::Esc | KeyCode::Char('q')) { to_lobby(model) } else { Vec::new() }
}
