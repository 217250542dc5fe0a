//! Tests how a link leads to an invitation, and from there to a table.

use super::{fixture, handmade, hear, listed, press, say, shows, type_in};
use crate::view::screen;
use crossterm::event::KeyCode;
use insta::assert_snapshot;
use protocol::{ChairSalt, FromClient, FromServer, GatheringLuck, Lang};
use terminal::{Client, Heard, Model, Msg, Need, Notice, Page, Place, TableLink, ToSeat, Wanted, update};

const ID: &str = "37aba55498f737df";

fn open() -> FromClient {
    FromClient::Open { table: ID.into() }
}

/// Returns a model at an invitation with these names.
fn invited(lang: Lang, names: [Option<&str>; 3]) -> Model {
    let mut model = listed(lang);
    type_in(&mut model, "o");
    type_in(&mut model, &format!("https://table.example/#/table/{ID}"));
    assert_eq!(press(&mut model, KeyCode::Enter), say(open()));
    hear(&mut model, fixture::invited(names, false));
    model
}

#[test]
fn a_link_opens_an_invitation() {
    for (lang, suffix) in [(Lang::En, "en"), (Lang::Fr, "fr")] {
        let model = invited(lang, [Some("Ben"), None, None]);
        assert_snapshot!(format!("invitation_80x24_{suffix}"), screen(&model, 80, 24).0);
    }
}

#[test]
fn anything_else_is_no_link() {
    let mut model = listed(Lang::En);
    // The row below the import of a record is the same command.
    for _ in 0..3 {
        press(&mut model, KeyCode::Down);
    }
    press(&mut model, KeyCode::Enter);
    type_in(&mut model, "my table");
    assert_eq!(press(&mut model, KeyCode::Enter), []);
    assert_eq!(model.notice, Some(Notice::NoLink));
    assert_eq!(model.page, Page::Follow("my table".into()), "it stays to be mended");
}

#[test]
fn a_free_seat_is_taken_under_a_name_and_freed_again() {
    let mut model = invited(Lang::En, [Some("Ben"), None, None]);
    assert_eq!(press(&mut model, KeyCode::Enter), []);
    assert_eq!(model.notice, Some(Notice::NameFirst));
    type_in(&mut model, "Ann");
    // The cursor is on the first free seat.
    let seat = handmade::seat(1);
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::Take { seat, name: "Ann".into() }));
    hear(&mut model, fixture::invited([Some("Ben"), Some("Ann"), None], false));
    assert!(shows(&model, "Ann (you)") && shows(&model, "You have a seat."));
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::Release { seat }));
    press(&mut model, KeyCode::Up);
    assert_eq!(press(&mut model, KeyCode::Enter), [], "the seat of somebody else");
    hear(&mut model, FromServer::Refused { reason: "It is taken.".into() });
    assert!(shows(&model, "It is taken.") && shows(&model, "Ann (you)"));
    assert_eq!(press(&mut model, KeyCode::Esc), say(FromClient::Leave));
}

#[test]
fn the_table_opens_once_the_game_begins() {
    let mut model = invited(Lang::En, [Some("Ben"), Some("Ann"), None]);
    assert_eq!(hear(&mut model, fixture::invited([Some("Ben"), Some("Ann"), Some("Cleo")], true)), say(open()));
    hear(&mut model, FromServer::Position(Box::new(fixture::timed(Lang::En))));
    assert!(shows(&model, "►Ann 1:05"));
    // Late news of the invitation does not close the table.
    assert_eq!(hear(&mut model, fixture::invited([Some("Ben"), None, None], false)), []);
    assert!(shows(&model, "►Ann 1:05"));
}

#[test]
fn an_invitation_is_opened_again_after_a_break() {
    let mut model = invited(Lang::En, [Some("Ben"), None, None]);
    update(&mut model, Msg::Heard(Heard::Lost));
    assert!(update(&mut model, Msg::Heard(Heard::Up)).contains(&Need::Say(open())));
    press(&mut model, KeyCode::Esc);
    hear(&mut model, fixture::invited([Some("Ben"), None, None], false));
    assert!(matches!(model.client.place, Place::Lobby), "the reader has left");
}

