//! The sums over the games of a match.

use super::{
    entrants::Group, groups::GroupSums, length::Counts, losses::Losses, outcomes::Outcomes, played::Played, sums::Sums,
    unit::Unit,
};
use kernel::{Seat, SeatMap};
use std::{borrow::Cow, collections::BTreeMap};

/// The sums of the results for each group of positions and for each seat, and the lengths of the games.
pub(super) struct Tally {
    pub(super) singles: Vec<GroupSums>,
    pub(super) pools: Vec<GroupSums>,
    pub(super) seats: SeatMap<SeatSums>,
    pub(super) entries: Counts,
    /// The numbers of rounds, in games that count them.
    pub(super) rounds: Counts,
    /// The number of games with each ending, for games that distinguish several.
    pub(super) endings: BTreeMap<Cow<'static, str>, u64>,
    /// The games that each position of the line-up lost by a fault.
    pub(super) losses: Vec<Losses>,
    pub(super) outcomes: Outcomes,
}

/// The sums of a seat over all its bots.
#[derive(Clone, Debug, Default)]
pub(super) struct SeatSums {
    /// The wins in twelfths, one number for each deal.
    pub(super) wins: Sums,
    pub(super) decisions: Counts,
}

impl Tally {
    pub(super) fn new(names: &[String]) -> Tally {
        let sums = |groups: Vec<Group>| groups.into_iter().map(GroupSums::new).collect();
        Tally {
            singles: sums(Group::singles(names)),
            pools: sums(Group::pools(names)),
            seats: SeatMap::new(names.len(), |_| SeatSums::default()),
            entries: Counts::default(),
            rounds: Counts::default(),
            endings: BTreeMap::new(),
            losses: vec![Losses::default(); names.len()],
            outcomes: Outcomes::default(),
        }
    }

    pub(super) fn add(&mut self, unit: &Unit) {
        self.groups().for_each(|sums| sums.add(unit));
        self.outcomes.add(unit);
        for seat in self.seats.seats() {
            self.seats[seat].add(unit, seat);
        }
        unit.games.iter().for_each(|game| self.add_length(game));
        for (game, number) in unit.games.iter().zip(1..) {
            if let Some(loss) = &game.lost {
                self.losses[game.seats[loss.seat] - 1].add((unit.number, number), loss);
            }
        }
    }

    fn add_length(&mut self, game: &Played) {
        self.entries.add(game.entries);
        // A lost game has entries and decisions, but it has no rounds and no ending of its own.
        if let Some(rounds) = game.rounds {
            self.rounds.add(rounds);
        }
        if let Some(ending) = &game.ending {
            *self.endings.entry(ending.clone()).or_default() += 1;
        }
    }

    fn groups(&mut self) -> impl Iterator<Item = &mut GroupSums> {
        self.singles.iter_mut().chain(&mut self.pools)
    }
}

impl SeatSums {
    fn add(&mut self, unit: &Unit, seat: Seat) {
        self.wins.add(unit.seat_twelfths(seat));
        unit.games.iter().for_each(|game| self.decisions.add(game.decisions[seat]));
    }
}
