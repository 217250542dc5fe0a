//! Snapshots of all faces. They were read line by line, and compared with the published texts and our own, before they
//! were accepted.

use super::shape;
use kernel::Lang;
use language::{Card, Catalog, Location, Text, words};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
};

fn catalogs() -> [Catalog; 2] {
    [Catalog::oz(), Catalog::epic()]
}

/// A face: the id of the card, its text, and its two lines of words in each language.
struct Face {
    id: String,
    text: Text,
    kind: [String; 2],
    words: [String; 2],
}

const BOTH: [Lang; 2] = [Lang::En, Lang::Fr];

fn faces(catalog: &Catalog) -> Vec<Face> {
    let lexicon = catalog.lexicon();
    let card = |card: &Card| Face {
        id: card.id.clone(),
        text: card.text.clone(),
        kind: BOTH.map(|lang| words::kind_line(card, lexicon, lang)),
        words: BOTH.map(|lang| words::text(card.speech(), lexicon, lang).to_string()),
    };
    let location = |location: &Location| Face {
        id: location.id.clone(),
        text: location.text.clone(),
        kind: BOTH.map(|lang| words::location_line(location, lexicon, lang)),
        words: BOTH.map(|lang| words::text(location.speech(), lexicon, lang).to_string()),
    };
    catalog.cards().iter().map(card).chain(catalog.locations().iter().map(location)).collect()
}

fn all() -> Vec<Face> {
    catalogs().iter().flat_map(faces).collect()
}

#[test]
fn every_card_says_what_the_list_has() {
    let mut list = String::new();
    for Face { id, kind, words, .. } in all() {
        let _ = writeln!(list, "{id}");
        for (kind, words) in kind.iter().zip(&words) {
            let _ = writeln!(list, "  {}\n    {}", shown(kind), shown(words));
        }
        list.push('\n');
    }
    insta::assert_snapshot!("faces", list);
}

/// Returns the words with no-break spaces made visible.
fn shown(words: &str) -> String {
    words.replace(['\u{a0}', '\u{202f}'], "~")
}

#[test]
fn cards_that_do_different_things_say_different_things() {
    for catalog in catalogs() {
        for lang in [0, 1] {
            let mut said: BTreeMap<String, (String, Text)> = BTreeMap::new();
            for Face { id, text, words, .. } in faces(&catalog) {
                let (first, same) = said.entry(words[lang].clone()).or_insert_with(|| (id.clone(), text.clone()));
                assert_eq!(*same, text, "{first} and {id} say: {}", words[lang]);
            }
        }
    }
}

#[test]
fn every_face_is_whole_and_in_one_language() {
    for Face { id, kind, words, .. } in all() {
        assert!(kind.iter().all(|kind| !kind.is_empty()), "{id}");
        for (words, lang) in words.iter().zip(BOTH) {
            shape::check(&id, words, lang);
        }
    }
}

/// Every keyword and every term on a face is explained for new readers.
#[test]
fn explanations_are_whole_sentences() {
    for catalog in catalogs() {
        let words = catalog.cards().iter().map(|card| card.words).collect();
        for lang in BOTH {
            let lexicon = catalog.lexicon();
            let texts = catalog.cards().iter().map(|card| &card.text);
            let terms: BTreeSet<_> = texts.flat_map(|text| words::terms(text, lexicon, lang)).collect();
            for (term, means) in words::keywords(words, lexicon, lang).into_iter().chain(terms) {
                assert!(term.starts_with(char::is_uppercase) && !term.ends_with('.'), "{term}");
                assert!(means.starts_with(char::is_uppercase) && means.ends_with('.'), "{term}: {means}");
            }
        }
    }
}
