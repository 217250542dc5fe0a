//! Ratings as they are stored and shown.

use super::glicko::Skill;
use dealer::Person;
use store::{Rating, Reached};

/// The deviation from which on a rating is provisional, in thousandths.
const PROVISIONAL: i64 = 110_000;

/// The time in which the deviation of somebody who does not play grows by one step, in seconds: five days.
const PERIOD: f64 = 5.0 * 86_400.0;

/// Returns half the length of the interval in which the skill lies with 95 percent, in whole points.
pub(crate) fn interval(rating: &Rating) -> i64 {
    points(2 * rating.deviation)
}

/// Returns thousandths as whole points.
pub(crate) fn points(thousandths: i64) -> i64 {
    (thousandths + 500).div_euclid(1000)
}

pub(crate) fn is_provisional(rating: &Rating) -> bool {
    rating.deviation > PROVISIONAL
}

/// Returns the skill of a person with this rating.
pub(super) fn skill(rating: &Rating) -> Skill {
    let thousandths = |number: i64| number as f64 / 1e3;
    Skill {
        rating: thousandths(rating.rating),
        deviation: thousandths(rating.deviation),
        volatility: rating.volatility as f64 / 1e9,
    }
}

/// Returns a skill as it is stored. What follows is computed from the stored numbers, so that nothing depends on digits
/// that are not stored.
pub(super) fn stored(person: Person, skill: Skill) -> Rating {
    let thousandths = |number: f64| (number * 1e3).round() as i64;
    Rating {
        person,
        rating: thousandths(skill.rating),
        deviation: thousandths(skill.deviation),
        volatility: (skill.volatility * 1e9).round() as i64,
    }
}

/// Returns the number of periods since the last game of a person, at the end of another game.
pub(super) fn periods(reached: Option<&Reached>, ended: u64) -> f64 {
    reached.map_or(0.0, |reached| ended.saturating_sub(reached.ended) as f64 / PERIOD)
}
