//! The results of a line-up.

use crate::matchup::{Outcomes, TWELFTHS};
use kernel::Rng;

/// The results of a line-up: the outcomes of its units, each with the number of units.
#[derive(Clone, Debug)]
pub(super) struct LineUp {
    /// The numbers of the bots, counted from 0, in the order of the line-up.
    pub(super) bots: Vec<usize>,
    outcomes: Vec<(Vec<u32>, u64)>,
}

/// The sums of a line-up, which are all that the ratings depend on.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sums {
    /// The numbers of the bots, in the order of the line-up.
    pub(super) bots: Vec<usize>,
    /// The wins of each of these bots. A shared win counts as its share.
    pub(super) wins: Vec<f64>,
    /// The number of games.
    pub(super) games: f64,
}

impl LineUp {
    pub(super) fn new(bots: Vec<usize>, outcomes: &Outcomes) -> LineUp {
        LineUp { bots, outcomes: outcomes.iter().map(|(twelfths, units)| (twelfths.to_vec(), units)).collect() }
    }

    /// Returns the number of units.
    pub(super) fn units(&self) -> u64 {
        self.outcomes.iter().map(|(_, units)| units).sum()
    }

    /// Returns the sums over all units.
    pub(super) fn sums(&self) -> Sums {
        self.sums_of(self.outcomes.iter().map(|(_, units)| *units))
    }

    /// Returns the sums over as many units, each drawn from all units of this line-up.
    pub(super) fn resampled(&self, rng: &mut Rng) -> Sums {
        let mut end = 0;
        let ends: Vec<u64> = self.outcomes.iter().map(|(_, units)| (end += units, end).1).collect();
        let bound = u32::try_from(end).expect("no match has that many units");
        let mut drawn = vec![0; ends.len()];
        for _ in 0..end {
            let unit = u64::from(rng.below(bound));
            drawn[ends.partition_point(|end| *end <= unit)] += 1;
        }
        self.sums_of(drawn.into_iter())
    }

    /// Returns the sums over this number of units of each outcome.
    fn sums_of(&self, units: impl Iterator<Item = u64>) -> Sums {
        let mut twelfths = vec![0; self.bots.len()];
        let mut played = 0;
        for ((outcome, _), units) in self.outcomes.iter().zip(units) {
            played += units;
            twelfths.iter_mut().zip(outcome).for_each(|(sum, part)| *sum += u64::from(*part) * units);
        }
        let wins = twelfths.into_iter().map(|sum| sum as f64 / f64::from(TWELFTHS)).collect();
        Sums { bots: self.bots.clone(), wins, games: (played * self.bots.len() as u64) as f64 }
    }
}
