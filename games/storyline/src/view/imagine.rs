//! Determinization: deals again the cards whose place the viewer does not know.

use super::{DeckView, PlacedView, View};
use crate::{Bag, Deck, Hand, Knowledge, Known, MOST_SAVED, Placed, Saved, State, Storyline, Task};
use arrayvec::ArrayVec;
use kernel::{Rng, Seat, SeatMap, Viewer};
use language::{CardId, Kind};

impl View {
    /// Returns a position that the viewer cannot tell from the real one. The position respects conclusions from
    /// counting: no Library holds more copies of a title than everybody knows to be possible (Q57), and every face-down
    /// card is an Event.
    pub(crate) fn determinize(&self, game: &Storyline, rng: &mut Rng) -> State {
        let mut state = State {
            board: self.board.clone(),
            hands: self.hands.map(|seat, hand| Hand {
                cards: if self.is_own(seat) { hand.cards.hand } else { Bag::EMPTY },
                known: Knowledge {
                    by: hand.known.clone().unwrap_or_else(|| SeatMap::new(game.seats, |_| hand.open)),
                    open: hand.open,
                    since: hand.since.clone(),
                },
            }),
            saved: self.saved.map(|_, saved| {
                let own = saved.iter().filter_map(|saved| Some(Saved { card: saved.card?, paid: saved.paid }));
                own.collect()
            }),
            libraries: SeatMap::new(game.seats, |_| Deck::default()),
        };
        for stock in game.stocks() {
            let mut lot = Lot::of(self, game, stock);
            let others = || game.libraries.seats().filter(|seat| game.stock(*seat) == stock && !self.is_own(*seat));
            lot.slots = others().map(|seat| self.unknown(seat)).sum();
            lot.laid = others().map(|seat| self.unknown_events(seat)).sum();
            // Only Events can be face-down, so the face-down cards are dealt first at all seats, and the hands after
            // them.
            let mut hands: Vec<(Seat, Bag, Bag)> = Vec::new();
            for seat in others() {
                let (saved, either) = self.lay_events(game, seat, &mut lot, rng);
                hands.push((seat, saved, either));
            }
            for (seat, saved, either) in hands {
                let mut cards = self.hands[seat].cards.hand.plus(either);
                while cards.len() < usize::from(self.hands[seat].count)
                    && let Some(card) = lot.draw(rng)
                {
                    cards.insert(card);
                }
                state.hands[seat].cards = cards;
                state.saved[seat] = self.place_saved(seat, saved, rng);
                self.imagine_known(&mut state, seat, rng);
            }
            state.libraries[stock] = fill(&self.libraries[stock], lot.unseen, rng);
        }
        state
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// Returns the number of cards in a hand and among its Author's face-down Events that the viewer does not know.
    fn unknown(&self, seat: Seat) -> usize {
        (usize::from(self.hands[seat].count) + self.saved[seat].len()).saturating_sub(self.hands[seat].cards.len())
    }

    /// Returns the number of a seat's face-down Events that are unknown to the viewer even if every Event of `either` is
    /// face-down.
    fn unknown_events(&self, seat: Seat) -> usize {
        let Known { saved, either, .. } = self.hands[seat].cards;
        self.saved[seat].len().saturating_sub(saved.len() + either.len())
    }

    /// Chooses the face-down Events of an Author. Returns these Events, and the Events of `either` that are in the
    /// hand.
    fn lay_events(&self, game: &Storyline, seat: Seat, lot: &mut Lot, rng: &mut Rng) -> (Bag, Bag) {
        let Known { hand, saved: mut lies, mut either } = self.hands[seat].cards;
        let room = usize::from(self.hands[seat].count) - hand.len();
        let missing = self.saved[seat].len().saturating_sub(lies.len());
        for missing in (1..=missing).rev() {
            let unseen = lot.unseen.of(game.texts.events).len();
            let from_either = rng.below((either.len() + unseen).max(1) as u32) < either.len() as u32;
            let needed = either.len() < missing;
            let card = if either.len() > room || from_either || !(needed || lot.can_spare_an_event(game)) {
                let card = either.pick(rng);
                card.into_iter().for_each(|card| either.remove(card));
                card
            } else {
                lot.laid -= usize::from(needed);
                lot.draw_event(game, rng)
            };
            card.into_iter().for_each(|card| lies.insert(card));
        }
        (lies, either)
    }

    /// Returns the Events in `lies` in a random order, each with the price that was paid at its place.
    fn place_saved(&self, seat: Seat, mut lies: Bag, rng: &mut Rng) -> ArrayVec<Saved, MOST_SAVED> {
        let place = |saved: &super::SavedView| {
            let card = lies.pick(rng)?;
            lies.remove(card);
            Some(Saved { card, paid: saved.paid })
        };
        self.saved[seat].iter().filter_map(place).collect()
    }

    /// Imagines the knowledge that the other seats have of a hand. A seat that has looked knows the whole hand except
    /// for some cards chosen at random: as many as were drawn after the look. The viewer's own knowledge is copied from
    /// the view.
    fn imagine_known(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        let hand = &self.hands[seat];
        for viewer in state.hands.seats().filter(|viewer| *viewer != seat && !self.is_own(*viewer)) {
            let Some(drawn) = hand.since[viewer] else { continue };
            let open = state.hands[seat].known.open;
            let mut rest = state.hands[seat].cards.minus(open.hand);
            for _ in 0..drawn {
                rest.pick(rng).into_iter().for_each(|card| rest.remove(card));
            }
            // Events may have been laid face-down after the look.
            state.hands[seat].known.by[viewer] = Known { hand: open.hand.plus(rest), ..open };
        }
        if let Viewer::Seat(viewer) = self.viewer {
            state.hands[seat].known.by[viewer] = hand.cards;
        }
    }
}

/// The cards of one Library whose place the viewer does not know.
struct Lot {
    unseen: Bag,
    /// The cards of `unseen` that cannot be in the Library (Q57).
    forced: Bag,
    /// The number of places outside the Library that are still to be filled.
    slots: usize,
    /// The number of places in `slots` that are face-down and need Events of this lot.
    laid: usize,
}

impl Lot {
    fn of(view: &View, game: &Storyline, stock: Seat) -> Lot {
        let piles = &view.board.piles[stock];
        let mut unseen = game.library(stock).minus(piles.archive).minus(piles.banished);
        for (_, piece) in view.board.each().filter(|(_, piece)| piece.stock == stock) {
            unseen.remove(piece.card);
        }
        for (card, _) in on_the_way(&view.board.agenda).filter(|(_, of)| *of == stock) {
            unseen.remove(card);
        }
        for seat in game.libraries.seats().filter(|seat| game.stock(*seat) == stock) {
            unseen = unseen.minus(view.hands[seat].cards.all());
            view.saved[seat].iter().filter_map(|saved| saved.card).for_each(|card| unseen.remove(card));
        }
        let deck = &view.libraries[stock];
        let mut may_hold = piles.may_hold;
        for card in deck.top.iter().chain(&deck.bottom).filter_map(|placed| placed.card) {
            unseen.remove(card);
            may_hold.remove(card);
        }
        Lot { unseen, forced: unseen.minus(may_hold), slots: 0, laid: 0 }
    }

