//! The spokes of the table and the Storylines along them (section "Seats and positions" of RULES.md).

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A place for a Location. Places are numbered spoke by spoke, and in each spoke from the Title Card to the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SpotId(u8);
kernel::id!(SpotId, u8, 16);

/// The direction of a Character along its Storyline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Heading {
    Ahead,
    Back,
}

impl Heading {
    pub(crate) const BOTH: [Heading; 2] = [Heading::Back, Heading::Ahead];

    /// Returns the heading of an action whose flag `ahead` has this value.
    pub(crate) fn of(ahead: bool) -> Heading {
        if ahead { Heading::Ahead } else { Heading::Back }
    }

    /// Returns the flag `ahead` of an action with this heading.
    pub(crate) fn is_ahead(self) -> bool {
        self == Heading::Ahead
    }

    /// Returns the change of a Character's position by a step in this direction.
    pub(crate) fn step(self) -> i8 {
        match self {
            Heading::Ahead => 1,
            Heading::Back => -1,
        }
    }
}

/// The layout of the road on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Road {
    pub authors: u8,
    /// The number of Locations in each spoke.
    pub length: u8,
}

impl Road {
    /// Returns the number of spokes. In Solitaire there is a second spoke that belongs to no Author.
    #[inline]
    pub fn spokes(self) -> u8 {
        self.authors.max(2)
    }

    #[inline]
    pub fn spots(self) -> impl Iterator<Item = SpotId> {
        (0..self.spokes() * self.length).map(SpotId)
    }

    /// Returns the number of places for Locations on the table.
    #[inline]
    pub fn places(self) -> usize {
        usize::from(self.spokes() * self.length)
    }

    /// Returns the last position of a Storyline before the Title Card at its right end.
    #[inline]
    pub fn last(self) -> u8 {
        2 * self.length
    }

    /// Returns the place at a position of an Author's Storyline, or `None` if the position is not from 1 to `last`.
    #[inline]
    pub fn spot(self, author: Seat, position: u8) -> Option<SpotId> {
        let own = author.index() as u8;
        if position == 0 || position > self.last() {
            None
        } else if position <= self.length {
            Some(SpotId(own * self.length + position - 1))
        } else {
            Some(SpotId(self.right_of(own) * self.length + self.last() - position))
        }
    }

    /// Returns the spoke to the right of a spoke.
    #[inline]
    fn right_of(self, spoke: u8) -> u8 {
        let next = spoke + 1;
        if next < self.spokes() { next } else { 0 }
    }

    /// Returns the position of a place on an Author's Storyline, or `None` if the place is on another Storyline only.
    #[inline]
    pub fn position(self, author: Seat, spot: SpotId) -> Option<u8> {
        let own = author.index() as u8;
        // Wrapping subtraction avoids a slow division. For a place on another spoke, the difference is not less than
        // the length.
        let place = |spoke: u8| spot.0.wrapping_sub(spoke * self.length);
        let (here, right) = (place(own), place(self.right_of(own)));
        if here < self.length {
            Some(here + 1)
        } else if right < self.length {
            Some(self.last() - right)
        } else {
            None
        }
    }

    /// Returns the place that is `steps` positions after `spot` on an Author's Storyline, or before it if `steps` is
    /// negative. Returns `None` if the Storyline has no such place.
    #[inline]
    pub fn along(self, author: Seat, spot: SpotId, steps: i8) -> Option<SpotId> {
        let position = self.position(author, spot)?.checked_add_signed(steps)?;
        self.spot(author, position)
    }

    /// Reports whether two places are adjacent on an Author's Storyline.
    #[inline]
    pub fn adjacent(self, author: Seat, one: SpotId, other: SpotId) -> bool {
        let (one, other) = (self.position(author, one), self.position(author, other));
        one.zip(other).is_some_and(|(one, other)| one.abs_diff(other) == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(authors: u8, author: usize) -> Vec<(u8, u8)> {
        let road = Road { authors, length: 3 };
        let seat = Seat::new(author, usize::from(authors)).unwrap();
        let spots = (1..=road.last()).map(|position| road.spot(seat, position).unwrap());
        spots.map(|spot| (spot.0 / 3, spot.0 % 3)).collect()
    }

    /// Tests example 3 of RULES.md.
    #[test]
    fn two_authors_walk_one_line_from_both_ends() {
        let line = [(0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0)];
        assert_eq!(walk(2, 0), line);
        assert_eq!(walk(2, 1), line.iter().rev().copied().collect::<Vec<_>>());
    }

    /// Tests example 4 of RULES.md.
    #[test]
    fn four_authors_share_spokes_with_their_neighbours() {
        assert_eq!(walk(4, 3), [(3, 0), (3, 1), (3, 2), (0, 2), (0, 1), (0, 0)]);
        assert!(walk(4, 0).iter().all(|spot| !walk(4, 2).contains(spot)));
    }

    #[test]
    fn positions_and_places_agree() {
        for authors in 1..=4 {
            let road = Road { authors, length: 3 };
            for seat in Seat::all(usize::from(authors)) {
                for position in 1..=road.last() {
                    let spot = road.spot(seat, position).unwrap();
                    assert_eq!(road.position(seat, spot), Some(position));
                }
                assert_eq!((road.spot(seat, 0), road.spot(seat, road.last() + 1)), (None, None));
            }
        }
    }
}
