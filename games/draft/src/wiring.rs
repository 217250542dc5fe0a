//! Implements the kernel's `Game` trait for this game.

use crate::{
    Action, Chance, Columns, Counts, Draft, Event, Player, State, Step, View, audit, deal, digest, outlook, rules,
    score,
};
use kernel::{Digest, Feature, Game, Key, Purpose, Rng, Seat, SeatMap, Sink, Turn, Viewer, Weights};

impl Game for Draft {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.rules.seats
    }

    fn start(&self) -> State {
        State {
            step: if self.rules.open_trio { Step::OpenTrio } else { Step::NameFirst },
            round: 1,
            deck: Counts::each(self.rules.copies()),
            story_deck: self.catalog.ids(),
            discard: Counts::NONE,
            columns: Columns::default(),
            open: None,
            players: SeatMap::new(self.rules.seats, |_| Player::default()),
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        rules::turn(state)
    }

    #[inline]
    fn legal_actions(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        rules::legal_actions(state, out);
    }

    #[inline]
    fn play(&self, state: &mut State, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        rules::play(self, state, seat, action, events);
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

    fn sample_by(&self, state: &State, key: Key) -> Chance {
        deal::sample_by(self, state, key)
    }

    fn weight(&self, state: &State, chance: &Chance) -> u32 {
        deal::weight(self, state, chance)
    }

    #[inline]
    fn happen(&self, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
        deal::happen(self, state, chance, events);
    }

    fn scores(&self, state: &State) -> SeatMap<i32> {
        score::scores(self, state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
        // Rules 3 to 6: all actions are public.
        Some(*event)
    }

    fn determinize(&self, view: &View, _: &mut Rng) -> State {
        view.determinize()
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
        outlook::weights(self.rules.seats)
    }

    fn reveals(&self, _: &State, _: Seat, _: &Action) -> bool {
        // The viewers have already seen both the columns and the Stories.
        false
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        digest::digest(state, digest);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    fn longest(&self) -> usize {
        // The first player, the Trio and eight cards that come back are ten entries. Each round has an entry for each
        // column, and two decisions for each seat.
        10 + usize::from(self.rules.rounds()) * (self.rules.columns() + 2 * self.rules.seats)
    }
}
