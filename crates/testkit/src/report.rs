//! The counts of all that was checked.

/// What was looked at, so that a test can tell whether it was enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub games: usize,
    pub entries: usize,
    /// The most entries that one game had.
    pub longest: usize,
    /// What was refused as it should be.
    pub refusals: usize,
    /// Worlds imagined from a view, and how many of them were not the real one: none where nothing is hidden.
    pub imagined: usize,
    pub hidden: usize,
    /// How often what a viewer saw in two worlds was compared, and how often it could not tell them apart.
    pub testimonies: usize,
    pub alike: usize,
    /// Chance positions at which `sample` was put to the test.
    pub tested_chances: usize,
}
