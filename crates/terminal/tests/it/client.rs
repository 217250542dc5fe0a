//! Tests the client without a display: the effects of messages, and its requests.

use crate::{duel, fixture, lists};
use protocol::{FromClient, FromServer, Lang, LogLine, LogPage, Position, Records, Update};
use terminal::{Arrival, Change, Client, Heard, Need, Notice, Opening, Order, Place, Taken, Wanted};

fn hear(client: &mut Client, message: FromServer) -> (Change, Vec<Need>) {
    client.hear(Heard::Said(message))
}

fn arrives(client: &mut Client, position: Position) -> Arrival {
    match hear(client, FromServer::Position(Box::new(position))) {
        (Change::Arrival(arrival), _) => arrival,
        other => panic!("{other:?}"),
    }
}

/// Returns a client in the list of tables.
fn listed() -> Client {
    let mut client = Client::new(Lang::En, None);
    client.hear(Heard::Up);
    hear(&mut client, lists::welcome(Lang::En));
    hear(&mut client, lists::tables(Lang::En));
    client
}

/// Returns a client at a table.
fn at(position: Position) -> Client {
    let mut client = listed();
    client.open(position.table.clone());
    arrives(&mut client, position);
    client
}

fn say<const N: usize>(messages: [FromClient; N]) -> Vec<Need> {
    messages.into_iter().map(Need::Say).collect()
}

fn shown(client: &Client) -> &Position {
    &client.table().unwrap().position
}

const HELLO: FromClient = FromClient::Hello { lang: Lang::En };

fn refused() -> FromServer {
    FromServer::Refused { reason: "no".into() }
}

#[test]
fn a_new_connection_is_told_where_the_client_is() {
    let mut client = listed();
    assert_eq!(client.hear(Heard::Up).1, say([HELLO, FromClient::Tables(Default::default())]));
    let mut client = at(fixture::choosing(Lang::En));
    assert!(matches!(client.hear(Heard::Lost).0, Change::Notice(Notice::Lost)));
    assert!(!client.linked);
    let (open, sit) = (FromClient::Open { table: "t1".into() }, FromClient::Sit { seat: Some(fixture::seat(0)) });
    assert_eq!(client.hear(Heard::Up).1, say([HELLO, FromClient::Tables(Default::default()), open, sit]));
    assert!(client.linked && client.table().is_some());
}

#[test]
fn a_request_on_a_lost_connection_is_not_awaited() {
    let mut client = listed();
    client.open("t1".into());
    client.hear(Heard::Up);
    assert!(matches!(client.place, Place::Lobby));
    let order = Order { game: "draft".into(), seats: vec!["Ann".into(), "greedy".into()], options: vec![] };
    let mut client = Client::new(Lang::En, Some(Wanted::Game(order)));
    client.hear(Heard::Up);
    client.hear(Heard::Up);
    assert!(matches!(client.place, Place::Opening(Opening::Ordered)), "it has not been asked for");
    assert!(matches!(hear(&mut client, lists::welcome(Lang::En)).1[..], [Need::Say(FromClient::Create { .. })]));
    client.hear(Heard::Up);
    assert!(matches!(client.place, Place::Lobby));
    assert_eq!(hear(&mut client, lists::welcome(Lang::En)).1, [], "once");
}

#[test]
fn an_update_makes_the_next_position_or_the_whole_is_requested() {
    let before = duel::summoning(Lang::En);
    let now = duel::fought(Lang::En, [93, 95]);
    let update = Update::between(&before, &now).unwrap();
    let mut client = at(before.clone());
    match hear(&mut client, FromServer::Update(Box::new(update.clone()))) {
        (Change::Arrival(Arrival { goes_on: true, .. }), needs) => assert_eq!(needs, []),
        other => panic!("{other:?}"),
    }
    assert_eq!((shown(&client).row, &shown(&client).log), (95, &now.log));
    // None of these updates fits: the first repeats an update, the second leaves a gap, and the others are for another
    // viewer, another language and another table.
    let none: Vec<Update> = vec![
        update.clone(),
        Update { since: 96, row: 97, ..update.clone() },
        Update { since: 95, viewer: None, ..update.clone() },
        Update { since: 95, lang: Lang::Fr, ..update.clone() },
        Update { since: 95, table: "t2".into(), ..update.clone() },
    ];
    for update in none {
        let (change, needs) = hear(&mut client, FromServer::Update(Box::new(update)));
        assert!(matches!(change, Change::Nothing), "{change:?}");
        assert_eq!((needs, shown(&client).row), (say([FromClient::Again]), 95));
    }
    assert!(!arrives(&mut client, now).goes_on, "the whole that comes then");
}

