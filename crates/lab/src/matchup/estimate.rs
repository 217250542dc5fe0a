//! Means with confidence intervals.

use super::sums::{Sums, TWELFTHS};
use serde::Serialize;
use statrs::distribution::{ContinuousCDF, StudentsT};

/// The confidence level of all intervals.
pub(crate) const CONFIDENCE: f64 = 0.95;

/// A mean and its confidence interval, which contains the true mean in 95 of 100 such matches.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    pub mean: f64,
    /// The lower and the upper end, or `None` after a single deal, because one number says nothing about its spread.
    pub interval: Option<[f64; 2]>,
}

impl Estimate {
    /// Returns the mean of one part, such as the points of one game, and its confidence interval from Student's
    /// t-distribution. `sums` has one number for each deal, which is the sum of `parts` parts. Deals are independent of
    /// each other, but the games of one deal are not.
    pub(crate) fn of_mean(sums: &Sums, parts: f64) -> Estimate {
        let mean = sums.sum as f64 / sums.count as f64 / parts;
        let interval = reach(sums).map(|reach| [mean - reach / parts, mean + reach / parts]);
        Estimate { mean, interval }
    }

    /// Returns the mean of one part, as [`Estimate::of_mean`] does, with an interval that is wide enough to hold together
    /// with others: `together` such intervals contain all their true means in 95 of 100 reports, whatever the numbers have to
    /// do with each other (Bonferroni). There is no interval if all numbers are equal, because Student's t-distribution
    /// would then claim certainty.
    pub(crate) fn of_mean_among(sums: &Sums, parts: f64, together: usize) -> Estimate {
        let mean = sums.sum as f64 / sums.count as f64 / parts;
        let variance = variance(sums).filter(|variance| *variance > 0.0);
        let reach = variance.map(|variance| {
            let level = 1.0 - (1.0 - CONFIDENCE) / together as f64;
            quantile_at(level, sums.count as f64 - 1.0) * (variance / sums.count as f64).sqrt() / parts
        });
        Estimate { mean, interval: reach.map(|reach| [mean - reach, mean + reach]) }
    }

    /// Returns the mean and the confidence interval of a share, which lies between 0 and 1. If every game was won, or
    /// none, an interval from Student's t-distribution would have no width and claim certainty. In that case, the
    /// interval is that of Clopper and Pearson for as many independent games as there were deals.
    pub(super) fn of_share(sums: &Sums, parts: f64) -> Estimate {
        Estimate::of_mean(sums, parts).as_share(sums.count)
    }

    /// Returns this estimate of a share, over this number of deals, with the interval that [`Estimate::of_share`]
    /// describes.
    pub(super) fn as_share(self, deals: u64) -> Estimate {
        let tail = ((1.0 - CONFIDENCE) / 2.0).powf(1.0 / deals as f64);
        let interval = self.interval.map(|[low, high]| match self.mean {
            0.0 => [0.0, 1.0 - tail],
            1.0 => [tail, 1.0],
            _ => [low.max(0.0), high.min(1.0)],
        });
        Estimate { interval, ..self }
    }

    /// Returns this estimate in another unit, of which this number makes one of the present unit.
    pub(crate) fn over(self, parts: f64) -> Estimate {
        Estimate { mean: self.mean / parts, interval: self.interval.map(|ends| ends.map(|end| end / parts)) }
    }

    /// Returns the share of games won. `sums` has one number for each deal: the wins in `parts` games, in twelfths of a
    /// win.
    pub(super) fn of_wins(sums: &Sums, parts: usize) -> Estimate {
        Estimate::of_share(sums, f64::from(TWELFTHS) * parts as f64)
    }

    /// Compares the interval with a number. Returns `Greater` if the interval is above the number, `Less` if it is
    /// below the number, and `Equal` if it contains the number. Returns `None` if there is no interval.
    pub fn compare(&self, to: f64) -> Option<std::cmp::Ordering> {
        let [low, high] = self.interval?;
        let ordering = if low > to {
            std::cmp::Ordering::Greater
        } else if high < to {
            std::cmp::Ordering::Less
        } else {
            std::cmp::Ordering::Equal
        };
        Some(ordering)
    }
}

/// Returns the half width by which a match is stopped: that of the interval of the mean of one part, with the variance
/// raised by one divided by the number of deals (Chow and Robbins 1965). Without this addition, a few deals that happen
/// to end alike would stop a match. So the half width is never below that of [`Estimate::of_mean`]. Returns `None` for
/// fewer than two numbers.
pub(super) fn stopping_reach(sums: &Sums, parts: f64) -> Option<f64> {
    let count = sums.count as f64;
    Some(half_width(sums.count, variance(sums)? / (parts * parts) + 1.0 / count))
}

/// Returns half the width of the interval of a mean, or `None` for fewer than two numbers.
fn reach(sums: &Sums) -> Option<f64> {
    Some(half_width(sums.count, variance(sums)?))
}

/// Returns half the width of the interval of a mean of `count` numbers, at least two, with this variance.
pub(super) fn half_width(count: u64, variance: f64) -> f64 {
    quantile(count as f64 - 1.0) * (variance / count as f64).sqrt()
}

