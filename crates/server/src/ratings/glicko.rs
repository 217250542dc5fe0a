//! The Glicko-2 system by Mark Glickman (<http://www.glicko.net/glicko/glicko2.pdf>), in which results may have weights
//! and time passes in parts of a period. The library `skillratings` has neither. Without weights and after one whole
//! period both give the same, which a test checks.

use std::f64::consts::PI;

/// The skill of a person: an estimate, its uncertainty, and how much the skill changes over time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Skill {
    pub(super) rating: f64,
    pub(super) deviation: f64,
    pub(super) volatility: f64,
}

/// A result against one opponent.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meeting {
    pub(super) opponent: Skill,
    /// 1 for a win, 0.5 for a draw, and 0 for a loss.
    pub(super) score: f64,
    /// The part of a whole game that the result counts for.
    pub(super) weight: f64,
}

/// The skill of somebody of whom nothing is known.
pub(super) const UNKNOWN: Skill = Skill { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

/// The number of points of the usual scale in one of the inner scale.
const SCALE: f64 = 173.7178;

/// The limit of the change of the volatility over time, which the author calls τ.
const TAU: f64 = 0.5;

/// The precision of the volatility.
const PRECISION: f64 = 1e-6;

/// The greatest number of steps in the search for the volatility. A search takes fewer than ten.
const MOST_STEPS: usize = 1000;

impl Skill {
    /// Returns the skill after a time without games. The unit is a period.
    pub(super) fn rested(self, periods: f64) -> Skill {
        let spread = (self.deviation / SCALE).hypot(self.volatility * periods.sqrt());
        Skill { deviation: (spread * SCALE).min(UNKNOWN.deviation), ..self }
    }

    /// Returns the skill after these results, `periods` after the games before. The opponents are as they are at that
    /// time.
    pub(super) fn after(self, meetings: &[Meeting], periods: f64) -> Skill {
        if meetings.is_empty() {
            return self;
        }
        let mean = (self.rating - UNKNOWN.rating) / SCALE;
        let (mut information, mut surprise) = (0.0, 0.0);
        for Meeting { opponent, score, weight } in meetings {
            let impact = impact(opponent.deviation / SCALE);
            let other = (opponent.rating - UNKNOWN.rating) / SCALE;
            let expected = 1.0 / (1.0 + (-impact * (mean - other)).exp());
            information += weight * impact * impact * expected * (1.0 - expected);
            surprise += weight * impact * (score - expected);
        }
        let variance = 1.0 / information;
        let volatility = volatility(self, variance, variance * surprise);
        let before = Skill { volatility, ..self }.rested(periods).deviation / SCALE;
        let deviation = 1.0 / (1.0 / (before * before) + information).sqrt();
        let mean = mean + deviation * deviation * surprise;
        Skill { rating: mean * SCALE + UNKNOWN.rating, deviation: deviation * SCALE, volatility }
    }
}

/// Returns how much a result against an opponent with this deviation says.
fn impact(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * deviation * deviation / (PI * PI)).sqrt()
}

