//! The broken promises, each with its own message.

use kernel::{Illegal, Viewer};
use std::fmt;

/// The place of a broken promise: the number of the random game, and the number of entries played in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct At {
    /// The number of the game, which is also its seed.
    pub game: u64,
    /// The number of entries played before the promise was broken.
    pub entry: usize,
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, after {} entries", self.game, self.entry)
    }
}

/// A broken promise of a game. Entries, views and positions are quoted as their `Debug` text.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Broken {
    /// The rules panic while a promise is checked.
    #[error("{at}: the rules panic: {words}")]
    Panics {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The message of the panic.
        words: String,
    },

    // Promises about choices.
    /// A seat that must decide has no legal action.
    #[error("{at}: it is the turn of seat {seat}, which is offered nothing")]
    NoChoice {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The number of the seat that must decide.
        seat: usize,
    },
    /// The legal actions are not in ascending order, or one of them is listed twice.
    #[error("{at}: choices are offered out of order or twice: {first}, then {second}")]
    ChoicesOrder {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The first of the two actions that are in the wrong order or equal.
        first: String,
        /// The action that follows the first one in the list.
        second: String,
    },
    /// The rules refuse a legal action or a listed outcome.
    #[error("{at}: {entry} is offered, and refused: {why}")]
    OfferRefused {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The legal action or the listed outcome, as an entry.
        entry: String,
        /// The reason why the rules refuse the entry.
        why: Illegal,
    },

    // Promises about illegal entries and about queries.
    /// The rules accept an illegal entry.
    #[error("{at}: {entry} does not belong here, and is let through")]
    Accepts {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The illegal entry.
        entry: String,
    },
    /// A refused entry changes the position or reports an event.
    #[error("{at}: {entry} is refused, and yet it changes the position: {difference}")]
    RefusalChanges {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The refused entry.
        entry: String,
        /// The lines in which the positions or the events differ. The lines from before the refusal come first.
        difference: String,
    },
    /// The rules panic at an illegal entry instead of refusing it.
    #[error("{at}: instead of being refused, {entry} panics: {words}")]
    RefusalPanics {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The illegal entry.
        entry: String,
        /// The message of the panic.
        words: String,
    },
    /// A query of views, choices or scores changes the position.
    #[error("{at}: looking at the position changes it: {difference}")]
    LookingChanges {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The lines in which the positions differ. The lines from before the queries come first.
        difference: String,
    },
    /// The same query gives two different answers.
    #[error("{at}: looking twice at the same position shows two things: {difference}")]
    LookingDiffers {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The lines in which the two answers differ. The lines of the first answer come first.
        difference: String,
    },

    // Promises about chance.
    /// Chance must decide, but no outcome is listed.
    #[error("{at}: it is the turn of chance, which has no outcome")]
    NoChance {
        /// The random game, and the number of entries played in it.
        at: At,
    },
    /// The outcomes are not in ascending order, or one of them is listed twice.
    #[error("{at}: outcomes are listed out of order or twice: {first}, then {second}")]
    ChancesOrder {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The first of the two outcomes that are in the wrong order or equal.
        first: String,
        /// The outcome that follows the first one in the list.
        second: String,
    },
    /// A listed outcome has weight 0.
    #[error("{at}: the outcome {outcome} is listed with weight 0")]
    ZeroWeight {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The outcome with weight 0.
        outcome: String,
    },
    /// The sum of the weights does not fit into 32 bits.
    #[error("{at}: the weights of all outcomes add up to {sum}, more than 32 bits hold")]
    WeightsOverflow {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The sum of the weights.
        sum: u64,
    },
    /// [`kernel::Game::weight`] and [`kernel::Game::chances`] give different weights for an outcome.
    #[error("{at}: `weight` says {weight} of {outcome}, `chances` says {listed}")]
    WeightDisagrees {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The outcome whose weights differ.
        outcome: String,
        /// The weight in the list, or 0 if the outcome is not listed.
        listed: u32,
        /// The weight that [`kernel::Game::weight`] returns.
        weight: u32,
    },
    /// [`kernel::Game::sample`] draws an outcome that is not listed.
    #[error("{at}: `sample` draws {outcome}, which `chances` does not list")]
    DrawsUnlisted {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The outcome that was drawn but is not listed.
        outcome: String,
    },
    /// [`kernel::Game::sample`] never draws one of the listed outcomes.
    #[error("{at}: `sample` never draws {outcome}, in {draws} draws where {expected:.0} were due")]
    NeverDrawn {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The outcome that was never drawn.
        outcome: String,
        /// The number of draws that were made.
        draws: u32,
        /// The expected number of draws of this outcome.
        expected: f64,
    },
    /// [`kernel::Game::sample`] draws one of the outcomes too often.
    #[error("{at}: `sample` draws {outcome} too often, {found} times in {draws} draws where {expected:.0} were due")]
    DrawnTooOften {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The outcome that was drawn too often.
        outcome: String,
        /// The number of times that the outcome was drawn.
        found: u32,
        /// The number of draws that were made.
        draws: u32,
        /// The expected number of draws of this outcome.
        expected: f64,
    },
    /// [`kernel::Game::sample`] draws one of the outcomes too rarely.
    #[error("{at}: `sample` draws {outcome} too rarely, {found} times in {draws} draws where {expected:.0} were due")]
    DrawnTooRarely {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The outcome that was drawn too rarely.
        outcome: String,
        /// The number of times that the outcome was drawn.
        found: u32,
        /// The number of draws that were made.
        draws: u32,
        /// The expected number of draws of this outcome.
        expected: f64,
    },
    /// [`kernel::Game::sample`] does not follow the distribution of the weights.
    #[error("{at}: `sample` draws unlike the weights say: chi-square {chi_square:.0} in {draws} draws, {freedom} free")]
    DrawnUnevenly {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The number of draws that were made.
        draws: u32,
        /// The value of chi-square.
        chi_square: f64,
        /// The degrees of freedom of chi-square.
        freedom: u32,
    },

    /// [`kernel::Game::sample_by`] breaks a promise about draws. The inner value describes the promise as if `sample`
    /// had broken it.
    #[error("with `sample_by` for `sample`, {0}")]
    ByKey(Box<Broken>),

    // Promises about secrets.
    /// A determinization does not give the view that it was made from.
    #[error("{at}: the world that {viewer} imagines does not look like the real one: {difference}", viewer = eyes(.viewer))]
    ImaginedLooksOther {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The viewer for whom the determinization was made.
        viewer: Viewer,
        /// The lines in which the two views differ. The lines of the real view come first.
        difference: String,
    },
    /// A determinization breaks an invariant of [`kernel::Game::audit`].
    #[error("{at}: the world that {viewer} imagines cannot be: {words}", viewer = eyes(.viewer))]
    ImaginedAudit {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The viewer for whom the determinization was made.
        viewer: Viewer,
        /// The message of the audit.
        words: String,
    },
    /// Two positions with the same view have different turns.
    #[error("{at}: a world that {viewer} cannot tell from the real one has another turn: {difference}", viewer = eyes(.viewer))]
    TurnTells {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The viewer who sees the same in both positions.
        viewer: Viewer,
        /// The difference between the two turns, with the real turn first.
        difference: String,
    },
    /// Two positions with the same view offer the viewer different actions.
    #[error("{at}: a world that {viewer} cannot tell from the real one has other choices: {difference}", viewer = eyes(.viewer))]
    ChoicesTell {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The viewer who sees the same in both positions.
        viewer: Viewer,
        /// The lines in which the choices differ. The lines of the real position come first.
        difference: String,
    },
    /// Two final positions with the same view have different scores.
    #[error("{at}: the game is over, and the scores depend on what {viewer} cannot see: {difference}", viewer = eyes(.viewer))]
    ScoresTell {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The viewer who sees the same in both positions.
        viewer: Viewer,
        /// The lines in which the scores differ. The lines of the real position come first.
        difference: String,
    },
    /// A view changes although its viewer saw no event.
    #[error("{at}: {viewer} saw nothing of {entry}, and yet its view changed: {difference}", viewer = eyes(.viewer))]
    ViewChangesUnseen {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The viewer whose view changes.
        viewer: Viewer,
        /// The entry that changes the view.
        entry: String,
        /// The lines in which the views differ. The lines from before the entry come first.
        difference: String,
    },
    /// A view holds a secret that no event has shown to its viewer.
    #[error("{at}: after {entry}, the view of {viewer} tells a secret that no event told it: {difference}", viewer = eyes(.viewer))]
    ViewTells {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The viewer whose view holds the secret.
        viewer: Viewer,
        /// The entry after which the view holds the secret.
        entry: String,
        /// The lines in which the two views differ. The lines of the real view come first.
        difference: String,
    },
    /// The events of an entry show something that the view does not hold.
    #[error("{at}: at {entry}, events tell {viewer} what its view does not hold: {difference}", viewer = eyes(.viewer))]
    EventsTell {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The viewer who saw the events.
        viewer: Viewer,
        /// The entry whose events differ.
        entry: String,
        /// The lines in which the events differ. The lines of the real position come first.
        difference: String,
    },
    /// A view does not hold a decision of its own viewer.
    #[error("{at}: the view of {viewer} does not hold what it decided itself: {entry} looks like {other}", viewer = eyes(.viewer))]
    ForgetsDecision {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The viewer who made the decision.
        viewer: Viewer,
        /// The decision that was made, as an entry.
        entry: String,
        /// Another decision, which leads to the same view.
        other: String,
    },
    /// A view no longer holds something that it held before.
    #[error("{at}: after {entry}, the view of {viewer} has forgotten what it held before; what is so: {difference}", viewer = eyes(.viewer))]
    ForgetsPast {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The viewer whose view has lost something.
        viewer: Viewer,
        /// The entry after which the view has lost something.
        entry: String,
        /// The lines in which the two positions differ. The lines of the real position come first.
        difference: String,
    },
    /// An action shows something new to its own seat, but [`kernel::Game::reveals`] returns false for it.
    #[error("{at}: {entry} is said to reveal nothing, and shows {viewer} something new: {difference}", viewer = eyes(.viewer))]
    RevealsUnsaid {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The viewer in the seat that acted.
        viewer: Viewer,
        /// The action, as an entry.
        entry: String,
        /// The lines in which the events differ. The lines of the real position come first.
        difference: String,
    },

    // Promises about positions.
    /// A position breaks an invariant of [`kernel::Game::audit`].
    #[error("{at}: the position is not sound: {words}")]
    Audit {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The message of the audit.
        words: String,
    },
    /// Two different positions have the same digest.
    #[error("{at}: different positions have the same digest: {difference}")]
    DigestShared {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The lines in which the two positions differ. The lines of the newer position come first.
        difference: String,
    },
    /// Two equal positions have different digests.
    #[error("{at}: the same position has two digests")]
    DigestDiffers {
        /// The random game, and the number of entries played in it.
        at: At,
    },

    // Promises about transcripts.
    /// An action or an outcome changes when it is written as JSON and read again.
    #[error("{at}: {entry} does not come back from its JSON {json}: {found}")]
    JsonLost {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The action or the outcome that changes.
        entry: String,
        /// The JSON text that was written.
        json: String,
        /// The value that was read from the text, or the fault.
        found: String,
    },
    /// Reading an action or an outcome panics.
    #[error("reading the JSON {json} panics: {words}")]
    JsonPanics {
        /// The JSON text that was read.
        json: String,
        /// The message of the panic.
        words: String,
    },
    /// A transcript cannot be replayed.
    #[error("{at}: the log does not replay: {why}")]
    ReplayRefused {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The reason why the rules refuse the entry.
        why: Illegal,
    },
    /// The replay of a transcript leads to another position.
    #[error("{at}: the log replays to another position: {difference}")]
    ReplayDiffers {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The lines in which the two positions differ. The lines of the original game come first.
        difference: String,
    },
    /// The same seed gives a different game.
    #[error("{at}: played again with the same seed, the game goes another way: {difference}")]
    PlaysDifferently {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The difference between the two entries. The entry of the original game comes first.
        difference: String,
    },
    /// Two calls of [`kernel::Game::start`] give different positions.
    #[error("the start is not the same each time: {difference}")]
    StartDiffers {
        /// The lines in which the two initial positions differ. The lines of the first position come first.
        difference: String,
    },

    // Promises about features.
    /// The number of features that a view has differs from the number of their names.
    #[error("{at}: {found} features of a view; expected {expected}, one for each name")]
    Features {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The number of features of the view.
        found: usize,
        /// The number of names.
        expected: usize,
    },

    // Promises about the end of a game.
    /// A game has more entries than [`kernel::Game::longest`] allows.
    #[error("{at}: the game goes on, though no game should have more than {longest} entries")]
    Endless {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The number that [`kernel::Game::longest`] returns.
        longest: usize,
    },
    /// The number of scores differs from the number of seats.
    #[error("{at}: {found} scores for {seats} seats")]
    Scores {
        /// The random game, and the number of entries played in it.
        at: At,
        /// The number of scores.
        found: usize,
        /// The number of seats.
        seats: usize,
    },
}

/// Returns the name of a viewer in words.
fn eyes(viewer: &Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {}", seat.index()),
        Viewer::Table => "somebody who only watches".into(),
    }
}

impl Broken {
    /// Wraps this fault in [`Broken::ByKey`], because a check of [`kernel::Game::sample_by`] has found it.
    pub(crate) fn by_key(self) -> Broken {
        Broken::ByKey(Box::new(self))
    }
}
