//! The columns in the middle of the table.

use crate::{
    Character, StoryId,
    lanes::{lanes_above_zero, sum_of_lanes},
};
use kernel::MAX_SEATS;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Debug, Formatter};

/// The columns in the order in which they were laid out. Taking a column leaves its place empty.
///
/// Each place is a lane in each of two words, and is read with a shift. A loop over the places would need branches that
/// a processor cannot predict, because any of the columns may be left.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Option<Column>>", into = "Vec<Option<Column>>")]
pub struct Columns {
    /// The number of places, including empty ones. There are never more than five (Rules 11).
    laid: u8,
    /// The number of the Story at each place, counted from 1. It is 0 at an empty place.
    stories: u64,
    /// The two Characters at each place, or 0 at an empty place.
    pairs: u64,
}

impl Columns {
    /// Returns the number of places, including empty ones.
    pub fn laid(&self) -> usize {
        usize::from(self.laid)
    }

    /// Lays out a column at the next place.
    #[inline]
    pub fn lay(&mut self, column: Column) {
        let lane = 8 * self.laid;
        self.stories |= u64::from(u8::from(column.story)) << lane;
        self.pairs |= u64::from(column.characters.0) << lane;
        self.laid += 1;
    }

    #[inline]
    pub fn take(&mut self, place: ColumnId) -> Option<Column> {
        let column = self.get(place)?;
        let others = !(0xFF << (8 * place.0));
        self.stories &= others;
        self.pairs &= others;
        Some(column)
    }

    #[inline]
    pub fn get(&self, place: ColumnId) -> Option<Column> {
        let lane = 8 * u32::from(place.0);
        let story = StoryId::try_from(self.stories.checked_shr(lane)? as u8).ok()?;
        Some(Column { characters: Pair((self.pairs >> lane) as u8), story })
    }

    /// Returns the places at which a column is left, in order.
    #[inline]
    pub(crate) fn left(&self) -> impl ExactSizeIterator<Item = ColumnId> {
        let mut left = lanes_above_zero(self.stories);
        (0..sum_of_lanes(left)).map(move |_| {
            let place = ColumnId::new((left.trailing_zeros() / 8) as u8);
            left &= left - 1;
            place
        })
    }

    /// Returns the only column that is left and its place, or `None` if more or fewer columns are left.
    #[inline]
    pub(crate) fn last(&self) -> Option<(ColumnId, Column)> {
        let left = lanes_above_zero(self.stories);
        let only = left & left.wrapping_sub(1) == 0;
        let place = ColumnId::new((left.trailing_zeros() / 8) as u8);
        if only { Some((place, self.get(place)?)) } else { None }
    }

    /// Returns the columns that are left, in order.
    pub fn iter(&self) -> impl Iterator<Item = Column> {
        self.places().flatten()
    }

    /// Returns the content of each place in order, with `None` for an empty place.
    pub fn places(&self) -> impl Iterator<Item = Option<Column>> {
        (0..self.laid).map(|place| self.get(ColumnId(place)))
    }
}

impl TryFrom<Vec<Option<Column>>> for Columns {
    type Error = String;

    fn try_from(places: Vec<Option<Column>>) -> Result<Columns, String> {
        let most = MAX_SEATS + 1;
        if places.len() > most {
            return Err(format!("{} columns; expected at most {most}", places.len()));
        }
        let mut columns = Columns::default();
        for place in places {
            match place {
                Some(column) => columns.lay(column),
                None => columns.laid += 1,
            }
        }
        Ok(columns)
    }
}

impl From<Columns> for Vec<Option<Column>> {
    fn from(columns: Columns) -> Vec<Option<Column>> {
        columns.places().collect()
    }
}

impl Debug for Columns {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.places()).finish()
    }
}

/// A column of two Characters and a Story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Column {
    pub characters: Pair,
    pub story: StoryId,
}

/// Two Characters in sorted order, because their order in a column does not matter. The two Characters share one byte,
/// so that the pair fits into a lane of `Columns`. The second Character has the lowest three bits, and the first has
/// the next three.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "[Character; 2]", into = "[Character; 2]")]
pub struct Pair(u8);

impl Pair {
    #[inline]
    pub fn new(one: Character, other: Character) -> Pair {
        Pair((one.min(other) as u8) << 3 | one.max(other) as u8)
    }

    #[inline]
    pub fn both(self) -> [Character; 2] {
        [Character::numbered(self.0 >> 3), Character::numbered(self.0)]
    }
}

impl Debug for Pair {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Pair").field(&self.both()).finish()
    }
}

impl From<[Character; 2]> for Pair {
    fn from([one, other]: [Character; 2]) -> Pair {
        Pair::new(one, other)
    }
}

impl From<Pair> for [Character; 2] {
    fn from(pair: Pair) -> [Character; 2] {
        pair.both()
    }
}

/// The place of a column, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ColumnId(u8);

impl ColumnId {
    pub fn new(index: u8) -> ColumnId {
        ColumnId(index)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Character::{Dorothy, Lion, Oz, Toto};

    fn column(one: Character, other: Character, story: u8) -> Column {
        Column { characters: Pair::new(one, other), story: StoryId::try_from(story).unwrap() }
    }

    #[test]
    fn a_place_keeps_its_column_until_it_is_taken() {
        let laid = [column(Dorothy, Dorothy, 1), column(Oz, Toto, 48), column(Lion, Oz, 63)];
        let mut columns = Columns::default();
        laid.into_iter().for_each(|column| columns.lay(column));
        assert_eq!(columns.places().collect::<Vec<_>>(), laid.map(Some));
        assert_eq!(columns.take(ColumnId(0)), Some(laid[0]));
        assert_eq!(columns.take(ColumnId(0)), None);
        assert_eq!(columns.left().collect::<Vec<_>>(), [ColumnId(1), ColumnId(2)]);
        assert_eq!((columns.laid(), columns.last()), (3, None));
        assert_eq!(columns.take(ColumnId(2)), Some(laid[2]));
        assert_eq!(columns.last(), Some((ColumnId(1), laid[1])));
    }

    #[test]
    fn no_other_place_holds_a_column() {
        let mut columns = Columns::default();
        (1..=5).for_each(|story| columns.lay(column(Oz, Oz, story)));
        for place in 5..=u8::MAX {
            assert_eq!((columns.get(ColumnId(place)), columns.take(ColumnId(place))), (None, None));
        }
    }

    #[test]
    fn a_pair_has_no_order_of_its_own() {
        let pair = Pair::new(Toto, Dorothy);
        assert_eq!((pair, pair.both()), (Pair::new(Dorothy, Toto), [Dorothy, Toto]));
        assert_eq!(format!("{pair:?}"), "Pair([Dorothy, Toto])");
        assert!(pair < Pair::new(Toto, Toto) && pair > Pair::new(Dorothy, Dorothy));
    }
}
