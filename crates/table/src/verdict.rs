//! What a bot thinks of one choice.

use bots::Measured;

/// What a bot thinks of one choice at a table, from what the seat to move can see.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The index of the choice in the scene.
    pub choice: usize,
    /// The share in the win, between 0 and 1. In a game for one player, it is the score.
    pub result: Measured,
    /// By how much the result is lower than that of the best choice, on the same deals.
    pub loss: Measured,
    /// The number of ways in which the game was played on.
    pub rollouts: usize,
    /// The name of each feature of the position after the choice, and what it adds to the strength of the seat against
    /// the others, in logits.
    pub parts: Vec<(&'static str, f64)>,
}
