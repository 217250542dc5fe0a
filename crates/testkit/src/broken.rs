//! Every way to break a promise, each with a message of its own.

use kernel::{Illegal, Viewer};
use std::fmt;

/// Where a promise was broken: in which of the random games, and after how many entries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct At {
    /// The game's number, which is its seed.
    pub game: u64,
    pub entry: usize,
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, after {} entries", self.game, self.entry)
    }
}

/// A promise that a game does not keep. Entries, views and positions are told as their `Debug` text.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Broken {
    #[error("{at}: the rules panic: {words}")]
    Panics { at: At, words: String },

    // Choices.
    #[error("{at}: it is the turn of seat {seat}, which is offered nothing")]
    NoChoice { at: At, seat: usize },
    #[error("{at}: choices are offered out of order or twice: {first}, then {second}")]
    ChoicesOrder { at: At, first: String, second: String },
    #[error("{at}: {entry} is offered, and refused: {why}")]
    OfferRefused { at: At, entry: String, why: Illegal },

    // What is not offered.
    #[error("{at}: {entry} does not belong here, and is let through")]
    Accepts { at: At, entry: String },
    #[error("{at}: {entry} is refused, and yet it changes the position: {difference}")]
    RefusalChanges { at: At, entry: String, difference: String },
    #[error("{at}: instead of being refused, {entry} panics: {words}")]
    RefusalPanics { at: At, entry: String, words: String },
    #[error("{at}: looking at the position changes it: {difference}")]
    LookingChanges { at: At, difference: String },
    #[error("{at}: looking twice at the same position shows two things: {difference}")]
    LookingDiffers { at: At, difference: String },

    // Chance.
    #[error("{at}: it is the turn of chance, which has no outcome")]
    NoChance { at: At },
    #[error("{at}: outcomes are listed out of order or twice: {first}, then {second}")]
    ChancesOrder { at: At, first: String, second: String },
    #[error("{at}: the outcome {outcome} is listed with weight 0")]
    ZeroWeight { at: At, outcome: String },
    #[error("{at}: the weights of all outcomes add up to {sum}, more than 32 bits hold")]
    WeightsOverflow { at: At, sum: u64 },
    #[error("{at}: `weight` says {weight} of {outcome}, `chances` says {listed}")]
    WeightDisagrees { at: At, outcome: String, listed: u32, weight: u32 },
    #[error("{at}: `sample` draws {outcome}, which `chances` does not list")]
    DrawsUnlisted { at: At, outcome: String },
    #[error("{at}: `sample` never draws {outcome}, in {draws} draws where {expected:.0} were due")]
    NeverDrawn { at: At, outcome: String, draws: u32, expected: f64 },
    #[error("{at}: `sample` draws {outcome} too often, {found} times in {draws} draws where {expected:.0} were due")]
    DrawnTooOften { at: At, outcome: String, found: u32, draws: u32, expected: f64 },
    #[error("{at}: `sample` draws {outcome} too rarely, {found} times in {draws} draws where {expected:.0} were due")]
    DrawnTooRarely { at: At, outcome: String, found: u32, draws: u32, expected: f64 },
    #[error("{at}: `sample` draws unlike the weights say: chi-square {chi_square:.0} in {draws} draws, {freedom} free")]
    DrawnUnevenly { at: At, draws: u32, chi_square: f64, freedom: u32 },

    // Secrets.
    #[error("{at}: the world that {viewer} imagines does not look like the real one: {difference}", viewer = eyes(.viewer))]
    ImaginedLooksOther { at: At, viewer: Viewer, difference: String },
    #[error("{at}: the world that {viewer} imagines cannot be: {words}", viewer = eyes(.viewer))]
    ImaginedAudit { at: At, viewer: Viewer, words: String },
    #[error("{at}: a world that {viewer} cannot tell from the real one has another turn: {difference}", viewer = eyes(.viewer))]
    TurnTells { at: At, viewer: Viewer, difference: String },
    #[error("{at}: a world that {viewer} cannot tell from the real one has other choices: {difference}", viewer = eyes(.viewer))]
    ChoicesTell { at: At, viewer: Viewer, difference: String },
    #[error("{at}: the game is over, and the scores depend on what {viewer} cannot see: {difference}", viewer = eyes(.viewer))]
    ScoresTell { at: At, viewer: Viewer, difference: String },
    #[error("{at}: {viewer} saw nothing of {entry}, and yet its view changed: {difference}", viewer = eyes(.viewer))]
    ViewChangesUnseen { at: At, viewer: Viewer, entry: String, difference: String },
    #[error("{at}: after {entry}, the view of {viewer} tells a secret that no event told it: {difference}", viewer = eyes(.viewer))]
    ViewTells { at: At, viewer: Viewer, entry: String, difference: String },
    #[error("{at}: at {entry}, events tell {viewer} what its view does not hold: {difference}", viewer = eyes(.viewer))]
    EventsTell { at: At, viewer: Viewer, entry: String, difference: String },
    #[error("{at}: the view of {viewer} does not hold what it decided itself: {entry} looks like {other}", viewer = eyes(.viewer))]
    ForgetsDecision { at: At, viewer: Viewer, entry: String, other: String },
    #[error("{at}: after {entry}, the view of {viewer} has forgotten what it held before; what is so: {difference}", viewer = eyes(.viewer))]
    ForgetsPast { at: At, viewer: Viewer, entry: String, difference: String },
    #[error("{at}: {entry} is said to reveal nothing, and shows {viewer} something new: {difference}", viewer = eyes(.viewer))]
    RevealsUnsaid { at: At, viewer: Viewer, entry: String, difference: String },

    // The position.
    #[error("{at}: the position is not sound: {words}")]
    Audit { at: At, words: String },
    #[error("{at}: different positions have the same digest: {difference}")]
    DigestShared { at: At, difference: String },
    #[error("{at}: the same position has two digests")]
    DigestDiffers { at: At },

    // The log.
    #[error("{at}: {entry} does not come back from its JSON {json}: {found}")]
    JsonLost { at: At, entry: String, json: String, found: String },
    #[error("reading the JSON {json} panics: {words}")]
    JsonPanics { json: String, words: String },
    #[error("{at}: the log does not replay: {why}")]
    ReplayRefused { at: At, why: Illegal },
    #[error("{at}: the log replays to another position: {difference}")]
    ReplayDiffers { at: At, difference: String },
    #[error("{at}: played again with the same seed, the game goes another way: {difference}")]
    PlaysDifferently { at: At, difference: String },
    #[error("the start is not the same each time: {difference}")]
    StartDiffers { difference: String },

    // The end.
    #[error("{at}: the game goes on, though no game should have more than {longest} entries")]
    Endless { at: At, longest: usize },
    #[error("{at}: {found} scores for {seats} seats")]
    Scores { at: At, found: usize, seats: usize },
}

/// Whose eyes, in words.
fn eyes(viewer: &Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {}", seat.index()),
        Viewer::Table => "somebody who only watches".into(),
    }
}
