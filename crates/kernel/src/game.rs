//! The trait of every game, through which bots, hosts and front ends play it.

use crate::{Digest, Feature, Key, Purpose, Rng, Seat, SeatMap, Topic, Weights, draw_weighted};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// An action or an outcome of chance, as a transcript holds it. It is small and ordered, and every record writes it in
/// the same way.
pub trait Ledger: Copy + Ord + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Copy + Ord + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Ledger for T {}

/// The rules of one game, with its options and its cards fixed (style 2). Only [`Game::State`] changes.
///
/// The `testkit` crate checks the promises that every implementation must keep.
///
/// ```
/// use kernel::{Digest, Game, Illegal, Rng, Seat, SeatMap, Sink, Turn, Unheard, Viewer, apply, happen, winners};
/// use serde::{Deserialize, Serialize};
///
/// /// Seat 0 calls heads or tails, then a coin is tossed.
/// struct Toss;
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
/// enum Side {
///     Heads,
///     Tails,
/// }
///
/// #[derive(Clone, Debug, PartialEq, Eq)]
/// struct Position {
///     called: Option<Side>,
///     fell: Option<Side>,
/// }
///
/// #[derive(Clone, Debug, PartialEq, Eq)]
/// enum Event {
///     Called(Side),
///     Fell(Side),
/// }
///
/// impl Game for Toss {
///     type State = Position;
///     type Action = Side;
///     type Chance = Side;
///     type Event = Event;
///     type View = Position; // nothing is secret here
///
///     fn seats(&self) -> usize {
///         2
///     }
///     fn start(&self) -> Position {
///         Position { called: None, fell: None }
///     }
///     fn turn(&self, state: &Position) -> Turn {
///         match (state.called, state.fell) {
///             (None, _) => Turn::Of(Seat::new(0, 2).expect("a table for two has seat 0")),
///             (Some(_), None) => Turn::Chance,
///             (Some(_), Some(_)) => Turn::Over,
///         }
///     }
///     fn legal_actions(&self, _: &Position, _: Seat, out: &mut Vec<Side>) {
///         out.extend([Side::Heads, Side::Tails]);
///     }
///     fn play(&self, state: &mut Position, _: Seat, side: &Side, events: &mut impl Sink<Event>) {
///         state.called = Some(*side);
///         events.push(Event::Called(*side));
///     }
///     fn chances(&self, _: &Position, out: &mut Vec<(Side, u32)>) {
///         out.extend([(Side::Heads, 1), (Side::Tails, 1)]);
///     }
///     fn happen(&self, state: &mut Position, side: &Side, events: &mut impl Sink<Event>) {
///         state.fell = Some(*side);
///         events.push(Event::Fell(*side));
///     }
///     fn scores(&self, state: &Position) -> SeatMap<i32> {
///         SeatMap::new(2, |seat| i32::from((state.called == state.fell) == (seat.index() == 0)))
///     }
///     fn view(&self, state: &Position, _: Viewer) -> Position {
///         state.clone()
///     }
///     fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
///         Some(event.clone())
///     }
///     fn determinize(&self, view: &Position, _: &mut Rng) -> Position {
///         view.clone()
///     }
///     fn value(&self, _: &Position, _: Seat) -> i32 {
///         0
///     }
///     fn reveals(&self, _: &Position, _: Seat, _: &Side) -> bool {
///         false
///     }
///     fn digest(&self, state: &Position, digest: &mut Digest) {
///         digest.byte(state.called.map_or(0, |side| 1 + side as u8));
///         digest.byte(state.fell.map_or(0, |side| 1 + side as u8));
///     }
///     fn audit(&self, _: &Position) -> Result<(), String> {
///         Ok(())
///     }
///     fn longest(&self) -> usize {
///         2
///     }
/// }
///
/// let (game, mut offered, mut events) = (Toss, Vec::new(), Vec::new());
/// let mut state = game.start();
/// let seats: Vec<Seat> = Seat::all(game.seats()).collect();
/// let refused = apply(&game, &mut state, (seats[1], &Side::Heads), &mut offered, &mut Unheard);
/// assert_eq!(refused, Err(Illegal::NotYourTurn));
///
/// apply(&game, &mut state, (seats[0], &Side::Heads), &mut offered, &mut events)?;
/// let side = game.sample(&state, &mut Rng::new(7));
/// happen(&game, &mut state, &side, &mut events)?;
/// assert_eq!(game.turn(&state), Turn::Over);
/// assert_eq!(events, [Event::Called(Side::Heads), Event::Fell(side)]);
/// assert_eq!(winners(&game.scores(&state)).count(), 1);
/// # Ok::<(), Illegal>(())
/// ```
pub trait Game: Sized + Send + Sync + 'static {
    /// A position: plain data (style 1). It holds nothing that is not decided yet (style 13).
    type State: Clone + Eq + Debug + Send + Sync + 'static;
    /// A decision of a seat.
    type Action: Ledger;
    /// An outcome of chance.
    type Chance: Ledger;
    /// An event: something that happened, in the past tense.
    type Event: Clone + Eq + Debug + Send + Sync + 'static;
    /// The knowledge of one viewer: everything that the viewer has seen, and nothing else (style 16).
    type View: Clone + Eq + Debug + Send + 'static;

    /// Returns the number of seats at this table.
    fn seats(&self) -> usize;

    /// Returns the position before the first entry.
    fn start(&self) -> Self::State;

    /// Returns the decision-maker: a seat, chance, or nobody if the game is over.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Adds the legal actions of `seat`, whose turn it is, to `out`, in ascending order without repeats (style 10).
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Reports whether this action is a pass, with which a seat does nothing. If a pass is the only legal action of a
    /// seat, the table plays it without asking the seat. A game may therefore offer the same decision to every seat, so
    /// that the offer itself reveals nothing.
    fn is_pass(&self, _: &Self::Action) -> bool {
        false
    }

    /// Plays an action that `legal_actions` offers. [`crate::apply`] refuses every other action before it calls this
    /// method.
    fn play(&self, state: &mut Self::State, seat: Seat, action: &Self::Action, events: &mut impl Sink<Self::Event>);

    /// Adds the possible outcomes to `out`, in ascending order, each with a weight above 0. This method is called only
    /// on chance's turn.
    fn chances(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);

    /// Draws one outcome with a probability in proportion to its weight. An override must have the same distribution
    /// and be faster.
    fn sample(&self, state: &Self::State, rng: &mut Rng) -> Self::Chance {
        let mut outcomes = Vec::new();
        self.chances(state, &mut outcomes);
        draw_weighted(&outcomes, rng).expect("chance has an outcome when it is its turn")
    }

    /// Returns the purpose of the draw that is due, for luck by purpose. The purpose must depend on the position alone.
    /// This method is called only on chance's turn.
    fn purpose(&self, _: &Self::State) -> Purpose {
        Purpose::default()
    }

    /// Draws one outcome by a key, with a probability in proportion to its weight. If one outcome is no longer
    /// possible, the draw changes only if that outcome would have been drawn. A game may draw the parts of an outcome
    /// one by one, so that this also holds for each part.
    fn sample_by(&self, state: &Self::State, key: Key) -> Self::Chance {
        let mut outcomes = Vec::new();
        self.chances(state, &mut outcomes);
        let named = outcomes.into_iter().map(|(outcome, weight)| (outcome, Digest::of_view(&outcome), weight));
        key.first(named).expect("chance has an outcome when it is its turn")
    }

    /// Returns the weight of one outcome, or 0 if it cannot happen. An override must give the same numbers and be
    /// faster.
    fn weight(&self, state: &Self::State, chance: &Self::Chance) -> u32 {
        let mut outcomes = Vec::new();
        self.chances(state, &mut outcomes);
        outcomes.iter().find(|(outcome, _)| outcome == chance).map_or(0, |(_, weight)| *weight)
    }

    /// Applies an outcome of positive weight. [`crate::happen`] refuses every other outcome before it calls this
    /// method.
    fn happen(&self, state: &mut Self::State, chance: &Self::Chance, events: &mut impl Sink<Self::Event>);

    /// Reports whether this seat has a secret that its legal actions can depend on. If so, a pass that the table plays
    /// for the seat would reveal something to the other seats.
    fn has_secrets(&self, _: &Self::State, _: Seat) -> bool {
        false
    }

    /// Returns the topic of the window for answers that is open, if the decision of the seat to move is only an answer to
    /// something that happens. The seat may then pass. The window must depend on public information alone.
    fn window(&self, _: &Self::State) -> Option<&'static Topic> {
        None
    }

    /// Returns all topics that [`Game::window`] can return, in the order in which people choose among them.
    fn topics() -> &'static [Topic] {
        &[]
    }

    /// Returns the number of the current turn. It is the same throughout a turn and differs between turns.
    fn turn_number(&self, _: &Self::State) -> u32 {
        0
    }

    /// Returns the score of each seat once the turn is [`Turn::Over`]. The highest score wins, and seats that share the
    /// highest score share the win.
    fn scores(&self, state: &Self::State) -> SeatMap<i32>;

    /// Returns the length and the ending of a game once the turn is [`Turn::Over`], for statistics.
    fn course(&self, _: &Self::State) -> Course {
        Course::default()
    }

    /// Returns the view of `viewer`, with perfect recall of everything that the viewer has seen.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Returns the part of an event that `viewer` saw, or `None` if the viewer saw nothing. A game implements this
    /// method independently of `view`, so that `testkit` can check each against the other.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Returns a position that fits the view: the cards that the viewer cannot see are dealt again at random (style
    /// 19).
    fn determinize(&self, view: &Self::View, rng: &mut Rng) -> Self::State;

    /// Returns the value of a view for a seat, in the game's own points. A greedy bot takes the action with the highest
    /// value.
    fn value(&self, view: &Self::View, seat: Seat) -> i32;

    /// Returns the value of a view by another set of weights, if the game has several. The laboratory uses it to
    /// measure a change of [`Game::value`].
    fn value_by(&self, _: Taste, view: &Self::View, seat: Seat) -> i32 {
        self.value(view, seat)
    }

    /// Returns the features by which the chance of each seat to win is judged. A game without winners has none.
    fn features(&self) -> &'static [Feature] {
        &[]
    }

    /// Adds the number that each feature has for `seat` to `out`, in the order of [`Game::features`]. It says something
    /// about the position of that seat, as far as the viewer knows it.
    fn extract(&self, _: &Self::View, _seat: Seat, _out: &mut Vec<i32>) {}

    /// Returns the weights of the features at this table, or `None` if nobody has fitted any for such a table.
    fn weights(&self) -> Option<&Weights> {
        None
    }

    /// Reports whether this position is settled: nothing is half done, so [`Game::value`] can judge it. Bots play on to
    /// a settled position before they ask for the value.
    fn is_settled(&self, _: &Self::State) -> bool {
        true
    }

    /// Reports whether a search should be guided by [`Game::value`] from its first step. This suits games with many
    /// legal actions of which few are good. Without this guidance, a search tries every action, continues at random and
    /// uses the value only at the end of the playout.
    fn value_guides(&self) -> bool {
        false
    }

    /// Reports whether this action would show `seat` something that it has not seen before. Such an action cannot be
    /// undone.
    fn reveals(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> bool;

    /// Feeds every field of the position into the digest, in a fixed order.
    fn digest(&self, state: &Self::State, digest: &mut Digest);

    /// Checks the invariants of a position: cards are conserved, limits are kept, and stored numbers equal computed
    /// ones. The error describes the first invariant that is broken.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// Returns an upper bound on the number of entries in a game (style 32).
    fn longest(&self) -> usize;
}

