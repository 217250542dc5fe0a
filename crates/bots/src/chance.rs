//! The chance of each seat to win, judged from a view by the features and weights of the game.

use kernel::{Game, SeatMap, Viewer, Weights, winners};

/// A judge of the chance to win. It reuses its list of numbers from one call to the next.
///
/// The chance of a seat is its strength, as a power of e, divided by the sum over all seats (softmax). The strength is the
/// sum of the features, each multiplied by its weight, in logits.
#[derive(Debug, Default)]
pub struct Chances {
    numbers: Vec<i32>,
}

impl Chances {
    /// Returns the chance of each seat to win, as far as the viewer can see. The chances lie between 0 and 1 and add up to 1,
    /// and are the same on every machine. Returns `None` if the game has no weights for such a table.
    ///
    /// The view of a game that is over has no sure winner here; [`shares`] gives the result.
    pub fn of<G: Game>(&mut self, game: &G, view: &G::View) -> Option<SeatMap<f64>> {
        let weights = game.weights()?;
        let strengths = SeatMap::new(game.seats(), |seat| {
            self.numbers.clear();
            game.extract(view, seat, &mut self.numbers);
            weights.strength(&self.numbers)
        });
        Some(softmax(&strengths))
    }

    /// Returns the chance of each seat to win in a full position. Each seat is judged by its own view, so the chances know
    /// the secrets of all seats. They are otherwise as in [`Chances::of`].
    pub fn of_position<G: Game>(&mut self, game: &G, state: &G::State) -> Option<SeatMap<f64>> {
        let weights = game.weights()?;
        let strengths = SeatMap::new(game.seats(), |seat| {
            self.numbers.clear();
            game.extract(&game.view(state, Viewer::Seat(seat)), seat, &mut self.numbers);
            weights.strength(&self.numbers)
        });
        Some(softmax(&strengths))
    }
}

/// Returns the share of each seat in the win of a game that is over.
pub fn shares(scores: &SeatMap<i32>) -> SeatMap<f64> {
    let top = scores.values().max().copied();
    let share = 1.0 / winners(scores).count().max(1) as f64;
    scores.map(|_, score| if Some(*score) == top { share } else { 0.0 })
}

fn softmax(strengths: &SeatMap<i64>) -> SeatMap<f64> {
    let most = strengths.values().copied().max().unwrap_or(0);
    // `libm` has the same powers on every machine.
    let powers = strengths.map(|_, strength| libm::exp((strength - most) as f64 / Weights::A_LOGIT));
    let all: f64 = powers.values().sum();
    powers.map(|_, power| power / all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map<T: Copy>(each: &[T]) -> SeatMap<T> {
        SeatMap::new(each.len(), |seat| each[seat.index()])
    }

    #[test]
    fn a_logit_is_worth_what_it_should() {
        let even = softmax(&map(&[5_000_000, 5_000_000, 5_000_000]));
        assert!(even.values().all(|chance| (chance - 1.0 / 3.0).abs() < 1e-12), "{even:?}");
        let ahead = softmax(&map(&[1_000_000, 0]));
        let expected = 1.0 / (1.0 + (-1.0f64).exp());
        assert!(ahead.values().next().is_some_and(|chance| (chance - expected).abs() < 1e-12), "{ahead:?}");
    }

    #[test]
    fn extreme_strengths_stay_chances() {
        let sure = softmax(&map(&[i64::MAX / 4, -i64::MAX / 4]));
        assert_eq!(sure.values().copied().collect::<Vec<_>>(), [1.0, 0.0]);
    }

    #[test]
    fn those_who_tie_share_the_win() {
        assert_eq!(shares(&map(&[3, 7, 7])).values().copied().collect::<Vec<_>>(), [0.0, 0.5, 0.5]);
    }
}
