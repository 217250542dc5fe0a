//! Tests how a link leads to an invitation, and from there to a table.

use super::{fixture, handmade, hear, listed, press, say, shows, type_in};
use crate::view::screen;
use crossterm::event::KeyCode;
use insta::assert_snapshot;
use protocol::{FromClient, FromServer, Lang};
use terminal::{Client, Heard, Model, Msg, Need, Notice, Page, Place, Wanted, update};

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
    let mut client = Client::new(Lang::En, Some(Wanted::Table(ID.into())));
    client.hear(Heard::Up);
    let needs = client.hear(Heard::Said(crate::lists::welcome(Lang::En))).1;
    assert_eq!(needs, say(open()));
    let refused = FromServer::Refused { reason: "There is no such table.".into() };
    assert_eq!(client.hear(Heard::Said(refused)).1, [Need::Fail("There is no such table.".into())]);
}
