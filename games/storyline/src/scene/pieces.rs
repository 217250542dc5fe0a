//! Cards in play, with the cards attached to them, their current values, and the parts of these values.

use super::{Painter, counter, faces::open, part};
use crate::{At, CounterId, Lasts, PartOf, Piece, PieceId, TableId, ZoneId, continuous, each_part, speaker};
use kernel::{Card, Counter, Link, Part};
use language::{CardId, Gift, Kind, Lasting, Source, Until, Whom, Word, standings};

/// The words that change which actions are legal with a card. A card shows such a word if it was given to the card, but
/// not if it is printed on the card.
const TELLING: [(Word, CounterId); 5] = [
    (Word::FLYING, CounterId::Flying),
    (Word::SWIMMING, CounterId::Swimming),
    (Word::STEADFAST, CounterId::Steadfast),
    (Word::IMMOVABLE, CounterId::Immovable),
    (Word::SHIELD, CounterId::Shield),
];

impl Painter<'_> {
    /// Returns a card in play, with the Objects and Effects on it listed under it.
    pub(crate) fn piece(&self, id: PieceId, piece: &Piece) -> Card {
        let mut counters: Vec<Counter> = self.vitality(id).into_iter().collect();
        counters.extend(self.words_given(id));
        if continuous::is_blank(self.game, self.board, id) {
            counters.push(counter(
                CounterId::Blank,
                self.speaker.say("Its text says nothing", "Son texte ne dit rien"),
                1,
            ));
        }
        if piece.own != piece.by {
            // This mark shows that an Author other than its own controls the card (Q72).
            let name = self.speaker.name(piece.own);
            let label = self.speaker.say(format!("Belongs to {name}"), format!("Appartient à {name}"));
            counters.push(counter(CounterId::Control, label, 1));
        }
        Card {
            counters,
            under: self.board.attached(id).map(|(id, piece)| self.piece(id, piece)).collect(),
            links: self.ties(id, piece),
            why_not: self.why_not_piece(id, piece),
            ..open(TableId::Piece(id).to_string(), self.card_face(piece.card))
        }
    }

    pub(crate) fn vitality(&self, id: PieceId) -> Option<Counter> {
        self.game.is_character(self.board.piece(id)?.card).then(|| {
            let parts = self.vitality_parts(id);
            let value = parts.iter().map(|part| part.value).sum();
            Counter {
                id: CounterId::Vitality.to_string(),
                label: self.speaker.say("Vitality", "Vitalité"),
                value,
                parts,
            }
        })
    }

    /// Returns the parts of the Vitality of a card: one for each card that changes it, and one for each moment at which
    /// temporary gifts end.
    fn vitality_parts(&self, id: PieceId) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        let mut add = |words: String, value: i32| match parts.iter_mut().find(|part| part.words == words) {
            Some(part) => part.value += value,
            None => parts.push(part(words, value)),
        };
        each_part(self.game, self.board, id, &mut |found| match found.from {
            PartOf::Printed => add(self.speaker.say("printed", "imprimée"), i32::from(found.plus)),
            PartOf::Text(source) => add(self.speaker.label(source), i32::from(found.plus)),
            PartOf::Lasting => {}
        });
        for lasts in self.board.lasting.iter().filter(|lasts| lasts.on == id) {
            if let Lasting::Vitality(plus) = lasts.what {
                add(self.until(lasts), i32::from(plus));
            }
        }
        parts.retain(|part| part.value != 0);
        parts
    }

    fn until(&self, lasts: &Lasts) -> String {
        let name = self.speaker.name(lasts.seat);
        let of = speaker::of(name);
        match lasts.until {
            Until::TurnEnd => self.speaker.say("until the turn ends", "jusqu’à la fin du tour"),
            Until::YourStart => self
                .speaker
                .say(format!("until {name}’s next turn begins"), format!("jusqu’au début du prochain tour {of}")),
            Until::ItsTurnEnd if lasts.waits => self
                .speaker
                .say(format!("until {name}’s next turn ends"), format!("jusqu’à la fin du prochain tour {of}")),
            Until::ItsTurnEnd => {
                self.speaker.say(format!("until {name}’s turn ends"), format!("jusqu’à la fin du tour {of}"))
            }
            Until::RoundEnd => self.speaker.say("until the Round ends", "jusqu’à la fin de la manche"),
            Until::GameEnd => self.speaker.say("until the game ends", "jusqu’à la fin de la partie"),
        }
    }

    fn words_given(&self, id: PieceId) -> impl Iterator<Item = Counter> {
        let printed = self.board.piece(id).map(|piece| self.game.catalog.card(piece.card).words);
        TELLING.into_iter().filter_map(move |(word, key)| {
            let given =
                printed.is_some_and(|printed| !printed.has(word)) && continuous::has(self.game, self.board, id, word);
            given.then(|| {
                let name = self.press().word(word);
                let lasting =
                    self.board.lasting.iter().find(|lasts| lasts.on == id && lasts.what == Lasting::Has(word));
                let label = lasting.map_or(name.clone(), |lasts| format!("{name}, {}", self.until(lasts)));
                counter(key, label, 1)
            })
        })
    }

    fn ties(&self, id: PieceId, piece: &Piece) -> Vec<Link> {
        let link = |kind: &str, to: PieceId, words: String| Link {
            kind: kind.into(),
            to: TableId::Piece(to).to_string(),
            words,
        };
        let mut links = Vec::new();
        if let At::On(bearer) = piece.at {
            let name = self.who(bearer);
            let words = match self.game.catalog.card(piece.card).kind {
                Kind::Object => self.speaker.say(format!("borne by {name}"), format!("avec {name}")),
                Kind::Character { .. } | Kind::Effect | Kind::Event => {
                    self.speaker.say(format!("attached to {name}"), format!("attaché {}", speaker::to(&name)))
                }
            };
            let kind = if self.game.catalog.card(piece.card).kind == Kind::Object { "bearer" } else { "host" };
            links.push(link(kind, bearer, words));
        }
        for leader in self.leaders(id, piece) {
            let name = self.who(leader);
            links.push(link(
                "follows",
                leader,
                self.speaker.say(format!("follows {name}"), format!("peut suivre {name}")),
            ));
        }
        links.extend(self.author(piece));
        links.extend(self.dangers(id, piece));
        links
    }

    /// Returns the link from a card to its Author (Q6), or `None` for an Object, which belongs to its bearer or to
    /// nobody (Q35).
    fn author(&self, piece: &Piece) -> Option<Link> {
        let name = self.speaker.name(piece.by);
        let words = match self.game.catalog.card(piece.card).kind {
            Kind::Object => return None,
            Kind::Character { .. } => {
                self.speaker.say(format!("Character of {name}"), format!("Personnage {}", speaker::of(name)))
            }
            Kind::Effect | Kind::Event => self.speaker.say(format!("played by {name}"), format!("joué par {name}")),
        };
        Some(Link { kind: "author".into(), to: ZoneId::Title(piece.by).to_string(), words })
    }

    /// Returns the Characters that a card can follow with FOLLOW.
    fn leaders(&self, id: PieceId, piece: &Piece) -> Vec<PieceId> {
        let Some(spot) = self.board.spot_of(id).filter(|_| !continuous::is_blank(self.game, self.board, id)) else {
            return Vec::new();
        };
        let own = standings(&self.game.catalog.card(piece.card).text).filter(|standing| standing.whom == Whom::This);
        let names = own
            .flat_map(|standing| &standing.gives)
            .filter_map(|gift| if let Gift::Follow(names) = gift { Some(*names) } else { None });
        let names: language::Traits = names.collect();
        let here = self.board.characters_at(spot);
        let leads = |other: PieceId| continuous::traits(self.game, self.board, other).meets(names);
        here.filter(|(other, who)| *other != id && who.by == piece.by && leads(*other))
            .map(|(other, _)| other)
            .collect()
    }

    /// Returns the name of a card in play as it appears within a sentence. If several cards in play have this title,
    /// they are numbered.
    pub(super) fn who(&self, id: PieceId) -> String {
        self.board.piece(id).map_or(String::new(), |piece| self.numbered(id, piece.card, self.speaker.card(piece.card)))
    }

    /// Returns the name of a card in play as it appears outside a sentence. If several cards in play have this title,
    /// they are numbered.
    pub(super) fn label(&self, id: PieceId) -> String {
        let label = |card| self.speaker.label(Source::Card(card));
        self.board.piece(id).map_or(String::new(), |piece| self.numbered(id, piece.card, label(piece.card)))
    }

    fn numbered(&self, id: PieceId, card: CardId, title: String) -> String {
        let same: Vec<PieceId> = self.board.each().filter(|(_, piece)| piece.card == card).map(|(id, _)| id).collect();
        match same.as_slice() {
            [_, _, ..] => {
                let number = same.iter().position(|other| *other == id).map_or(0, |place| place + 1);
                format!("{title} ({number})")
            }
            [] | [_] => title,
        }
    }
}
