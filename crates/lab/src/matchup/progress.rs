//! The progress of a match.

/// The progress of a match, counted in games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of finished games that count for the report, or will count when the games before them are finished.
    pub games: u64,
    /// The number of games that this run has played itself. The others were in the file of the match.
    pub played: u64,
    /// The expected number of games of the whole match. If the match stops at a width, this is an estimate, which is made
    /// again at each checkpoint.
    pub expected: u64,
}
