//! What a pack must have: the rules on packs and Libraries, section "Packs and Libraries" of `RULES.md`.

use super::{
    Profile,
    note::{Notes, quoted},
    pack::{Face, Pack, RawCard},
};
use crate::Word;
use kernel::Words;
use std::{collections::BTreeSet, ops::RangeInclusive};
use toml::Spanned;

/// A Library of a pack: its cards by their places in the pack, with their copies.
pub(super) struct RawShelf {
    pub(super) id: Spanned<String>,
    pub(super) name: Words,
    pub(super) copies: Vec<(usize, u8)>,
}

/// So many cards at least.
const FEWEST_CARDS: u32 = 40;

/// So many Locations in the Folio of `oz`.
const FOLIO: RangeInclusive<usize> = 13..=16;

/// Each id stands once, and each title.
pub(super) fn unique(pack: &Pack, notes: &mut Notes<'_>) {
    let cards = || pack.cards.iter().map(|card| &card.face);
    let mut ids = BTreeSet::new();
    for face in cards().chain(&pack.locations) {
        once(&face.id, &mut ids, "an id that nothing else has", notes);
    }
    let mut titles = BTreeSet::new();
    cards().for_each(|face| once(&face.title.title, &mut titles, "a title that no other card has", notes));
    let mut titles = BTreeSet::new();
    let locations = pack.locations.iter();
    locations.for_each(|face| once(&face.title.title, &mut titles, "a title that no other Location has", notes));
    let mut libraries = BTreeSet::new();
    pack.libraries.iter().for_each(|library| once(&library.id, &mut libraries, "a Library of its own", notes));
}

fn once<'a>(text: &'a Spanned<String>, seen: &mut BTreeSet<&'a str>, expected: &str, notes: &mut Notes<'_>) {
    if !seen.insert(text.get_ref()) {
        notes.fault(text.span(), format!("{} again", quoted(text.get_ref())), expected);
    }
}

/// The Libraries of a pack. A pack that names none is one Library.
pub(super) fn shelves(pack: &Pack, notes: &mut Notes<'_>) -> Vec<RawShelf> {
    let mut shelves: Vec<RawShelf> = pack.libraries.iter().map(|library| shelf(&library.id, &library.name)).collect();
    if pack.libraries.is_empty() {
        shelves.push(shelf(&pack.id, &pack.name));
    }
    for (index, card) in pack.cards.iter().enumerate() {
        let copies = *card.face.copies.get_ref();
        if let (Some(place), true) = (place(pack, &shelves, card, notes), copies > 0) {
            shelves[place].copies.push((index, copies));
        }
    }
    shelves
}

fn shelf(id: &Spanned<String>, name: &Words) -> RawShelf {
    RawShelf { id: id.clone(), name: name.clone(), copies: Vec::new() }
}

/// In which Library of its pack a card is. In a pack of several, a card without copies may be in none.
fn place(pack: &Pack, shelves: &[RawShelf], card: &RawCard, notes: &mut Notes<'_>) -> Option<usize> {
    let known = || pack.libraries.iter().map(|library| library.id.get_ref().as_str());
    let expected = || format!("library = {}", known().map(quoted).collect::<Vec<_>>().join(" or "));
    let face = &card.face;
    notes.about(Some(face.id.get_ref()));
    match &card.library {
        Some(library) => {
            let place = known().position(|known| known == library.get_ref());
            if place.is_none() && pack.libraries.is_empty() {
                notes.fault(library.span(), quoted(library.get_ref()), "no library: the pack has no table [[library]]");
            } else if place.is_none() {
                notes.unknown(library.span(), library.get_ref(), expected(), known());
            }
            place
        }
        None if shelves.len() == 1 => Some(0),
        None if *face.copies.get_ref() == 0 => None,
        None => {
            notes.fault(face.id.span(), "a card in no Library", expected());
            None
        }
    }
}

/// How many cards, which Locations, and whether anybody can end the game.
pub(super) fn counts(pack: &Pack, shelves: &[RawShelf], notes: &mut Notes<'_>) {
    notes.about(None);
    if let (Profile::Oz, Some(library)) = (pack.profile.get_ref(), pack.libraries.first()) {
        notes.fault(library.id.span(), "a table [[library]]", "none: all Authors of oz draw from one Library");
    }
    for shelf in shelves {
        let cards: u32 = shelf.copies.iter().map(|(_, copies)| u32::from(*copies)).sum();
        if cards < FEWEST_CARDS {
            let found = format!("{cards} cards in {}", quoted(shelf.id.get_ref()));
            notes.fault(shelf.id.span(), found, format!("at least {FEWEST_CARDS}"));
        }
        let prime = Word::RESERVED[usize::from(u8::from(Word::PRIME))];
        let ends =
            |(index, _): &(usize, u8)| pack.cards[*index].face.words.iter().any(|(_, word)| word.get_ref() == prime);
        if !shelf.copies.iter().any(ends) {
            let found = format!("no Prime card in {}", quoted(shelf.id.get_ref()));
            notes.fault(shelf.id.span(), found, "at least one, or nobody can end the game");
        }
    }
    match pack.profile.get_ref() {
        Profile::Oz => oz_folio(pack, notes),
        Profile::Epic => epic_folio(pack, notes),
    }
}

fn oz_folio(pack: &Pack, notes: &mut Notes<'_>) {
    let found = pack.locations.iter().filter(|location| *location.copies.get_ref() > 0).count();
    if !FOLIO.contains(&found) {
        let expected = format!("a Folio of {} to {}", FOLIO.start(), FOLIO.end());
        notes.fault(pack.id.span(), format!("{found} Locations"), expected);
    }
    copies(&pack.locations, 1, notes);
}

fn epic_folio(pack: &Pack, notes: &mut Notes<'_>) {
    /// Two Authors lay six, and one is needed to replace another.
    const FEWEST: u32 = 7;
    let found: u32 = pack.locations.iter().map(|location| u32::from(*location.copies.get_ref())).sum();
    if !pack.locations.is_empty() && found < FEWEST {
        let expected = format!("at least {FEWEST}, or none, to play on those of the starter set");
        notes.fault(pack.id.span(), format!("{found} Locations"), expected);
    }
    copies(&pack.locations, MOST_LOCATION_COPIES, notes);
}

/// Of one Location, in `epic`.
pub(super) const MOST_LOCATION_COPIES: u8 = 2;

fn copies(locations: &[Face], most: u8, notes: &mut Notes<'_>) {
    for location in locations.iter().filter(|location| *location.copies.get_ref() > most) {
        notes.about(Some(location.id.get_ref()));
        let found = format!("{} copies of a Location", location.copies.get_ref());
        notes.fault(location.copies.span(), found, format!("at most {most}"));
    }
    notes.about(None);
}
