//! Tests the effects of keys and messages.

mod fights;
mod steps;

use crate::{fixture, lists};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use protocol::{FromClient, FromServer, Lang, LogLine, LogPage, OptionValue, Pace, Position, Records, SeatPlan};
use std::path::PathBuf;
use terminal::{
    Heard, Lobby, Model, Msg, Need, NewGame, Notice, Occupant, Opening, Order, Page, Panel, Place, Table, Unread,
    update,
};

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
fn a_table_is_opened_from_the_list() {
    let mut model = client(Lang::En);
    for key in [KeyCode::Down, KeyCode::Down, KeyCode::Down] {
        press(&mut model, key);
    }
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::Open { table: "t1".into() }));
    hear(&mut model, FromServer::Position(Box::new(fixture::choosing(Lang::En))));
    assert_eq!(table(&model).position.table, "t1");
}

#[test]
fn the_deal_of_the_day_is_begun_gone_on_with_and_looked_at() {
    let mut model = client(Lang::En);
    let asked = say(FromClient::Dailies { name: "Player 1".into() });
    press(&mut model, KeyCode::Down);
    assert_eq!(press(&mut model, KeyCode::Enter), asked, "by its row");
    assert_eq!(press(&mut model, KeyCode::Enter), [], "there is nothing to open yet");
    assert_eq!(press(&mut model, KeyCode::Esc), say(FromClient::Leave));
    assert_eq!(type_in(&mut model, "d"), asked, "or by its key");
    hear(&mut model, lists::dailies(Lang::En));
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::Open { table: "t9".into() }));
    for (downs, needed) in [
        (1, FromClient::Daily { game: "oz".into(), day: None, name: "Player 1".into() }),
        // The last row has the result of the day before.
        (9, FromClient::Open { table: "t8".into() }),
    ] {
        let mut model = model.clone();
        model.client.place = Place::Lobby;
        for _ in 0..downs {
            press(&mut model, KeyCode::Down);
        }
        assert_eq!(press(&mut model, KeyCode::Enter), say(needed));
    }
    // The person keeps the same name in another language.
    model.client.place = Place::Lobby;
    assert!(type_in(&mut model, "L").contains(&Need::Say(FromClient::Dailies { name: "Player 1".into() })));
}

#[test]
fn a_replay_begins_at_the_beginning_and_knows_the_end() {
    let mut model = client(Lang::En);
    model.page = Page::Tables(Lobby { row: 4, removing: false });
    assert_eq!(type_in(&mut model, "r"), say(FromClient::Open { table: "t2".into() }));
    let needs = hear(&mut model, FromServer::Position(Box::new(fixture::over(Lang::En))));
    assert_eq!(needs, say(FromClient::Step { entry: Some(0) }));
    hear(&mut model, FromServer::Position(Box::new(Position { entries: 120, ..fixture::past(Lang::En, 0) })));
    assert_eq!(type_in(&mut model, "l"), say(FromClient::Step { entry: Some(1) }));
}

#[test]
fn a_table_is_removed_only_after_a_question() {
    let mut model = client(Lang::En);
    model.page = Page::Tables(Lobby { row: 3, removing: false });
    assert_eq!(type_in(&mut model, "x"), []);
    assert_eq!(press(&mut model, KeyCode::Char('n')), []);
    assert!(matches!(model.page, Page::Tables(Lobby { row: 3, removing: false })));
    type_in(&mut model, "x");
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::Remove { table: "t1".into() }));
    assert_eq!(model.notice, Some(Notice::Removed));
    // The cursor is on a row above the tables, which cannot be removed.
    model.page = Page::Tables(Lobby { row: 0, removing: false });
    type_in(&mut model, "x");
    assert!(matches!(model.page, Page::Tables(Lobby { row: 0, removing: false })));
}

#[test]
fn the_row_stays_within_the_list() {
    let mut model = client(Lang::En);
    press(&mut model, KeyCode::End);
    assert!(matches!(model.page, Page::Tables(Lobby { row: 4, .. })));
    hear(&mut model, FromServer::Tables { tables: Vec::new(), find: Default::default(), more: None });
    assert!(matches!(model.page, Page::Tables(Lobby { row: 2, .. })));
    press(&mut model, KeyCode::PageDown);
    assert!(matches!(model.page, Page::Tables(Lobby { row: 2, .. })));
}

#[test]
fn a_game_is_set_up_by_keys() {
    let mut model = client(Lang::En);
    press(&mut model, KeyCode::Enter);
    // The cursor starts on the start row, and goes up past three options to the fourth seat.
    for _ in 0..4 {
        press(&mut model, KeyCode::Up);
    }
    press(&mut model, KeyCode::Right);
    type_in(&mut model, "Zoé?L");
    press(&mut model, KeyCode::Backspace);
    press(&mut model, KeyCode::Backspace);
    press(&mut model, KeyCode::Down);
    press(&mut model, KeyCode::Enter);
    press(&mut model, KeyCode::Down);
    press(&mut model, KeyCode::Left);
    press(&mut model, KeyCode::Down);
    press(&mut model, KeyCode::Right);
    press(&mut model, KeyCode::Right);
    press(&mut model, KeyCode::Down);
    let plan = |name: &str, bot: Option<&str>| SeatPlan { name: name.into(), bot: bot.map(str::to_owned) };
    let seats = vec![
        plan("Player 1", None),
        plan("Collector", Some("greedy")),
        plan("Collector 2", Some("greedy")),
        plan("Zoé", None),
    ];
    let options = [
        ("memoryAid".to_owned(), OptionValue::Flag(true)),
        ("cards".to_owned(), OptionValue::Word("alternative".into())),
        ("dice".to_owned(), OptionValue::Number(3)),
    ];
    let create = FromClient::Create { game: "draft".into(), options: options.into(), seats };
    assert_eq!(press(&mut model, KeyCode::Enter), say(create));
    assert!(matches!(model.client.place, Place::Opening(Opening::New)));
    hear(&mut model, FromServer::Refused { reason: "no".into() });
    assert!(matches!((&model.client.place, &model.page), (Place::Lobby, Page::Tables(_))));
}

