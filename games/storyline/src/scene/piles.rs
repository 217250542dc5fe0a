//! The zones of hands, Libraries, Archives and other piles, and of the cards that a question shows to the viewer.

use super::{Painter, counter, faces::down, open, road::zone};
use crate::{Action, Ask, Bag, CounterId, PlacedView, Task, ZoneId, continuous, ids::saved_id, offers, speaker};
use kernel::{Card, Counter, Seat, Zone, ZoneKind};
use language::{CardId, Profile};

impl Painter<'_> {
    /// Returns the zones of an Author's hand and face-down Events.
    pub(super) fn held(&self, seat: Seat) -> Vec<Zone> {
        let mut zones = vec![self.hand(seat), self.saved(seat)];
        zones.extend(self.known(seat));
        zones
    }

    fn hand(&self, seat: Seat) -> Zone {
        let hand = &self.view.hands[seat];
        let (name, id) = (self.speaker.name(seat), ZoneId::Hand(seat));
        let shown = hand.cards.hand;
        let mut cards: Vec<Card> = Vec::new();
        for card in shown.titles() {
            let why = self.why_not(seat, card);
            let copies = self.copies(id, std::iter::once((card, shown.count(card))));
            let costs: Vec<Counter> = self.cost_now(seat, card).into_iter().collect();
            cards.extend(copies.into_iter().map(|copy| Card { why_not: why.clone(), counters: costs.clone(), ..copy }));
        }
        let hidden = usize::from(hand.count).saturating_sub(cards.len());
        let label = self.speaker.say("A card face-down", "Une carte face cachée");
        cards.extend((0..hidden).map(|place| down(format!("{id}/{place}"), label.clone())));
        let label = self.speaker.say(format!("Hand of {name}"), format!("Main {}", speaker::of(name)));
        let count =
            counter(CounterId::Cards, self.speaker.say("Cards in hand", "Cartes en main"), i32::from(hand.count));
        let owed = i32::from(self.board.owed[seat]);
        let owed = (owed > 0).then(|| {
            let words =
                ("Story Points to lose after the next Roll", "Points d’Histoire à perdre après le prochain Lancer");
            counter(CounterId::Owed, self.speaker.say(words.0, words.1), owed)
        });
        let counters = std::iter::once(count).chain(owed).collect();
        Zone { cards, counters, ..zone(id, ZoneKind::Hand, Some(seat), label) }
    }

    /// Returns a counter with the Story Points that a card of a hand costs now, or `None` if this is the printed cost.
    /// Another version of a Character that the Author has in play is free (rule 30).
    fn cost_now(&self, seat: Seat, card: CardId) -> Option<Counter> {
        let version = offers::version_in_play(self.game, self.board, card).map(|(_, piece)| piece);
        let free = version.is_some_and(|piece| piece.by == seat && piece.card != card && self.game.is_character(card));
        let cost = if free { 0 } else { continuous::cost(self.game, self.board, seat, card) };
        let label = || self.speaker.say("Cost now", "Coût maintenant");
        (cost != self.game.catalog.card(card).cost).then(|| counter(CounterId::Cost, label(), i32::from(cost)))
    }

    /// Returns the zone of an Author's face-down Events. Everybody sees the price that was paid for each Event, but
    /// only the owner sees its face (Q40).
    fn saved(&self, seat: Seat) -> Zone {
        let (name, id) = (self.speaker.name(seat), ZoneId::Saved(seat));
        let cards = self.view.saved[seat].iter().enumerate().map(|(number, saved)| {
            let id = saved_id(seat, number);
            let card = match saved.card {
                Some(card) => open(id, self.card_face(card)),
                None => down(id, self.speaker.say("An Event turned face-down", "Un Événement face cachée")),
            };
            let paid = counter(
                CounterId::Paid,
                self.speaker.say("Story Points paid", "Points d’Histoire payés"),
                i32::from(saved.paid),
            );
            Card { counters: vec![paid], why_not: self.why_not_saved(seat, saved), ..card }
        });
        let label = self
            .speaker
            .say(format!("Face-down Events of {name}"), format!("Événements face cachée {}", speaker::of(name)));
        Zone { cards: cards.collect(), ..zone(id, ZoneKind::Display, Some(seat), label) }
    }

    /// Returns a zone with the cards of which the viewer knows that they are, or may be, another Author's face-down
    /// Events. The viewer does not know which of the face-down cards they are. Returns `None` if there are no such
    /// cards.
    fn known(&self, seat: Seat) -> Option<Zone> {
        let known = self.view.hands[seat].cards;
        let cards = known.saved.plus(known.either);
        (!self.is_own(seat) && !cards.is_empty()).then(|| {
            let (name, id) = (self.speaker.name(seat), ZoneId::Known(seat));
            let label = self
                .speaker
                .say(format!("Face-down before {name}, or in hand"), format!("Face cachée devant {name}, ou en main"));
            Zone { cards: self.copies(id, cards.iter()), ..zone(id, ZoneKind::Display, Some(seat), label) }
        })
    }

    /// Returns the zones of the Libraries and the Archives.
    pub(super) fn stocks(&self) -> Vec<Zone> {
        self.game.stocks().flat_map(|stock| self.stock(stock)).collect()
    }

    fn stock(&self, stock: Seat) -> Vec<Zone> {
        let owner = match self.game.rules.profile {
            Profile::Oz => None,
            Profile::Epic => Some(stock),
        };
        let piles = &self.board.piles[stock];
        let deck = &self.view.libraries[stock];
        let id = self.game.library_id(stock);
        let label = self.stock_label(("Library", "Bibliothèque"), stock);
        let top = self.placed(id, ("top", "From the top", "Depuis le dessus"), deck.top.iter());
        let bottom = self.placed(id, ("bottom", "From the bottom", "Depuis le dessous"), deck.bottom.iter().rev());
        let library = Zone {
            cards: top.into_iter().chain(bottom).collect(),
            counters: vec![self.count(deck.len())],
            ..zone(id, ZoneKind::Deck, owner, label)
        };
        let archive = self.game.archive_id(stock);
        let mut zones = vec![library, self.pile((archive, "Archive", "Archives"), (stock, owner), piles.archive)];
        if !piles.banished.is_empty() {
            let banished = self.game.banished_id(stock);
            zones.push(self.pile((banished, "Banished", "Cartes bannies"), (stock, owner), piles.banished));
        }
        zones
    }

    fn pile(&self, (id, en, fr): (ZoneId, &str, &str), (stock, owner): (Seat, Option<Seat>), cards: Bag) -> Zone {
        Zone {
            cards: self.copies(id, cards.iter()),
            counters: vec![self.count(cards.len())],
            ..zone(id, ZoneKind::Discard, owner, self.stock_label((en, fr), stock))
        }
    }

    fn stock_label(&self, (en, fr): (&str, &str), stock: Seat) -> String {
        let name = self.speaker.name(stock);
        match self.game.rules.profile {
            Profile::Oz => self.speaker.say(en, fr),
            Profile::Epic => self.speaker.say(format!("{en} of {name}"), format!("{fr} {}", speaker::of(name))),
        }
    }

    fn count(&self, cards: usize) -> Counter {
        counter(CounterId::Cards, self.speaker.say("Cards", "Cartes"), cards as i32)
    }

    /// Returns the cards of a Library whose position the viewer knows.
    fn placed<'a>(
        &self,
        zone: ZoneId,
        (side, en, fr): (&str, &str, &str),
        cards: impl Iterator<Item = &'a PlacedView>,
    ) -> Vec<Card> {
        let known = cards.enumerate().filter_map(|(place, placed)| placed.card.map(|card| (place, card)));
        known
            .map(|(place, card)| {
                let place_counter = counter(CounterId::Place, self.speaker.say(en, fr), place as i32 + 1);
                Card { counters: vec![place_counter], ..open(format!("{zone}/{side}.{place}"), self.card_face(card)) }
            })
            .collect()
    }

    /// Returns the zone of the Folio. Everybody knows the Locations at its bottom, and their order.
    pub(super) fn folio(&self) -> Zone {
        let left = crate::folio_left(self.game, self.board) as usize + self.board.folio.bottom.len();
        let bottom = self.board.folio.bottom.iter().enumerate();
        let cards =
            bottom.map(|(place, location)| open(format!("{}/{place}", ZoneId::Folio), self.location_face(*location)));
        Zone {
            cards: cards.collect(),
            counters: vec![counter(CounterId::Cards, self.speaker.say("Locations", "Lieux"), left as i32)],
            ..zone(ZoneId::Folio, ZoneKind::Deck, None, self.speaker.say("The Folio", "Le Folio"))
        }
    }

    /// Returns the zone with the Story Points of the active Author and the dice that are still to be rolled.
    pub(super) fn dice(&self) -> Zone {
        let seat = self.board.active;
        let name = self.speaker.name(seat);
        let points = i32::from(self.board.this_turn.points);
        let word = match self.board.this_turn.points {
            0 => ("Story Points", "Point d’Histoire"),
            1 => ("Story Point", "Point d’Histoire"),
            _ => ("Story Points", "Points d’Histoire"),
        };
        let mut counters = vec![counter(CounterId::Points, self.speaker.say(word.0, word.1), points)];
        if let Some(Task::Dice { blue, gold, fell }) = self.board.agenda.last() {
            let blue = blue.count_ones() as i32;
            counters.push(counter(CounterId::Blue, self.speaker.say("Blue dice to fall", "Dés bleus à tomber"), blue));
            counters.push(counter(
                CounterId::Gold,
                self.speaker.say("Gold dice to fall", "Dés dorés à tomber"),
                i32::from(*gold),
            ));
            let (symbols, lie) = (i32::from(fell.symbols), i32::from(fell.blue + fell.gold));
            counters.push(counter(CounterId::Fallen, self.speaker.say("Dice fallen", "Dés tombés"), lie));
            counters.push(counter(
                CounterId::Symbols,
                self.speaker.say("Symbols on them", "Symboles sur ces dés"),
                symbols,
            ));
        }
        let label = self.speaker.say(format!("Dice of {name}"), format!("Dés {}", speaker::of(name)));
        Zone { counters, ..zone(ZoneId::Dice, ZoneKind::Offer, Some(seat), label) }
    }

    /// Returns the zone with the cards among which the viewer chooses, if a question shows such cards.
    pub(super) fn looked_at(&self) -> Option<Zone> {
        let (seat, ask) = self.own_question()?;
        let (id, label, cards): (ZoneId, String, Vec<(CardId, u8)>) = match ask {
            // The scene already shows the viewer's own hand.
            Ask::FromHand { whose, .. } if whose == seat => return None,
            Ask::FromHand { whose, .. } => {
                let name = self.speaker.name(whose);
                let label = self.speaker.say(format!("The hand of {name}"), format!("La main {}", speaker::of(name)));
                (ZoneId::Looked, label, self.view.hands[whose].cards.hand.iter().collect())
            }
            Ask::Peeked { left, .. } => {
                let top = self.view.libraries[self.game.stock(seat)].top.iter().take(usize::from(left));
                let cards: Bag = top.filter_map(|placed| placed.card).collect();
                let label = self.speaker.say("On top of the Library", "Sur le dessus de la Bibliothèque");
                (ZoneId::Peeked, label, cards.iter().collect())
            }
            Ask::Search { .. } => {
                let named = |action: &Action| if let Action::Card(card) = action { Some((*card, 1)) } else { None };
                let cards = self.offered.iter().filter_map(named);
                (
                    ZoneId::Search,
                    self.speaker.say("What may be looked for", "Ce qui peut être cherché"),
                    cards.collect(),
                )
            }
            Ask::Target { .. }
            | Ask::Distance { .. }
            | Ask::Which { .. }
            | Ask::Spot { .. }
            | Ask::Whose { .. }
            | Ask::Receiver { .. }
            | Ask::PriceCard { .. }
            | Ask::EnterCost { .. }
            | Ask::Follow { .. }
            | Ask::React { .. } => return None,
        };
        let cards = self.copies(id, cards.into_iter());
        Some(Zone { cards, ..zone(id, ZoneKind::Offer, Some(seat), label) })
    }
}
