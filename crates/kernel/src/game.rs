//! The contract between a game and everything that plays it.

use crate::{Digest, Rng, Seat, SeatMap, draw_weighted};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// Something that stands in a transcript: what a seat decided, or what chance brought.
/// It is small, it has an order, and it says the same in every record.
pub trait Ledger: Copy + Ord + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Copy + Ord + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Ledger for T {}

/// The rules of one game, with its options and its cards fixed. Only `State` moves.
///
/// The promises that every implementation keeps are checked by the `testkit` crate.
pub trait Game: Sized + Send + Sync + 'static {
    /// A position: plain data. It holds nothing that nobody can know yet.
    type State: Clone + Eq + Debug + Send + Sync + 'static;
    /// What a seat decides.
    type Action: Ledger;
    /// What nature decides.
    type Chance: Ledger;
    /// What happened, in the past tense.
    type Event: Clone + Eq + Debug + Send + Sync + 'static;
    /// What a viewer may know: everything it has seen, and nothing else.
    type View: Clone + Eq + Debug + Send + 'static;

    /// How many seats this table has.
    fn seats(&self) -> usize;

    /// The position before anything happened.
    fn start(&self) -> Self::State;

    /// Who decides next.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Adds everything `seat`, whose turn it is, may do, in ascending order without repeats.
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether this action only says that its seat does nothing here. Where it is all that is offered, whoever runs the
    /// game takes it without asking. So a game may open a window as far as everybody can tell, and who can do nothing
    /// there is not bothered, and gives nothing away.
    fn is_pass(&self, _: &Self::Action) -> bool {
        false
    }

    /// Carries out an action that `legal_actions` offers. Anything else is for [`crate::apply`] to refuse.
    fn play(&self, state: &mut Self::State, seat: Seat, action: &Self::Action, events: &mut impl Sink<Self::Event>);

    /// Adds everything chance may bring when it is chance's turn, in ascending order, each with a weight above 0.
    fn chances(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);

    /// Draws one outcome, as often as its weight says. Overridden only by a faster equal.
    fn sample(&self, state: &Self::State, rng: &mut Rng) -> Self::Chance {
        let mut outcomes = Vec::new();
        self.chances(state, &mut outcomes);
        draw_weighted(&outcomes, rng).expect("chance has an outcome when it is its turn")
    }

    /// The weight of one outcome, 0 where it cannot happen. Overridden only by a faster equal.
    fn weight(&self, state: &Self::State, chance: &Self::Chance) -> u32 {
        let mut outcomes = Vec::new();
        self.chances(state, &mut outcomes);
        outcomes.iter().find(|(outcome, _)| outcome == chance).map_or(0, |(_, weight)| *weight)
    }

    /// Carries out an outcome of positive weight. Anything else is for [`crate::happen`] to refuse.
    fn happen(&self, state: &mut Self::State, chance: &Self::Chance, events: &mut impl Sink<Self::Event>);

    /// Whether this seat has something that others may not know, and by which what it may do can differ. Where it has, a
    /// pass that the table makes for it would tell them about it.
    fn has_secrets(&self, _: &Self::State, _: Seat) -> bool {
        false
    }

    /// The result, once the turn is [`Turn::Over`]. More is better; equal is shared.
    fn scores(&self, state: &Self::State) -> SeatMap<i32>;

    /// How it went, once the turn is [`Turn::Over`]: for those who study the game.
    fn course(&self, _: &Self::State) -> Course {
        Course::default()
    }

    /// What `viewer` knows, with perfect recall of all it has seen.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` saw of an event, or nothing. Written apart from `view`, so that each testifies against the other.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A position that looks to the viewer exactly like the real one; what it cannot see is dealt again.
    fn determinize(&self, view: &Self::View, rng: &mut Rng) -> Self::State;

    /// How good a view is for a seat, in the game's own points. A greedy bot takes the action with the most.
    fn value(&self, view: &Self::View, seat: Seat) -> i32;

    /// The same by another taste, where the game has kept one: so that the laboratory can tell what a change is worth.
    fn value_by(&self, _: Taste, view: &Self::View, seat: Seat) -> i32 {
        self.value(view, seat)
    }

    /// Whether nothing is half done here, so that [`Game::value`] can judge it. Bots carry on what they have begun before
    /// they ask for the value.
    fn is_settled(&self, _: &Self::State) -> bool {
        true
    }

    /// Whether a search does best to go by [`Game::value`] from the first step, as where there is much to do and little of
    /// it is any good. Otherwise it tries everything, plays on at random and asks for the value only then.
    fn value_guides(&self) -> bool {
        false
    }

    /// Whether this action would show its seat something it does not know yet. Such an action cannot be undone.
    fn reveals(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> bool;

    /// Feeds every field of the position into the digest, in a fixed order.
    fn digest(&self, state: &Self::State, digest: &mut Digest);

    /// Checks what must be true of every position: cards conserved, limits kept, stored numbers equal to computed ones.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// No game has more entries than this.
    fn longest(&self) -> usize;
}

/// Who decides next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    Chance,
    Of(Seat),
    Over,
}

/// By which numbers a game judges a view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Taste {
    /// Those of [`Game::value`].
    #[default]
    Latest,
    /// Those that bots went by before.
    Earlier,
}

/// How long a game was and what ended it, as far as games of its kind differ in that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// Rounds begun: in each, every seat has one turn.
    pub rounds: Option<u32>,
    /// In a few words of the game's own, such as "round cap".
    pub ending: Option<&'static str>,
}

/// Whose eyes: a seat's, or those of somebody who only watches the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Viewer {
    Seat(Seat),
    Table,
}

/// Where events go.
pub trait Sink<E> {
    fn push(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// Nobody listens: for search, where events would only cost time.
#[derive(Debug)]
pub struct Unheard;

impl<E> Sink<E> for Unheard {
    #[inline(always)]
    fn push(&mut self, _: E) {}
}

/// The seats with the most points. Tied seats all win.
pub fn winners(scores: &SeatMap<i32>) -> impl Iterator<Item = Seat> {
    let most = scores.values().max().copied();
    scores.iter().filter(move |(_, score)| Some(**score) == most).map(|(seat, _)| seat)
}
