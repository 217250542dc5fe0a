//! The outcomes of the units of a match: how often the wins of a unit were divided in each way.

use super::unit::Unit;
use std::collections::BTreeMap;

/// The number of units with each outcome. An outcome is the wins of each position of the line-up in all games of a unit, in
/// twelfths. There are few different outcomes, so a long match needs no more room than a short one. The counts do not
/// depend on the order of the units.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcomes(BTreeMap<Vec<u32>, u64>);

impl Outcomes {
    pub(super) fn add(&mut self, unit: &Unit) {
        let mut twelfths = vec![0; unit.games.len()];
        for game in &unit.games {
            for (seat, position) in game.seats.iter() {
                twelfths[position - 1] += game.twelfths[seat];
            }
        }
        self.count(twelfths, 1);
    }

    /// Adds this number of units with the same outcome.
    pub(crate) fn count(&mut self, twelfths: Vec<u32>, units: u64) {
        *self.0.entry(twelfths).or_default() += units;
    }

    /// Returns each outcome with its number of units, in a fixed order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&[u32], u64)> {
        self.0.iter().map(|(twelfths, units)| (twelfths.as_slice(), *units))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matchup::{
        played::{End, Played},
        unit::rotated,
    };
    use kernel::{Course, SeatMap};

    #[test]
    fn wins_are_counted_for_the_position_and_not_for_the_seat() {
        // The first seat wins every game, so each position wins once in the rotations of three seats.
        let game = |rotation, best: usize| {
            let scores = SeatMap::new(3, |seat| i32::from(seat.index() == best));
            let end = End::Scored { scores, course: Course::default() };
            Played::new(rotated(3, rotation), end, (9, SeatMap::new(3, |_| 3)))
        };
        let mut outcomes = Outcomes::default();
        outcomes.add(&Unit { number: 0, games: (0..3).map(|rotation| game(rotation, 0)).collect(), effects: None });
        // The second position wins every game: it sits one seat further down with each rotation.
        let second = |rotation: usize| game(rotation, (4 - rotation) % 3);
        (1..3).for_each(|number| outcomes.add(&Unit { number, games: (0..3).map(second).collect(), effects: None }));
        let counted: Vec<_> = outcomes.iter().collect();
        assert_eq!(counted, [(&[0, 36, 0][..], 2), (&[12, 12, 12], 1)]);
    }
}