#[test]
fn a_name_that_is_not_allowed_keeps_the_form_open() {
    for (lang, names, said, row) in [
        (Lang::En, ["Ann", " ANN "], "Seats 1 and 2 are both called “ANN”. Expected names that differ", 4),
        (Lang::Fr, ["Ann", "ann"], "Les places 1 et 2 s’appellent toutes deux «\u{a0}ann\u{a0}»", 4),
        (Lang::En, ["Ann", "\u{301}"], "Seat 2 has no name that can be seen. Expected 1 to 40", 4),
        (Lang::Fr, ["\u{301}", "Ben"], "La place 1 n’a pas de nom visible.", 1),
    ] {
        let mut model = client(lang);
        let mut new = NewGame::first(&model.client.games, &model.client.bots).unwrap();
        // An empty seat between two others has a row in the form, but no seat at the table.
        let [first, second] = names.map(|name| Occupant::Person(name.into()));
        new.seats = vec![first, Occupant::Nobody, Occupant::Nobody, second];
        new.row = 8;
        model.page = Page::NewGame(new.clone());
        assert_eq!(press(&mut model, KeyCode::Enter), []);
        assert!(matches!(&model.notice, Some(Notice::Refused(why)) if why.starts_with(said)), "{:?}", model.notice);
        assert!(matches!(&model.page, Page::NewGame(kept) if *kept == NewGame { row, ..new }));
    }
}

#[test]
fn names_that_we_give_are_unlike_those_that_are_typed() {
    let mut model = client(Lang::En);
    let mut new = NewGame::first(&model.client.games, &model.client.bots).unwrap();
    let typed = |name: &str| Occupant::Person(name.into());
    // An occupant with a typed name is a person, even if the name is the level of a bot.
    new.seats = vec![Occupant::Bot(1), typed("collector"), typed("greedy"), Occupant::Bot(1)];
    new.row = 8;
    model.page = Page::NewGame(new);
    let plan = |name: &str, bot: Option<&str>| SeatPlan { name: name.into(), bot: bot.map(str::to_owned) };
    match press(&mut model, KeyCode::Enter).as_slice() {
        [Need::Say(FromClient::Create { seats, .. })] => {
            let greedy = Some("greedy");
            let seated = [
                plan("Collector 2", greedy),
                plan("collector", None),
                plan("greedy", None),
                plan("Collector 3", greedy),
            ];
            assert_eq!(seats[..], seated);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn invisible_signs_are_not_typed() {
    let mut model = client(Lang::En);
    let mut new = NewGame::first(&model.client.games, &model.client.bots).unwrap();
    new.row = 1;
    model.page = Page::NewGame(new);
    type_in(&mut model, "A\u{202e}\u{200b}\u{7}nn");
    assert!(matches!(&model.page, Page::NewGame(new) if new.seats[0] == Occupant::Person("Ann".into())));
}

#[test]
fn a_seat_that_the_game_needs_is_never_empty() {
    let mut model = client(Lang::En);
    let mut new = NewGame::first(&model.client.games, &model.client.bots).unwrap();
    (new.seats[2], new.row) = (Occupant::Nobody, 2);
    model.page = Page::NewGame(new);
    for _ in 0..10 {
        press(&mut model, KeyCode::Right);
        match &model.page {
            Page::NewGame(new) => assert_ne!(new.seats[1], Occupant::Nobody),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn occupants_stay_when_the_game_changes() {
    let mut model = client(Lang::En);
    hear(&mut model, lists::two_games(Lang::En));
    let mut new = NewGame::first(&model.client.games, &model.client.bots).unwrap();
    new.seats[0] = Occupant::Person("Zoé".into());
    new.seats[1] = Occupant::Bot(2);
    model.page = Page::NewGame(new);
    let mut seats = |key| {
        press(&mut model, key);
        match &model.page {
            Page::NewGame(new) => new.seats.clone(),
            other => panic!("{other:?}"),
        }
    };
    let both = [Occupant::Person("Zoé".into()), Occupant::Bot(2)];
    assert_eq!(seats(KeyCode::Right), both);
    assert_eq!(seats(KeyCode::Left)[..2], both);
}

#[test]
fn a_record_is_imported_by_its_path() {
    let mut model = client(Lang::En);
    type_in(&mut model, "i");
    assert_eq!(press(&mut model, KeyCode::Enter), []);
    type_in(&mut model, "L?q");
    update(&mut model, Msg::Paste("/a b.jsonl\n".into()));
    assert_eq!(press(&mut model, KeyCode::Enter), [Need::Read(PathBuf::from("L?q/a b.jsonl"))]);
    let path = || "L?q/a b.jsonl".to_owned();
    update(&mut model, Msg::Record { path: path(), read: Err(Unread::Missing) });
    assert_eq!(model.notice, Some(Notice::Unreadable { path: path(), why: Unread::Missing }));
    let needs = update(&mut model, Msg::Record { path: path(), read: Ok("{}".into()) });
    assert_eq!(needs, say(FromClient::Import { record: "{}".into() }));
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
    let mut model = Model::new(Lang::En, Some(order));
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
        let mut model = Model::new(Lang::En, Some(order));
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
