//! The faces of cards and Locations.

use super::{Painter, printed::Press};
use crate::{CounterId, ZoneId};
use kernel::{Counter, Face, Part};
use language::{CardId, LocationId};

impl Painter<'_> {
    /// Returns the face of a card.
    pub(crate) fn card_face(&self, card: CardId) -> Face {
        self.press().card(self.game.catalog.card(card))
    }

    pub(super) fn location_face(&self, location: LocationId) -> Face {
        self.press().location(self.game.catalog.location(location))
    }

    pub(super) fn press(&self) -> Press<'_> {
        Press { lexicon: self.game.catalog.lexicon(), lang: self.speaker.reader.lang }
    }

    /// Returns cards that are not in play, one for each copy. Their ids are made from the id of their zone.
    pub(super) fn copies(&self, zone: ZoneId, cards: impl Iterator<Item = (CardId, u8)>) -> Vec<kernel::Card> {
        let copies = cards.flat_map(|(card, copies)| (1..=copies).map(move |copy| (card, copy)));
        copies.map(|(card, copy)| open(self.game.copy_id(zone, card, copy), self.card_face(card))).collect()
    }
}

pub(crate) fn open(id: String, face: Face) -> kernel::Card {
    kernel::Card { id, face, counters: vec![], under: vec![], links: vec![], why_not: None }
}

pub(super) fn down(id: String, label: String) -> kernel::Card {
    open(id, Face::Down { label })
}

pub(crate) fn counter(id: CounterId, label: String, value: i32) -> Counter {
    Counter { id: id.to_string(), label, value, parts: vec![] }
}

pub(crate) fn part(words: String, value: i32) -> Part {
    Part { words, value }
}
