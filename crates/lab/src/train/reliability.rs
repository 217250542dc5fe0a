//! The reliability of chances to win: of the games that were given a chance of 70 %, about 70 % should be won.

use super::{example::Example, fit::chances};
use serde::Serialize;

/// The number of bins, which have equal widths.
const BINS: usize = 10;

/// The reliability of chances to win, over examples whose result is known.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Reliability {
    /// The number of games.
    pub games: u64,
    /// The number of examples from these games.
    pub examples: u64,
    /// The mean distance of a bin's mean chance from its share of wins, weighted by the size of the bin (the expected
    /// calibration error).
    pub error: f64,
    /// The mean of the negative natural logarithm of the chance that was given to the winner.
    pub log_loss: f64,
    /// The log loss if every seat were always given the same chance.
    pub even_log_loss: f64,
    /// The mean squared distance of a chance from the share in the win (Brier 1950), for one seat.
    pub brier: f64,
    /// The bins of equal width, from the lowest chances to the highest.
    pub bins: Vec<Bin>,
}

/// The chances that lie in one range.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Bin {
    /// The number of chances.
    pub chances: u64,
    /// Their mean.
    pub predicted: f64,
    /// The share of wins of the seats that had these chances.
    pub won: f64,
}

impl Reliability {
    /// Returns the reliability of the chances that these weights in logits give.
    pub(super) fn of(examples: &[Example], games: u64, weights: &[f64]) -> Reliability {
        let mut bins = [Bin::default(); BINS];
        let (mut loss, mut even, mut squares, mut count) = (0.0, 0.0, 0.0, 0.0);
        for example in examples {
            even += libm::log(example.numbers.len() as f64);
            for (chance, share) in chances(example, weights).into_iter().zip(example.shares()) {
                let bin = &mut bins[((chance * BINS as f64) as usize).min(BINS - 1)];
                bin.chances += 1;
                bin.predicted += chance;
                bin.won += share;
                if share > 0.0 {
                    loss -= share * libm::log(chance.max(f64::MIN_POSITIVE));
                }
                squares += (chance - share) * (chance - share);
                count += 1.0;
            }
        }
        let all = f64::max(count, 1.0);
        let error = bins.iter().map(|bin| (bin.predicted - bin.won).abs()).sum::<f64>() / all;
        for bin in &mut bins {
            let chances = f64::max(bin.chances as f64, 1.0);
            (bin.predicted, bin.won) = (bin.predicted / chances, bin.won / chances);
        }
        let each = f64::max(examples.len() as f64, 1.0);
        let (log_loss, even_log_loss, brier) = (loss / each, even / each, squares / all);
        Reliability {
            games,
            examples: examples.len() as u64,
            error,
            log_loss,
            even_log_loss,
            brier,
            bins: bins.to_vec(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::SeatMap;

    /// Ten games with the same chances, of which the first seat wins `won`. The weight is 1, so a lead of 1 gives a chance
    /// of 73 %.
    fn ten(won: usize) -> Vec<Example> {
        let example = |game: usize| Example {
            numbers: SeatMap::new(2, |seat| vec![i32::from(seat.index() == 0)]),
            twelfths: SeatMap::new(2, |seat| if (seat.index() == 0) == (game < won) { 12 } else { 0 }),
        };
        (0..10).map(example).collect()
    }

    #[test]
    fn the_error_is_the_distance_of_chances_from_what_happened() {
        let chance = 1.0 / (1.0 + (-1.0f64).exp());
        for won in [2, 7, 10] {
            let share = won as f64 / 10.0;
            let reliability = Reliability::of(&ten(won), 10, &[1.0]);
            assert!((reliability.error - (chance - share).abs()).abs() < 1e-12, "{reliability:?}");
            assert_eq!((reliability.bins[7].chances, reliability.bins[2].chances), (10, 10));
            assert!((reliability.bins[7].won - share).abs() < 1e-12, "{reliability:?}");
            let loss = -(share * chance.ln() + (1.0 - share) * (1.0 - chance).ln());
            assert!((reliability.log_loss - loss).abs() < 1e-12, "{reliability:?}");
            assert!((reliability.even_log_loss - 2f64.ln()).abs() < 1e-12, "{reliability:?}");
        }
    }

    #[test]
    fn nothing_is_no_error() {
        assert_eq!(Reliability::of(&[], 0, &[1.0]).error, 0.0);
    }
}
