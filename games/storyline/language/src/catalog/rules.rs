//! Checks a pack against the rules in section "Packs and Libraries" of `RULES.md`.

use super::{
    Profile,
    note::{Notes, quoted},
    pack::{Face, Pack, RawCard},
};
use crate::{Kind, Word};
use kernel::Words;
use std::{collections::BTreeSet, ops::RangeInclusive};
use toml::Spanned;

/// A Library of a pack. It names its cards and Locations by their index in the pack, each with its number of copies.
pub(super) struct RawShelf {
    pub(super) id: Spanned<String>,
    pub(super) name: Words,
    pub(super) copies: Vec<(usize, u8)>,
    pub(super) folio: Vec<(usize, u8)>,
}

/// The smallest allowed number of cards in a Library.
const FEWEST_CARDS: u32 = 40;

/// The recommended number of Locations in the Folio of `oz`.
const RECOMMENDED: RangeInclusive<usize> = 13..=16;

/// Returns the number of Locations that a table needs: three for each Author, and one for a replacement.
pub(super) const fn needed(authors: usize) -> usize {
    3 * authors + 1
}

/// Notes a fault for each id or title that appears more than once.
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

/// Returns the Libraries of a pack. A pack that names no Library is a single Library.
pub(super) fn shelves(pack: &Pack, notes: &mut Notes<'_>) -> Vec<RawShelf> {
    let mut shelves: Vec<RawShelf> = pack.libraries.iter().map(|library| shelf(&library.id, &library.name)).collect();
    if pack.libraries.is_empty() {
        shelves.push(shelf(&pack.id, &pack.name));
    }
    for (index, RawCard { face, .. }) in pack.cards.iter().enumerate() {
        let copies = *face.copies.get_ref();
        if let (Some(place), true) = (place(pack, &shelves, face, notes), copies > 0) {
            shelves[place].copies.push((index, copies));
        }
    }
    for (index, face) in pack.locations.iter().enumerate() {
        let own = face.library.as_ref().and_then(|_| place(pack, &shelves, face, notes));
        let with = if face.library.is_none() { 0..shelves.len() } else { own.map_or(0..0, |own| own..own + 1) };
        let copies = *face.copies.get_ref();
        shelves[with].iter_mut().filter(|_| copies > 0).for_each(|shelf| shelf.folio.push((index, copies)));
    }
    shelves
}

fn shelf(id: &Spanned<String>, name: &Words) -> RawShelf {
    RawShelf { id: id.clone(), name: name.clone(), copies: Vec::new(), folio: Vec::new() }
}

/// Returns the index of the Library that a card or Location belongs to, or `None` if it belongs to none. Notes a fault
/// if it must belong to one. In a pack of several Libraries, a card with no copies need not belong to any.
fn place(pack: &Pack, shelves: &[RawShelf], face: &Face, notes: &mut Notes<'_>) -> Option<usize> {
    let known = || pack.libraries.iter().map(|library| library.id.get_ref().as_str());
    let expected = || format!("library = {}", known().map(quoted).collect::<Vec<_>>().join(" or "));
    notes.about(Some(face.id.get_ref()));
    match &face.library {
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

/// Checks the number of cards and of Locations in each Library, and that each Library has a Prime Character, because
/// only such a Character can end the game.
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
        let ends = |(index, _): &(usize, u8)| {
            let RawCard { face, kind, .. } = &pack.cards[*index];
            matches!(kind, Kind::Character { .. }) && face.words.iter().any(|(_, word)| word.get_ref() == prime)
        };
        if !shelf.copies.iter().any(ends) {
            let found = format!("no Prime Character in {}", quoted(shelf.id.get_ref()));
            notes.fault(shelf.id.span(), found, "at least one, or nobody can end the game");
        }
    }
    match pack.profile.get_ref() {
        Profile::Oz => oz_folio(pack, notes),
        Profile::Epic => {
            shelves.iter().for_each(|shelf| epic_folio(shelf, notes));
            copies(&pack.locations, MOST_LOCATION_COPIES, notes);
        }
    }
}

fn oz_folio(pack: &Pack, notes: &mut Notes<'_>) {
    let found = pack.locations.iter().filter(|location| *location.copies.get_ref() > 0).count();
    let said = format!("{found} Locations");
    if found < needed(2) {
        notes.fault(pack.id.span(), said, format!("at least {}, which 2 Authors need", needed(2)));
    } else if !RECOMMENDED.contains(&found) {
        let (least, most) = (RECOMMENDED.start(), RECOMMENDED.end());
        let expected = format!("{least} to {most}, as the rules recommend{}", too_few(|_| found));
        notes.warning(pack.id.span(), said, expected);
    }
    copies(&pack.locations, 1, notes);
}

/// Warns about a Library with too few Locations for a table where all Authors play with it. A Library without Locations
/// uses the Locations of the starter set.
fn epic_folio(shelf: &RawShelf, notes: &mut Notes<'_>) {
    let found: usize = shelf.folio.iter().map(|(_, copies)| usize::from(*copies)).sum();
    let lie = |authors: usize| {
        let copies = shelf.folio.iter().map(|(_, copies)| authors * usize::from(*copies));
        copies.map(|copies| copies.min(usize::from(MOST_LOCATION_COPIES))).sum::<usize>()
    };
    if found > 0 && (2..=4).any(|authors| lie(authors) < needed(authors)) {
        let said = format!("{found} Locations in {}", quoted(shelf.id.get_ref()));
        let expected = format!("about 15 for each Author{}, if all play with it", too_few(lie));
        notes.warning(shelf.id.span(), said, expected);
    }
}

/// Returns the words for the numbers of Authors for which there are too few Locations, or an empty string if there are
/// always enough.
fn too_few(lie: impl Fn(usize) -> usize) -> String {
    let short = (2..=4).filter(|authors| lie(*authors) < needed(*authors));
    let short: Vec<String> = short.map(|authors| format!("{authors} Authors need {}", needed(authors))).collect();
    if short.is_empty() { String::new() } else { format!("; too few: {}", short.join(", ")) }
}

/// The greatest number of copies of one Location in `epic`.
pub(super) const MOST_LOCATION_COPIES: u8 = 2;

fn copies(locations: &[Face], most: u8, notes: &mut Notes<'_>) {
    for location in locations.iter().filter(|location| *location.copies.get_ref() > most) {
        notes.about(Some(location.id.get_ref()));
        let found = format!("{} copies of a Location", location.copies.get_ref());
        notes.fault(location.copies.span(), found, format!("at most {most}"));
    }
    notes.about(None);
}
