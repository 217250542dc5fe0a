//! The sums over the games of a match.

use super::{
    entrants::Group,
    groups::GroupSums,
    length::Counts,
    losses::Losses,
    played::{End, LuckResult, Played},
    sums::Sums,
};
use kernel::{Seat, SeatMap};
use std::collections::BTreeMap;

/// The sums of the results for each group of positions and for each seat, and the lengths of the games.
pub(super) struct Tally {
    pub(super) singles: Vec<GroupSums>,
    pub(super) pools: Vec<GroupSums>,
    pub(super) seats: SeatMap<SeatSums>,
    pub(super) entries: Counts,
    /// The numbers of rounds, in games that count them.
    pub(super) rounds: Counts,
    /// The number of games with each ending, for games that distinguish several.
    pub(super) endings: BTreeMap<&'static str, u64>,
    /// The games that each position of the line-up lost by a fault.
    pub(super) losses: Vec<Losses>,
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
        }
    }

    pub(super) fn add(&mut self, luck: &LuckResult) {
        self.groups().for_each(|sums| sums.add(luck));
        for seat in self.seats.seats() {
            self.seats[seat].add(luck, seat);
        }
        luck.played().iter().for_each(|played| self.add_length(played));
        luck.losses.iter().for_each(|loss| self.losses[loss.position].add(loss));
    }

    fn add_length(&mut self, played: &Played) {
        self.entries.add(played.entries);
        // A lost game has entries and decisions, but it has no rounds and no ending of its own.
        let End::Scored { course, .. } = &played.end else { return };
        if let Some(rounds) = course.rounds {
            self.rounds.add(rounds);
        }
        if let Some(ending) = course.ending {
            *self.endings.entry(ending).or_default() += 1;
        }
    }

    pub(super) fn merge(&mut self, other: &Tally) {
        let others = other.singles.iter().chain(&other.pools);
        self.groups().zip(others).for_each(|(sums, other)| sums.merge(other));
        for (seat, sums) in other.seats.iter() {
            self.seats[seat].merge(sums);
        }
        self.entries.merge(&other.entries);
        self.rounds.merge(&other.rounds);
        for (ending, games) in &other.endings {
            *self.endings.entry(*ending).or_default() += games;
        }
        self.losses.iter_mut().zip(&other.losses).for_each(|(losses, other)| losses.merge(other));
    }

    fn groups(&mut self) -> impl Iterator<Item = &mut GroupSums> {
        self.singles.iter_mut().chain(&mut self.pools)
    }
}

impl SeatSums {
    fn add(&mut self, luck: &LuckResult, seat: Seat) {
        self.wins.add(luck.seat_twelfths(seat));
        luck.played().iter().for_each(|played| self.decisions.add(played.decisions[seat]));
    }

    fn merge(&mut self, other: &SeatSums) {
        self.wins.merge(&other.wins);
        self.decisions.merge(&other.decisions);
    }
}
