//! A mean with its 95 % interval.

/// The mean of a sample, with the half width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// The mean.
    pub mean: f64,
    /// Half of the width of the interval around the mean.
    pub half: f64,
}

/// The number of standard errors on each side of a 95 % interval.
const SIDE: f64 = 1.96;

impl Measured {
    /// Measures a sample of numbers that may lie as far apart as `range`.
    ///
    /// Two numbers at the ends of the range are added for the width alone (after Agresti and Coull 1998), so that a small sample
    /// of equal numbers does not look certain.
    pub(crate) fn of(sample: impl Iterator<Item = f64> + Clone, range: f64) -> Measured {
        let count = sample.clone().count() as f64;
        if count == 0.0 {
            return Measured { mean: 0.0, half: range };
        }
        let mean = sample.clone().sum::<f64>() / count;
        let squares =
            sample.map(|number| (number - mean) * (number - mean)).sum::<f64>() + 2.0 * (0.5 * range) * (0.5 * range);
        Measured { mean, half: SIDE * (squares / (count + 1.0) / (count + 2.0)).sqrt() }
    }

    /// Returns the lower end of the interval.
    pub fn low(&self) -> f64 {
        self.mean - self.half
    }

    /// Returns the upper end of the interval.
    pub fn high(&self) -> f64 {
        self.mean + self.half
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_is_as_wide_as_the_sample_is_spread() {
        let even = Measured::of((0..1000).map(|at| f64::from(at % 2)), 1.0);
        assert_eq!(even.mean, 0.5);
        // For so many numbers the half width is 1.96 times 0.5 divided by the root of 1,000.
        assert!((even.half - 0.031).abs() < 0.0002, "{even:?}");
        let doubled = Measured::of((0..1000).map(|at| f64::from(at % 2 * 2)), 2.0);
        assert!((doubled.half - 2.0 * even.half).abs() < 1e-12);
    }

    #[test]
    fn a_small_sample_is_never_certain() {
        let won = Measured::of([1.0; 5].into_iter(), 1.0);
        assert!(won.mean == 1.0 && won.half > 0.2, "{won:?}");
        let none = Measured::of([].into_iter(), 1.0);
        assert!(none.high() >= 1.0);
    }
}
