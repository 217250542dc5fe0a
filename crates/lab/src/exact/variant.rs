//! A variant of a game in which a seat knows that the position is one of a few.

use kernel::{Course, Digest, Feature, Game, Rng, Seat, SeatMap, Sink, Taste, Turn, Viewer, Weights};
use std::sync::Arc;

/// A game with unchanged rules, of which a seat knows that the position is one of these. Bots play it as they play
/// every game, so that they believe exactly what is true there.
pub(super) struct Variant<G: Game> {
    pub(super) game: Arc<G>,
    /// The positions that the seat cannot tell apart, each with its weight.
    pub(super) positions: Vec<(f64, G::State)>,
}

impl<G: Game> Game for Variant<G> {
    type State = G::State;
    type Action = G::Action;
    type Chance = G::Chance;
    type Event = G::Event;
    type View = G::View;

    /// Returns one of the positions, in proportion to its weight. A bot asks only for positions that fit the view with
    /// which it was asked, and these are the positions of the variant.
    fn determinize(&self, _: &G::View, rng: &mut Rng) -> G::State {
        let total: f64 = self.positions.iter().map(|(weight, _)| weight).sum();
        let mut left = rng.word() as f64 / u64::MAX as f64 * total;
        let drawn = self.positions.iter().find(|(weight, _)| {
            left -= weight;
            left <= 0.0
        });
        // Rounding can leave a trace of the total.
        let (_, state) = drawn.or(self.positions.last()).expect("a variant has a position");
        state.clone()
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }
    fn start(&self) -> G::State {
        self.game.start()
    }
    fn turn(&self, state: &G::State) -> Turn {
        self.game.turn(state)
    }
    fn legal_actions(&self, state: &G::State, seat: Seat, out: &mut Vec<G::Action>) {
        self.game.legal_actions(state, seat, out);
    }
    fn is_pass(&self, action: &G::Action) -> bool {
        self.game.is_pass(action)
    }
    fn play(&self, state: &mut G::State, seat: Seat, action: &G::Action, events: &mut impl Sink<G::Event>) {
        self.game.play(state, seat, action, events);
    }
    fn chances(&self, state: &G::State, out: &mut Vec<(G::Chance, u32)>) {
        self.game.chances(state, out);
    }
    fn sample(&self, state: &G::State, rng: &mut Rng) -> G::Chance {
        self.game.sample(state, rng)
    }
    fn weight(&self, state: &G::State, chance: &G::Chance) -> u32 {
        self.game.weight(state, chance)
    }
    fn happen(&self, state: &mut G::State, chance: &G::Chance, events: &mut impl Sink<G::Event>) {
        self.game.happen(state, chance, events);
    }
    fn turn_number(&self, state: &G::State) -> u32 {
        self.game.turn_number(state)
    }
    fn scores(&self, state: &G::State) -> SeatMap<i32> {
        self.game.scores(state)
    }
    fn course(&self, state: &G::State) -> Course {
        self.game.course(state)
    }
    fn view(&self, state: &G::State, viewer: Viewer) -> G::View {
        self.game.view(state, viewer)
    }
    fn redact(&self, event: &G::Event, viewer: Viewer) -> Option<G::Event> {
        self.game.redact(event, viewer)
    }
    fn value(&self, view: &G::View, seat: Seat) -> i32 {
        self.game.value(view, seat)
    }
    fn value_by(&self, taste: Taste, view: &G::View, seat: Seat) -> i32 {
        self.game.value_by(taste, view, seat)
    }
    fn features(&self) -> &'static [Feature] {
        self.game.features()
    }
    fn extract(&self, view: &G::View, seat: Seat, out: &mut Vec<i32>) {
        self.game.extract(view, seat, out);
    }
    fn weights(&self) -> Option<&Weights> {
        self.game.weights()
    }
    fn is_settled(&self, state: &G::State) -> bool {
        self.game.is_settled(state)
    }
    fn value_guides(&self) -> bool {
        self.game.value_guides()
    }
    fn reveals(&self, state: &G::State, seat: Seat, action: &G::Action) -> bool {
        self.game.reveals(state, seat, action)
    }
    fn digest(&self, state: &G::State, digest: &mut Digest) {
        self.game.digest(state, digest);
    }
    fn audit(&self, state: &G::State) -> Result<(), String> {
        self.game.audit(state)
    }
    fn longest(&self) -> usize {
        self.game.longest()
    }
}
