//! Tests choices of two steps, numbers with two digits, and the parts of numbers.

use super::{act, at, hear, press, table, type_in};
use crate::{duel, fixture};
use crossterm::event::KeyCode;
use protocol::{FromServer, Lang};
use terminal::Panel;

#[test]
fn a_choice_of_two_steps_is_made_by_two_and_escape_goes_back() {
    let mut model = at(duel::summoning(Lang::En));
    press(&mut model, KeyCode::Down);
    assert_eq!(press(&mut model, KeyCode::Enter), []);
    assert_eq!((table(&model).picked, model.eye.cursor), (Some(1), 0));
    press(&mut model, KeyCode::Down);
    press(&mut model, KeyCode::Esc);
    assert_eq!((table(&model).picked, model.eye.cursor), (None, 1));
    press(&mut model, KeyCode::Enter);
    type_in(&mut model, "3");
    // This attaches the second card to the third of five Characters.
    assert_eq!(press(&mut model, KeyCode::Enter), act(92, 7));
}

#[test]
fn a_card_with_one_target_is_played_at_once() {
    let mut model = at(duel::summoning(Lang::En));
    type_in(&mut model, "9");
    assert_eq!(press(&mut model, KeyCode::Enter), act(92, 34));
}

#[test]
fn digits_add_up_to_the_number_of_a_choice() {
    let mut model = at(duel::summoning(Lang::En));
    type_in(&mut model, "10");
    assert_eq!(model.eye.cursor, 9);
    type_in(&mut model, "12");
    assert_eq!(model.eye.cursor, 1);
    press(&mut model, KeyCode::Up);
    type_in(&mut model, "1");
    press(&mut model, KeyCode::Down);
    // An arrow key ends the typed number.
    type_in(&mut model, "0");
    assert_eq!(model.eye.cursor, 1);
}

#[test]
fn the_parts_of_numbers_can_be_shown() {
    let mut model = at(duel::fighting(Lang::En));
    type_in(&mut model, "w");
    assert_eq!(model.eye.panel, Panel::Parts);
    assert_eq!(press(&mut model, KeyCode::Enter), []);
    press(&mut model, KeyCode::Esc);
    assert_eq!(model.eye.panel, Panel::Table);
    // The numbers of the draft have no parts.
    let mut model = at(fixture::choosing(Lang::En));
    type_in(&mut model, "w");
    assert_eq!(model.eye.panel, Panel::Table);
}

#[test]
fn another_position_begins_with_the_first_step() {
    let mut model = at(duel::summoning(Lang::En));
    press(&mut model, KeyCode::Enter);
    hear(&mut model, FromServer::Position(Box::new(duel::fighting(Lang::En))));
    assert_eq!((table(&model).picked, model.eye.cursor), (None, 0));
}
