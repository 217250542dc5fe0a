//! Luck as a control variate: the win share of the first bot, less what its luck explains.

use super::{
    books::A_WIN,
    estimate::{Estimate, half_width},
    sums::TWELFTHS,
    unit::Unit,
};
use kernel::SeatMap;
use serde::Serialize;
use std::{array, fmt, str::FromStr};

/// The number of folds. The coefficient of each fold is fitted on the units of the others.
const FOLDS: usize = 10;

/// The greatest number of decisions that luck can be judged ahead.
pub const MAX_AHEAD: usize = 1_000;

/// A control variate: a number whose true mean is known, and which goes along with the win share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// The luck of the first bot by the ledger of each game. Its true mean is 0. It is written as `luck`, or as `luck:8` if
    /// eight decisions are played on before a position is judged.
    Luck {
        /// The number of decisions that are played on, up to [`MAX_AHEAD`].
        ahead: usize,
    },
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Control::Luck { ahead: 0 } => f.write_str("luck"),
            Control::Luck { ahead } => write!(f, "luck:{ahead}"),
        }
    }
}

/// The fault of a word that is not the name of a control variate.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is no control variate; expected luck, or luck:N with N from 0 to {MAX_AHEAD}")]
pub struct ControlFault {
    found: String,
}

impl FromStr for Control {
    type Err = ControlFault;

    fn from_str(word: &str) -> Result<Control, ControlFault> {
        let ahead = match word.strip_prefix("luck") {
            Some("") => Some(0),
            Some(rest) => rest.strip_prefix(':').and_then(|number| number.parse().ok()),
            None => None,
        };
        let ahead = ahead.filter(|ahead| *ahead <= MAX_AHEAD).ok_or_else(|| ControlFault { found: word.to_owned() })?;
        Ok(Control::Luck { ahead })
    }
}

/// The win share of the first bot with a control variate: each unit's win share less the coefficient times its luck.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Controlled {
    /// The name of the control variate.
    pub control: String,
    /// The estimate of the win share. It has no bias, because luck is 0 on the mean and the coefficient of a unit does not
    /// depend on it. So it can lie slightly outside 0 to 1; its interval is cut off there.
    pub win_share: Estimate,
    /// The mean of the coefficients over the units.
    pub coefficient: f64,
    /// The luck of the first bot in wins per game.
    pub luck: Estimate,
    /// The variance of a unit with the control variate, divided by that of its win share, or `None` if the win share is the
    /// same in all units.
    pub variance_ratio: Option<f64>,
}

/// The sums over the units, from which the estimate is made. They are whole numbers, so the order of units does not matter.
#[derive(Clone, Debug)]
pub(super) struct ControlSums {
    control: Control,
    /// The number of games of a unit.
    games: usize,
    folds: [Fold; FOLDS],
}

impl ControlSums {
    /// Returns empty sums for units of this number of games.
    pub(super) fn new(control: Control, games: usize) -> ControlSums {
        ControlSums { control, games, folds: array::from_fn(|_| Fold::default()) }
    }

    /// Adds a unit, to the fold that its number gives.
    pub(super) fn add(&mut self, unit: &Unit) {
        let first = |seats: &SeatMap<usize>| seats.iter().find(|(_, position)| **position == 1).map(|(seat, _)| seat);
        let (mut wins, mut luck) = (0, 0);
        for game in &unit.games {
            if let Some(seat) = first(&game.seats) {
                wins += i64::from(game.twelfths[seat]);
                luck += game.luck.as_ref().map_or(0, |luck| luck[seat]);
            }
        }
        self.folds[(unit.number % FOLDS as u64) as usize].add(wins, luck);
    }

    /// Returns the half width by which a match is stopped, as `estimate::stopping_reach` does without a control variate.
    /// Returns `None` before the second unit.
    pub(super) fn stopping_reach(&self) -> Option<f64> {
        let Corrected { count, variance, .. } = self.corrected();
        Some(half_width(count, variance? + 1.0 / count as f64))
    }

    /// Returns the estimate, or `None` before the first unit.
    pub(super) fn controlled(&self) -> Option<Controlled> {
        let Corrected { count, mean, variance, coefficient } = self.corrected();
        let whole = Moments::of(&self.whole(), self.games);
        let estimate = |mean: f64, variance: Option<f64>| {
            let reach = variance.map(|variance| half_width(count, variance));
            Estimate { mean, interval: reach.map(|reach| [mean - reach, mean + reach]) }
        };
        let share = estimate(mean, variance);
        let share = Estimate { interval: share.interval.map(|ends| ends.map(|end| end.clamp(0.0, 1.0))), ..share };
        let variance_ratio =
            variance.zip(whole.variance((whole.wins, whole.wins_squared))).filter(|(_, plain)| *plain > 0.0);
        (count > 0).then(|| Controlled {
            control: self.control.to_string(),
            win_share: share.as_share(count),
            coefficient,
            luck: estimate(whole.luck / whole.count, whole.variance((whole.luck, whole.luck_squared))),
            variance_ratio: variance_ratio.map(|(with, plain)| with / plain),
        })
    }

