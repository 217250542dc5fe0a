//! The rewards of a search. Winning counts most. The margin counts too, because it says more than a win alone.

use crate::spread::Spread;
use kernel::{Seat, SeatMap, winners};

/// A converter of scores and values into rewards between 0 and 1. The kernel does not know how large the scores and
/// values of a game are, so they are compared with the scores and values that this search has seen.
pub(crate) struct Rewards {
    /// The widest margin at the end of a game that this search has seen so far.
    widest: i32,
    /// For each seat, the spread of the margins at the end of playouts that were cut short.
    judged: SeatMap<Spread>,
    /// For each seat, the spread of the values of the positions that its possible actions lead to.
    hoped: SeatMap<Spread>,
}

/// The share of the margin in a reward. A narrow win is still better than a narrow loss.
const MARGIN: f32 = 0.5;

/// The greatest distance of a judged position's reward from one half. It is less than the distance of any win or loss,
/// because a position that looks won is not won yet.
const JUDGED: f32 = 0.5 * (1.0 - MARGIN);

impl Rewards {
    pub(crate) fn new(seats: usize) -> Rewards {
        let spreads = || SeatMap::new(seats, |_| Spread::default());
        Rewards { widest: 1, judged: spreads(), hoped: spreads() }
    }

    /// Returns the reward of each seat at the end of a game.
    pub(crate) fn of_end(&mut self, scores: &SeatMap<i32>) -> SeatMap<f32> {
        let share = 1.0 / winners(scores).count().max(1) as f32;
        let top = scores.values().copied().max().unwrap_or(0);
        let margins = margins(scores);
        self.widest = margins.values().map(|margin| margin.abs()).fold(self.widest, i32::max);
        let widest = self.widest as f32;
        margins.map(|seat, margin| {
            let won = if scores[seat] == top { share } else { 0.0 };
            (1.0 - MARGIN) * won + MARGIN * (0.5 + 0.5 * *margin as f32 / widest)
        })
    }

    /// Returns the reward of each seat for a playout that was cut short, from the value of the position for each seat.
    pub(crate) fn of_values(&mut self, values: &SeatMap<i32>) -> SeatMap<f32> {
        margins(values).map(|seat, margin| 0.5 + JUDGED * self.judged[seat].place(*margin))
    }

    /// Returns the expected reward of an action for a seat, from the value that it leads to immediately.
    pub(crate) fn of_hope(&mut self, seat: Seat, value: i32) -> f32 {
        0.5 + JUDGED * self.hoped[seat].place(value)
    }
}

/// Returns each seat's lead over the best of the others. In a game for one player, the lead is the whole score.
pub(crate) fn margins(points: &SeatMap<i32>) -> SeatMap<i32> {
    points.map(|seat, own| {
        let rival = points.iter().filter(|(other, _)| *other != seat).map(|(_, points)| *points).max();
        own.saturating_sub(rival.unwrap_or(0))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;

    fn points(points: &[i32]) -> SeatMap<i32> {
        SeatMap::new(points.len(), |seat| points[seat.index()])
    }

    fn first<T: Copy>(map: &SeatMap<T>) -> T {
        map[Seat::all(1).next().unwrap()]
    }

    /// Even the best judged position counts less than a sure win, and even the worst counts more than a sure loss.
    #[test]
    fn an_end_counts_more_surely_than_any_judgement() {
        for ends in [[1, 0], [61, 60], [500, 2]] {
            let mut rewards = Rewards::new(2);
            let won = first(&rewards.of_end(&points(&ends)));
            let lost = first(&rewards.of_end(&points(&[ends[1], ends[0]])));
            for value in [-1_000_000_000, -50, 0, 3, 50, 1_000_000_000] {
                let judged = first(&rewards.of_values(&points(&[value, 0])));
                assert!(lost < judged && judged < won, "{lost} {judged} {won}");
            }
        }
    }

    #[test]
    fn a_better_position_is_worth_more() {
        let mut rewards = Rewards::new(3);
        for step in 0..30 {
            rewards.of_values(&points(&[step % 7, 3, step % 5]));
        }
        let judged =
            [[0, 5, 5], [4, 5, 5], [6, 5, 5], [20, 5, 5]].map(|values| first(&rewards.of_values(&points(&values))));
        assert!(judged.is_sorted_by(|one, other| one < other), "{judged:?}");
    }

    #[test]
    fn alone_more_is_worth_more() {
        let mut rewards = Rewards::new(1);
        let judged = [0, 5, 9, 30, 31].map(|value| first(&rewards.of_values(&points(&[value]))));
        assert!(judged[0] == 0.5 && judged.iter().skip(1).all(|reward| *reward > 0.5), "{judged:?}");
        let again = [0, 9, 30].map(|value| first(&rewards.of_values(&points(&[value]))));
        assert!(again.is_sorted_by(|one, other| one < other), "{again:?}");
    }

    #[test]
    fn rewards_of_ends_are_shared_and_lie_between_0_and_1() {
        let mut rewards = Rewards::new(2);
        assert_eq!(first(&rewards.of_end(&points(&[4, 4]))), 0.5);
        assert_eq!(first(&rewards.of_end(&points(&[9, 4]))), 1.0);
        assert_eq!(first(&rewards.of_end(&points(&[4, 9]))), 0.0);
    }
}