#[test]
fn messages_about_a_table_are_ignored_without_one() {
    let update = Update::between(&duel::summoning(Lang::En), &duel::fought(Lang::En, [93, 95])).unwrap();
    let mut client = at(duel::summoning(Lang::En));
    assert_eq!(client.leave(), Need::Say(FromClient::Leave));
    let mut opening = listed();
    opening.replay("t1".into());
    let late = [FromServer::Update(Box::new(update)), page(&duel::summoning(Lang::En), 1..2)];
    for message in late {
        for client in [&mut client, &mut opening] {
            assert!(matches!(hear(client, message.clone()), (Change::Nothing, needs) if needs.is_empty()));
        }
    }
    // The server sent this position before it received the message that the client left the table.
    let late = FromServer::Position(Box::new(duel::summoning(Lang::En)));
    assert!(matches!(hear(&mut client, late).0, Change::Nothing));
    assert!(matches!((client.place, opening.place), (Place::Lobby, Place::Opening(Opening::Replay))));
}

#[test]
fn a_refusal_leads_back_from_a_requested_table_and_allows_another_choice_at_one() {
    let asks: [fn(&mut Client) -> Need; 4] = [
        |client| client.open("t1".into()),
        |client| client.replay("t1".into()),
        |client| client.import("{}".into()),
        |client| client.create("draft".into(), Default::default(), Vec::new()),
    ];
    for ask in asks {
        let mut client = listed();
        ask(&mut client);
        assert!(matches!(client.place, Place::Opening(_)));
        let (change, needs) = hear(&mut client, refused());
        assert!(matches!(change, Change::Notice(Notice::Refused(reason)) if reason == "no"));
        assert_eq!(needs, say([FromClient::Leave]), "the list may have changed");
        assert!(matches!(client.place, Place::Lobby));
    }
    let mut client = at(fixture::choosing(Lang::En));
    client.table_mut().unwrap().act(0);
    assert_eq!(hear(&mut client, refused()).1, []);
    assert_eq!(client.table().unwrap().acting, None);
}

#[test]
fn a_choice_without_an_answer_is_sent_again_after_a_break() {
    let mut client = at(fixture::choosing(Lang::En));
    let act = client.table_mut().unwrap().act(2);
    client.hear(Heard::Lost);
    let again = client.hear(Heard::Up).1;
    assert_eq!(again.last(), Some(&act), "after the table is open and the seat taken");
    assert_eq!(again.len(), 5);
    client.hear(Heard::Lost);
    assert_eq!(client.hear(Heard::Up).1.len(), 4, "once");
}

#[test]
fn a_refused_order_ends_the_command() {
    let order = Order { game: "chess".into(), seats: vec!["Ann".into(), "greedy".into()], options: vec![] };
    let mut client = Client::new(Lang::En, Some(Wanted::Game(order)));
    client.hear(Heard::Up);
    hear(&mut client, lists::welcome(Lang::En));
    assert_eq!(hear(&mut client, refused()).1, [Need::Fail("no".into())]);
    assert_eq!(client.hear(Heard::Gone("gone".into())).1, [Need::Fail("gone".into())]);
}

#[test]
fn a_choice_is_made_once_until_there_is_an_answer() {
    let mut client = at(fixture::choosing(Lang::En));
    let act = |at, choice| Taken::Act(Need::Say(FromClient::Act { at, choice }));
    let table = client.table_mut().unwrap();
    assert_eq!([table.take(2), table.take(1)], [act(61, 2), Taken::Nothing]);
    arrives(&mut client, fixture::turning_down(Lang::En));
    let table = client.table_mut().unwrap();
    assert_eq!([table.take(9), table.take(1)], [Taken::Nothing, act(62, 1)]);
    client.hear(Heard::Up);
    assert_eq!(client.table_mut().unwrap().take(0), act(62, 0), "the answer was lost with the line");
}

