//! The cards of both decks. The files are read and checked once, so that later look-ups cannot fail.

mod fault;
mod names;
mod sense;
mod table;

use crate::{
    Card, CardId, CharacterId, Clause, Kind, NotationFault, Note, Printed, Side, Whom,
    notation::{PlacedNote, parse_placed},
    parse_force, parse_kind,
};
use kernel::{CardSet, content_hash};
use names::{Name, Names};
use std::collections::BTreeSet;
use table::Row;

pub use fault::{CardFault, CardFile, Cell};

/// The greatest number of cards in both decks together whose bonus counts for all cards of the same controller (D12).
pub(crate) const MOST_STANDING: usize = 16;

/// The cards of both decks: first those of Good, then those of Evil, each in the order of its file.
#[derive(Clone, Debug)]
pub struct Catalog {
    pub set: CardSet,
    cards: Vec<Card>,
    characters: Vec<CardId>,
    /// For each card, by its index: its id as a Character, or `None` if the card is not a Character.
    places: Vec<Option<CharacterId>>,
}

impl Catalog {
    /// The name of the card set.
    pub const NAME: &'static str = "duel";
    /// The content of the card file of Good.
    pub const GOOD: &'static str = include_str!("../cards/good.tsv");
    /// The content of the card file of Evil.
    pub const EVIL: &'static str = include_str!("../cards/evil.tsv");
    /// The content of the file with the names that players see.
    pub const NAMES: &'static str = include_str!("../cards/names.tsv");

    /// Returns the standard card set, which the game is played with.
    pub fn standard() -> Catalog {
        Catalog::parse(Catalog::GOOD, Catalog::EVIL, Catalog::NAMES)
            .expect("the files are part of this crate, and its tests read them")
    }

    /// Parses and checks the contents of the three card files.
    ///
    /// # Errors
    ///
    /// Returns all faults of the files if there are any.
    pub fn parse(good: &str, evil: &str, names: &str) -> Result<Catalog, Vec<CardFault>> {
        let mut faults = Vec::new();
        let names = names::read(names, &mut faults);
        let (mut cards, mut ids) = (Vec::new(), BTreeSet::new());
        for (side, text) in [(Side::Good, good), (Side::Evil, evil)] {
            let file = CardFile::of(side);
            for row in table::read(file, text, HEADER, &mut faults) {
                let [id, ..] = row.cells;
                if !ids.insert(id) {
                    faults.push(CardFault::Twice { file, card: id.into() });
                }
                cards.extend(card(side, &row, &names, &mut faults));
            }
        }
        let strays = names.keys().filter(|card| !ids.contains(card.as_str()));
        faults.extend(strays.map(|card| CardFault::Stray { file: CardFile::Names, card: card.clone() }));
        limit("cards", ids.len(), CardId::MOST, &mut faults);
        let found = cards.iter().filter(|card| is_character(card)).count();
        limit("Characters", found, CharacterId::MOST, &mut faults);
        let found = cards.iter().filter(|card| card.note.iter().any(reaches_all)).count();
        limit("cards whose bonus reaches everywhere", found, MOST_STANDING, &mut faults);
        if faults.is_empty() { Ok(Catalog::of(cards)) } else { Err(faults) }
    }

    fn of(cards: Vec<Card>) -> Catalog {
        let content: String = cards.iter().map(|card| format!("{} {}\n", card.id, card.printed.line())).collect();
        let set = CardSet { name: Catalog::NAME.into(), hash: content_hash(&content) };
        let (mut characters, mut places) = (Vec::new(), Vec::new());
        for (index, card) in cards.iter().enumerate() {
            let place = is_character(card).then(|| CharacterId::from_index(characters.len()));
            characters.extend(place.map(|_| CardId::from_index(index)));
            places.push(place);
        }
        Catalog { set, cards, characters, places }
    }

    /// Returns the card with this id, which must come from a position or from [`Catalog::ids`].
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// Returns these cards with another card in the place of one, for experiments. It must be of the same kind. The name and
    /// the hash of the set stay those of the printed cards.
    #[must_use]
    pub(crate) fn with(&self, id: CardId, card: Card) -> Catalog {
        let mut catalog = self.clone();
        catalog.cards[id.index()] = card;
        catalog
    }

