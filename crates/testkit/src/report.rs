//! The counts of everything that was checked.

/// The number of checks of each kind, so that a test can require enough of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of games.
    pub games: usize,
    /// The number of entries of all games.
    pub entries: usize,
    /// The number of entries in the longest game.
    pub longest: usize,
    /// The number of entries that were refused as they should be.
    pub refusals: usize,
    /// The number of determinizations.
    pub imagined: usize,
    /// The number of determinizations that differ from the real position: 0 in a game without secrets.
    pub hidden: usize,
    /// The number of times that a viewer's view and events were compared in two worlds.
    pub testimonies: usize,
    /// The number of these comparisons in which the viewer could not tell the worlds apart.
    pub alike: usize,
    /// The number of chance positions at which the distribution of `sample` was tested.
    pub tested_chances: usize,
}
