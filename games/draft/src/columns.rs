//! The middle of the table.

use crate::{Character, StoryId};
use serde::{Deserialize, Serialize};

/// No table lays out more (Rules 11).
const MOST: usize = 5;

/// Columns in the order laid out; one that is taken leaves its place empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    laid: u8,
    /// Of a fixed length, so that looking through it needs no branch: which columns are left is luck.
    places: [Option<Column>; MOST],
}

impl Columns {
    /// How many places there are, taken ones too.
    pub fn laid(&self) -> usize {
        usize::from(self.laid)
    }

    /// Lays one more.
    #[inline]
    pub fn lay(&mut self, column: Column) {
        self.places[usize::from(self.laid)] = Some(column);
        self.laid += 1;
    }

    #[inline]
    pub fn take(&mut self, place: ColumnId) -> Option<Column> {
        self.places.get_mut(place.index())?.take()
    }

    pub fn get(&self, place: ColumnId) -> Option<Column> {
        self.places.get(place.index()).copied().flatten()
    }

    /// The places that still hold a column, one bit each.
    #[inline]
    pub(crate) fn left(&self) -> u8 {
        let bit = |place: usize| u8::from(self.places[place].is_some()) << place;
        bit(0) | bit(1) | bit(2) | bit(3) | bit(4)
    }

    /// The column that nobody else is left to take, once it is the only one.
    #[inline]
    pub(crate) fn last(&self) -> Option<(ColumnId, Column)> {
        let left = self.left();
        let only = left & left.wrapping_sub(1) == 0;
        let place = ColumnId::new(left.trailing_zeros() as u8);
        if only { Some((place, self.get(place)?)) } else { None }
    }

    /// The columns still there.
    pub fn iter(&self) -> impl Iterator<Item = Column> {
        self.places.into_iter().flatten()
    }

    /// Every place that was laid out.
    pub fn places(&self) -> impl Iterator<Item = Option<Column>> {
        self.places.into_iter().take(self.laid())
    }
}

/// Two Characters and a Story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Column {
    pub characters: Pair,
    pub story: StoryId,
}

/// Two Characters, in their order: which lies above the other says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "[Character; 2]")]
pub struct Pair([Character; 2]);

impl Pair {
    #[inline]
    pub fn new(one: Character, other: Character) -> Pair {
        Pair([one.min(other), one.max(other)])
    }

    #[inline]
    pub fn both(self) -> [Character; 2] {
        self.0
    }
}

impl From<[Character; 2]> for Pair {
    fn from([one, other]: [Character; 2]) -> Pair {
        Pair::new(one, other)
    }
}

/// A column's place, from 0.
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
