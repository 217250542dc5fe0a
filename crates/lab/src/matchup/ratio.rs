//! The ratio of two sums over deals, such as the points of a game, if not every game has points.

use super::{
    estimate::{Estimate, quantile},
    sums::Sums,
};

/// The points of deals, of which each has a number of games with points.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ratio {
    points: Sums,
    games: Sums,
    /// The sum over all deals of the points times the games.
    products: i128,
}

impl Ratio {
    /// Adds a deal. Without games it says nothing about points, so it is left out.
    pub(crate) fn add(&mut self, points: i64, games: i64) {
        if games > 0 {
            self.points.add(points);
            self.games.add(games);
            self.products += i128::from(points) * i128::from(games);
        }
    }

    /// Returns the points per game, or `None` if no game has points. If all deals have the same number of games, this is
    /// the mean of independent numbers. Otherwise it is the ratio of two sums, whose variance is that of the points less
    /// their expected number in each deal (Cochran 1977, section 6.4).
    pub(crate) fn estimate(&self) -> Option<Estimate> {
        let (count, games) = (i128::from(self.points.count), self.games.sum);
        if count == 0 {
            return None;
        }
        if self.games.squares * count == games * games {
            return Some(Estimate::of_mean(&self.points, games as f64 / count as f64));
        }
        let points = self.points.sum;
        let mean = points as f64 / games as f64;
        // The sum of the squared differences, times the squared number of games, is a whole number.
        let squares = games * games * self.points.squares - 2 * points * games * self.products
            + points * points * self.games.squares;
        let squares = squares as f64 / (games as f64 * games as f64);
        let error = (squares * count as f64 / (count - 1) as f64).sqrt() / games as f64;
        let reach = quantile((count - 1) as f64) * error;
        Some(Estimate { mean, interval: Some([mean - reach, mean + reach]) })
    }

    /// Returns the estimate of a share, of which no deal can have more than the whole: the points are never more than the
    /// games. Returns `None` if there are no games.
    pub(crate) fn share(&self) -> Option<Estimate> {
        self.estimate().map(|estimate| estimate.as_share(self.points.count))
    }

    /// Returns the sum of the points over all deals.
    pub(crate) fn points(&self) -> i128 {
        self.points.sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(deals: &[(i64, i64)]) -> Option<Estimate> {
        let mut ratio = Ratio::default();
        deals.iter().for_each(|(points, games)| ratio.add(*points, *games));
        ratio.estimate()
    }

    #[test]
    fn equal_deals_have_the_mean_of_their_points() {
        let mut sums = Sums::default();
        [12, 24, 13, 46].into_iter().for_each(|points| sums.add(points));
        let equal = estimate(&[(12, 3), (24, 3), (13, 3), (46, 3), (0, 0)]);
        assert_eq!(equal, Some(Estimate::of_mean(&sums, 3.0)));
    }

    #[test]
    fn a_share_stays_within_its_bounds() {
        let share = |deals: &[(i64, i64)]| {
            let mut ratio = Ratio::default();
            deals.iter().for_each(|(part, whole)| ratio.add(*part, *whole));
            ratio.share().unwrap()
        };
        let [low, high] = share(&[(0, 3), (0, 1), (0, 2)]).interval.unwrap();
        // Clopper and Pearson for no success in three: 1 - 0.025^(1/3).
        assert!(low == 0.0 && (high - 0.707_598).abs() < 1e-6, "{high}");
        let [low, high] = share(&[(3, 3), (1, 1)]).interval.unwrap();
        assert!((low - 0.158_114).abs() < 1e-6 && high == 1.0, "{low}");
        assert_eq!(share(&[(1, 2), (0, 1)]).interval.map(|[low, _]| low), Some(0.0));
    }

    #[test]
    fn games_without_points_are_left_out() {
        assert_eq!(estimate(&[]), None);
        assert_eq!(estimate(&[(0, 0), (0, 0)]), None);
        // By hand: the mean is 30/6 = 5, the differences are 2, -2 and 0, and the error is √(8 · 3/2)/6 = 0.57735.
        let Estimate { mean, interval } = estimate(&[(12, 2), (3, 1), (15, 3)]).unwrap();
        let [low, high] = interval.unwrap();
        assert!((mean - 5.0).abs() < 1e-12);
        // The 97.5 % quantile of Student's t with two degrees of freedom is 4.302653.
        assert!((high - 5.0 - 2.484_138).abs() < 1e-5 && (5.0 - low - 2.484_138).abs() < 1e-5, "{low} {high}");
    }
}
