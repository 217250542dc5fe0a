//! Tests plain mode at a table between people.

use super::{ARRIVED, fixture, handmade};
use crate::lists;
use protocol::{FromClient, FromServer, Lang, Orders, Position, ReadyPhrase, Saying};
use std::time::Duration;
use terminal::{Heard, Need, Reply, Talk};

fn hear(talk: &mut Talk, message: FromServer) -> Reply {
    talk.hear(Heard::Said(message))
}

/// Returns a conversation in the list of tables of a server that hosts for others.
fn listed() -> Talk {
    let mut talk = Talk::new(Lang::En, None, false);
    talk.clock(ARRIVED);
    talk.hear(Heard::Up);
    hear(&mut talk, lists::welcome(Lang::En));
    hear(&mut talk, lists::tables(Lang::En));
    talk
}

/// Returns a conversation at a table, and its first lines there.
fn at(position: Position) -> (Talk, Vec<String>) {
    let mut talk = listed();
    talk.line("1");
    let lines = hear(&mut talk, FromServer::Position(Box::new(position))).lines;
    (talk, lines)
}

/// Returns the one message that a line leads to.
fn sent(talk: &mut Talk, line: &str) -> FromClient {
    match talk.line(line).needs.as_slice() {
        [Need::Say(message)] => message.clone(),
        other => panic!("{line}: {other:?}"),
    }
}

fn told(talk: &mut Talk, line: &str) -> String {
    let Reply { lines, needs } = talk.line(line);
    assert_eq!(needs, [], "{line}");
    lines.join("\n")
}

#[test]
fn times_come_with_each_decision_and_on_request() {
    let (mut talk, lines) = at(fixture::timed(Lang::En));
    assert_eq!(lines[lines.len() - 3..], ["Ann: 1:05.", "Ben: 12:34.", "Collector 2."]);
    hear(&mut talk, fixture::company(true));
    assert_eq!(hear(&mut talk, fixture::company(false)).lines, ["Ben is away."]);
    talk.clock(ARRIVED + Duration::from_secs(6));
    let people = told(&mut talk, "people");
    assert!(people.starts_with("Ann: 0:59.\nBen: 12:34, away.\nCollector 2.\n2 look on."), "{people}");
    assert!(people.contains("10 min for the whole game") && people.contains("Each answer has 20 s."), "{people}");
    assert_eq!(hear(&mut talk, fixture::company(true)).lines, ["Ben is here again."]);
    // A position that differs only in its times is not described again.
    let mut later = fixture::timed(Lang::En);
    later.clock.as_mut().unwrap().left[0] = Some(40_000);
    assert_eq!(hear(&mut talk, FromServer::Position(Box::new(later))).lines, [""; 0]);
}

#[test]
fn resigning_asks_first() {
    let (mut talk, _) = at(fixture::timed(Lang::En));
    assert!(told(&mut talk, "resign").ends_with("Type yes or no."));
    assert_eq!(told(&mut talk, "1"), "You play on.");
    talk.line("resign");
    assert_eq!(sent(&mut talk, "yes"), FromClient::Resign);
}

#[test]
fn a_proposal_is_told_once_and_answered() {
    let (mut talk, _) = at(fixture::timed(Lang::En));
    assert_eq!(told(&mut talk, "agree"), "The server does not grant that now. Type “people” to hear how things stand.");
    assert_eq!(sent(&mut talk, "propose"), FromClient::Propose);
    let proposed = || FromServer::Position(Box::new(fixture::proposed(Lang::En)));
    let asked = "Ben would like to end the game without a result.".to_owned();
    assert!(hear(&mut talk, proposed()).lines.contains(&asked));
    assert!(!hear(&mut talk, proposed()).lines.contains(&asked));
    assert_eq!(sent(&mut talk, "decline"), FromClient::Answer { agree: false });
    assert_eq!(sent(&mut talk, "agree"), FromClient::Answer { agree: true });
}

#[test]
fn orders_are_listed_and_given_by_number() {
    let (mut talk, _) = at(fixture::timed(Lang::En));
    let listed = told(&mut talk, "orders");
    for line in ["My orders: always ask me", "1: Always ask me ×", "2: Let it happen", "4: Ask me if a Location"] {
        assert!(listed.contains(line), "{listed}");
    }
    assert_eq!(sent(&mut talk, "orders 2"), FromClient::Orders { orders: Orders::LetHappen });
    let about = Orders::About(vec!["units".into()]);
    assert_eq!(sent(&mut talk, "orders 3"), FromClient::Orders { orders: about });
    assert_eq!(sent(&mut talk, "allpass"), FromClient::LetPass { turn: 7 });
    let lines = hear(&mut talk, FromServer::Position(Box::new(fixture::asked(Lang::En)))).lines;
    assert!(lines.contains(&"Ben lets all pass this turn.".to_owned()), "{lines:?}");
    assert!(lines.contains(&"You may answer, or let it happen: 0:12".to_owned()), "{lines:?}");
}

