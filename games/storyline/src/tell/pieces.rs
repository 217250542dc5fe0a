//! Sentences about cards in play.

use crate::{
    Cause,
    speaker::{Speaker, of},
};
use kernel::{Seat, opening};
use language::{CardId, Lasting, Source, Until, words};

impl Speaker<'_> {
    pub(super) fn equipped(&self, card: CardId, on: CardId) -> String {
        let (card, on) = (self.card(card), self.card(on));
        self.tells(format!("Object on {on}: {card}"), format!("Objet sur {on}\u{a0}: {card}"))
    }

    pub(super) fn given(&self, seat: Seat, card: CardId, (what, until): (Lasting, Until)) -> String {
        let (name, card) = (self.name(seat), self.card(card));
        let what = match what {
            Lasting::Vitality(plus) => {
                let sign = if plus < 0 { "−" } else { "+" };
                let plus = plus.unsigned_abs();
                self.say(format!("Vitality {sign}{plus}"), format!("Vitalité {sign}{plus}"))
            }
            Lasting::Control => self.say(format!("under {name}’s control"), format!("sous le contrôle {}", of(name))),
            Lasting::Has(word) => {
                let one = &self.game.catalog.lexicon().word(word).one;
                words::typeset(&self.say(&one.en, &one.fr))
            }
        };
        let (until, fin) = match until {
            Until::TurnEnd => ("the end of this turn".to_owned(), "à la fin de ce tour".to_owned()),
            Until::YourStart => {
                (format!("the start of {name}’s next turn"), format!("au début du prochain tour {}", of(name)))
            }
            Until::ItsTurnEnd => {
                ("the end of its Author’s next turn".to_owned(), "à la fin du prochain tour de son Auteur".to_owned())
            }
            Until::RoundEnd => ("the end of this Round".to_owned(), "à la fin de cette manche".to_owned()),
            Until::GameEnd => ("the end of the game".to_owned(), "à la fin de la partie".to_owned()),
        };
        self.tells(format!("{card}: {what} until {until}"), format!("{}\u{a0}: {what} jusqu’{fin}", opening(&card)))
    }

    pub(super) fn controlled(&self, seat: Seat, card: CardId) -> String {
        let (name, card) = (self.name(seat), self.card(card));
        self.tells(
            format!("Now under {name}’s control: {card}"),
            format!("Désormais sous le contrôle {}\u{a0}: {card}", of(name)),
        )
    }

    /// Returns the sentence for a card that goes to the Archive, with the cause if it is not a text.
    pub(super) fn archived(&self, card: CardId, cause: Option<Cause>) -> String {
        let card = self.card(card);
        let (en, fr) = match cause {
            None => (String::new(), String::new()),
            Some(Cause::With(Source::Card(bearer))) => {
                let bearer = self.card(bearer);
                (format!(" with {bearer}"), format!(" avec {bearer}"))
            }
            Some(Cause::With(Source::Location(location))) => {
                let place = self.location(location);
                (format!(" with the Location {place}"), format!(" avec le Lieu ({place})"))
            }
            Some(Cause::Version(other)) => {
                let other = self.card(other);
                (format!(", replaced by {other}"), format!(", au profit de {other}"))
            }
        };
        self.tells(format!("To the Archive{en}: {card}"), format!("Aux Archives{fr}\u{a0}: {card}"))
    }

    pub(super) fn banished(&self, card: CardId) -> String {
        let card = self.card(card);
        self.tells(format!("Out of the game: {card}"), format!("Hors du jeu\u{a0}: {card}"))
    }

    pub(super) fn handed(&self, card: CardId, seat: Seat) -> String {
        let (name, card) = (self.name(seat), self.card(card));
        self.tells(
            format!("Back in {name}’s hand: {card}"),
            format!("De retour dans la main {}\u{a0}: {card}", of(name)),
        )
    }

    pub(super) fn homed(&self, card: CardId, seat: Seat) -> String {
        let (name, card) = (self.name(seat), self.card(card));
        self.tells(
            format!("Back on {name}’s Title Card: {card}"),
            format!("De retour sur la Carte-Titre {}\u{a0}: {card}", of(name)),
        )
    }
}
