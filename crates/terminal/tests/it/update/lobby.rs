//! Tests the list of tables, and the form for a new game.

use super::{client, hear, press, say, table, type_in};
use crate::{fixture, lists};
use crossterm::event::KeyCode;
use protocol::{FromClient, FromServer, Lang, OptionValue, Position, SeatPlan};
use std::path::PathBuf;
use terminal::{Lobby, Msg, Need, NewGame, Notice, Occupant, Opening, Page, Place, Unread, update};

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
    hear(&mut model, FromServer::Tables { tables: Vec::new(), find: Default::default(), more: None, gatherings: None });
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
