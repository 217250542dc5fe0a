//! Reads the file with the names that players see.

use super::{
    CardFault, CardFile, Cell,
    table::{self, nothing},
};
use crate::{NotationFault, notation::text_of};
use kernel::{Article, Words};
use std::collections::BTreeMap;

/// The name and the picture of a card.
#[derive(Clone)]
pub(super) struct Name {
    pub(super) title: Words,
    pub(super) article: Option<Article>,
    pub(super) tint: String,
}

/// The names of the cards, by id.
pub(super) type Names = BTreeMap<String, Name>;

const HEADER: [Cell; 5] = [Cell::Id, Cell::En, Cell::Fr, Cell::Article, Cell::Tint];

pub(super) fn read(text: &str, faults: &mut Vec<CardFault>) -> Names {
    let file = CardFile::Names;
    let mut names = Names::new();
    for row in table::read(file, text, HEADER, faults) {
        let [id, en, fr, article, tint] = row.cells;
        let empty = |text: &str, what: &str| text.is_empty().then(|| nothing(what));
        let found = [
            (Cell::Id, id, empty(id, "the id of a card")),
            (Cell::En, en, empty(en, "a name in English")),
            (Cell::Fr, fr, empty(fr, "a name in French")),
            (Cell::Article, article, article_fault(article, fr)),
            (Cell::Tint, tint, tint_fault(tint)),
        ];
        for (cell, text, fault) in found {
            let (card, text) = (id.to_owned(), text.to_owned());
            faults.extend(fault.map(|fault| CardFault::Cell { file, card, cell, text, fault }));
        }
        let title = Words { en: en.into(), fr: fr.into() };
        let name = Name { title, article: Article::called(article), tint: tint.into() };
        if names.insert(id.to_owned(), name).is_some() {
            faults.push(CardFault::Twice { file, card: id.into() });
        }
    }
    names
}

fn article_fault(said: &str, fr: &str) -> Option<NotationFault> {
    let expected = match Article::leading(fr) {
        Some(_) if said.is_empty() => return None,
        Some(_) => "nothing, for the name has an article of its own",
        None if said.is_empty() || Article::called(said).is_some() => return None,
        None => "le, la, l’, les or nothing",
    };
    Some(NotationFault { at: 1, found: text_of(said), expected: expected.into() })
}

fn tint_fault(tint: &str) -> Option<NotationFault> {
    let expected = "one word in small letters, such as emerald";
    if tint.is_empty() {
        return Some(nothing(expected));
    }
    let offset = tint.find(|sign: char| !sign.is_ascii_lowercase())?;
    Some(NotationFault { at: offset + 1, found: text_of(&tint[offset..]), expected: expected.into() })
}
