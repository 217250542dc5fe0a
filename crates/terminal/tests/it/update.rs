//! Tests the effects of keys and messages.

mod fights;
mod lobby;
mod steps;

use crate::{fixture, lists};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use protocol::{FromClient, FromServer, Lang, LogLine, LogPage, OptionValue, Pace, Position, Records, SeatPlan};
use terminal::{Heard, Model, Msg, Need, Notice, Opening, Order, Page, Panel, Place, Table, Wanted, update};

fn hear(model: &mut Model, message: FromServer) -> Vec<Need> {
    update(model, Msg::Heard(Heard::Said(message)))
}

fn press(model: &mut Model, key: KeyCode) -> Vec<Need> {
    update(model, Msg::Key(KeyEvent::new(key, KeyModifiers::NONE)))
}

/// Types the letters one after another. Returns the effects of the last letter.
fn type_in(model: &mut Model, letters: &str) -> Vec<Need> {
    letters.chars().map(|letter| press(model, KeyCode::Char(letter))).last().unwrap_or_default()
}

fn client(lang: Lang) -> Model {
    let mut model = Model::new(lang, None);
    update(&mut model, Msg::Heard(Heard::Up));
    hear(&mut model, lists::welcome(lang));
    hear(&mut model, lists::tables(lang));
    model
}

fn at(position: Position) -> Model {
    let mut model = client(Lang::En);
    model.client.place = Place::Opening(Opening::Known);
    hear(&mut model, FromServer::Position(Box::new(position)));
    model
}

fn table(model: &Model) -> &Table {
    model.client.table().unwrap()
}

fn say(message: FromClient) -> Vec<Need> {
    vec![Need::Say(message)]
}

fn act(at: u64, choice: usize) -> Vec<Need> {
    say(FromClient::Act { at, choice })
}

#[test]
fn the_first_words_are_hello_and_what_tables_are_there() {
    let mut model = Model::new(Lang::Fr, None);
    let needs = update(&mut model, Msg::Heard(Heard::Up));
    assert_eq!(
        needs,
        [Need::Say(FromClient::Hello { lang: Lang::Fr }), Need::Say(FromClient::Tables(Default::default()))]
    );
    assert!(model.client.linked);
}

#[test]
fn arrows_move_between_the_choices_and_enter_takes_one_once() {
    let mut model = at(fixture::choosing(Lang::En));
    assert_eq!(press(&mut model, KeyCode::Left), []);
    assert_eq!(model.eye.cursor, 0);
    press(&mut model, KeyCode::Right);
    press(&mut model, KeyCode::Right);
    press(&mut model, KeyCode::Right);
    assert_eq!(model.eye.cursor, 2);
    assert_eq!(press(&mut model, KeyCode::Enter), act(61, 2));
    // The server has not answered yet.
    assert_eq!(press(&mut model, KeyCode::Enter), []);
    hear(&mut model, FromServer::Position(Box::new(fixture::turning_down(Lang::En))));
    assert_eq!(model.eye.cursor, 0);
    assert_eq!(press(&mut model, KeyCode::Enter), act(62, 0));
}

#[test]
fn notices_of_a_table_are_shown_as_it_arrives() {
    let noted = Position { notices: vec!["It changed.".into(), "It went.".into()], ..fixture::choosing(Lang::En) };
    let mut model = client(Lang::En);
    model.client.place = Place::Opening(Opening::Known);
    hear(&mut model, FromServer::Position(Box::new(noted.clone())));
    assert_eq!(model.notice, Some(Notice::Table("It changed. It went.".into())));
    press(&mut model, KeyCode::Right);
    assert_eq!(model.notice, None);
    hear(&mut model, FromServer::Position(Box::new(noted)));
    assert_eq!(model.notice, None, "it was told");
}

#[test]
fn a_refusal_is_told_and_enter_works_again() {
    let mut model = at(fixture::choosing(Lang::En));
    press(&mut model, KeyCode::Enter);
    assert_eq!(hear(&mut model, FromServer::Refused { reason: "no".into() }), []);
    assert_eq!(model.notice, Some(Notice::Refused("no".into())));
    assert_eq!(press(&mut model, KeyCode::Enter), act(61, 0));
    assert_eq!(model.notice, None);
}

#[test]
fn a_digit_is_the_number_of_a_column() {
    let mut model = at(fixture::choosing(Lang::En));
    type_in(&mut model, "4");
    assert_eq!(model.eye.cursor, 2);
    // Column 3 is already taken.
    type_in(&mut model, "3");
    assert_eq!(model.eye.cursor, 2);
    assert_eq!(press(&mut model, KeyCode::Enter), act(61, 2));
}

