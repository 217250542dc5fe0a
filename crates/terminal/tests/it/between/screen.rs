//! Tests the full screen at a table between people.

use super::handmade::seat as handmade_seat;
use super::{after, at, fixture, hear, press, say, shows, type_in};
use crate::view::screen;
use crossterm::event::KeyCode;
use insta::assert_snapshot;
use protocol::{EarlyEnd, FromClient, FromServer, Lang, Orders, Position, TurnInfo};
use std::time::Duration;
use terminal::{Heard, Model, Msg, Notice, Panel, update};

/// Compares a screen with its snapshot at three sizes, the widest in French too.
fn each(name: &str, make: impl Fn(Lang) -> Model) {
    for (lang, suffix, (width, height)) in
        [(Lang::En, "en", (80, 24)), (Lang::Fr, "fr", (80, 24)), (Lang::En, "en", (120, 40))]
    {
        assert_snapshot!(format!("{name}_{width}x{height}_{suffix}"), screen(&make(lang), width, height).0);
    }
}

#[test]
fn the_people_and_their_times_stand_above_the_table() {
    each("timed", |lang| {
        let mut model = at(lang, fixture::timed(lang));
        hear(&mut model, fixture::company(false));
        model
    });
}

#[test]
fn what_one_may_ask_for_is_a_panel() {
    each("people", |lang| {
        let mut model = at(lang, fixture::proposed(lang));
        type_in(&mut model, "e");
        model
    });
}

#[test]
fn a_clock_runs_down_between_two_messages() {
    let mut model = at(Lang::En, fixture::timed(Lang::En));
    assert!(shows(&model, "►Ann 1:05") && shows(&model, "Ben 12:34"));
    assert_eq!(model.wait(), Some(Duration::from_millis(301)), "the next second");
    after(&mut model, 6);
    assert!(shows(&model, "►Ann 0:59") && shows(&model, "Ben 12:34"));
    after(&mut model, 600);
    assert!(shows(&model, "►Ann 0:00"));
    assert_eq!(model.wait(), None, "nothing changes any more");
    let mut over = Position { turn: TurnInfo::Over, ..fixture::timed(Lang::En) };
    over.scene.choices.clear();
    assert_eq!(at(Lang::En, over).wait(), None);
}

#[test]
fn days_are_told_in_days() {
    let model = at(Lang::En, fixture::proposed(Lang::En));
    assert!(shows(&model, "Ann 3 d 2 h") && shows(&model, "►Ben 1 d 1 h"));
    assert_eq!(model.wait(), Some(Duration::from_millis(1)));
    // The position has arrived at 02:46 on the first day of 1970.
    let mut model = model;
    type_in(&mut model, "e");
    assert!(shows(&model, "Ben has time until 1970-01-02 03:46 UTC."));
}

#[test]
fn resigning_asks_first() {
    let mut model = at(Lang::En, fixture::timed(Lang::En));
    type_in(&mut model, "e");
    assert_eq!(model.eye.panel, Panel::People);
    // The proposal to end the game comes first.
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::Propose));
    press(&mut model, KeyCode::Down);
    assert_eq!(press(&mut model, KeyCode::Enter), []);
    assert!(shows(&model, "A bot plays on, and you lose."));
    assert_eq!(press(&mut model, KeyCode::Char('q')), [], "any other key plays on");
    assert!(!shows(&model, "A bot plays on, and you lose."));
    press(&mut model, KeyCode::Enter);
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::Resign));
    press(&mut model, KeyCode::Esc);
    assert_eq!(model.eye.panel, Panel::Table);
}

#[test]
fn a_position_that_arrives_takes_the_question_back() {
    let mut model = at(Lang::En, fixture::timed(Lang::En));
    type_in(&mut model, "e");
    press(&mut model, KeyCode::Down);
    press(&mut model, KeyCode::Enter);
    hear(&mut model, FromServer::Position(Box::new(fixture::proposed(Lang::En))));
    // The cursor is on another wish now.
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::Answer { agree: false }));
}

#[test]
fn a_proposal_is_told_and_answered() {
    let mut model = at(Lang::En, fixture::proposed(Lang::En));
    assert!(shows(&model, "Ben would like to end the game without a result."));
    type_in(&mut model, "e");
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::Answer { agree: true }));
    press(&mut model, KeyCode::Down);
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::Answer { agree: false }));
    let mut own = fixture::proposed(Lang::En);
    own.leaving.as_mut().unwrap().agreed = vec![handmade_seat(0)];
    assert!(shows(&at(Lang::En, own), "Others have yet to answer."));
}