/// The decision-maker at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Chance decides: an outcome must be drawn.
    Chance,
    /// This seat decides.
    Of(Seat),
    /// Nobody decides: the game is over.
    Over,
}

/// The set of weights that a game's value function uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Taste {
    /// The current weights, as in [`Game::value`].
    #[default]
    Latest,
    /// The weights that bots used before the current ones.
    Earlier,
}

/// The length of a game and its ending. A field is `None` if every game of this kind would have the same value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The number of rounds that have begun. In a round, every seat has one turn.
    pub rounds: Option<u32>,
    /// The way in which the game ended, in a few words that the game chooses, such as "round cap".
    pub ending: Option<&'static str>,
}

/// The viewer of a position: a seat, or a spectator who sees only the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Viewer {
    /// A seat, which also sees its own secrets.
    Seat(Seat),
    /// A spectator, who sees only the open table.
    Table,
}

/// A receiver of events.
pub trait Sink<E> {
    /// Takes one event.
    fn push(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// A sink that drops every event, for searches, where events would only cost time.
#[derive(Debug)]
pub struct Unheard;

impl<E> Sink<E> for Unheard {
    #[inline(always)]
    fn push(&mut self, _: E) {}
}

/// Returns the seats with the highest score. Tied seats all win.
pub fn winners(scores: &SeatMap<i32>) -> impl Iterator<Item = Seat> {
    let most = scores.values().max().copied();
    scores.iter().filter(move |(_, score)| Some(**score) == most).map(|(seat, _)| seat)
}

/// Returns the seats that won a finished game: those with the highest score. A seat that plays alone wins if it has
/// points.
pub fn victors(scores: &SeatMap<i32>) -> impl Iterator<Item = Seat> {
    let is_alone = scores.len() == 1;
    winners(scores).filter(move |seat| !is_alone || scores[*seat] > 0)
}
