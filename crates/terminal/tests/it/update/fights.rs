//! Tests fights between two positions. Each fight is shown for a while, and then the current table.

use super::{act, at, client, hear, press, type_in};
use crate::{duel, fixture, view::screen};
use crossterm::event::KeyCode;
use protocol::{FromClient, FromServer, Lang, Pace, Position};
use std::time::Duration;
use terminal::{Model, Msg, Need, Panel, update};

const STANDING: &str = "The attacker is ahead, 25 to 21.";
/// The prompt when the fight is over.
const ASKED: &str = "Play cards and form Groups.";

fn arrives(model: &mut Model, position: Position) {
    hear(model, FromServer::Position(Box::new(position)));
}

fn passes(model: &mut Model, milliseconds: u64) {
    let now = model.client.now + Duration::from_millis(milliseconds);
    assert_eq!(update(model, Msg::Clock { now }), []);
}

fn shows_fight(model: &Model) -> bool {
    let (text, _) = screen(model, 80, 40);
    assert_eq!(text.contains(STANDING), !text.contains(ASKED), "{text}");
    text.contains(STANDING)
}

/// Returns a model with a table at which a fight has just ended.
fn fought() -> Model {
    let mut model = at(duel::summoning(Lang::En));
    passes(&mut model, 10_000_000);
    arrives(&mut model, duel::fought(Lang::En, [93, 95]));
    model
}

#[test]
fn a_fight_is_shown_as_long_as_the_pace_has_it() {
    for (pace, milliseconds) in [(Pace::Calm, 1600), (Pace::Brisk, 1100)] {
        let mut model = at(Position { pace, ..duel::summoning(Lang::En) });
        passes(&mut model, 10_000_000);
        assert_eq!(model.wait(), None);
        arrives(&mut model, Position { pace, ..duel::fought(Lang::En, [93, 95]) });
        assert_eq!(model.wait(), Some(Duration::from_millis(milliseconds)));
        passes(&mut model, milliseconds - 1);
        assert!(shows_fight(&model));
        assert_eq!(model.wait(), Some(Duration::from_millis(1)));
        passes(&mut model, 1);
        assert!(!shows_fight(&model));
        assert_eq!(model.wait(), None);
    }
    let mut model = at(Position { pace: Pace::Instant, ..duel::summoning(Lang::En) });
    arrives(&mut model, Position { pace: Pace::Instant, ..duel::fought(Lang::En, [93, 95]) });
    assert!(!shows_fight(&model));
}

#[test]
fn the_log_beside_a_fight_ends_with_it() {
    let mut model = fought();
    let says = |model: &Model, words: &str| screen(model, 120, 40).0.contains(words);
    assert!(says(&model, "The dice: 4 against 7.") && !says(&model, "Bea wins the battle."));
    passes(&mut model, 1100);
    assert!(says(&model, "Bea wins the battle."));
}

#[test]
fn a_key_shows_the_newest_and_is_meant_for_it() {
    let mut model = fought();
    assert_eq!(press(&mut model, KeyCode::Down), []);
    assert_eq!((shows_fight(&model), model.eye.cursor), (false, 1));
    let mut model = fought();
    type_in(&mut model, "10");
    assert_eq!(press(&mut model, KeyCode::Enter), act(95, 35));
    assert_eq!(type_in(&mut fought(), "u"), [Need::Say(FromClient::Undo { at: 95 })]);
    assert_eq!(type_in(&mut fought(), "q"), [Need::Say(FromClient::Leave)]);
}

#[test]
fn nothing_is_decided_or_left_unseen() {
    for key in [KeyCode::Enter, KeyCode::Esc] {
        let mut model = fought();
        assert_eq!(press(&mut model, key), []);
        assert!(!shows_fight(&model));
    }
    let mut model = fought();
    press(&mut model, KeyCode::Enter);
    type_in(&mut model, "10");
    assert_eq!(press(&mut model, KeyCode::Enter), act(95, 35));
}

#[test]
fn several_fights_are_shown_in_turn_but_the_screen_is_never_far_behind() {
    let mut model = fought();
    // The dice of the first fight have not changed, so the fight is not shown again.
    let mut next = duel::fought(Lang::En, [96, 97]);
    next.news[0].fight.as_mut().unwrap().standing = "The same.".into();
    arrives(&mut model, next);
    passes(&mut model, 1100);
    assert!(!shows_fight(&model));

    let mut model = fought();
    for turn in 1..5 {
        let mut next = duel::fought(Lang::En, [94 + 2 * turn, 95 + 2 * turn]);
        next.news[0].fight.as_mut().unwrap().sides[0].total.value += turn as i32;
        arrives(&mut model, next);
    }
    for _ in 0..3 {
        assert!(shows_fight(&model));
        passes(&mut model, 1100);
    }
    assert!(!shows_fight(&model));
    type_in(&mut model, "10");
    assert_eq!(press(&mut model, KeyCode::Enter), act(103, 35));
}

#[test]
fn a_position_that_does_not_follow_is_shown_at_once() {
    let undone = Position { row: 97, ..duel::fought(Lang::En, [93, 94]) };
    let past = Position { shown: 90, ..duel::fought(Lang::En, [93, 95]) };
    let other = Position { table: "t9".into(), ..duel::fought(Lang::En, [97, 98]) };
    for next in [undone, past, other] {
        let mut model = fought();
        assert!(shows_fight(&model));
        arrives(&mut model, next);
        assert!(!shows_fight(&model));
    }
    let mut model = fought();
    type_in(&mut model, "q");
    assert_eq!((client(Lang::En).wait(), model.wait()), (None, None));
}

#[test]
fn the_sheet_comes_when_the_last_fight_was_seen() {
    let mut model = at(duel::summoning(Lang::En));
    let mut over = duel::fought(Lang::En, [93, 95]);
    over.scene.sheet = fixture::over_without_points(Lang::En).scene.sheet;
    over.scene.choices.clear();
    arrives(&mut model, over);
    assert_eq!(model.eye.panel, Panel::Table);
    passes(&mut model, 1100);
    assert_eq!(model.eye.panel, Panel::Sheet);
}
