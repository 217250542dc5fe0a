//! Tests the promise about the luck of a table, and its check once the game has ended.

use super::{at, fixture, hear, press, say};
use crate::view::screen;
use crossterm::event::KeyCode;
use insta::assert_snapshot;
use protocol::{FromClient, FromServer, Lang, Records};
use terminal::{Checked, Fault, Heard, Model, Msg, Need, Notice, Opening, Place, Talk, Verdict, update};

fn record() -> Need {
    Need::Say(FromClient::Record)
}

/// Returns a model at a table whose game has ended under the reader's eyes, and what the end asks for.
fn ended(lang: Lang) -> (Model, Vec<Need>) {
    let mut model = at(lang, fixture::timed(lang));
    let needs = hear(&mut model, FromServer::Position(Box::new(fixture::over(lang))));
    (model, needs)
}

#[test]
fn the_record_is_requested_once_the_game_is_over() {
    let (mut model, needs) = ended(Lang::En);
    assert_eq!(needs, say(FromClient::Record));
    let over = || FromServer::Position(Box::new(fixture::over(Lang::En)));
    assert_eq!(hear(&mut model, over()), [], "once");
    // The answer may be lost with the connection.
    update(&mut model, Msg::Heard(Heard::Lost));
    update(&mut model, Msg::Heard(Heard::Up));
    assert_eq!(hear(&mut model, over()), [record()]);
    update(&mut model, Msg::Heard(Heard::Checked(fixture::fits())));
    update(&mut model, Msg::Heard(Heard::Up));
    assert_eq!(hear(&mut model, over()), [], "it is checked");
}

#[test]
fn a_record_that_shows_hands_or_lacks_them_is_not_requested() {
    for records in [Records::Redacted, Records::Revealing] {
        let mut over = fixture::over(Lang::En);
        over.records = records;
        let mut model = at(Lang::En, fixture::timed(Lang::En));
        model.client.place = Place::Opening(Opening::Known);
        assert_eq!(hear(&mut model, FromServer::Position(Box::new(over))), []);
    }
}

#[test]
fn the_result_is_a_notice_and_ends_the_log() {
    for (lang, suffix) in [(Lang::En, "en"), (Lang::Fr, "fr")] {
        let (mut model, _) = ended(lang);
        update(&mut model, Msg::Heard(Heard::Checked(fixture::fits())));
        assert_eq!(model.notice, Some(Notice::Luck(fixture::fits())));
        assert_snapshot!(format!("luck_notice_80x24_{suffix}"), screen(&model, 80, 24).0);
        for _ in 0..2 {
            press(&mut model, KeyCode::Tab);
        }
        assert_snapshot!(format!("luck_log_120x40_{suffix}"), screen(&model, 120, 40).0);
    }
}

#[test]
fn the_result_of_another_table_is_not_shown() {
    let (mut model, _) = ended(Lang::En);
    update(&mut model, Msg::Heard(Heard::Checked(Checked { table: "t2".into(), ..fixture::fits() })));
    assert_eq!(model.notice, None);
}

/// Returns a plain conversation at the finished table.
fn plain(lang: Lang) -> Talk {
    let mut talk = Talk::new(lang, None, false);
    talk.hear(Heard::Up);
    talk.hear(Heard::Said(crate::lists::welcome(lang)));
    talk.hear(Heard::Said(crate::lists::tables(lang)));
    talk.line("1");
    let reply = talk.hear(Heard::Said(FromServer::Position(Box::new(fixture::over(lang)))));
    assert_eq!(reply.needs, [record()]);
    assert!(!talk.asks(), "a pipe waits for the result");
    talk
}

#[test]
fn plain_mode_tells_the_result_and_the_promise() {
    for (lang, suffix, word) in [(Lang::En, "en", "luck"), (Lang::Fr, "fr", "hasard")] {
        let mut talk = plain(lang);
        let told = talk.hear(Heard::Checked(fixture::fits())).lines;
        assert!(talk.asks());
        assert_snapshot!(format!("luck_plain_{suffix}"), talk.line(word).lines.join("\n"));
        assert!(talk.line(word).lines.ends_with(&told));
    }
}

#[test]
fn each_fault_has_its_words() {
    let (signer, before) = ("d4".repeat(32), "ab".repeat(32));
    let faults = [
        Fault::Another { before },
        Fault::Form,
        Fault::Commitment,
        Fault::Announced,
        Fault::Salt,
        Fault::Number { entry: 1234 },
        Fault::Signer { signer: signer.clone() },
        Fault::Signature { signer },
    ];
    for (lang, suffix) in [(Lang::En, "en"), (Lang::Fr, "fr")] {
        let mut talk = plain(lang);
        let told = faults.iter().flat_map(|fault| {
            let verdict = Verdict::Fault(fault.clone());
            talk.hear(Heard::Checked(Checked { table: "t1".into(), verdict })).lines
        });
        assert_snapshot!(format!("luck_faults_{suffix}"), told.collect::<Vec<_>>().join("\n"));
    }
}

#[test]
fn a_table_of_ones_own_promises_nothing() {
    let mut talk = Talk::new(Lang::En, None, false);
    talk.hear(Heard::Up);
    talk.hear(Heard::Said(crate::lists::welcome(Lang::En)));
    talk.hear(Heard::Said(crate::lists::tables(Lang::En)));
    talk.line("1");
    talk.hear(Heard::Said(FromServer::Position(Box::new(super::handmade::choosing(Lang::En)))));
    assert_eq!(talk.line("luck").lines, ["The luck of this table cannot be checked."]);
}