#[test]
fn people_talk() {
    let (mut talk, _) = at(fixture::timed(Lang::En));
    assert_eq!(told(&mut talk, "say hello"), "There is no talk here.");
    let old = (1..=7).map(|number| fixture::ben(number, &format!("Line {number}"))).collect();
    let lines = hear(&mut talk, fixture::whole(true, old)).lines;
    assert_eq!((lines.len(), lines[0].as_str()), (5, "Ben: Line 3"), "the end of the earlier talk");
    assert_eq!(hear(&mut talk, fixture::line(fixture::ben(8, "Well?"))).lines, ["Ben: Well?"]);
    let FromClient::Talk { said, .. } = sent(&mut talk, "say Good luck!") else { panic!("nothing was said") };
    assert_eq!(said, Saying::Text("Good luck!".into()));
    assert!(talk.asks(), "the game goes on meanwhile");
    assert!(told(&mut talk, "phrase").starts_with("1: Hello!\n2: Thank you!"));
    let FromClient::Talk { said, .. } = sent(&mut talk, "phrase 2") else { panic!("nothing was said") };
    assert_eq!(said, Saying::Phrase(ReadyPhrase::Thanks));
    assert!(told(&mut talk, "talk").starts_with("Ben: Line 1\n"));
    assert!(told(&mut talk, "mute Ben").starts_with("You do not hear Ben any more."));
    assert_eq!(hear(&mut talk, fixture::line(fixture::ben(9, "Hm."))).lines, [""; 0]);
    assert_eq!(told(&mut talk, "talk"), "Nobody has said anything yet.");
    assert!(told(&mut talk, "name Zoe").starts_with("Only spectators choose a name"));
}

#[test]
fn the_help_lists_these_commands_only_between_people() {
    let (mut talk, _) = at(fixture::timed(Lang::En));
    assert!(told(&mut talk, "help").contains("resign: give up your seat"));
    let (mut talk, _) = at(handmade::choosing(Lang::En));
    assert!(!told(&mut talk, "help").contains("resign"));
    assert_eq!(told(&mut talk, "people"), "Nobody else plays here.");
    assert_eq!(told(&mut talk, "orders"), "There are no windows for answers here.");
}

#[test]
fn a_link_leads_to_a_seat() {
    let mut talk = listed();
    assert!(told(&mut talk, "open my table").starts_with("That is not the link of a table."));
    let open = FromClient::Open { table: "37aba55498f737df".into() };
    assert_eq!(sent(&mut talk, "open https://table.example/#/table/37aba55498f737df"), open);
    let lines = hear(&mut talk, fixture::invited([Some("Ben"), None, None], false)).lines;
    assert_eq!(lines[0], "An invitation to Oz.");
    assert!(lines.contains(&"1: Seat 1: Ben.".to_owned()) && lines.contains(&"2: Seat 2: free.".to_owned()));
    assert!(talk.asks());
    assert!(told(&mut talk, "2").starts_with("Type the number of a free seat and your name"));
    assert_eq!(told(&mut talk, "1 Ann"), "That seat is not free; expected the number of one that is.");
    let seat = handmade::seat(1);
    assert_eq!(sent(&mut talk, "2 Ann"), FromClient::Take { seat, name: "Ann".into() });
    let lines = hear(&mut talk, fixture::invited([Some("Ben"), Some("Ann"), None], false)).lines;
    assert!(lines.contains(&"2: Seat 2: Ann (you).".to_owned()), "{lines:?}");
    assert_eq!(sent(&mut talk, "2"), FromClient::Release { seat });
    let begun = hear(&mut talk, fixture::invited([Some("Ben"), Some("Ann"), Some("Cleo")], true));
    assert_eq!(begun.needs, [Need::Say(open)]);
    let lines = hear(&mut talk, FromServer::Position(Box::new(fixture::timed(Lang::En)))).lines;
    assert!(lines.contains(&"Ann: 1:05.".to_owned()), "{lines:?}");
}

#[test]
fn a_break_of_the_line_and_its_end_are_told() {
    let (mut talk, _) = at(fixture::timed(Lang::En));
    assert_eq!(talk.hear(Heard::Lost).lines, ["The connection is lost, trying again. Nothing is lost."]);
    assert_eq!(talk.hear(Heard::Up).lines, ["The connection is back."]);
}

#[test]
fn a_holiday_is_told_once_and_on_request() {
    let (mut talk, _) = at(fixture::proposed(Lang::En));
    let away = "Ben is on holiday until 1970-01-04 00:00 UTC.".to_owned();
    let holiday = || FromServer::Position(Box::new(fixture::on_holiday(Lang::En)));
    assert!(hear(&mut talk, holiday()).lines.contains(&away));
    assert!(!hear(&mut talk, holiday()).lines.contains(&away));
    let people = told(&mut talk, "people");
    assert!(people.contains("Ben: 1 d 1 h, on holiday.") && people.contains(&away), "{people}");
}

#[test]
fn a_link_for_a_seat_takes_that_seat() {
    let mut talk = listed();
    let secret = "b7".repeat(32);
    let open = FromClient::Open { table: "37aba55498f737df".into() };
    assert_eq!(sent(&mut talk, &format!("open https://table.example/#/table/37aba55498f737df/1-{secret}")), open);
    let mut gathering = Box::new(fixture::invitation([Some("Ben"), None, None]));
    (gathering.chairs[1].promised, gathering.chairs[1].may) = (true, vec![]);
    let lines = hear(&mut talk, FromServer::Gathering { gathering, begun: false }).lines;
    assert!(lines.contains(&"2: Seat 2: promised to a link.".to_owned()), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("You have the link for a seat")), "{lines:?}");
    let seat = handmade::seat(1);
    assert_eq!(sent(&mut talk, "2 Ann"), FromClient::Redeem { seat, name: "Ann".into(), link: secret });
}
