//! What an end is worth to a search: winning above all, and the margin for what it tells.

use kernel::{SeatMap, winners};

/// Rewards between 0 and 1. The margins are measured against the widest seen in this search, because the kernel does
/// not know how large a game's points are.
pub(crate) struct Rewards {
    widest: i32,
}

/// How much of a reward is the margin. A win by little is still better than a loss by little.
const MARGIN: f32 = 0.5;

impl Rewards {
    pub(crate) fn new() -> Rewards {
        Rewards { widest: 1 }
    }

    pub(crate) fn of(&mut self, scores: &SeatMap<i32>) -> SeatMap<f32> {
        let share = 1.0 / winners(scores).count().max(1) as f32;
        let top = scores.values().copied().max().unwrap_or(0);
        let margins = scores.map(|seat, score| {
            let rival = scores.iter().filter(|(other, _)| *other != seat).map(|(_, score)| *score).max();
            score - rival.unwrap_or(*score)
        });
        self.widest = margins.values().map(|margin| margin.abs()).fold(self.widest, i32::max);
        let widest = self.widest as f32;
        margins.map(|seat, margin| {
            let won = if scores[seat] == top { share } else { 0.0 };
            (1.0 - MARGIN) * won + MARGIN * (0.5 + 0.5 * *margin as f32 / widest)
        })
    }
}
