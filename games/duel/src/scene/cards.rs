//! Cards on the table, with their attachments.

use super::{counter, painter::Painter, rule::Bar};
use crate::{CardId, CharacterId, CounterId, Kind, force, words};
use kernel::{Card, Counter, Face};

impl Painter<'_> {
    /// Returns a face-up card of a scene.
    pub(super) fn card(&self, card: CardId) -> Card {
        let face = words::face(self.game.catalog.card(card), self.speaker.reader.lang);
        open(self.id(card), face)
    }

    /// Returns a face-up card with the reason why a card of kind `bar` cannot be chosen now.
    pub(super) fn barred_card(&self, card: CardId, bar: Bar) -> Card {
        Card { why_not: self.barred(bar), ..self.card(card) }
    }

    /// Returns a Character that is in play or captive, with its attachments under it.
    pub(super) fn character(&self, character: CharacterId) -> Card {
        let attached = self.board.attached[character.index()];
        let card = self.game.catalog.card_of(character);
        Card {
            face: self.face_in_play(character, card),
            under: attached.iter().map(|card| self.barred_card(card, Bar::Attached)).collect(),
            links: self.kept(character).into_iter().collect(),
            counters: self.token(character).into_iter().collect(),
            ..self.card(card)
        }
    }

    /// Returns the face of a Character in play. It also has the icon of a Spellcaster if a card has made it one (D8).
    fn face_in_play(&self, character: CharacterId, card: CardId) -> Face {
        let (card, lang) = (self.game.catalog.card(card), self.speaker.reader.lang);
        let mut face = words::face(card, lang);
        if let (Kind::Character { spellcaster: false, woman }, Face::Up { glyphs, .. }) = (card.kind, &mut face)
            && force::is_spellcaster(self.game, self.board, character)
        {
            glyphs.push(words::spellcaster(woman, lang));
        }
        face
    }

    /// Returns the token counter of an Incapacitated captive. The token matters once the captive is free (D36). Other
    /// Incapacitated Characters need no counter, because they have a zone of their own.
    fn token(&self, character: CharacterId) -> Option<Counter> {
        let waits = self.board.tokens.contains(character) && self.board.holder(character).is_some();
        waits.then(|| counter(CounterId::Token, self.speaker.say("Incapacitated", "Hors de combat"), 1))
    }
}

pub(super) fn open(id: String, face: Face) -> Card {
    Card { id, face, counters: vec![], under: vec![], links: vec![], why_not: None }
}
