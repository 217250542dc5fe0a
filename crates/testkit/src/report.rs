//! The numbers of checks that were made.

/// The number of checks of each kind. A test can require that enough checks were made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of games that were played.
    pub games: usize,
    /// The number of entries in all games.
    pub entries: usize,
    /// The number of entries in the longest game.
    pub longest: usize,
    /// The number of illegal entries that were correctly refused.
    pub refusals: usize,
    /// The number of determinizations that were made.
    pub imagined: usize,
    /// The number of determinizations that differ from the real position: 0 in a game without secrets.
    pub hidden: usize,
    /// The number of times that the view and the events of a viewer were compared in two worlds.
    pub testimonies: usize,
    /// The number of these comparisons after which the viewer could not tell the worlds apart.
    pub alike: usize,
    /// The number of chance positions at which the distribution of `sample` was tested.
    pub tested_chances: usize,
}
