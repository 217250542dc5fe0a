//! The scale of the ratings.

use std::f64::consts::LN_10;

/// The points for ten to one, as on the scale of Elo.
const TEN_TO_ONE: f64 = 400.0;

/// The Elo scale, with its zero.
#[derive(Clone, Copy, Debug)]
pub(super) enum Scale {
    /// The mean of all ratings is 0.
    Mean,
    /// The rating of the bot with this number is 0.
    Anchor(usize),
}

impl Scale {
    /// Returns the ratings of strengths, which are given by their natural logarithms.
    pub(super) fn ratings(self, logs: &[f64]) -> Vec<f64> {
        let zero = match self {
            Scale::Mean => logs.iter().sum::<f64>() / logs.len() as f64,
            Scale::Anchor(bot) => logs[bot],
        };
        logs.iter().map(|log| TEN_TO_ONE / LN_10 * (log - zero)).collect()
    }
}
