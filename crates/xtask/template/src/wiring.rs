//! Implements the kernel's `Game` trait for this game.

use crate::{Action, Card, Cards, Chance, Event, NewGame, State, Step, View, rules, view};
use kernel::{Digest, Game, Rng, Seat, SeatMap, Sink, Turn, Viewer};

impl Game for NewGame {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        let hands = SeatMap::new(self.seats, |_| Cards::default());
        let first = hands.seats().next().expect("a table has a seat");
        State { round: 1, step: Step::Draw(first), deck: Cards::deck(), hands, discard: Cards::default() }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.step {
            Step::Draw(_) => Turn::Chance,
            Step::Decide { seat, .. } => Turn::Of(seat),
            Step::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::legal_actions(state, seat, out);
    }

    fn play(&self, state: &mut State, _: Seat, action: &Action, events: &mut impl Sink<Event>) {
        rules::play(state, *action, events);
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let there = Card::all().map(|card| (Chance(card), u32::from(state.deck.of(card))));
        out.extend(there.filter(|(_, weight)| *weight > 0));
    }

    fn happen(&self, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
        if let Step::Draw(seat) = state.step {
            rules::draw(state, seat, chance.0, events);
        }
    }

    fn scores(&self, state: &State) -> SeatMap<i32> {
        rules::scores(&state.hands)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::redact(event, viewer))
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        view.determinize(rng)
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        view.hands[seat].map_or(0, |hand| hand.sum())
    }

    fn reveals(&self, state: &State, _: Seat, _: &Action) -> bool {
        // The last decision of the game reveals all hands.
        let last = state.hands.seats().last();
        state.round == rules::ROUNDS && matches!(state.step, Step::Decide { seat, .. } if Some(seat) == last)
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        let State { round, step, deck, hands, discard } = state;
        digest.byte(*round);
        let (kind, seat, drawn) = match *step {
            Step::Draw(seat) => (0, seat.index(), 0),
            Step::Decide { seat, drawn } => (1, seat.index(), drawn.number()),
            Step::Over => (2, 0, 0),
        };
        digest.bytes(&[kind, drawn]);
        digest.number(seat as u64);
        for cards in hands.values().chain([deck, discard]) {
            digest.bytes(cards.counts());
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        rules::audit(state)
    }

    fn longest(&self) -> usize {
        // In each round, each seat has two entries: a card drawn, and a decision.
        2 * self.seats * usize::from(rules::ROUNDS)
    }
}
