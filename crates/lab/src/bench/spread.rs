//! Several measurements of one quantity.

use serde::Serialize;

/// The number of measurements of each quantity. The report contains their median.
pub(super) const REPEATS: u64 = 5;

/// The median, the lowest and the highest of some measurements.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    pub median: f64,
    pub min: f64,
    pub max: f64,
}

impl Spread {
    /// Returns the spread of these numbers, or `None` if there are none. For an even number of measurements, the median
    /// is the lower of the middle two.
    pub fn of(mut measured: Vec<f64>) -> Option<Spread> {
        measured.sort_by(f64::total_cmp);
        let middle = measured.len().checked_sub(1)? / 2;
        Some(Spread { median: *measured.get(middle)?, min: *measured.first()?, max: *measured.last()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_one_of_them() {
        assert_eq!(Spread::of(vec![3.0, 1.0, 2.0]), Some(Spread { median: 2.0, min: 1.0, max: 3.0 }));
        assert_eq!(Spread::of(vec![3.0, 1.0]), Some(Spread { median: 1.0, min: 1.0, max: 3.0 }));
        assert_eq!(Spread::of(vec![]), None);
    }
}