    /// Draws a card for a place outside the Library. If there are only as many places left as forced cards, draws a
    /// forced card.
    fn draw(&mut self, rng: &mut Rng) -> Option<CardId> {
        let from = if self.is_tight() { self.forced } else { self.unseen };
        let card = from.pick(rng)?;
        self.remove(card);
        Some(card)
    }

    /// Draws an Event for a face-down place. If the place was counted in `laid`, the caller must already have
    /// subtracted it from `laid`.
    fn draw_event(&mut self, game: &Storyline, rng: &mut Rng) -> Option<CardId> {
        let events = game.texts.events;
        let from = if self.leaves_room(game, self.forced) { self.unseen } else { self.forced };
        let card = from.of(events).pick(rng)?;
        self.remove(card);
        Some(card)
    }

    /// Reports whether an Event may be dealt to a place that need not have one. Enough Events must be left for the
    /// places in `laid`, and enough places for the forced cards.
    fn can_spare_an_event(&self, game: &Storyline) -> bool {
        let events = game.texts.events;
        let mut forced = self.forced;
        forced.of(events).titles().take(1).for_each(|event| forced.remove(event));
        self.unseen.of(events).len() > self.laid && self.leaves_room(game, forced)
    }

    /// Reports whether these forced cards still fit outside the Library if one place fewer is left.
    fn leaves_room(&self, game: &Storyline, forced: Bag) -> bool {
        let events = forced.of(game.texts.events).len();
        let others = forced.len() - events;
        others + events.saturating_sub(self.laid) + self.laid < self.slots
    }

    fn is_tight(&self) -> bool {
        !self.forced.is_empty() && self.forced.len() >= self.slots
    }

    fn remove(&mut self, card: CardId) {
        self.unseen.remove(card);
        self.forced.remove(card);
        self.slots = self.slots.saturating_sub(1);
    }
}

/// Returns the cards that have been played and have not reached their place yet, each with the seat whose Library it is
/// from.
pub(crate) fn on_the_way(agenda: &[Task]) -> impl Iterator<Item = (CardId, Seat)> + '_ {
    agenda.iter().filter_map(|task| {
        let (Task::Resolve { card, stock, .. } | Task::Shelve { card, stock }) = task else { return None };
        Some((*card, *stock))
    })
}

/// Reports whether a card of this kind can be face-down.
pub(crate) fn can_be_saved(kind: Kind) -> bool {
    kind == Kind::Event
}

fn fill(deck: &DeckView, mut unseen: Bag, rng: &mut Rng) -> Deck {
    let mut place = |placed: &PlacedView| {
        let card = placed.card.or_else(|| {
            let card = unseen.pick(rng)?;
            unseen.remove(card);
            Some(card)
        })?;
        Some(Placed { card, by: placed.by })
    };
    let top = deck.top.iter().filter_map(&mut place).collect();
    let bottom = deck.bottom.iter().filter_map(&mut place).collect();
    Deck { top, rest: unseen, bottom, sunk: deck.sunk }
}
