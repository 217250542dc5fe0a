//! Tests that each message of the server exists in both languages, with the same placeables.

use fluent_bundle::FluentResource;
use host::Refusal;
use kernel::{Lang, OptionValue, Options, Shelf};
use std::collections::BTreeMap;
use table::TableFault;

const SOURCE: &str = concat!(
    include_str!("../../../host/src/refusal/words.rs"),
    include_str!("../../../host/src/faults.rs"),
    include_str!("../../../host/src/offer.rs"),
    include_str!("../../../host/src/salts.rs"),
    include_str!("../../../host/src/tournament.rs"),
    include_str!("../../../host/src/hook.rs"),
    include_str!("../../src/files.rs"),
    include_str!("../../src/me.rs"),
    include_str!("../../src/notices/words.rs"),
    include_str!("../../src/lobby/list.rs"),
    include_str!("../../src/room/shown.rs"),
    include_str!("../../src/talk/heard.rs")
);

#[test]
fn both_languages_say_the_same_things() {
    let en = messages(include_str!("../../../../locales/en/server.ftl"));
    let fr = messages(include_str!("../../../../locales/fr/server.ftl"));
    assert_eq!(en, fr);
    for name in en.keys() {
        assert!(SOURCE.contains(&format!("\"{name}\"")), "{name} is said nowhere");
    }
    for said in SOURCE.split("say(").skip(1).filter_map(|rest| rest.split('"').nth(1)) {
        assert!(en.contains_key(said), "{said} has no words");
    }
}

#[test]
fn a_full_record_ends_a_game_in_words() {
    let full = Refusal::from(TableFault::RecordFull { most: 16 << 20 });
    let en = full.words(Lang::En);
    assert!(en.starts_with("The record of this game is full: it may have at most 16777216 bytes."), "{en}");
    assert!(en.contains("unfinished") && en.contains("take its record"), "{en}");
    let fr = full.words(Lang::Fr);
    assert!(fr.contains("plein\u{a0}: 16777216 octets au plus") && fr.contains("inachevée"), "{fr}");
}

#[test]
fn an_option_is_refused_by_its_label_in_the_readers_language() {
    let options: Options = [("mode".to_owned(), OptionValue::Word("solitaire8".into()))].into();
    let seats = vec!["Ann".to_owned(), "Ben".to_owned()];
    let fault = catalog::open("oz", &options, seats, &Shelf::EMPTY).err().expect("a solitaire is for one");
    let refused = Refusal::Setup(fault);
    let en = refused.words(Lang::En);
    assert!(en.starts_with("The option “Mode” cannot be “Solitaire, 8 Rounds”. Expected \"standard\""), "{en}");
    let fr = refused.words(Lang::Fr);
    let said =
        "L’option «\u{a0}Mode\u{a0}» ne peut pas être «\u{a0}Solitaire, 8 manches\u{a0}». Attendu\u{a0}: Standard";
    assert!(fr.starts_with(said), "{fr}");
}

/// Returns every message in a file of messages, with the names of its placeables.
fn messages(text: &str) -> BTreeMap<String, Vec<String>> {
    assert!(FluentResource::try_new(text.to_owned()).is_ok());
    let lines = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
    lines
        .map(|(name, words)| {
            let mut gaps: Vec<String> =
                words.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next()).map(str::to_owned).collect();
            gaps.sort();
            (name.to_owned(), gaps)
        })
        .collect()
}