/// Returns the number of standard errors on each side of an interval. `freedom`, the degrees of freedom, must be above
/// 0.
pub(super) fn quantile(freedom: f64) -> f64 {
    quantile_at(CONFIDENCE, freedom)
}

/// Returns the number of standard errors on each side of an interval with this confidence level.
fn quantile_at(level: f64, freedom: f64) -> f64 {
    let t = StudentsT::new(0.0, 1.0, freedom).expect("a scale of 1 and a freedom above 0 are allowed");
    t.inverse_cdf((1.0 + level) / 2.0)
}

/// Returns the variance of the numbers, or `None` for fewer than two.
fn variance(sums: &Sums) -> Option<f64> {
    let count = i128::from(sums.count);
    let freedom = count - 1;
    // Up to the division, everything is exact. The quotient of whole numbers cannot be below 0.
    (freedom > 0).then(|| (count * sums.squares - sums.sum * sums.sum) as f64 / (count * freedom) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_textbook_one() {
        // Student 1908, table of additional hours of sleep with drug 2 less drug 1, in tenths of an hour: mean 1.58,
        // t(9) = 2.262, interval 0.70 to 2.46.
        let estimate = Estimate::of_mean(&sums(&[12, 24, 13, 13, 0, 10, 18, 8, 46, 14]), 10.0);
        assert!((estimate.mean - 1.58).abs() < 1e-12);
        let [low, high] = estimate.interval.unwrap();
        assert!((low - 0.700_114).abs() < 1e-6 && (high - 2.459_886).abs() < 1e-6, "{low} {high}");
    }

    #[test]
    fn intervals_that_hold_together_are_wider() {
        // As above, with the 0.9995 quantile of t(9), 4.780913, for fifty intervals at once.
        let sleep = sums(&[12, 24, 13, 13, 0, 10, 18, 8, 46, 14]);
        let [low, high] = Estimate::of_mean_among(&sleep, 10.0, 50).interval.unwrap();
        let reach = 4.780_913 * (1.512_889 / 10.0_f64).sqrt();
        assert!((low - 1.58 + reach).abs() < 1e-4 && (high - 1.58 - reach).abs() < 1e-4, "{low} {high}");
        assert_eq!(Estimate::of_mean_among(&sleep, 10.0, 1), Estimate::of_mean(&sleep, 10.0));
        assert_eq!(Estimate::of_mean_among(&sums(&[0; 10]), 10.0, 50).interval, None);
    }

    #[test]
    fn two_numbers_have_a_wide_interval_and_one_has_none() {
        let [low, high] = Estimate::of_mean(&sums(&[0, 2]), 1.0).interval.unwrap();
        assert!((high - 1.0 - 12.706_205).abs() < 1e-5 && (low - 1.0 + 12.706_205).abs() < 1e-5, "{low} {high}");
        assert_eq!(Estimate::of_mean(&sums(&[5]), 1.0), Estimate { mean: 5.0, interval: None });
    }

    #[test]
    fn a_share_stays_a_share_and_never_claims_certainty() {
        let [low, high] = Estimate::of_share(&sums(&[12; 10]), 12.0).interval.unwrap();
        assert!((low - 0.691_503).abs() < 1e-6 && high == 1.0, "{low} {high}");
        let [low, high] = Estimate::of_share(&sums(&[0; 10]), 12.0).interval.unwrap();
        assert!(low == 0.0 && (high - 0.308_497).abs() < 1e-6, "{low} {high}");
        assert_eq!(Estimate::of_share(&sums(&[0, 12]), 12.0).interval, Some([0.0, 1.0]));
    }

    #[test]
    fn a_match_is_stopped_by_a_half_width_that_is_never_too_small() {
        // As above, in tenths of an hour: variance 1.5129, and t(9) = 2.262157.
        let sleep = stopping_reach(&sums(&[12, 24, 13, 13, 0, 10, 18, 8, 46, 14]), 10.0).unwrap();
        assert!((sleep - 2.262_157 * ((1.512_889 + 0.1) / 10.0_f64).sqrt()).abs() < 1e-5, "{sleep}");
        // Numbers without a spread: t(99) = 1.984217, divided by 100.
        let alike = stopping_reach(&sums(&[12; 100]), 12.0).unwrap();
        assert!((alike - 0.019_842_17).abs() < 1e-7, "{alike}");
        let [low, high] = Estimate::of_share(&sums(&[12; 100]), 12.0).interval.unwrap();
        assert!((high - low) / 2.0 < alike);
        assert_eq!(stopping_reach(&sums(&[5]), 1.0), None);
    }

    #[test]
    fn a_number_is_above_below_or_within() {
        let estimate = Estimate { mean: 0.5, interval: Some([0.4, 0.6]) };
        let compared = [0.3, 0.4, 0.5, 0.7].map(|to| estimate.compare(to).unwrap() as i8);
        assert_eq!(compared, [1, 0, 0, -1]);
    }

    fn sums(numbers: &[i64]) -> Sums {
        let mut sums = Sums::default();
        numbers.iter().for_each(|number| sums.add(*number));
        sums
    }
}