#[test]
fn the_command_line_may_name_the_link() {
    let link = TableLink { table: ID.into(), seat: None };
    let mut client = Client::new(Lang::En, Some(Wanted::Table(link)));
    client.hear(Heard::Up);
    let needs = client.hear(Heard::Said(crate::lists::welcome(Lang::En))).1;
    assert_eq!(needs, say(open()));
    let refused = FromServer::Refused { reason: "There is no such table.".into() };
    assert_eq!(client.hear(Heard::Said(refused)).1, [Need::Fail("There is no such table.".into())]);
}

/// Returns a model that has followed a link for the third seat of an invitation.
fn with_seat_link(lang: Lang) -> Model {
    let seat = ToSeat { seat: 2, secret: "b7".repeat(32) };
    let mut model = Model::new(lang, Some(Wanted::Table(TableLink { table: ID.into(), seat: Some(seat) })));
    update(&mut model, Msg::Heard(Heard::Up));
    assert_eq!(hear(&mut model, crate::lists::welcome(lang)), say(open()), "opening uses nothing up");
    hear(&mut model, promised([Some("Ben"), None, None]));
    model
}

/// Returns the message with an invitation whose third seat is promised to a link.
fn promised(names: [Option<&str>; 3]) -> FromServer {
    let mut gathering = Box::new(fixture::invitation(names));
    if names[2].is_none() {
        // Nobody has a right to the seat without the link, which the server does not know yet.
        (gathering.chairs[2].promised, gathering.chairs[2].may) = (true, vec![]);
    }
    FromServer::Gathering { gathering, begun: false }
}

#[test]
fn a_link_for_a_seat_takes_that_seat_by_a_key() {
    for (lang, suffix) in [(Lang::En, "en"), (Lang::Fr, "fr")] {
        assert_snapshot!(format!("seat_link_80x24_{suffix}"), screen(&with_seat_link(lang), 80, 24).0);
    }
    let mut model = with_seat_link(Lang::En);
    assert_eq!(press(&mut model, KeyCode::Enter), []);
    assert_eq!(model.notice, Some(Notice::NameFirst));
    type_in(&mut model, "Ann");
    let (seat, link) = (handmade::seat(2), "b7".repeat(32));
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::Redeem { seat, name: "Ann".into(), link }));
    press(&mut model, KeyCode::Up);
    assert_eq!(press(&mut model, KeyCode::Enter), [], "the link is for another seat");
    hear(&mut model, promised([Some("Ben"), None, Some("Ann")]));
    assert!(shows(&model, "Ann (you)") && !shows(&model, "link"));
}

#[test]
fn a_link_for_a_seat_that_counts_no_more_says_so() {
    let mut model = with_seat_link(Lang::En);
    hear(&mut model, promised([Some("Ben"), None, Some("Cleo")]));
    assert!(shows(&model, "does not count any more"));
    type_in(&mut model, "Ann");
    press(&mut model, KeyCode::Up);
    let seat = handmade::seat(1);
    assert_eq!(press(&mut model, KeyCode::Enter), say(FromClient::Take { seat, name: "Ann".into() }));
}

#[test]
fn nobody_takes_a_promised_seat_without_its_link() {
    let mut model = invited(Lang::En, [Some("Ben"), None, None]);
    hear(&mut model, promised([Some("Ben"), None, None]));
    assert!(shows(&model, "promised to a link"));
    type_in(&mut model, "Ann");
    press(&mut model, KeyCode::Down);
    assert_eq!(press(&mut model, KeyCode::Enter), []);
}

#[test]
fn the_wait_for_salts_names_the_missing_ones() {
    let mut gathering = Box::new(fixture::invitation([Some("Ben"), Some("Ann"), Some("Cleo")]));
    let (commitment, due) = ("ab".repeat(32), Some(10_120_000));
    gathering.luck = Some(GatheringLuck { attempt: 2, commitment: commitment.clone(), opens: false, due });
    for (chair, commitment) in gathering.chairs.iter_mut().zip([None, Some(commitment), None]) {
        chair.salt = Some(ChairSalt { commitment, came: false });
    }
    let mut model = invited(Lang::En, [Some("Ben"), Some("Ann"), None]);
    hear(&mut model, FromServer::Gathering { gathering: gathering.clone(), begun: false });
    assert!(shows(&model, "Missing: Ben, Cleo."));
    assert!(shows(&model, "The game begins without the missing ones after 1970-01-01 02:48 UTC."));
    assert!(shows(&model, "This is attempt 2."));
    gathering.chairs[2].name = None;
    hear(&mut model, FromServer::Gathering { gathering, begun: false });
    assert!(!shows(&model, "Missing"), "a seat is free");
}