    fn whole(&self) -> Fold {
        self.folds.iter().fold(Fold::default(), |sum, fold| sum.plus(fold, 1))
    }

    /// Corrects each unit by the coefficient of its fold.
    fn corrected(&self) -> Corrected {
        let whole = self.whole();
        let (mut sum, mut squares, mut coefficients) = (0.0, 0.0, 0.0);
        for fold in &self.folds {
            let of = Moments::of(fold, self.games);
            let coefficient = whole.plus(fold, -1).coefficient();
            sum += of.wins - coefficient * of.luck;
            squares += of.wins_squared - 2.0 * coefficient * of.products + coefficient * coefficient * of.luck_squared;
            coefficients += coefficient * of.count;
        }
        let count = whole.count as f64;
        let mean = sum / count;
        let variance = (whole.count > 1).then(|| ((squares - count * mean * mean) / (count - 1.0)).max(0.0));
        Corrected { count: whole.count as u64, mean, variance, coefficient: coefficients / count }
    }
}

/// The corrected units: their number, mean and variance, and the mean of the coefficients.
struct Corrected {
    count: u64,
    mean: f64,
    variance: Option<f64>,
    coefficient: f64,
}

/// The sums of a fold, with wins in twelfths and luck in billionths.
#[derive(Clone, Debug, Default)]
struct Fold {
    count: i128,
    wins: i128,
    luck: i128,
    wins_squared: i128,
    luck_squared: i128,
    products: i128,
}

impl Fold {
    fn add(&mut self, wins: i64, luck: i64) {
        let (wins, luck) = (i128::from(wins), i128::from(luck));
        self.count += 1;
        self.wins += wins;
        self.luck += luck;
        self.wins_squared += wins * wins;
        self.luck_squared += luck * luck;
        self.products += wins * luck;
    }

    /// Returns these sums with those of another fold added `times` times.
    fn plus(&self, other: &Fold, times: i128) -> Fold {
        Fold {
            count: self.count + times * other.count,
            wins: self.wins + times * other.wins,
            luck: self.luck + times * other.luck,
            wins_squared: self.wins_squared + times * other.wins_squared,
            luck_squared: self.luck_squared + times * other.luck_squared,
            products: self.products + times * other.products,
        }
    }

    /// Returns the coefficient of the least variance, in wins for each win of luck: the covariance of wins and luck, divided
    /// by the variance of luck. Returns 0 if there are fewer than two units, or if luck does not vary.
    fn coefficient(&self) -> f64 {
        // Up to the division, everything is exact, so wins that do not vary have a coefficient of exactly 0.
        let spread = self.count * self.luck_squared - self.luck * self.luck;
        let together = self.count * self.products - self.wins * self.luck;
        if self.count < 2 || spread == 0 {
            0.0
        } else {
            A_WIN / f64::from(TWELFTHS) * (together as f64 / spread as f64)
        }
    }
}

/// The sums of a fold as fractions: wins and luck in wins per game.
struct Moments {
    count: f64,
    wins: f64,
    luck: f64,
    wins_squared: f64,
    luck_squared: f64,
    products: f64,
}

impl Moments {
    fn of(fold: &Fold, games: usize) -> Moments {
        let (win, luck) = (f64::from(TWELFTHS) * games as f64, A_WIN * games as f64);
        Moments {
            count: fold.count as f64,
            wins: fold.wins as f64 / win,
            luck: fold.luck as f64 / luck,
            wins_squared: fold.wins_squared as f64 / (win * win),
            luck_squared: fold.luck_squared as f64 / (luck * luck),
            products: fold.products as f64 / (win * luck),
        }
    }

