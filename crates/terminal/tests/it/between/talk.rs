//! Tests the talk at a table, as the full screen has it.

use super::{at, fixture, hear, press, say, shows, type_in};
use crate::view::screen;
use crossterm::event::KeyCode;
use insta::assert_snapshot;
use protocol::{FromClient, FromServer, Lang, ReadyPhrase, Saying, TalkInfo};
use terminal::{Heard, Model, Msg, Need, Notice, Panel, update};

/// Returns a model at a table at which Ben has spoken.
fn talking(player: bool) -> Model {
    let mut model = at(Lang::En, fixture::timed(Lang::En));
    hear(&mut model, fixture::whole(player, vec![fixture::ben(1, "Good luck, Ann!")]));
    model
}

/// Returns what the model says at the table, and the token of the line.
fn said(needs: Vec<Need>) -> (Saying, String, Option<String>) {
    match needs.as_slice() {
        [Need::Say(FromClient::Talk { said, token, name })] => (said.clone(), token.clone(), name.clone()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_new_line_stands_above_the_table_until_it_is_read() {
    let mut model = talking(true);
    assert!(shows(&model, "Ben: Good luck, Ann! (t)"));
    hear(&mut model, fixture::line(fixture::ben(2, "Hello?")));
    assert!(shows(&model, "Ben: Hello? (and 1 more: t)"));
    type_in(&mut model, "t");
    assert_eq!(model.eye.panel, Panel::Talk);
    hear(&mut model, fixture::line(fixture::ben(3, "There you are.")));
    assert_snapshot!(screen(&model, 80, 24).0);
    press(&mut model, KeyCode::Esc);
    assert!(!shows(&model, "There you are."));
}

#[test]
fn letters_are_words_and_phrases_are_chosen() {
    let mut model = talking(true);
    type_in(&mut model, "tLuck? q");
    assert_eq!(model.eye.panel, Panel::Talk, "no letter is a command");
    let (words, token, name) = said(press(&mut model, KeyCode::Enter));
    assert_eq!((words, name), (Saying::Text("Luck? q".into()), None));
    assert_eq!(press(&mut model, KeyCode::Enter), [], "nothing to say");
    press(&mut model, KeyCode::Down);
    press(&mut model, KeyCode::Down);
    assert!(shows(&model, "> Thank you!"));
    let (phrase, other, _) = said(press(&mut model, KeyCode::Enter));
    assert_eq!(phrase, Saying::Phrase(ReadyPhrase::Thanks));
    assert_ne!(token, other);
}

#[test]
fn a_line_that_was_not_confirmed_is_said_again_after_a_break() {
    let mut model = talking(true);
    type_in(&mut model, "tYes");
    let (words, token, name) = said(press(&mut model, KeyCode::Enter));
    update(&mut model, Msg::Heard(Heard::Lost));
    let again = FromClient::Talk { said: words, token: token.clone(), name };
    assert!(update(&mut model, Msg::Heard(Heard::Up)).contains(&Need::Say(again.clone())));
    let mine = TalkInfo { speaker: 1, name: "Ann".into(), mine: Some(token), ..fixture::ben(2, "Yes") };
    hear(&mut model, fixture::line(mine));
    assert!(!update(&mut model, Msg::Heard(Heard::Up)).contains(&Need::Say(again)), "it has arrived");
}

#[test]
fn words_that_the_server_refuses_stay_in_the_field() {
    let mut model = talking(true);
    type_in(&mut model, "tToo fast");
    press(&mut model, KeyCode::Enter);
    assert!(!shows(&model, "> Too fast"));
    hear(&mut model, FromServer::Refused { reason: "Wait a moment.".into() });
    assert!(shows(&model, "> Too fast") && shows(&model, "Wait a moment."));
}

#[test]
fn a_person_is_muted_and_heard_again() {
    let mut model = talking(true);
    type_in(&mut model, "t/mute Zoe");
    press(&mut model, KeyCode::Enter);
    assert_eq!(model.notice, Some(Notice::NoSpeaker("Zoe".into())));
    type_in(&mut model, "/taire ben");
    press(&mut model, KeyCode::Enter);
    assert_eq!(model.notice, Some(Notice::Muted("Ben".into())));
    assert!(!shows(&model, "Good luck, Ann!"));
    press(&mut model, KeyCode::Esc);
    hear(&mut model, fixture::line(fixture::ben(2, "Still there?")));
    assert!(!shows(&model, "Still there?"));
    type_in(&mut model, "t/mute Ben");
    press(&mut model, KeyCode::Enter);
    assert!(shows(&model, "Still there?"));
    type_in(&mut model, "/dance");
    press(&mut model, KeyCode::Enter);
    assert_eq!(model.notice, Some(Notice::NoCommand));
}

#[test]
fn a_spectator_speaks_under_a_name() {
    let mut model = talking(false);
    type_in(&mut model, "tHello");
    assert_eq!(press(&mut model, KeyCode::Enter), []);
    assert_eq!(model.notice, Some(Notice::Nameless));
    for _ in 0..5 {
        press(&mut model, KeyCode::Backspace);
    }
    type_in(&mut model, "/name Zoe");
    press(&mut model, KeyCode::Enter);
    type_in(&mut model, "Hello");
    let (words, _, name) = said(press(&mut model, KeyCode::Enter));
    assert_eq!((words, name), (Saying::Text("Hello".into()), Some("Zoe".into())));
}

#[test]
fn a_warning_of_the_host_is_shown_and_counts_as_seen() {
    let mut model = talking(true);
    let warned = FromServer::Warned { warning: "9f0c3a5b7d1e2846".into(), words: "Please be kind.".into() };
    assert_eq!(hear(&mut model, warned), say(FromClient::Heed { warning: "9f0c3a5b7d1e2846".into() }));
    assert!(shows(&model, "The host warns you: Please be kind."));
}
