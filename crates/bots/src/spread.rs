//! The usual distance of numbers from their mean, computed while the numbers arrive one after the other.

/// The running mean of the numbers so far and the sum of squared distances from it (Welford 1962).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    /// Adds a number and returns its place among all numbers so far: 0 at their mean, and closer to -1 or 1 the farther
    /// the number is from the mean. The computation uses only quotients and roots, which give the same result on every
    /// machine.
    pub(crate) fn place(&mut self, number: i32) -> f32 {
        let number = f64::from(number);
        self.count += 1.0;
        let off = number - self.mean;
        self.mean += off / self.count;
        self.squares += off * (number - self.mean);
        // The numbers are whole, so a usual distance below 1 only means that they are nearly equal.
        let usual = (self.squares / self.count).sqrt().max(1.0);
        let steps = (number - self.mean) / usual;
        (steps / (1.0 + steps * steps).sqrt()) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(numbers: &[i32]) -> Vec<f32> {
        let mut spread = Spread::default();
        numbers.iter().map(|number| spread.place(*number)).collect()
    }

    #[test]
    fn more_is_more_at_every_size_of_numbers() {
        for scale in [1, 100, 100_000] {
            let mut spread = Spread::default();
            for number in (0..200).map(|step| step % 20 - 10) {
                spread.place(number * scale);
            }
            let at = |number: i32| spread.clone().place(number * scale);
            let placed = [-1_000, -10, -3, 0, 3, 10, 1_000].map(at);
            assert!(placed.is_sorted_by(|one, other| one < other), "{placed:?}");
            assert!(placed[0] > -1.0 && placed[6] < 1.0 && placed[3].abs() < 0.1, "{placed:?}");
            assert!(placed[1] < -0.5 && placed[5] > 0.5, "what is usual for the ends is told apart: {placed:?}");
        }
    }

    #[test]
    fn a_common_offset_does_not_count() {
        let near = places(&[3, 7, 5, 3, 7, 5]);
        let far = places(&[903, 907, 905, 903, 907, 905]);
        assert!(near.iter().zip(&far).all(|(one, other)| (one - other).abs() < 1e-4), "{near:?} {far:?}");
    }

    #[test]
    fn one_number_and_equal_numbers_lie_in_the_middle() {
        assert_eq!(places(&[4, 4, 4]), [0.0; 3]);
    }
}