#[test]
fn orders_are_given_by_topic() {
    let about = |ids: &[&str]| Orders::About(ids.iter().map(|id| (*id).to_owned()).collect());
    let order = |orders| say(FromClient::Orders { orders });
    let mut model = at(Lang::En, fixture::timed(Lang::En));
    type_in(&mut model, "o");
    assert!(shows(&model, "[×] Always ask me") && shows(&model, "[ ] Let it happen"));
    press(&mut model, KeyCode::Down);
    assert_eq!(press(&mut model, KeyCode::Enter), order(Orders::LetHappen));
    press(&mut model, KeyCode::Down);
    assert_eq!(press(&mut model, KeyCode::Enter), order(about(&["units"])));
    let mut ordered = fixture::timed(Lang::En);
    ordered.windows.as_mut().unwrap().own.as_mut().unwrap().orders = about(&["units"]);
    hear(&mut model, FromServer::Position(Box::new(ordered)));
    assert!(shows(&model, "My orders: ask me only if one of my units is attacked"));
    assert_eq!(press(&mut model, KeyCode::Enter), order(about(&[])));
    press(&mut model, KeyCode::Down);
    assert_eq!(press(&mut model, KeyCode::Enter), order(about(&["units", "places"])));
}

#[test]
fn a_window_is_told_with_its_time_and_passed_aloud() {
    let mut model = at(Lang::En, fixture::asked(Lang::En));
    assert!(shows(&model, "You may answer, or let it happen: 0:12"));
    assert!(shows(&model, "Ben 12:34 (passes this turn)"));
    after(&mut model, 5);
    assert!(shows(&model, "You may answer, or let it happen: 0:07"));
    type_in(&mut model, "a");
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::LetPass { turn: 7 }));
    let mut kept = fixture::asked(Lang::En);
    let windows = kept.windows.as_mut().unwrap();
    windows.passing.push(handmade_seat(0));
    windows.own.as_mut().unwrap().answer = Some(0);
    hear(&mut model, FromServer::Position(Box::new(kept)));
    assert!(shows(&model, "Your answer is kept until the time is over."));
    assert!(!shows(&model, "I let all pass this turn"), "it was said");
}

#[test]
fn nothing_of_this_is_at_a_table_of_ones_own() {
    let mut model = at(Lang::En, super::handmade::choosing(Lang::En));
    for key in ["e", "o", "a", "t"] {
        type_in(&mut model, key);
        assert_eq!(model.eye.panel, Panel::Table, "{key}");
    }
    assert!(!shows(&model, "►Ann"));
}

#[test]
fn who_leaves_and_how_the_game_ends_is_told() {
    let mut over = fixture::timed(Lang::En);
    over.turn = TurnInfo::Over;
    over.scene.choices.clear();
    over.scene.prompt = "Ben has resigned. Ann wins.".into();
    let leaving = over.leaving.as_mut().unwrap();
    (leaving.left, leaving.offers) = (vec![handmade_seat(1)], vec![]);
    leaving.end = Some(EarlyEnd::Resigned { seat: handmade_seat(1) });
    let mut model = at(Lang::En, over);
    assert!(shows(&model, "Ben (has left)") && shows(&model, "Ben has resigned. Ann wins."));
    type_in(&mut model, "e");
    assert!(shows(&model, "There is nothing to ask for here now."));
}

#[test]
fn a_break_of_the_line_and_its_end_are_told() {
    let mut model = at(Lang::En, fixture::timed(Lang::En));
    update(&mut model, Msg::Heard(Heard::Lost));
    assert!(shows(&model, "The connection is lost, trying again."));
    update(&mut model, Msg::Heard(Heard::Up));
    assert_eq!(model.notice, Some(Notice::Back));
    assert!(shows(&model, "The connection is back."));
}

#[test]
fn who_is_on_holiday_stands_above_the_table() {
    each("holiday", |lang| {
        let mut model = at(lang, fixture::on_holiday(lang));
        hear(&mut model, fixture::company(false));
        model
    });
}

#[test]
fn the_head_has_the_pace_of_bots_only_with_bots() {
    let mut position = fixture::timed(Lang::En);
    assert!(shows(&at(Lang::En, position.clone()), "bots: "));
    position.seats.iter_mut().for_each(|seat| seat.bot = None);
    assert!(!shows(&at(Lang::En, position.clone()), "bots: "));
    position.leaving.as_mut().unwrap().left = vec![handmade_seat(1)];
    assert!(shows(&at(Lang::En, position), "bots: "), "a bot plays on");
}
