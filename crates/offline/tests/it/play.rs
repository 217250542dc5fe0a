//! Tests that games can be played by messages alone and end in records that can be read.

use crate::client::{Client, bot, create, person};
use kernel::{Seat, Shelf, Turn};
use protocol::{FromClient, FromServer, Lang, Pace, Position, TurnInfo};
use std::time::Duration;

#[test]
fn bots_play_every_game_to_the_end_and_its_record_can_be_read() {
    for game in catalog::GAMES.iter() {
        let mut client = Client::new(1);
        client.say(create(game.name, &[bot("Ann", "greedy"), bot("Ben", "random")]));
        let over = client.wait();
        assert_eq!(over.turn, TurnInfo::Over, "{}", game.name);
        let record = client.session.record(&over.table).unwrap();
        let table = catalog::read_record(&record, &Shelf::EMPTY).unwrap();
        assert_eq!((table.turn(), table.entries()), (Turn::Over, over.entries));
        assert_eq!(table.header().bots, [Some("greedy".to_owned()), Some("random".to_owned())]);
    }
}

#[test]
fn a_person_decides_and_takes_it_back() {
    let mut client = Client::new(2);
    client.say(create("duel", &[person("Ann"), bot("Ben", "greedy")]));
    let before = client.wait();
    assert!(!before.scene.choices.is_empty());
    let stale = client.refused(FromClient::Act { at: before.row + 1, choice: 0 });
    assert!(stale.contains("moved on"), "{stale}");
    let after = client.act();
    assert!(after.entries > before.entries);
    if after.can_undo() {
        client.say(FromClient::Undo { at: after.row });
        let back = client.position();
        assert_eq!((back.entries, &back.digest), (before.entries, &before.digest));
        assert!(back.row > after.row);
    }
}

#[test]
fn the_past_is_looked_at_and_played_on_from() {
    let mut client = Client::new(3);
    client.say(create("draft", &[person("Ann"), bot("Ben", "greedy")]));
    client.wait();
    client.act();
    let newest = client.wait();
    client.say(FromClient::Step { entry: Some(1) });
    let past = client.position();
    assert_eq!((past.shown, past.entries, past.scene.choices.len()), (1, newest.entries, 0));
    client.say(FromClient::Step { entry: None });
    // A step forward shows the news in between.
    let back = client.position();
    assert_eq!(back.news.first().map(|news| news.entry), Some(2));
    assert_eq!(Position { news: newest.news.clone(), ..back }, newest);
    let said = client.say(FromClient::Log { before: 2 });
    let [FromServer::Log(page)] = said.as_slice() else { panic!("expected a page of the log, found {said:?}") };
    assert!(page.lines.iter().all(|line| line.entry < 2) && !page.has_earlier);
    client.say(FromClient::Fork { entry: 1 });
    let forked = client.position();
    assert!(forked.table != newest.table && forked.entries >= 1);
}

#[test]
fn a_bot_waits_at_its_pace_and_only_at_the_table_that_is_open() {
    let mut client = Client::new(4);
    assert_eq!((client.session.pause(), client.session.go_on(0)), (None, Vec::new()));
    client.say(create("draft", &[bot("Ann", "greedy"), bot("Ben", "greedy")]));
    assert_eq!(client.session.pause(), Some(Duration::from_millis(600)));
    client.say(FromClient::Pace { pace: Pace::Instant });
    assert_eq!((client.session.pause(), client.position().pace), (Some(Duration::ZERO), Pace::Instant));
    client.say(FromClient::Leave);
    assert_eq!((client.session.pause(), client.session.go_on(0)), (None, Vec::new()));
}

#[test]
fn several_at_one_screen_see_nothing_until_they_sit_down() {
    let mut client = Client::new(5);
    client.say(create("draft", &[person("Ann"), person("Ben")]));
    let curtain = client.position();
    assert_eq!(curtain.viewer, None);
    let TurnInfo::Seat(seat) = curtain.turn else { panic!("expected somebody to decide") };
    assert_eq!(curtain.pass_to, Some(seat));
    assert!(client.refused(FromClient::Act { at: curtain.row, choice: 0 }).contains("Sit down first"));
    client.say(FromClient::Sit { seat: Some(seat) });
    assert!(!client.position().scene.choices.is_empty());
}

#[test]
fn another_language_shows_the_whole_table_again() {
    let mut client = Client::new(6);
    client.say(create("oz", &[person("Ann"), bot("Ben", "greedy")]));
    let english = client.wait();
    let said = client.say(FromClient::Hello { lang: Lang::Fr });
    assert!(matches!(said.as_slice(), [FromServer::Welcome { lang: Lang::Fr, .. }, FromServer::Position(_)]));
    let french = client.position();
    assert_eq!((french.lang, french.row, &french.digest), (Lang::Fr, english.row, &english.digest));
    assert_ne!(french.scene, english.scene);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let record = |seed| {
        let mut client = Client::new(seed);
        client.say(create("draft", &[bot("Ann", "ismcts:20"), bot("Ben", "random")]));
        let table = client.wait().table;
        (client.session.record(&table).unwrap(), table)
    };
    assert_eq!(record(7), record(7));
    assert_ne!(record(7), record(8));
}

#[test]
fn the_book_of_cards_is_that_of_every_host() {
    let book = offline::Session::new(1).cards();
    assert_eq!(book, host::card_book(&Shelf::EMPTY));
    let read: protocol::CardBook = serde_json::from_str(&book).unwrap();
    assert_eq!(read.games.len(), catalog::GAMES.len());
}

#[test]
fn a_person_gets_a_hint() {
    let mut client = Client::new(5);
    client.say(create("draft", &[person("Ann"), bot("Ben", "greedy")]));
    let before = client.wait();
    let said = client.say(FromClient::Hint { at: before.row });
    let [.., FromServer::Hint(hint)] = said.as_slice() else { panic!("expected a hint, found {said:?}") };
    assert_eq!((hint.row, client.position().row), (before.row + 1, before.row + 1));
    assert!(hint.choices.iter().all(|choice| choice.choice < before.scene.choices.len()));
    let stale = client.refused(FromClient::Hint { at: before.row });
    assert!(stale.contains("moved on"), "{stale}");
}

#[test]
fn a_finished_game_is_reviewed() {
    let mut client = Client::new(6);
    client.say(create("draft", &[bot("Ann", "greedy"), bot("Ben", "random")]));
    let over = client.wait();
    let seat = Seat::all(over.seats.len()).last().unwrap();
    let said = client.say(FromClient::Review { seat, from: 0 });
    let [FromServer::Review(review)] = said.as_slice() else { panic!("expected a review, found {said:?}") };
    let decision = review.decision.as_ref().unwrap();
    assert!((review.seat, decision.number) == (seat, 1) && decision.choices.iter().any(|choice| choice.chosen));
}