/// Returns the new volatility, by step 5 of the author's paper: the Illinois algorithm, with his names.
fn volatility(Skill { deviation, volatility, .. }: Skill, variance: f64, delta: f64) -> f64 {
    let (phi, a) = (deviation / SCALE, (volatility * volatility).ln());
    let f = |x: f64| {
        let (e, spread) = (x.exp(), phi * phi + variance + x.exp());
        e * (delta * delta - spread) / (2.0 * spread * spread) - (x - a) / (TAU * TAU)
    };
    let excess = delta * delta - phi * phi - variance;
    let mut upper = a;
    let mut lower = if excess > 0.0 {
        excess.ln()
    } else {
        (1..=MOST_STEPS).map(|k| a - k as f64 * TAU).find(|x| f(*x) >= 0.0).unwrap_or(a - TAU)
    };
    let (mut at_upper, mut at_lower) = (f(upper), f(lower));
    for _ in 0..MOST_STEPS {
        if (lower - upper).abs() <= PRECISION {
            break;
        }
        let next = upper + (upper - lower) * at_upper / (at_lower - at_upper);
        let at_next = f(next);
        if at_next * at_lower <= 0.0 {
            (upper, at_upper) = (lower, at_lower);
        } else {
            at_upper /= 2.0;
        }
        (lower, at_lower) = (next, at_next);
    }
    (upper / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;
    use skillratings::{
        Outcomes,
        glicko2::{Glicko2Config, Glicko2Rating, glicko2},
    };

    fn of(rating: f64, deviation: f64) -> Skill {
        Skill { rating, deviation, volatility: 0.06 }
    }

    fn against(opponent: Skill, score: f64) -> Meeting {
        Meeting { opponent, score, weight: 1.0 }
    }

    /// The example at the end of the author's paper.
    #[test]
    fn the_authors_example_comes_out() {
        let meetings =
            [against(of(1400.0, 30.0), 1.0), against(of(1550.0, 100.0), 0.0), against(of(1700.0, 300.0), 0.0)];
        let Skill { rating, deviation, volatility } = of(1500.0, 200.0).after(&meetings, 1.0);
        // The paper rounds on the way, so its last digits differ by one at most.
        assert!((rating - 1464.06).abs() < 0.01, "{rating}");
        assert!((deviation - 151.52).abs() < 0.01, "{deviation}");
        assert!((volatility - 0.05999).abs() < 0.00001, "{volatility}");
    }

    #[test]
    fn two_people_get_what_the_library_gives_them() {
        let theirs = |Skill { rating, deviation, volatility }: Skill| Glicko2Rating { rating, deviation, volatility };
        for (own, other) in [
            (of(1500.0, 340.0), UNKNOWN),
            (of(1500.0, 200.0), of(1700.0, 60.0)),
            (of(2100.0, 45.0), of(900.0, 350.0)),
            (Skill { volatility: 0.2, ..of(1200.0, 80.0) }, of(1250.0, 80.0)),
        ] {
            for (outcome, score) in [(Outcomes::WIN, 1.0), (Outcomes::DRAW, 0.5), (Outcomes::LOSS, 0.0)] {
                let (expected, _) = glicko2(&theirs(own), &theirs(other), &outcome, &Glicko2Config::new());
                let found = own.after(&[against(other, score)], 1.0);
                for (found, expected) in [
                    (found.rating, expected.rating),
                    (found.deviation, expected.deviation),
                    (found.volatility, expected.volatility),
                ] {
                    assert!((found - expected).abs() < 1e-3, "{own:?} {other:?} {score}: {found}; {expected}");
                }
            }
        }
    }

    #[test]
    fn parts_of_a_result_count_for_the_whole() {
        let (own, other) = (of(1500.0, 200.0), of(1600.0, 80.0));
        let part = Meeting { weight: 1.0 / 3.0, ..against(other, 1.0) };
        let (parts, whole) = (own.after(&[part; 3], 0.5), own.after(&[against(other, 1.0)], 0.5));
        assert!((parts.rating - whole.rating).abs() < 1e-6 && (parts.deviation - whole.deviation).abs() < 1e-6);
        let one = own.after(&[part], 0.5);
        assert!(one.rating > own.rating && one.rating < whole.rating);
    }

    #[test]
    fn a_deviation_grows_with_time_up_to_that_of_a_stranger() {
        let known = of(1800.0, 50.0);
        let (month, year) = (known.rested(6.0), known.rested(73.0));
        assert!(50.0 < month.deviation && month.deviation < year.deviation && year.deviation < 350.0);
        assert_eq!((month.rating, month.volatility), (1800.0, 0.06));
        assert!((known.rested(0.0).deviation - 50.0).abs() < 1e-9);
        assert_eq!(known.rested(1e9).deviation, 350.0);
    }

    #[test]
    fn whatever_happens_a_rating_is_a_number() {
        let mut own = UNKNOWN;
        for round in 0..2_000 {
            let score = f64::from(round % 7 == 0);
            own = own.after(&[against(of(3000.0, 30.0), score)], f64::from(round % 3));
            assert!(own.rating.is_finite() && own.deviation > 0.0 && own.volatility > 0.0 && own.volatility < 1.0);
        }
    }
}