#[test]
fn nothing_is_undone_unless_it_may_be() {
    let mut model = at(fixture::choosing(Lang::En));
    assert_eq!(type_in(&mut model, "u"), []);
    let mut model = at(fixture::turning_down(Lang::En));
    assert_eq!(type_in(&mut model, "u"), say(FromClient::Undo { at: 62 }));
}

#[test]
fn the_past_is_stepped_through_from_stop_to_stop() {
    let mut model = at(fixture::choosing(Lang::En));
    let step = |entry| say(FromClient::Step { entry });
    assert_eq!(type_in(&mut model, "l"), []);
    assert_eq!(type_in(&mut model, "h"), step(Some(56)));
    hear(&mut model, FromServer::Position(Box::new(fixture::past(Lang::En, 53))));
    assert_eq!(type_in(&mut model, "l"), step(Some(56)));
    assert_eq!(type_in(&mut model, "["), step(Some(1)), "nothing was told between");
    assert_eq!(press(&mut model, KeyCode::Enter), []);
    assert_eq!(press(&mut model, KeyCode::Esc), step(None));
    assert_eq!(type_in(&mut model, "f"), say(FromClient::Fork { entry: 53 }));
    assert_eq!(model.notice, Some(Notice::Forked));
    let revealing = Position { records: Records::Revealing, ..fixture::past(Lang::En, 53) };
    hear(&mut model, FromServer::Position(Box::new(revealing)));
    assert_eq!(
        (type_in(&mut model, "f"), &model.notice),
        (vec![], &Some(Notice::ForkReveals)),
        "a warning comes first"
    );
    assert_eq!(type_in(&mut model, "f"), say(FromClient::Fork { entry: 53 }));
    hear(&mut model, FromServer::Position(Box::new(fixture::past(Lang::En, 56))));
    // The last step leads to the newest position, and the table follows the game again.
    assert_eq!(type_in(&mut model, "]"), step(None));
}

#[test]
fn the_present_is_no_place_to_fork_from() {
    assert_eq!(type_in(&mut at(fixture::choosing(Lang::En)), "f"), []);
}

#[test]
fn pace_language_and_help() {
    let mut model = at(fixture::choosing(Lang::En));
    assert_eq!(type_in(&mut model, "p"), say(FromClient::Pace { pace: Pace::Instant }));
    assert_eq!(type_in(&mut model, "L"), say(FromClient::Hello { lang: Lang::Fr }));
    assert_eq!(model.client.words.0, Lang::Fr);
    type_in(&mut model, "?");
    assert!(model.help);
    // The key that closes the help has no other effect.
    assert_eq!(press(&mut model, KeyCode::Enter), []);
    assert!(!model.help);
}

#[test]
fn the_screen_passes_only_when_somebody_is_ready() {
    let mut model = at(fixture::curtain(Lang::En));
    for key in [KeyCode::Left, KeyCode::Tab, KeyCode::Char('h'), KeyCode::Char('u'), KeyCode::Char('1')] {
        assert_eq!(press(&mut model, key), []);
    }
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::Sit { seat: Some(fixture::seat(1)) }));
    assert_eq!(press(&mut model, KeyCode::Esc), say(FromClient::Leave));
}

#[test]
fn the_sheet_comes_by_itself_and_goes_in_the_past() {
    let mut model = at(fixture::choosing(Lang::En));
    hear(&mut model, FromServer::Position(Box::new(fixture::over(Lang::En))));
    assert_eq!(model.eye.panel, Panel::Sheet);
    press(&mut model, KeyCode::Tab);
    assert_eq!(model.eye.panel, Panel::Table);
    press(&mut model, KeyCode::BackTab);
    assert_eq!(model.eye.panel, Panel::Sheet);
    hear(&mut model, FromServer::Position(Box::new(fixture::past(Lang::En, 53))));
    assert_eq!(model.eye.panel, Panel::Table);
}

#[test]
fn panels_go_round_and_scroll_as_far_as_they_reach() {
    let mut model = at(fixture::choosing(Lang::En));
    press(&mut model, KeyCode::Tab);
    assert_eq!(model.eye.panel, Panel::Others);
    update(&mut model, Msg::Drawn { scroll: 0, reach: 3, shown: 10 });
    press(&mut model, KeyCode::PageDown);
    assert_eq!(model.scroll, 3);
    press(&mut model, KeyCode::Up);
    assert_eq!(model.scroll, 2);
    press(&mut model, KeyCode::Tab);
    assert_eq!(model.scroll, usize::MAX);
    update(&mut model, Msg::Drawn { scroll: 7, reach: 7, shown: 10 });
    // The log starts at its end.
    assert_eq!((model.eye.panel, model.scroll), (Panel::Log, 7));
    press(&mut model, KeyCode::Esc);
    assert_eq!((model.eye.panel, model.scroll), (Panel::Table, 0));
}

