//! Updates the model, and returns the effects that the event loop has to carry out. The update is pure and uses no
//! clock, file or socket.

mod hear;
mod daily;
mod find;
mod follow;
mod gathering;
mod import;
mod lobby;
mod new_game;
mod people;
mod table;
mod talk;

mod back;
mod moves;
mod panel;
mod show;

pub(super) use moves::rows_above;
pub(super) use new_game::{Row, rows};

use super::{
    model::{Model, Msg, Shown},
    page::Page,
};
use crate::{Need, Panel};
use back::to_lobby;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use moves::scroll;

/// Updates the model with a message. Returns the effects that the event loop has to carry out.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Need> {
    match msg {
        Msg::Key(key) if key.kind == KeyEventKind::Release => Vec::new(),
        Msg::Key(key) => pressed(model, key),
        Msg::Paste(text) => pasted(model, &text),
        Msg::Heard(heard) => hear::heard(model, heard),
        Msg::Record { path, read } => import::read(model, path, read),
        Msg::Drawn { scroll, reach, shown } => {
            (model.scroll, model.reach, model.in_sight) = (scroll, reach, shown);
            Vec::new()
        }
        Msg::Clock { now } => {
            model.client.now = now;
            show::go_on(model);
            Vec::new()
        }
    }
}

fn pressed(model: &mut Model, key: KeyEvent) -> Vec<Need> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return if key.code == KeyCode::Char('c') { vec![Need::Quit] } else { Vec::new() };
    }
    model.notice = None;
    // Any key ends the fight on the screen. Enter and Escape do nothing more, so that nobody decides before they see
    // the result.
    if show::catch_up(model) && matches!(key.code, KeyCode::Enter | KeyCode::Esc) {
        return Vec::new();
    }
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
            KeyCode::Char('L') => return model.client.other_language(),
            _ => {}
        }
    }
    match model.shown() {
        Shown::Page(Page::Tables(_)) => lobby::pressed(model, key.code),
        Shown::Page(Page::NewGame(_)) => new_game::pressed(model, key.code),
        Shown::Page(Page::Daily(_)) => daily::pressed(model, key.code),
        Shown::Page(Page::Import(_)) => import::pressed(model, key.code),
        Shown::Page(Page::Find(_)) => find::pressed(model, key.code),
        Shown::Page(Page::Follow(_)) => follow::pressed(model, key.code),
        Shown::Gathering(_) => gathering::pressed(model, key.code),
        Shown::Opening => leave_if(model, key.code),
        Shown::Table(_) => table::pressed(model, key.code),
    }
}

/// Appends pasted text to the current text field, if there is one.
fn pasted(model: &mut Model, text: &str) -> Vec<Need> {
    if let Shown::Table(_) = model.shown() {
        talk::pasted(model, text);
        return Vec::new();
    }
    match &mut model.page {
        Page::Import(path) => import::pasted(path, text),
        Page::Find(words) => find::pasted(words, text),
        Page::Follow(link) => find::pasted(link, text),
        Page::Tables(_) | Page::NewGame(_) | Page::Daily(_) => {}
    }
    Vec::new()
}

/// Handles a key while the help is open. The arrow and page keys scroll the help, and any other key closes it.
fn help_pressed(model: &mut Model, key: KeyCode) {
    match key {
        KeyCode::Up | KeyCode::Down | KeyCode::PageUp | KeyCode::PageDown => scroll(model, key),
        _ => (model.help, model.scroll) = (false, 0),
    }
}

/// Returns true if a letter key types a letter and is not a command.
fn typing(model: &Model) -> bool {
    match model.shown() {
        Shown::Page(Page::Import(_) | Page::Find(_) | Page::Follow(_)) | Shown::Gathering(_) => true,
        Shown::Table(_) => model.eye.panel == Panel::Talk,
        Shown::Page(Page::NewGame(new)) => new_game::typing(&model.client, new),
        Shown::Page(Page::Tables(_) | Page::Daily(_)) | Shown::Opening => false,
    }
}

fn leave_if(model: &mut Model, key: KeyCode) -> Vec<Need> {
    if matches!(key, KeyCode::Esc | KeyCode::Char('q')) { to_lobby(model) } else { Vec::new() }
}
