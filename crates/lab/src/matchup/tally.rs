//! What is added up over the games of a match.

use super::{
    entrants::Group,
    length::Counts,
    sums::{GroupSums, LuckResult, Sums},
};
use kernel::{Seat, SeatMap};

/// What every group of positions and every seat got, and how long the games were.
pub(super) struct Tally {
    pub(super) singles: Vec<GroupSums>,
    pub(super) pools: Vec<GroupSums>,
    pub(super) seats: SeatMap<SeatSums>,
    pub(super) entries: Counts,
}

/// What a seat got, whoever sat there.
#[derive(Clone, Debug, Default)]
pub(super) struct SeatSums {
    /// In twelfths, one number for each luck.
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
        }
    }

    pub(super) fn add(&mut self, luck: &LuckResult) {
        self.groups().for_each(|sums| sums.add(luck));
        for seat in self.seats.seats() {
            self.seats[seat].add(luck, seat);
        }
        luck.played().iter().for_each(|played| self.entries.add(played.entries));
    }

    pub(super) fn merge(&mut self, other: &Tally) {
        let others = other.singles.iter().chain(&other.pools);
        self.groups().zip(others).for_each(|(sums, other)| sums.merge(other));
        for (seat, sums) in other.seats.iter() {
            self.seats[seat].merge(sums);
        }
        self.entries.merge(&other.entries);
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
