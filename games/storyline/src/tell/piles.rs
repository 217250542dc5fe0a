//! Sentences about hands, Libraries and Archives, and about cards that are played.

use crate::{
    Bag, From, Onto,
    speaker::{Speaker, of},
};
use kernel::{Seat, opening};
use language::{Ability, Card, CardId, Goal, Kind, Script, words};

impl Speaker<'_> {
    /// Returns the sentence for a draw, with the name of the card if the viewer saw it.
    pub(super) fn drew(&self, seat: Seat, card: Option<CardId>) -> String {
        let name = self.name(seat);
        let (card, carte) = self.some_card(card, ("a card", "une carte"));
        self.tells(format!("{name} draws {card}"), format!("{name} pioche {carte}"))
    }

    pub(super) fn reshuffled(&self, stock: Seat) -> String {
        let whose = self.whose(stock);
        self.tells(
            format!("{} Archive is shuffled and becomes the Library", opening(&whose)),
            format!("Les Archives{whose} deviennent la Bibliothèque, après mélange"),
        )
    }

    pub(super) fn shuffled(&self, stock: Seat) -> String {
        let whose = self.whose(stock);
        self.tells(format!("{} Library is shuffled", opening(&whose)), format!("La Bibliothèque{whose} est mélangée"))
    }

    /// Returns the owner of a Library for a sentence of `epic`: "Ozma’s" before the noun in English, " d’Ozma" after it
    /// in French. In `oz`, returns "the" in English and nothing in French.
    pub(super) fn whose(&self, stock: Seat) -> String {
        let name = self.name(stock);
        match self.game.rules.profile {
            language::Profile::Oz => self.say("the", ""),
            language::Profile::Epic => self.say(format!("{name}’s"), format!(" {}", of(name))),
        }
    }

    pub(super) fn looked_at(&self, seat: Seat, whose: Seat, hand: Option<Bag>) -> String {
        let (name, other) = (self.name(seat), self.name(whose));
        let (en, fr) = (format!("{name} looks at {other}’s hand"), format!("{name} regarde la main {}", of(other)));
        let Some(hand) = hand else { return self.tells(en, fr) };
        let copies = hand.iter().flat_map(|(card, copies)| std::iter::repeat_n(card, usize::from(copies)));
        let cards: Vec<String> = copies.map(|card| self.card(card)).collect();
        let cards = if cards.is_empty() { self.say("no card", "aucune carte") } else { cards.join(", ") };
        self.tells(format!("{en}: {cards}"), format!("{fr}\u{a0}: {cards}"))
    }

    pub(super) fn peeked(&self, seat: Seat, card: Option<CardId>) -> String {
        let name = self.name(seat);
        let (en, fr) = card.map_or((String::new(), String::new()), |card| {
            let card = self.card(card);
            (format!(": {card}"), format!("\u{a0}: {card}"))
        });
        self.tells(
            format!("{name} looks at the next card of the Library{en}"),
            format!("{name} regarde la carte suivante de la Bibliothèque{fr}"),
        )
    }

    pub(super) fn took(&self, seat: Seat, card: Option<CardId>) -> String {
        let name = self.name(seat);
        let (card, carte) = self.some_card(card, ("one of these cards", "une de ces cartes"));
        self.tells(format!("{name} takes {card} in hand"), format!("{name} prend en main {carte}"))
    }

    pub(super) fn put_under(&self, seat: Seat, card: Option<CardId>) -> String {
        let name = self.name(seat);
        let (card, carte) = self.some_card(card, ("a card", "une carte"));
        self.tells(
            format!("{name} puts {card} at the bottom of the Library"),
            format!("{name} met au fond de la Bibliothèque {carte}"),
        )
    }

    fn some_card(&self, card: Option<CardId>, (en, fr): (&str, &str)) -> (String, String) {
        let card = card.map(|card| self.card(card));
        (card.clone().unwrap_or_else(|| en.to_owned()), card.unwrap_or_else(|| fr.to_owned()))
    }

    pub(super) fn left_on_top(&self, seat: Seat) -> String {
        let name = self.name(seat);
        self.tells(
            format!("{name} leaves the card on top of the Library"),
            format!("{name} laisse la carte sur la Bibliothèque"),
        )
    }

    pub(super) fn searched(&self, seat: Seat, card: CardId, found: Option<From>) -> String {
        let (name, card) = (self.name(seat), self.card(card));
        let found = match found {
            Some(From::Hand) => self.say(": found in hand", " et trouve la carte dans la main"),
            Some(From::Library) => self.say(": found in the Library", " et trouve la carte dans la Bibliothèque"),
            Some(From::Archive) => self.say(": found in the Archive", " et trouve la carte dans les Archives"),
            None => self.say(": not found", " en vain"),
        };
        self.tells(format!("{name} searches for {card}{found}"), format!("{name} cherche {card}{found}"))
    }

    pub(super) fn fetched(&self, seat: Seat, card: CardId, to: Goal) -> String {
        let (name, card) = (self.name(seat), self.card(card));
        match to {
            Goal::Hand => self.tells(format!("{name} takes {card} in hand"), format!("{name} prend en main {card}")),
            Goal::Title => self.tells(
                format!("{name} puts {card} onto {name}’s Title Card"),
                format!("{name} met {card} sur sa Carte-Titre"),
            ),
            Goal::Over => self.tells(
                format!("{name} puts {card} over the other version"),
                format!("{name} met {card} par-dessus l’autre version"),
            ),
        }
    }

    pub(super) fn archived_from_hand(&self, seat: Seat, card: CardId) -> String {
        let (name, card) = (self.name(seat), self.card(card));
        self.tells(
            format!("To the Archive from {name}’s hand: {card}"),
            format!("De la main {} aux Archives\u{a0}: {card}", of(name)),
        )
    }

    pub(super) fn played(&self, seat: Seat, card: CardId, (paid, onto): (u8, Onto)) -> String {
        let (name, card, points) = (self.name(seat), self.card(card), self.points(paid));
        let (en, fr) = match onto {
            Onto::Title => (format!(" onto {name}’s Title Card"), " sur sa Carte-Titre".to_owned()),
            Onto::Place(at) => {
                let place = self.place(at);
                (format!(" at {place}"), format!(" {}", crate::speaker::to(&place)))
            }
            Onto::Card(on) => (format!(" onto {}", self.card(on)), format!(" sur {}", self.card(on))),
            Onto::Nowhere => (String::new(), String::new()),
        };
        self.tells(format!("{name} plays {card}{en} for {points}"), format!("{name} joue {card}{fr} pour {points}"))
    }

    pub(super) fn saved(&self, seat: Seat, paid: u8, card: Option<CardId>) -> String {
        let (name, points) = (self.name(seat), self.points(paid));
        let (card, carte) = self.some_card(card, ("an Event", "un Événement"));
        self.tells(
            format!("{name} lays {card} face-down for {points}"),
            format!("{name} met de côté {carte}, face cachée, pour {points}"),
        )
    }

    pub(super) fn revealed(&self, seat: Seat, card: CardId) -> String {
        let (name, card) = (self.name(seat), self.card(card));
        self.tells(format!("{name} reveals {card}"), format!("{name} révèle {card}"))
    }

    pub(super) fn used(&self, seat: Seat, card: CardId) -> String {
        let (name, card) = (self.name(seat), self.card(card));
        self.tells(format!("{name} uses {card}"), format!("{name} utilise {card}"))
    }

    /// Returns the sentence for an ability that is carried out, including the words of its text.
    pub(super) fn triggered(&self, seat: Seat, script: Script) -> String {
        let speech = self.game.catalog.speech(script.of);
        let (name, source) = (self.name(seat), opening(&self.source(script.of)));
        let lexicon = self.game.catalog.lexicon();
        let said = words::ability(speech, usize::from(script.ability), lexicon, self.reader.lang);
        self.tells(format!("{source} ({name}): {said}"), format!("{source} ({name})\u{a0}: {said}"))
    }

    pub(super) fn cancelled(&self, card: CardId) -> String {
        let card = self.card(card);
        self.tells(format!("Nothing comes of {card}"), format!("Sans effet\u{a0}: {card}"))
    }

    pub(super) fn protected(&self, seat: Seat) -> String {
        let name = self.name(seat);
        self.tells(
            format!("It does not affect {name}’s Characters"),
            format!("Cela ne touche pas les Personnages {}", of(name)),
        )
    }

    /// Returns the sentence for a card that is archived instead of staying in play. A card that never stays in play,
    /// such as an Event, has no such sentence.
    pub(super) fn shelved(&self, card: CardId) -> Option<String> {
        let Card { kind, text, .. } = self.game.catalog.card(card);
        let stays = match kind {
            Kind::Character { .. } | Kind::Object => true,
            Kind::Effect => text.iter().any(|ability| matches!(ability, Ability::Attach(_))),
            Kind::Event => false,
        };
        stays.then(|| self.archived(card, None))
    }
}
