//! The wiring between the rules and the kernel.

use crate::{
    Action, Board, CardId, Catalog, Chance, Event, MOST_ROUNDS, Road, Rules, State, View, audit, deal, digest, outlook,
    redact, rules, scripts::Scripts, sheets::Sheets, start,
};
use kernel::{Course, Digest, Game, Rng, Seat, SeatMap, Sink, Taste, Turn, Viewer};

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Storyline {
    pub(crate) rules: Rules,
    pub(crate) catalog: Catalog,
    pub(crate) scripts: Scripts,
    pub(crate) sheets: Sheets,
    pub(crate) worths: outlook::Worths,
    pub(crate) road: Road,
    pub(crate) seats: usize,
    /// Which of the catalog's Libraries each seat plays with; in `oz` the first one is everybody's.
    pub(crate) libraries: SeatMap<usize>,
}

/// More entries than a turn can have: every action and every text of it is decided in several parts.
const MOST_ENTRIES_A_TURN: usize = 12_000;
const MOST_ENTRIES_BEFORE: usize = 32;

impl Storyline {
    /// A table with these cards. `libraries` says which Library of the catalog each seat plays with.
    pub fn new(rules: Rules, catalog: Catalog, libraries: SeatMap<usize>) -> Storyline {
        let seats = libraries.len();
        let catalog = catalog.for_authors(&libraries);
        Storyline {
            road: Road { authors: seats as u8, length: rules.length },
            scripts: Scripts::of(&catalog),
            sheets: Sheets::of(&catalog),
            worths: outlook::Worths::of(&catalog),
            rules,
            catalog,
            seats,
            libraries,
        }
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    pub fn road(&self) -> Road {
        self.road
    }

    /// Draws a view. `choices` are what the viewer may do now, in the order in which they are offered.
    pub fn scene(&self, view: &View, choices: &[Action], reader: &kernel::Reader<'_>) -> kernel::Scene {
        crate::scene::scene(self, view, choices, reader)
    }

    /// Q6: whose Library and Archive a seat uses: its own, or in `oz` the one there is.
    #[inline]
    pub(crate) fn stock(&self, seat: Seat) -> Seat {
        match self.rules.profile {
            crate::Profile::Oz => Seat::new(0, self.seats).expect("a table has a first seat"),
            crate::Profile::Epic => seat,
        }
    }

    /// The seats that have a Library.
    pub(crate) fn stocks(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(match self.rules.profile {
            crate::Profile::Oz => 1,
            crate::Profile::Epic => self.seats,
        })
    }

    #[inline]
    pub(crate) fn is_character(&self, card: CardId) -> bool {
        self.sheets.characters.contains(card)
    }

    pub(crate) fn is_last_of_round(&self, board: &Board, seat: Seat) -> bool {
        self.next(seat) == board.first
    }

    /// Q53: turns pass to the left, and Storylines run to the right.
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + self.seats - 1) % self.seats, self.seats).expect("the number is below the seats")
    }

    /// Every seat once, in turn order.
    pub(crate) fn in_turn(&self, from: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |passed| {
            Seat::new((from.index() + seats - passed) % seats, seats).expect("the number is below the seats")
        })
    }
}

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

    fn weight(&self, state: &State, chance: &Chance) -> u32 {
        deal::weight(self, state, chance)
    }

    #[inline]
    fn happen(&self, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
        rules::happen(self, state, *chance, events);
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
