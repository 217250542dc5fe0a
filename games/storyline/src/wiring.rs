//! The implementation of the kernel's `Game` trait.

use crate::{
    Action, Chance, Event, MOST_ROUNDS, State, Storyline, View, audit, deal, digest, outlook, redact, rules, start,
    windows,
};
use kernel::{Course, Digest, Feature, Game, Purpose, Rng, Seat, SeatMap, Sink, Taste, Topic, Turn, Viewer, Weights};

/// An upper bound on the number of entries in a turn. Every action and every text may need several decisions.
const MOST_ENTRIES_A_TURN: usize = 12_000;
/// An upper bound on the number of entries before the first turn.
const MOST_ENTRIES_BEFORE: usize = 32;

impl Game for Storyline {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        start::start(self)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        rules::turn(self, state)
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
        rules::play(self, state, (seat, *action), events);
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        deal::chances(self, state, out);
    }

    #[inline]
    fn sample(&self, state: &State, rng: &mut Rng) -> Chance {
        deal::sample(self, state, rng)
    }

    fn purpose(&self, state: &State) -> Purpose {
        deal::purpose(state)
    }

    fn weight(&self, state: &State, chance: &Chance) -> u32 {
        deal::weight(self, state, chance)
    }

    #[inline]
    fn happen(&self, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
        rules::happen(self, state, *chance, events);
    }

    fn has_secrets(&self, state: &State, seat: Seat) -> bool {
        !state.hands[seat].cards.is_empty() || !state.saved[seat].is_empty()
    }

    fn window(&self, state: &State) -> Option<&'static Topic> {
        windows::window(self, state)
    }

    fn topics() -> &'static [Topic] {
        &windows::TOPICS
    }

    fn turn_number(&self, state: &State) -> u32 {
        windows::turn_number(&state.board)
    }

    fn scores(&self, state: &State) -> SeatMap<i32> {
        outlook::scores(self, &state.board)
    }

    fn course(&self, state: &State) -> Course {
        outlook::course(self, &state.board)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(redact::redact(event, viewer))
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        view.determinize(self, rng)
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        outlook::value(self, view, seat, Taste::Latest)
    }

    fn value_by(&self, taste: Taste, view: &View, seat: Seat) -> i32 {
        outlook::value(self, view, seat, taste)
    }

    fn features(&self) -> &'static [Feature] {
        &outlook::FEATURES
    }

    fn extract(&self, view: &View, seat: Seat, out: &mut Vec<i32>) {
        outlook::extract(self, view, seat, out);
    }

    fn weights(&self) -> Option<&Weights> {
        outlook::weights(self)
    }

    fn is_settled(&self, state: &State) -> bool {
        outlook::is_settled(&state.board)
    }

    fn value_guides(&self) -> bool {
        true
    }

    fn reveals(&self, state: &State, _: Seat, action: &Action) -> bool {
        rules::reveals(self, state, action)
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        digest::digest(self, state, digest);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    fn longest(&self) -> usize {
        MOST_ENTRIES_BEFORE + self.seats * usize::from(self.rules.rounds().min(MOST_ROUNDS)) * MOST_ENTRIES_A_TURN
    }
}