    /// Returns the ids of all cards, in the order of the files.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len()).map(CardId::from_index)
    }

    /// Returns the card that has this `id` in the files, such as `G13`, or `None` if there is no such card.
    pub fn find(&self, id: &str) -> Option<CardId> {
        self.ids().find(|place| self.card(*place).id == id)
    }

    /// Returns the id of a card as a Character, or `None` if the card is not a Character.
    #[inline]
    pub fn character(&self, id: CardId) -> Option<CharacterId> {
        self.places[id.index()]
    }

    /// Returns the card of a Character. The id must come from a position or from [`Catalog::characters`].
    #[inline]
    pub fn card_of(&self, character: CharacterId) -> CardId {
        self.characters[character.index()]
    }

    /// Returns all Characters, in the order of the files.
    pub fn characters(&self) -> impl Iterator<Item = CharacterId> + use<> {
        (0..self.characters.len()).map(CharacterId::from_index)
    }
}

const HEADER: [Cell; 5] = [Cell::Id, Cell::Name, Cell::Type, Cell::Force, Cell::Notes];

fn is_character(card: &Card) -> bool {
    matches!(card.kind, Kind::Character { .. })
}

/// Returns true if a clause gives a bonus that counts for all cards of the player who controls the card (D12).
fn reaches_all(clause: &Clause) -> bool {
    matches!(
        clause,
        Clause::HandSize(_) | Clause::Draw(_) | Clause::Force { whom: Whom::Spells | Whom::Companions, .. }
    )
}

fn limit(what: &'static str, found: usize, most: usize, faults: &mut Vec<CardFault>) {
    if found > most {
        faults.push(CardFault::TooMany { what, found, most });
    }
}

/// Parses the row of one card. If the card has faults, adds them to `faults` and returns `None`.
fn card(side: Side, row: &Row<5>, names: &Names, faults: &mut Vec<CardFault>) -> Option<Card> {
    let [id, name, letters, force_cell, note_cell] = row.cells;
    let before = faults.len();
    let mut fault = |cell: Cell, text: &str, fault: NotationFault| {
        let (file, card, text) = (CardFile::of(side), id.to_owned(), text.to_owned());
        faults.push(CardFault::Cell { file, card, cell, text, fault });
    };
    if let Some(found) = table::id_fault(id, side) {
        fault(Cell::Id, id, found);
    }
    if name.is_empty() {
        fault(Cell::Name, name, table::nothing("a name"));
    }
    let kind = parse_kind(letters).map_err(|found| fault(Cell::Type, letters, found)).ok();
    let force = parse_force(force_cell).map_err(|found| fault(Cell::Force, force_cell, found)).ok();
    let note = parse_placed(note_cell).map_err(|found| fault(Cell::Notes, note_cell, found)).ok();
    if let (Some(kind), Some(force), Some(note)) = (kind, force, &note) {
        let wrong = sense::force_fault(kind, force);
        // A faulty Force is reported once. The note is then checked as if the card had no Force.
        let force = if wrong.is_some() { None } else { force };
        if let Some(found) = wrong {
            fault(Cell::Force, force_cell, found);
        }
        for found in sense::note_faults(kind, force, note) {
            fault(Cell::Notes, note_cell, found);
        }
    }
    let name_of = names.get(id);
    if name_of.is_none() {
        faults.push(CardFault::Unnamed { file: CardFile::Names, card: id.into() });
    }
    let Name { title, article, tint } = name_of.cloned()?;
    if faults.len() > before {
        return None;
    }
    let printed =
        Printed { name: name.into(), letters: letters.into(), force: force_cell.into(), note: note_cell.into() };
    Some(Card { id: id.into(), side, printed, title, article, tint, kind: kind?, force: force?, note: plain(&note?) })
}

fn plain(note: &PlacedNote) -> Note {
    note.iter().map(|placed| placed.clause).collect()
}
