//! The games that each player of the line-up lost by a fault.

use crate::forfeit::{Fault, Loss};
use serde::Serialize;
use std::collections::BTreeMap;

/// The number of lost games that a report describes in words, for each player.
const DESCRIBED: usize = 5;

/// The games that one player lost by a fault.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LostRow {
    /// The position in the line-up, counted from 1.
    pub position: usize,
    pub bot: String,
    /// The number of games that the player lost by a fault.
    pub games: u64,
    /// The number of games in which the program ended or closed its output.
    pub crash: u64,
    /// The number of games in which the program did not answer in time.
    pub silence: u64,
    /// The number of games in which an answer could not be read.
    pub noise: u64,
    /// The number of games in which something was chosen that was not offered.
    pub illegal: u64,
    /// The first faults in words.
    pub first: Vec<String>,
}

/// The sums for one player. They do not depend on the order in which games are added.
#[derive(Clone, Debug, Default)]
pub(crate) struct Losses {
    games: BTreeMap<Fault, u64>,
    /// The words of the first faults, by the luck and the number of the game in it.
    first: BTreeMap<(u64, usize), String>,
}

impl Losses {
    /// Adds a lost game, of the luck and with the number in it that `place` gives.
    pub(crate) fn add(&mut self, place: (u64, usize), loss: &Loss) {
        *self.games.entry(loss.fault).or_default() += 1;
        self.first.insert(place, loss.words.clone());
        if self.first.len() > DESCRIBED {
            self.first.pop_last();
        }
    }

    /// Returns the row of a report, or `None` if no game was lost by a fault.
    pub(crate) fn row(&self, position: usize, bot: &str) -> Option<LostRow> {
        let of = |fault| self.games.get(&fault).copied().unwrap_or_default();
        let games = Fault::ALL.into_iter().map(of).sum();
        let described = self.first.iter();
        let first = described.map(|((luck, game), words)| format!("luck {luck}, game {game}: {bot} {words}")).collect();
        (games > 0).then(|| LostRow {
            position,
            bot: bot.to_owned(),
            games,
            crash: of(Fault::Crash),
            silence: of(Fault::Silence),
            noise: of(Fault::Noise),
            illegal: of(Fault::Illegal),
            first,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;

    #[test]
    fn the_first_faults_are_described_in_any_order_of_the_games() {
        let loss = |luck| {
            let fault = if luck % 2 == 0 { Fault::Crash } else { Fault::Noise };
            Loss { seat: Seat::new(0, 1).unwrap(), fault, words: format!("failed {luck}") }
        };
        let mut losses = Losses::default();
        [8, 3, 6, 1, 2, 7, 4].into_iter().for_each(|luck| losses.add((luck, 1), &loss(luck)));
        let row = losses.row(1, "exec:x").unwrap();
        assert_eq!((row.games, row.crash, row.noise, row.silence), (7, 4, 3, 0));
        let lucks = [1, 2, 3, 4, 6].map(|luck| format!("luck {luck}, game 1: exec:x failed {luck}"));
        assert_eq!(row.first, lucks);
        assert_eq!(Losses::default().row(1, "greedy"), None);
    }
}