#[test]
fn a_picked_row_stays_picked_while_the_choices_stay_the_same() {
    let mut client = at(duel::summoning(Lang::En));
    assert_eq!(client.table_mut().unwrap().take(1), Taken::Picked);
    arrives(&mut client, Position { pace: protocol::Pace::Calm, ..duel::summoning(Lang::En) });
    assert_eq!(client.table().unwrap().picked, Some(1));
    arrives(&mut client, duel::fighting(Lang::En));
    assert_eq!(client.table().unwrap().picked, None);
}

#[test]
fn the_list_is_asked_for_again_in_another_language() {
    let hello = FromClient::Hello { lang: Lang::Fr };
    assert_eq!(listed().other_language(), say([hello.clone(), FromClient::Tables(Default::default())]));
    let mut client = at(fixture::choosing(Lang::En));
    assert_eq!(client.other_language(), say([hello]));
    assert!(!arrives(&mut client, fixture::choosing(Lang::Fr)).goes_on);
}

#[test]
fn a_replay_begins_at_the_beginning() {
    let mut client = listed();
    client.replay("t1".into());
    match hear(&mut client, FromServer::Position(Box::new(fixture::over(Lang::En)))) {
        (Change::Arrival(Arrival { before: Place::Opening(Opening::Replay), .. }), needs) => {
            assert_eq!(needs, say([FromClient::Step { entry: Some(0) }]));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_warning_comes_before_each_new_game_that_reveals_secrets() {
    let revealing = |shown| Position { records: Records::Revealing, ..fixture::past(Lang::En, shown) };
    let mut client = at(revealing(53));
    for shown in [53, 56] {
        arrives(&mut client, revealing(shown));
        let table = client.table_mut().unwrap();
        assert_eq!(table.fork(), (Notice::ForkReveals, None));
        assert_eq!(table.fork(), (Notice::Forked, Some(Need::Say(FromClient::Fork { entry: shown }))));
    }
}

fn page(of: &Position, entries: std::ops::Range<usize>) -> FromServer {
    let Position { table, viewer, lang, .. } = of.clone();
    let lines = entries
        .clone()
        .map(|entry| LogLine { entry, words: "Something.".into(), note: kernel::Note::default() })
        .collect();
    FromServer::Log(LogPage { table, viewer, lang, lines, has_earlier: entries.start > 1 })
}

#[test]
fn an_earlier_page_of_the_log_fits_or_changes_nothing() {
    let position = Position { has_earlier: true, ..duel::summoning(Lang::En) };
    let mut client = at(position.clone());
    assert_eq!(client.table().unwrap().earlier_log(), Some(Need::Say(FromClient::Log { before: 90 })));
    let other = Position { lang: Lang::Fr, ..position.clone() };
    for (page, fits) in [(page(&other, 1..90), false), (page(&position, 1..90), true), (page(&position, 1..90), false)]
    {
        assert_eq!(matches!(hear(&mut client, page).0, Change::Log), fits);
    }
    assert_eq!((client.table().unwrap().earlier_log(), shown(&client).log.len()), (None, 92));
}

#[test]
fn fights_in_between_are_shown_if_the_game_goes_on() {
    let fought = || duel::fought(Lang::En, [93, 95]);
    let fights = |before: Position, now: Position| -> Vec<usize> {
        let arrival = arrives(&mut at(before), now);
        arrival.fights.iter().map(|fight| fight.entries).collect()
    };
    assert_eq!(fights(duel::summoning(Lang::En), fought()), [93]);
    let back = Position { shown: 90, ..duel::summoning(Lang::En) };
    assert_eq!(fights(back, fought()), [0; 0], "the reader was looking back, and saw them then or never will");
    assert_eq!(fights(duel::summoning(Lang::En), Position { shown: 94, ..fought() }), [0; 0]);
    assert_eq!(fights(duel::summoning(Lang::Fr), fought()), [0; 0]);
    let mut opening = listed();
    opening.open("t1".into());
    assert!(arrives(&mut opening, fought()).fights.is_empty());
}
