//! What came of an imagined game is worth to a search: winning above all, and the margin for what it tells.

use crate::spread::Spread;
use kernel::{Seat, SeatMap, winners};

/// Rewards between 0 and 1. How large a game's points and values are, the kernel does not know, so both are measured
/// against what this search has seen.
pub(crate) struct Rewards {
    /// The widest margin of an end.
    widest: i32,
    /// The margins of the games that were cut, for each seat.
    judged: SeatMap<Spread>,
    /// The values of what actions lead to, for the seat that may take them.
    hoped: SeatMap<Spread>,
}

/// How much of a reward is the margin. A win by little is still better than a loss by little.
const MARGIN: f32 = 0.5;

/// The reward of a judged game stays nearer to a half than this: nearer than that of any loss or win. What looks won is
/// not won yet.
const JUDGED: f32 = 0.5 * (1.0 - MARGIN);

impl Rewards {
    pub(crate) fn new(seats: usize) -> Rewards {
        let spreads = || SeatMap::new(seats, |_| Spread::default());
        Rewards { widest: 1, judged: spreads(), hoped: spreads() }
    }

    /// Of a game that is over.
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

    /// Of a game that was cut, by what the position is worth to each seat.
    pub(crate) fn of_values(&mut self, values: &SeatMap<i32>) -> SeatMap<f32> {
        margins(values).map(|seat, margin| 0.5 + JUDGED * self.judged[seat].place(*margin))
    }

    /// What a seat expects of an action that leads to this value at once.
    pub(crate) fn of_hope(&mut self, seat: Seat, value: i32) -> f32 {
        0.5 + JUDGED * self.hoped[seat].place(value)
    }
}

/// By how much each is ahead of the best of the others. Who is alone is ahead by all there is.
fn margins(points: &SeatMap<i32>) -> SeatMap<i32> {
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

    /// The search cannot be lured from a sure win by a position that looks splendid, nor hope less than for a loss.
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
