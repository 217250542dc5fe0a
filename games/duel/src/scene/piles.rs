//! The zones of one side of the table: the hand, the deck, the piles, the Locations, and the Characters that are not
//! viable.

use super::{of, painter::Painter, rule::Bar};
use crate::{Cards, Characters, CounterId, HoldingsView, ZoneId};
use kernel::{Card, Counter, Face, Seat, Zone, ZoneKind};

impl Painter<'_> {
    pub(super) fn side(&self, seat: Seat) -> Vec<Zone> {
        let mut zones = vec![self.hand(seat), self.deck(seat), self.discard(seat)];
        zones.extend(self.out_of_play(seat));
        zones.push(self.locations(seat));
        zones.extend(self.units(seat));
        zones.extend(self.without_part(seat));
        zones
    }

    fn hand(&self, seat: Seat) -> Zone {
        let HoldingsView { hand, hidden, .. } = self.view.holdings[seat];
        let (name, side) = (self.speaker.name(seat), self.speaker.side(seat));
        let id = ZoneId::Hand(seat);
        let known = hand.iter().map(|card| Card { why_not: self.why_not(seat, card), ..self.card(card) });
        let unknown = (0..hidden).map(|place| self.face_down(format!("{id}/{place}"), seat));
        let cards: Vec<Card> = known.chain(unknown).collect();
        let count = counter(CounterId::Cards, self.speaker.say("Cards in hand", "Cartes en main"), cards.len() as i32);
        let label = self.speaker.say(format!("Hand of {name} ({side})"), format!("Main {} ({side})", of(name)));
        Zone { cards, counters: vec![count], ..zone(id, ZoneKind::Hand, seat, label) }
    }

    fn face_down(&self, id: String, seat: Seat) -> Card {
        let side = self.speaker.side(seat);
        let label = self.speaker.say(format!("A card of {side}"), format!("Une carte du {side}"));
        Card { id, face: Face::Down { label }, counters: vec![], under: vec![], links: vec![], why_not: None }
    }

    fn deck(&self, seat: Seat) -> Zone {
        let name = self.speaker.name(seat);
        let left = i32::from(self.view.holdings[seat].deck);
        let count = counter(CounterId::Cards, self.speaker.say("Cards in the deck", "Cartes dans la pioche"), left);
        let label = self.speaker.say(format!("Deck of {name}"), format!("Pioche {}", of(name)));
        Zone { counters: vec![count], ..zone(ZoneId::Deck(seat), ZoneKind::Deck, seat, label) }
    }

    /// Returns the discard without the cards played for the current battle. Those are shown with the battle.
    fn discard(&self, seat: Seat) -> Zone {
        let played = self.battle().map_or(Cards::NONE, |(_, battle)| battle.played);
        let name = self.speaker.name(seat);
        let label = self.speaker.say(format!("Discard of {name}"), format!("Défausse {}", of(name)));
        self.pile((ZoneId::Discard(seat), seat, label), Bar::Discarded, self.board.fronts[seat].discard - played)
    }

    fn out_of_play(&self, seat: Seat) -> impl Iterator<Item = Zone> {
        let front = &self.board.fronts[seat];
        let name = self.speaker.name(seat);
        let killed = self.speaker.say(format!("Killed, of {name}"), format!("Morts {}", of(name)));
        let exiled = self.speaker.say(format!("Exiled, of {name}"), format!("Exilés {}", of(name)));
        let piles = [
            (ZoneId::Killed(seat), killed, Bar::Killed, front.killed),
            (ZoneId::Exiled(seat), exiled, Bar::Exiled, front.exiled),
        ];
        let there = piles.into_iter().filter(|(_, _, _, cards)| !cards.is_empty());
        there.map(move |(id, label, bar, cards)| self.pile((id, seat, label), bar, cards))
    }

    fn pile(&self, (id, seat, label): (ZoneId, Seat, String), bar: Bar, cards: Cards) -> Zone {
        let count = counter(CounterId::Cards, self.speaker.say("Cards", "Cartes"), cards.len() as i32);
        let cards = cards.iter().map(|card| self.barred_card(card, bar)).collect();
        Zone { cards, counters: vec![count], ..zone(id, ZoneKind::Discard, seat, label) }
    }

    fn locations(&self, seat: Seat) -> Zone {
        let name = self.speaker.name(seat);
        let label = self.speaker.say(format!("Locations of {name}"), format!("Lieux {}", of(name)));
        let cards =
            self.board.fronts[seat].locations.iter().map(|card| self.barred_card(card, Bar::Location)).collect();
        Zone { cards, ..zone(ZoneId::Locations(seat), ZoneKind::Display, seat, label) }
    }

    /// Returns the zones of the Characters that take no part: the Incapacitated Characters under a seat's control, and
    /// the captives that the seat holds. Empty zones are left out.
    fn without_part(&self, seat: Seat) -> impl Iterator<Item = Zone> {
        let name = self.speaker.name(seat);
        let idle = self.speaker.say(format!("Incapacitated, of {name}"), format!("Hors de combat, chez {name}"));
        let captives = self.speaker.say(format!("Captives of {name}"), format!("Captifs {}", of(name)));
        let zones: [(ZoneId, String, Bar, Characters); 2] = [
            (ZoneId::Idle(seat), idle, Bar::Incapacitated, self.board.idle(seat)),
            (ZoneId::Captives(seat), captives, Bar::Captive, self.board.fronts[seat].captives),
        ];
        let there = zones.into_iter().filter(|(_, _, _, characters)| !characters.is_empty());
        there.map(move |(id, label, bar, characters)| {
            let barred = |character| Card { why_not: self.barred(bar), ..self.character(character) };
            let cards = characters.iter().map(barred).collect();
            Zone { cards, ..zone(id, ZoneKind::Display, seat, label) }
        })
    }
}

pub(super) fn zone(id: impl ToString, kind: ZoneKind, seat: Seat, label: String) -> Zone {
    Zone { id: id.to_string(), kind, owner: Some(seat), label, cards: vec![], counters: vec![], links: vec![] }
}

pub(crate) fn counter(id: CounterId, label: String, value: i32) -> Counter {
    Counter { id: id.to_string(), label, value, parts: vec![] }
}
