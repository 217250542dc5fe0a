//! The ways to break a promise, each with its own message.

use kernel::{Illegal, Viewer};
use std::fmt;

/// The place of a broken promise: the random game, and the number of entries played in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct At {
    /// The number of the game, which is also its seed.
    pub game: u64,
    /// The number of entries played.
    pub entry: usize,
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, after {} entries", self.game, self.entry)
    }
}

/// A promise that a game does not keep. Entries, views and positions are quoted as their `Debug` text.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Broken {
    /// The rules panic.
    #[error("{at}: the rules panic: {words}")]
    Panics {
        /// The game and the number of entries played.
        at: At,
        /// The message of the panic.
        words: String,
    },

    // Choices.
    /// A seat must decide, and has no legal action.
    #[error("{at}: it is the turn of seat {seat}, which is offered nothing")]
    NoChoice {
        /// The game and the number of entries played.
        at: At,
        /// The number of the seat.
        seat: usize,
    },
    /// Legal actions are not in ascending order, or one comes twice.
    #[error("{at}: choices are offered out of order or twice: {first}, then {second}")]
    ChoicesOrder {
        /// The game and the number of entries played.
        at: At,
        /// The action that is listed first.
        first: String,
        /// The action that follows it.
        second: String,
    },
    /// A legal action or a listed outcome is refused.
    #[error("{at}: {entry} is offered, and refused: {why}")]
    OfferRefused {
        /// The game and the number of entries played.
        at: At,
        /// The entry.
        entry: String,
        /// The reason for the refusal.
        why: Illegal,
    },

    // Entries that do not fit here.
    /// An entry that does not fit is accepted.
    #[error("{at}: {entry} does not belong here, and is let through")]
    Accepts {
        /// The game and the number of entries played.
        at: At,
        /// The entry.
        entry: String,
    },
    /// A refused entry changes the position or reports an event.
    #[error("{at}: {entry} is refused, and yet it changes the position: {difference}")]
    RefusalChanges {
        /// The game and the number of entries played.
        at: At,
        /// The entry.
        entry: String,
        /// The lines in which the position or the events differ, with those before the refusal first.
        difference: String,
    },
    /// The rules panic at an entry that they should refuse.
    #[error("{at}: instead of being refused, {entry} panics: {words}")]
    RefusalPanics {
        /// The game and the number of entries played.
        at: At,
        /// The entry.
        entry: String,
        /// The message of the panic.
        words: String,
    },
    /// Asking for views, choices or scores changes the position.
    #[error("{at}: looking at the position changes it: {difference}")]
    LookingChanges {
        /// The game and the number of entries played.
        at: At,
        /// The lines in which the position differs, with those before the queries first.
        difference: String,
    },
    /// Asking twice gives two answers.
    #[error("{at}: looking twice at the same position shows two things: {difference}")]
    LookingDiffers {
        /// The game and the number of entries played.
        at: At,
        /// The lines in which the two answers differ, with those of the first answer first.
        difference: String,
    },

    // Chance.
    /// It is chance's turn, and there is no outcome.
    #[error("{at}: it is the turn of chance, which has no outcome")]
    NoChance {
        /// The game and the number of entries played.
        at: At,
    },
    /// Outcomes are not in ascending order, or one comes twice.
    #[error("{at}: outcomes are listed out of order or twice: {first}, then {second}")]
    ChancesOrder {
        /// The game and the number of entries played.
        at: At,
        /// The outcome that is listed first.
        first: String,
        /// The outcome that follows it.
        second: String,
    },
    /// An outcome is listed with weight 0.
    #[error("{at}: the outcome {outcome} is listed with weight 0")]
    ZeroWeight {
        /// The game and the number of entries played.
        at: At,
        /// The outcome.
        outcome: String,
    },
    /// The sum of the weights does not fit into 32 bits.
    #[error("{at}: the weights of all outcomes add up to {sum}, more than 32 bits hold")]
    WeightsOverflow {
        /// The game and the number of entries played.
        at: At,
        /// The sum of the weights.
        sum: u64,
    },
    /// [`kernel::Game::weight`] and [`kernel::Game::chances`] disagree.
    #[error("{at}: `weight` says {weight} of {outcome}, `chances` says {listed}")]
    WeightDisagrees {
        /// The game and the number of entries played.
        at: At,
        /// The outcome.
        outcome: String,
        /// The weight in the list, or 0 if the outcome is not listed.
        listed: u32,
        /// The weight that [`kernel::Game::weight`] returns.
        weight: u32,
    },
    /// [`kernel::Game::sample`] draws an outcome that is not listed.
    #[error("{at}: `sample` draws {outcome}, which `chances` does not list")]
    DrawsUnlisted {
        /// The game and the number of entries played.
        at: At,
        /// The outcome.
        outcome: String,
    },
    /// [`kernel::Game::sample`] never draws an outcome.
    #[error("{at}: `sample` never draws {outcome}, in {draws} draws where {expected:.0} were due")]
    NeverDrawn {
        /// The game and the number of entries played.
        at: At,
        /// The outcome.
        outcome: String,
        /// The number of draws.
        draws: u32,
        /// The expected number.
        expected: f64,
    },
    /// [`kernel::Game::sample`] draws an outcome too often.
    #[error("{at}: `sample` draws {outcome} too often, {found} times in {draws} draws where {expected:.0} were due")]
    DrawnTooOften {
        /// The game and the number of entries played.
        at: At,
        /// The outcome.
        outcome: String,
        /// The number of times that the outcome was drawn.
        found: u32,
        /// The number of draws.
        draws: u32,
        /// The expected number.
        expected: f64,
    },
    /// [`kernel::Game::sample`] draws an outcome too rarely.
    #[error("{at}: `sample` draws {outcome} too rarely, {found} times in {draws} draws where {expected:.0} were due")]
    DrawnTooRarely {
        /// The game and the number of entries played.
        at: At,
        /// The outcome.
        outcome: String,
        /// The number found.
        found: u32,
        /// The number of draws.
        draws: u32,
        /// The expected number.
        expected: f64,
    },
    /// [`kernel::Game::sample`] does not follow the distribution of the weights.
    #[error("{at}: `sample` draws unlike the weights say: chi-square {chi_square:.0} in {draws} draws, {freedom} free")]
    DrawnUnevenly {
        /// The game and the number of entries played.
        at: At,
        /// The number of draws.
        draws: u32,
        /// The value of chi-square.
        chi_square: f64,
        /// The degrees of freedom.
        freedom: u32,
    },

    /// [`kernel::Game::sample_by`] breaks a promise about draws. The inner value describes it as if it were about
    /// `sample`.
    #[error("with `sample_by` for `sample`, {0}")]
    ByKey(Box<Broken>),

    // Secrets.
    /// A determinization does not have the view that it was made from.
    #[error("{at}: the world that {viewer} imagines does not look like the real one: {difference}", viewer = eyes(.viewer))]
    ImaginedLooksOther {
        /// The game and the number of entries played.
        at: At,
        /// The viewer.
        viewer: Viewer,
        /// The lines in which the two views differ, with those of the real view first.
        difference: String,
    },
    /// A determinization breaks an invariant of [`kernel::Game::audit`].
    #[error("{at}: the world that {viewer} imagines cannot be: {words}", viewer = eyes(.viewer))]
    ImaginedAudit {
        /// The game and the number of entries played.
        at: At,
        /// The viewer.
        viewer: Viewer,
        /// The message of the audit.
        words: String,
    },
    /// Two positions with the same view have different turns.
    #[error("{at}: a world that {viewer} cannot tell from the real one has another turn: {difference}", viewer = eyes(.viewer))]
    TurnTells {
        /// The game and the number of entries played.
        at: At,
        /// The viewer.
        viewer: Viewer,
        /// The difference between the two turns, with the real turn first.
        difference: String,
    },
    /// Two positions with the same view offer different actions.
    #[error("{at}: a world that {viewer} cannot tell from the real one has other choices: {difference}", viewer = eyes(.viewer))]
    ChoicesTell {
        /// The game and the number of entries played.
        at: At,
        /// The viewer.
        viewer: Viewer,
        /// The lines in which the choices differ, with those of the real position first.
        difference: String,
    },
    /// Two final positions with the same view have different scores.
    #[error("{at}: the game is over, and the scores depend on what {viewer} cannot see: {difference}", viewer = eyes(.viewer))]
    ScoresTell {
        /// The game and the number of entries played.
        at: At,
        /// The viewer.
        viewer: Viewer,
        /// The lines in which the scores differ, with those of the real position first.
        difference: String,
    },
    /// A view changes though its viewer saw no event.
    #[error("{at}: {viewer} saw nothing of {entry}, and yet its view changed: {difference}", viewer = eyes(.viewer))]
    ViewChangesUnseen {
        /// The game and the number of entries played.
        at: At,
        /// The viewer.
        viewer: Viewer,
        /// The entry.
        entry: String,
        /// The lines in which the view differs, with those before the entry first.
        difference: String,
    },
    /// A view holds a secret that no event has shown.
    #[error("{at}: after {entry}, the view of {viewer} tells a secret that no event told it: {difference}", viewer = eyes(.viewer))]
    ViewTells {
        /// The game and the number of entries played.
        at: At,
        /// The viewer.
        viewer: Viewer,
        /// The entry.
        entry: String,
        /// The lines in which the two views differ, with those of the real view first.
        difference: String,
    },
    /// Events show something that the view does not hold.
    #[error("{at}: at {entry}, events tell {viewer} what its view does not hold: {difference}", viewer = eyes(.viewer))]
    EventsTell {
        /// The game and the number of entries played.
        at: At,
        /// The viewer.
        viewer: Viewer,
        /// The entry.
        entry: String,
        /// The lines in which the events differ, with those of the real position first.
        difference: String,
    },
    /// The view does not hold a decision of its own viewer.
    #[error("{at}: the view of {viewer} does not hold what it decided itself: {entry} looks like {other}", viewer = eyes(.viewer))]
    ForgetsDecision {
        /// The game and the number of entries played.
        at: At,
        /// The viewer.
        viewer: Viewer,
        /// The entry.
        entry: String,
        /// The other decision, which leads to the same view.
        other: String,
    },
    /// The view loses something that it held before.
    #[error("{at}: after {entry}, the view of {viewer} has forgotten what it held before; what is so: {difference}", viewer = eyes(.viewer))]
    ForgetsPast {
        /// The game and the number of entries played.
        at: At,
        /// The viewer.
        viewer: Viewer,
        /// The entry.
        entry: String,
        /// The lines in which the two positions differ, with those of the real position first.
        difference: String,
    },
    /// An action shows its seat something new, and [`kernel::Game::reveals`] denies it.
    #[error("{at}: {entry} is said to reveal nothing, and shows {viewer} something new: {difference}", viewer = eyes(.viewer))]
    RevealsUnsaid {
        /// The game and the number of entries played.
        at: At,
        /// The viewer.
        viewer: Viewer,
        /// The entry.
        entry: String,
        /// The lines in which the events differ, with those of the real position first.
        difference: String,
    },

    // The position.
    /// A position breaks an invariant of [`kernel::Game::audit`].
    #[error("{at}: the position is not sound: {words}")]
    Audit {
        /// The game and the number of entries played.
        at: At,
        /// The message of the audit.
        words: String,
    },
    /// Two different positions have the same digest.
    #[error("{at}: different positions have the same digest: {difference}")]
    DigestShared {
        /// The game and the number of entries played.
        at: At,
        /// The lines in which the two positions differ, with those of the newer one first.
        difference: String,
    },
    /// Two equal positions have different digests.
    #[error("{at}: the same position has two digests")]
    DigestDiffers {
        /// The game and the number of entries played.
        at: At,
    },

    // The transcript.
    /// An action or an outcome changes when it is written as JSON and read again.
    #[error("{at}: {entry} does not come back from its JSON {json}: {found}")]
    JsonLost {
        /// The game and the number of entries played.
        at: At,
        /// The entry.
        entry: String,
        /// The JSON text.
        json: String,
        /// The value that was read, or the fault.
        found: String,
    },
    /// Reading an action or an outcome panics.
    #[error("reading the JSON {json} panics: {words}")]
    JsonPanics {
        /// The JSON text.
        json: String,
        /// The message of the panic.
        words: String,
    },
    /// A transcript cannot be replayed.
    #[error("{at}: the log does not replay: {why}")]
    ReplayRefused {
        /// The game and the number of entries played.
        at: At,
        /// The reason for the refusal.
        why: Illegal,
    },
    /// A transcript replays to another position.
    #[error("{at}: the log replays to another position: {difference}")]
    ReplayDiffers {
        /// The game and the number of entries played.
        at: At,
        /// The lines in which the two positions differ, with those of the original game first.
        difference: String,
    },
    /// The same seed gives another game.
    #[error("{at}: played again with the same seed, the game goes another way: {difference}")]
    PlaysDifferently {
        /// The game and the number of entries played.
        at: At,
        /// The difference between the two entries, with the entry of the original game first.
        difference: String,
    },
    /// [`kernel::Game::start`] does not always give the same position.
    #[error("the start is not the same each time: {difference}")]
    StartDiffers {
        /// The lines in which the two initial positions differ, with those of the first one first.
        difference: String,
    },

    // The end.
    /// A game has more entries than [`kernel::Game::longest`] says.
    #[error("{at}: the game goes on, though no game should have more than {longest} entries")]
    Endless {
        /// The game and the number of entries played.
        at: At,
        /// The promised number of entries.
        longest: usize,
    },
    /// The number of scores differs from the number of seats.
    #[error("{at}: {found} scores for {seats} seats")]
    Scores {
        /// The game and the number of entries played.
        at: At,
        /// The number found.
        found: usize,
        /// The number of seats.
        seats: usize,
    },
}

/// Names a viewer in words.
fn eyes(viewer: &Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {}", seat.index()),
        Viewer::Table => "somebody who only watches".into(),
    }
}

impl Broken {
    /// Returns the same promise, broken by a draw by key.
    pub(crate) fn by_key(self) -> Broken {
        Broken::ByKey(Box::new(self))
    }
}
