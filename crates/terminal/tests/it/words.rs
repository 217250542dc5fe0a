//! Tests that both languages have the same messages, and that the code uses them all.

use protocol::Lang;
use std::{collections::BTreeMap, path::Path};
use terminal::{Words, source};

/// Returns each message of a language with the names of its placeholders.
fn messages(lang: Lang) -> BTreeMap<String, Vec<String>> {
    let mut messages: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in source(lang).lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            last = key.to_owned();
            assert!(messages.insert(last.clone(), Vec::new()).is_none(), "{key} is there twice");
        }
        let blanks = line.split("{ $").skip(1).filter_map(|rest| rest.split([' ', '-']).next());
        messages.entry(last.clone()).or_default().extend(blanks.map(str::to_owned));
    }
    for blanks in messages.values_mut() {
        blanks.sort();
        blanks.dedup();
    }
    messages
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(messages(Lang::En), messages(Lang::Fr));
}

#[test]
fn fluent_reads_every_message() {
    for lang in [Lang::En, Lang::Fr] {
        if let Err((_, faults)) = fluent_bundle::FluentResource::try_new(source(lang).to_owned()) {
            panic!("{lang:?}: {faults:?}");
        }
    }
}

/// The sources use every message, and every text in the sources that looks like a key is the key of a message.
#[test]
fn the_code_and_the_files_know_the_same_keys() {
    let mut quoted = Vec::new();
    read(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut quoted);
    let keys = messages(Lang::En);
    let unused: Vec<&String> = keys.keys().filter(|key| !key.is_empty() && !quoted.contains(key)).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
    let families: Vec<&str> = keys.keys().filter_map(|key| key.split_once('-')).map(|(family, _)| family).collect();
    let is_key = |text: &str| {
        let plain = text.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
        plain && text.split_once('-').is_some_and(|(family, rest)| !rest.is_empty() && families.contains(&family))
    };
    let unknown: Vec<&String> = quoted.iter().filter(|text| is_key(text) && !keys.contains_key(*text)).collect();
    assert!(unknown.is_empty(), "no language has {unknown:?}");
}

/// Collects the quoted texts from all source files in a folder and its subfolders.
fn read(folder: &Path, quoted: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, quoted);
        } else {
            let text = std::fs::read_to_string(&path).unwrap();
            quoted.extend(text.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).map(str::to_owned));
        }
    }
}

#[test]
fn numbers_have_their_forms() {
    let points = |lang, points: i32| Words(lang).points(points);
    assert_eq!([points(Lang::En, 1), points(Lang::En, 0), points(Lang::En, -3)], ["1 point", "0 points", "−3 points"]);
    assert_eq!([points(Lang::Fr, 1), points(Lang::Fr, 0), points(Lang::Fr, 2)], ["1 point", "0 point", "2 points"]);
}
