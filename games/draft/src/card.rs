//! Story cards. The objective of a Story is a small closed tree.

use crate::{
    Character,
    lanes::{bits_of_bytes, first_past, nth_bit, running_sums, sum_of_lanes},
};
use arrayvec::ArrayVec;
use kernel::Words;
use serde::{Deserialize, Serialize};

/// A Story card of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The name in the card file, such as `S09`.
    pub name: String,
    pub objective: Objective,
    pub ground: Ground,
    /// A line of the novel *The Wonderful Wizard of Oz*, in both languages.
    pub quote: Words,
}

/// The source of a Story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ground {
    /// The published rules define exactly this card.
    Seed,
    /// We made this card, which is of a type that the published rules define.
    Own,
}

/// The objective of a Story, which scores the sum of its terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objective {
    pub terms: ArrayVec<Term, { Objective::MOST_TERMS }>,
}

impl Objective {
    pub const MOST_TERMS: usize = 4;

    /// Reports whether the points of the objective depend on the hands of other players.
    pub fn looks_at_others(&self) -> bool {
        self.terms.iter().any(|term| matches!(term, Term::If { when: Condition::TopsTable(_), .. }))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// Scores `points` for each complete set in the hand.
    PerSet { points: i8, set: Set },
    /// Scores the first number for one set in the hand, the second for two sets, and so on. The last number also counts
    /// if there are more sets (G11).
    Ladder { points: ArrayVec<i8, { Term::MOST_STEPS }>, set: Set },
    /// Scores `points` if the condition `when` holds.
    If { points: i8, when: Condition },
}

impl Term {
    pub const MOST_STEPS: usize = 6;

    /// Returns the points of a ladder for `sets` complete sets. If there are more sets than steps, returns the points
    /// of the last step (G11).
    pub(crate) fn ladder(points: &[i8], sets: u8) -> i32 {
        let step = usize::from(sets).min(points.len());
        if step == 0 { 0 } else { i32::from(points[step - 1]) }
    }
}

/// A set of Characters that score only together. Each Character comes with the number of its cards that the set needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    pub members: ArrayVec<(Character, u8), { Set::MOST_MEMBERS }>,
}

impl Set {
    pub const MOST_MEMBERS: usize = 4;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    AtMost(Character, u8),
    /// Holds if no other Character has more cards in the player's own hand (G9).
    TopsHand(Character),
    /// Holds if no other player has more cards of this Character (G10).
    TopsTable(Character),
}

/// The nine types of Stories (Rules 12). The type follows from the shape of the objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum StoryKind {
    Single,
    Couple,
    Twins,
    Quartet,
    Trio,
    Few,
    HandMajority,
    TableMajority,
    Favour,
    /// A shape that is none of the nine types.
    Other,
}

impl StoryKind {
    pub fn of(objective: &Objective) -> StoryKind {
        match objective.terms.as_slice() {
            [Term::PerSet { set, .. }] => StoryKind::of_set(set),
            [Term::Ladder { set, .. }] if set.members.len() == 3 => StoryKind::Trio,
            [Term::If { when: Condition::AtMost(..), .. }] => StoryKind::Few,
            [Term::If { when: Condition::TopsHand(_), .. }] => StoryKind::HandMajority,
            [Term::If { when: Condition::TopsTable(_), .. }] => StoryKind::TableMajority,
            [
                Term::PerSet { points: 1.., .. },
                Term::PerSet { points: ..=-1, .. },
                Term::PerSet { points: ..=-1, .. },
            ] => StoryKind::Favour,
            _ => StoryKind::Other,
        }
    }

    fn of_set(set: &Set) -> StoryKind {
        match set.members.as_slice() {
            [(_, 1)] => StoryKind::Single,
            [(_, 2)] => StoryKind::Twins,
            [(_, 1), (_, 1)] => StoryKind::Couple,
            [(_, 1), (_, 1), (_, 1), (_, 1)] => StoryKind::Quartet,
            _ => StoryKind::Other,
        }
    }
}

