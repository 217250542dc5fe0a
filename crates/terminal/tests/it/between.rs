//! Tests tables between people at a server that hosts for others: times, proposals, orders, presence, the talk, luck,
//! and invitations.

mod fixture;

mod invitation;
mod luck;
mod plain;
mod screen;
mod talk;

use crate::{fixture as handmade, lists, view};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use protocol::{FromClient, FromServer, Lang, Position};
use std::time::Duration;
use terminal::{Heard, Model, Msg, Need, Opening, Place, update};

/// The time at which a position arrives, as a duration since 1970.
const ARRIVED: Duration = Duration::from_secs(10_000);

fn hear(model: &mut Model, message: FromServer) -> Vec<Need> {
    update(model, Msg::Heard(Heard::Said(message)))
}

fn press(model: &mut Model, key: KeyCode) -> Vec<Need> {
    update(model, Msg::Key(KeyEvent::new(key, KeyModifiers::NONE)))
}

fn type_in(model: &mut Model, letters: &str) {
    for letter in letters.chars() {
        press(model, KeyCode::Char(letter));
    }
}

fn say(message: FromClient) -> Vec<Need> {
    vec![Need::Say(message)]
}

/// Returns a model in the list of tables of a server that hosts for others.
fn listed(lang: Lang) -> Model {
    let mut model = Model::new(lang, None);
    update(&mut model, Msg::Clock { now: ARRIVED });
    update(&mut model, Msg::Heard(Heard::Up));
    let FromServer::Welcome { lang, games, bots, .. } = lists::welcome(lang) else { unreachable!("this welcomes") };
    hear(&mut model, FromServer::Welcome { lang, games, bots, gathers: true });
    hear(&mut model, lists::tables(lang));
    model
}

/// Returns a model at a table.
fn at(lang: Lang, position: Position) -> Model {
    let mut model = listed(lang);
    model.client.place = Place::Opening(Opening::Known);
    hear(&mut model, FromServer::Position(Box::new(position)));
    model
}

/// Lets time pass after the position has arrived.
fn after(model: &mut Model, seconds: u64) {
    update(model, Msg::Clock { now: ARRIVED + Duration::from_secs(seconds) });
}

fn shows(model: &Model, words: &str) -> bool {
    view::screen(model, 80, 24).0.contains(words)
}