#[test]
fn a_position_that_comes_too_late_does_not_open_the_table_again() {
    let mut model = at(fixture::choosing(Lang::En));
    assert_eq!(type_in(&mut model, "q"), say(FromClient::Leave));
    hear(&mut model, FromServer::Position(Box::new(fixture::choosing(Lang::En))));
    assert!(matches!((&model.client.place, &model.page), (Place::Lobby, Page::Tables(_))));
}

#[test]
fn the_log_panel_asks_for_the_pages_that_are_missing() {
    let line = |entry| LogLine { entry, words: format!("Line {entry}.").into(), note: kernel::Note::default() };
    let mut position = fixture::choosing(Lang::En);
    (position.log, position.has_earlier) = ((30..58).map(line).collect(), true);
    let page = |from: usize, to: usize| {
        let Position { table, viewer, lang, .. } = fixture::choosing(Lang::En);
        FromServer::Log(LogPage { table, viewer, lang, lines: (from..to).map(line).collect(), has_earlier: from > 1 })
    };
    let mut model = at(position);
    assert_eq!(press(&mut model, KeyCode::Tab), []);
    assert_eq!(press(&mut model, KeyCode::Tab), say(FromClient::Log { before: 30 }));
    assert_eq!(hear(&mut model, page(10, 30)), say(FromClient::Log { before: 10 }));
    assert_eq!(hear(&mut model, page(10, 30)), [], "a page that is here already");
    assert_eq!(hear(&mut model, page(1, 10)), []);
    assert_eq!(table(&model).position.log.len(), 57);
}

#[test]
fn a_lost_connection_is_resumed_where_it_broke() {
    let mut model = at(fixture::choosing(Lang::En));
    press(&mut model, KeyCode::Enter);
    update(&mut model, Msg::Heard(Heard::Lost));
    assert!(!model.client.linked);
    let needs = update(&mut model, Msg::Heard(Heard::Up));
    let sit = FromClient::Sit { seat: Some(fixture::seat(0)) };
    let said = [
        FromClient::Hello { lang: Lang::En },
        FromClient::Tables(Default::default()),
        FromClient::Open { table: "t1".into() },
        sit,
        // The decision had no answer. If the server has stored it, it counts once.
        FromClient::Act { at: 61, choice: 0 },
    ];
    assert_eq!(needs, said.map(Need::Say));
    assert_eq!(press(&mut model, KeyCode::Enter), act(61, 0));
}

#[test]
fn the_game_of_the_command_line_is_asked_for_once() {
    let order = Order {
        game: "draft".into(),
        seats: ["Ann", "greedy", "ismcts:50"].map(str::to_owned).to_vec(),
        options: vec!["memoryAid=yes".into(), "dice=3".into(), "cards=Alternative".into()],
    };
    let mut model = Model::new(Lang::En, Some(Wanted::Game(order)));
    update(&mut model, Msg::Heard(Heard::Up));
    let needs = hear(&mut model, lists::welcome(Lang::En));
    let plan = |name: &str, bot: Option<&str>| SeatPlan { name: name.into(), bot: bot.map(str::to_owned) };
    let options = [
        ("memoryAid".to_owned(), OptionValue::Flag(true)),
        ("cards".to_owned(), OptionValue::Word("alternative".into())),
        ("dice".to_owned(), OptionValue::Number(3)),
    ];
    let seats = vec![plan("Ann", None), plan("Collector", Some("greedy")), plan("Planner", Some("ismcts:50"))];
    assert_eq!(needs, say(FromClient::Create { game: "draft".into(), options: options.into(), seats }));
    assert_eq!(hear(&mut model, lists::welcome(Lang::En)), []);
    assert_eq!(hear(&mut model, FromServer::Refused { reason: "no".into() }), [Need::Fail("no".into())]);
}

#[test]
fn a_wrong_option_ends_the_command_with_the_expected_values() {
    for (option, expected) in [
        ("memoryAid", "NAME=VALUE"),
        ("memoryAid=perhaps", "true or false"),
        ("dice=4", "from 1 to 3"),
        ("cards=new", "standard, alternative"),
    ] {
        let order = Order { game: "draft".into(), seats: vec!["Ann".into()], options: vec![option.into()] };
        let mut model = Model::new(Lang::En, Some(Wanted::Game(order)));
        match hear(&mut model, lists::welcome(Lang::En)).as_slice() {
            [Need::Fail(why)] => assert!(why.contains(expected), "{why}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn control_c_leaves_from_anywhere() {
    let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    let mut importing = client(Lang::En);
    importing.page = Page::Import(String::new());
    for mut model in [client(Lang::En), importing, at(fixture::curtain(Lang::En))] {
        assert_eq!(update(&mut model, Msg::Key(key)), [Need::Quit]);
    }
    assert_eq!(type_in(&mut client(Lang::En), "q"), [Need::Quit]);
}