/// The id of a Story in the set in play. It is the number of the Story in the card file, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct StoryId(u8);

impl StoryId {
    /// The greatest number of Stories in a set of cards.
    pub const MOST: usize = 63;

    /// Returns the index of the Story, counted from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    #[inline]
    pub(crate) fn from_index(index: u32) -> StoryId {
        StoryId(index as u8 + 1)
    }
}

#[derive(Debug, thiserror::Error)]
#[error("{0} is not a Story; expected its place in the card file, from 1 to {most}", most = StoryId::MOST)]
pub struct NoStory(u8);

impl TryFrom<u8> for StoryId {
    type Error = NoStory;
    fn try_from(number: u8) -> Result<StoryId, NoStory> {
        if (1..=StoryId::MOST).contains(&usize::from(number)) { Ok(StoryId(number)) } else { Err(NoStory(number)) }
    }
}

impl From<StoryId> for u8 {
    fn from(id: StoryId) -> u8 {
        id.0
    }
}

/// A set of Stories, with one bit for each Story.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<StoryId>", into = "Vec<StoryId>")]
pub struct StorySet(u64);

impl StorySet {
    pub const NONE: StorySet = StorySet(0);

    /// Returns the first `count` Stories in the card file.
    pub fn first(count: usize) -> StorySet {
        StorySet((1 << count.min(StoryId::MOST)) - 1)
    }

    #[inline]
    pub fn contains(self, id: StoryId) -> bool {
        self.0 >> id.index() & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, id: StoryId) {
        self.0 |= 1 << id.index();
    }

    #[inline]
    pub fn remove(&mut self, id: StoryId) {
        self.0 &= !(1 << id.index());
    }

    #[inline]
    pub fn len(self) -> usize {
        usize::from(sum_of_lanes(bits_of_bytes(self.0)))
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn intersects(self, other: StorySet) -> bool {
        self.0 & other.0 != 0
    }

    #[must_use]
    pub fn union(self, other: StorySet) -> StorySet {
        StorySet(self.0 | other.0)
    }

    /// Returns the Stories in the order of the card file.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = StoryId> {
        let mut left = self.0;
        (0..self.len()).map(move |_| {
            let next = StoryId::from_index(left.trailing_zeros());
            left &= left - 1;
            next
        })
    }

    /// Returns the Story at index `place`, in the order of the card file. `place` must be less than `len`.
    #[inline]
    pub fn at(self, place: u32) -> StoryId {
        // The first step finds the byte with the Story's bit, and the second step finds the bit in that byte. Neither
        // has a branch, because a processor cannot predict a random draw.
        let place = place as u8;
        let ends = running_sums(bits_of_bytes(self.0));
        let byte = first_past(ends, place);
        let before = (ends << 8 >> (8 * byte)) as u8;
        let bits = (self.0 >> (8 * byte)) as u8;
        StoryId::from_index(8 * byte + nth_bit(bits, place - before))
    }

    /// Returns the set as one bit for each Story, for a digest.
    pub fn bits(self) -> u64 {
        self.0
    }
}

impl From<Vec<StoryId>> for StorySet {
    fn from(ids: Vec<StoryId>) -> StorySet {
        let mut set = StorySet::NONE;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl From<StorySet> for Vec<StoryId> {
    fn from(set: StorySet) -> Vec<StoryId> {
        set.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_story() {
        let mut set = StorySet::first(48);
        for index in [0, 1, 17, 30, 31, 32, 46] {
            set.remove(StoryId::from_index(index));
        }
        let listed: Vec<StoryId> = set.iter().collect();
        let placed: Vec<StoryId> = (0..set.len() as u32).map(|place| set.at(place)).collect();
        assert_eq!(listed, placed);
        assert_eq!(set.len(), 41);
    }
}
