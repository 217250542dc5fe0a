//! The implementation of the kernel's [`Game`] trait for the duel.

use crate::{
    Action, Board, Chance, Duel, Event, Front, Holdings, State, Step, ThisTurn, View, audit, deal, digest, game::SEATS,
    outlook, rules, sheet, windows,
};
use arrayvec::ArrayVec;
use kernel::{Course, Digest, Feature, Game, Purpose, Rng, Seat, SeatMap, Sink, Topic, Turn, Viewer, Weights};

/// An upper bound on the number of entries in one turn. It allows every card of both decks to be drawn, played and
/// discarded a few times, and every Character to leave, join, attack, be defended against and be assigned once.
const MOST_ENTRIES_A_TURN: usize = 600;
/// An upper bound on the number of entries before the first turn: the dice, and the cards of both hands.
const MOST_ENTRIES_BEFORE: usize = 32;

impl Game for Duel {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        SEATS
    }

    fn start(&self) -> State {
        let deck = |seat| Holdings { deck: self.deck_of(seat), ..Holdings::default() };
        State {
            board: Board {
                step: Step::RollFirst,
                active: self.good(),
                fronts: SeatMap::new(SEATS, |_| Front::default()),
                attached: Default::default(),
                captors: Default::default(),
                tokens: Default::default(),
                attacks: ArrayVec::new(),
                this_turn: ThisTurn::default(),
            },
            holdings: SeatMap::new(SEATS, deck),
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        rules::turn(state)
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::legal_actions(self, state, seat, out);
    }

    fn is_pass(&self, action: &Action) -> bool {
        *action == Action::Done
    }

    #[inline]
    fn play(&self, state: &mut State, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        rules::play(self, state, seat, action, events);
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        deal::chances(state, out);
    }

    #[inline]
    fn sample(&self, state: &State, rng: &mut Rng) -> Chance {
        deal::sample(state, rng)
    }

    fn purpose(&self, state: &State) -> Purpose {
        deal::purpose(state)
    }

    fn weight(&self, state: &State, chance: &Chance) -> u32 {
        deal::weight(state, chance)
    }

    #[inline]
    fn happen(&self, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
        deal::happen(self, state, chance, events);
    }

    fn has_secrets(&self, state: &State, seat: Seat) -> bool {
        !state.holdings[seat].hand.is_empty()
    }

    fn window(&self, state: &State) -> Option<&'static Topic> {
        windows::window(&state.board)
    }

    fn topics() -> &'static [Topic] {
        &windows::TOPICS
    }

    fn turn_number(&self, state: &State) -> u32 {
        state.board.fronts.values().map(|front| u32::from(front.turns)).sum()
    }

    fn scores(&self, state: &State) -> SeatMap<i32> {
        let winner = if let Step::Over { winner } = state.board.step { winner } else { None };
        SeatMap::new(SEATS, |seat| i32::from(winner == Some(seat)))
    }

    fn course(&self, state: &State) -> Course {
        sheet::course(&state.board)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        Some(match *event {
            Event::Drew { seat, .. } if !own(seat) => Event::Drew { seat, card: None },
            // Both players may see the hand: one of them looks at it, and the other owns it.
            Event::Looked { seat, item, .. } if viewer == Viewer::Table => Event::Looked { seat, item, hand: None },
            open => open,
        })
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        view.determinize(self, rng)
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        outlook::value(self, view, seat)
    }

    fn features(&self) -> &'static [Feature] {
        &outlook::FEATURES
    }

    fn extract(&self, view: &View, seat: Seat, out: &mut Vec<i32>) {
        outlook::extract(self, view, seat, out);
    }

    fn weights(&self) -> Option<&Weights> {
        outlook::weights(self.seats())
    }

    fn reveals(&self, _: &State, _: Seat, action: &Action) -> bool {
        // A window opens because of public knowledge (D43), so only a look gives a viewer new information.
        matches!(action, Action::Look(_))
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        digest::digest(state, digest);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    fn longest(&self) -> usize {
        MOST_ENTRIES_BEFORE + SEATS * usize::from(self.rules.turn_cap) * MOST_ENTRIES_A_TURN
    }
}
