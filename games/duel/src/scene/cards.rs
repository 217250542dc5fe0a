//! Cards as they lie on the table, with what is attached to them.

use super::{counter, painter::Painter};
use crate::{CardId, CharacterId, CounterId, words};
use kernel::{Card, Counter, Face};

impl Painter<'_> {
    /// A card that lies open.
    pub(super) fn card(&self, card: CardId) -> Card {
        let face = words::face(self.game.catalog.card(card), self.speaker.reader.lang);
        open(self.id(card), face)
    }

    /// A Character in play or held captive. Cards that are attached lie under it.
    pub(super) fn character(&self, character: CharacterId) -> Card {
        let attached = self.board.attached[character.index()];
        Card {
            under: attached.iter().map(|card| self.card(card)).collect(),
            links: self.kept(character).into_iter().collect(),
            counters: self.token(character).into_iter().collect(),
            ..self.card(self.game.catalog.card_of(character))
        }
    }

    /// D36: the token of a captive matters once it is free. Those in play who have one lie apart.
    fn token(&self, character: CharacterId) -> Option<Counter> {
        let waits = self.board.tokens.contains(character) && self.board.holder(character).is_some();
        waits.then(|| counter(CounterId::Token, self.speaker.say("Incapacitated", "Hors de combat"), 1))
    }
}

pub(super) fn open(id: String, face: Face) -> Card {
    Card { id, face, counters: vec![], under: vec![], links: vec![], why_not: None }
}
