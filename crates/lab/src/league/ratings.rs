//! The ratings of a league, with their intervals.

use super::{
    bootstrap::intervals,
    link::is_linked,
    luce::strengths,
    results::{LineUp, Sums},
    scale::Scale,
};
use kernel::Rng;

/// The ratings of all bots.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ratings {
    /// One for each bot, in the order of their numbers.
    pub(super) bots: Vec<Rating>,
    /// Reports whether the results bound all differences between the ratings, without the prior.
    pub(super) bounded: bool,
}

/// The rating of a bot, and the sums of its games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Rating {
    pub(super) rating: f64,
    pub(super) interval: Option<[f64; 2]>,
    pub(super) games: f64,
    pub(super) wins: f64,
}

/// Returns the ratings of this number of bots. The intervals are made from this number of resamples.
///
/// There is no interval for the bot at zero, after a single deal, and for a bot that won every game or none: each of
/// its resamples is alike, and would claim certainty.
pub(super) fn rate(line_ups: &[LineUp], bots: usize, scale: Scale, (resamples, rng): (usize, &mut Rng)) -> Ratings {
    let sums: Vec<Sums> = line_ups.iter().map(LineUp::sums).collect();
    let logs = strengths(&sums, vec![0.0; bots]);
    let mut rated: Vec<Rating> =
        scale.ratings(&logs).into_iter().map(|rating| Rating { rating, ..Rating::default() }).collect();
    for Sums { bots, wins, games } in &sums {
        for (bot, wins) in bots.iter().zip(wins) {
            rated[*bot].games += games;
            rated[*bot].wins += wins;
        }
    }
    if line_ups.iter().all(|line_up| line_up.units() > 1) {
        let spreads = intervals(line_ups, &logs, scale, (resamples, rng));
        for (bot, (rating, spread)) in rated.iter_mut().zip(spreads).enumerate() {
            let is_zero = matches!(scale, Scale::Anchor(anchor) if anchor == bot);
            let varies = rating.wins > 0.0 && rating.wins < rating.games;
            rating.interval = (varies && !is_zero).then_some(spread);
        }
    }
    Ratings { bots: rated, bounded: is_linked(&sums, bots) }
}

#[cfg(test)]
mod tests;