    /// Returns the variance of numbers with this sum and this sum of squares, or `None` for fewer than two units.
    fn variance(&self, (sum, squares): (f64, f64)) -> Option<f64> {
        (self.count > 1.0).then(|| ((squares - sum * sum / self.count) / (self.count - 1.0)).max(0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Rng;

    /// Sums of units of one game each, with these wins in twelfths and lucks in billionths, each in its fold.
    fn sums(units: impl Iterator<Item = (i64, i64)>) -> ControlSums {
        let mut sums = ControlSums::new(Control::Luck { ahead: 0 }, 1);
        for (number, (wins, luck)) in units.enumerate() {
            sums.folds[number % FOLDS].add(wins, luck);
        }
        sums
    }

    #[test]
    fn what_luck_explains_is_taken_off() {
        // A bot wins half of its games, and exactly those in which it has half a win of luck.
        let decided = (0..200_usize)
            .map(|unit| if (unit / FOLDS).is_multiple_of(2) { (12, 500_000_000) } else { (0, -500_000_000) });
        let Controlled { win_share, coefficient, luck, variance_ratio, .. } = sums(decided).controlled().unwrap();
        assert!((coefficient - 1.0).abs() < 1e-12 && (win_share.mean - 0.5).abs() < 1e-12 && luck.mean == 0.0);
        assert!(variance_ratio.unwrap() < 1e-12, "{variance_ratio:?}");
        // In the first half of these games luck was good, and the estimate takes this off.
        let lucky = (0..200).map(|unit| if unit / FOLDS % 4 < 3 { (12, 500_000_000) } else { (0, -500_000_000) });
        let Controlled { win_share, luck, .. } = sums(lucky).controlled().unwrap();
        assert!((win_share.mean - 0.5).abs() < 1e-12 && (luck.mean - 0.25).abs() < 1e-12);
    }

    /// Wins are half a win and half a twelfth of noise, with a planted coefficient of 0.8.
    #[test]
    fn a_planted_coefficient_is_found() {
        let mut rng = Rng::new(5);
        let units: Vec<(i64, i64)> = (0..4_000)
            .map(|_| {
                let luck = i64::from(rng.below(2_001)) - 1_000;
                let chance = 0.5 + 0.8 * luck as f64 / 2_000.0;
                let won = f64::from(rng.below(1_000_000)) < 1e6 * chance;
                (if won { 12 } else { 0 }, luck * 500_000)
            })
            .collect();
        let Controlled { win_share, coefficient, variance_ratio, .. } =
            sums(units.iter().copied()).controlled().unwrap();
        assert!((coefficient - 0.8).abs() < 0.05, "{coefficient}");
        // Luck is even between -0.5 and 0.5, with a variance of 1/12; that of the wins is 1/4.
        let expected = 1.0 - 0.64 / 12.0 / 0.25;
        assert!((variance_ratio.unwrap() - expected).abs() < 0.02, "{variance_ratio:?} instead of {expected}");
        let [low, high] = win_share.interval.unwrap();
        assert!(low < 0.5 && 0.5 < high, "{win_share:?}");
        let backwards = sums(units.chunks(FOLDS).rev().flatten().copied()).controlled();
        assert_eq!(backwards, sums(units.iter().copied()).controlled(), "the order within a fold does not matter");
    }

    /// Only the units of the first fold have luck, so no other unit can say what it is worth.
    #[test]
    fn a_unit_is_never_corrected_by_its_own_luck() {
        let luck = |unit: usize| if unit.is_multiple_of(FOLDS) { (unit as i64 % 7 - 3) * 100_000_000 } else { 0 };
        let units = (0..100_usize).map(|unit| (if unit.is_multiple_of(3) { 12 } else { 0 }, luck(unit)));
        let Controlled { win_share, .. } = sums(units).controlled().unwrap();
        assert!((win_share.mean - 0.34).abs() < 1e-12, "{win_share:?}");
    }

    #[test]
    fn a_control_variate_is_read_as_it_is_written() {
        for (word, ahead) in [("luck", 0), ("luck:8", 8), ("luck:1000", 1_000)] {
            let control: Control = word.parse().unwrap();
            assert_eq!((control, control.to_string().as_str()), (Control::Luck { ahead }, word));
        }
        for word in ["", "lucky", "luck:", "luck:-1", "luck:1001", "skill"] {
            let fault = word.parse::<Control>().unwrap_err().to_string();
            assert_eq!(
                fault,
                format!("{word:?} is no control variate; expected luck, or luck:N with N from 0 to 1000")
            );
        }
    }

    #[test]
    fn too_few_units_and_equal_units_are_left_as_they_are() {
        assert_eq!(sums(std::iter::empty()).controlled(), None);
        let one = sums([(12, 300_000_000)].into_iter()).controlled().unwrap();
        assert_eq!((one.win_share, one.coefficient), (Estimate { mean: 1.0, interval: None }, 0.0));
        let won = sums((0..10).map(|unit| (12, unit * 1_000_000))).controlled().unwrap();
        assert_eq!((won.win_share.mean, won.variance_ratio), (1.0, None));
        assert!(won.win_share.interval.unwrap()[0] < 0.8, "a bot that won every game is not certain to win");
    }
}
