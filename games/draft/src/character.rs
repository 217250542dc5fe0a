//! The eight Characters, and counters of Characters.

use crate::lanes::{ONES, first_past, running_sums, sum_of_lanes};
use serde::{Deserialize, Serialize};

/// A Character (rules 1). The variants are in the order of the card list, and icons and counters have the same order
/// everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Character {
    #[serde(rename = "D")]
    Dorothy,
    #[serde(rename = "T")]
    Toto,
    #[serde(rename = "L")]
    Lion,
    #[serde(rename = "S")]
    Scarecrow,
    #[serde(rename = "R")]
    TinMan,
    #[serde(rename = "G")]
    Glinda,
    #[serde(rename = "W")]
    Witch,
    #[serde(rename = "O")]
    Oz,
}

impl Character {
    pub const ALL: [Character; 8] = [
        Character::Dorothy,
        Character::Toto,
        Character::Lion,
        Character::Scarecrow,
        Character::TinMan,
        Character::Glinda,
        Character::Witch,
        Character::Oz,
    ];

    /// Returns the Character at index `place` of `ALL`. Only the lowest three bits of `place` count.
    #[inline]
    pub(crate) fn numbered(place: u8) -> Character {
        // The lowest three bits are the number of the Character. This match needs no computation, but `ALL[place]`
        // would read memory.
        match place & 7 {
            0 => Character::Dorothy,
            1 => Character::Toto,
            2 => Character::Lion,
            3 => Character::Scarecrow,
            4 => Character::TinMan,
            5 => Character::Glinda,
            6 => Character::Witch,
            _ => Character::Oz,
        }
    }

    /// Returns the letter for the Character in the notation and in records.
    pub fn letter(self) -> char {
        match self {
            Character::Dorothy => 'D',
            Character::Toto => 'T',
            Character::Lion => 'L',
            Character::Scarecrow => 'S',
            Character::TinMan => 'R',
            Character::Glinda => 'G',
            Character::Witch => 'W',
            Character::Oz => 'O',
        }
    }

    /// Returns the Character with this letter, or `None` if there is none.
    pub fn from_letter(letter: char) -> Option<Character> {
        Character::ALL.into_iter().find(|character| character.letter() == letter)
    }
}

/// The number of cards of each Character. The eight numbers are lanes of one word, with Dorothy in the lowest lane.
/// Each number is less than 128.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u8; 8]", into = "[u8; 8]")]
pub struct Counts(u64);

impl Counts {
    pub const NONE: Counts = Counts(0);

    /// Returns `count` cards of each Character.
    pub fn each(count: u8) -> Counts {
        Counts(ONES * u64::from(count))
    }

    #[inline]
    pub fn of(self, character: Character) -> u8 {
        (self.0 >> shift(character)) as u8
    }

    #[inline]
    pub fn add(&mut self, character: Character) {
        self.0 += 1 << shift(character);
    }

    #[inline]
    pub fn remove(&mut self, character: Character) {
        debug_assert!(self.of(character) > 0, "no {character:?} to remove");
        self.0 -= 1 << shift(character);
    }

    /// Returns the total number of cards, which must be less than 256.
    #[inline]
    pub fn total(self) -> u8 {
        sum_of_lanes(self.0)
    }

    /// Returns the greatest number of cards of any one Character.
    #[inline]
    pub fn most(self) -> u8 {
        self.0.to_le_bytes().into_iter().fold(0, u8::max)
    }

    /// Returns the Character of the card at index `place`, with all cards sorted by Character. `place` must be less
    /// than `total`, and `total` must be less than 128.
    #[inline]
    pub fn at(self, place: u8) -> Character {
        Character::numbered(first_past(running_sums(self.0), place) as u8)
    }

    /// Returns each Character with its number of cards, which may be 0.
    pub fn iter(self) -> impl Iterator<Item = (Character, u8)> {
        Character::ALL.into_iter().map(move |character| (character, self.of(character)))
    }

    /// Returns the numbers as lanes, with Dorothy in the lowest lane.
    #[inline]
    pub(crate) fn lanes(self) -> u64 {
        self.0
    }

    /// Returns the numbers in the order of the Characters, for a digest.
    pub fn bytes(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }
}

impl From<[u8; 8]> for Counts {
    fn from(bytes: [u8; 8]) -> Counts {
        Counts(u64::from_le_bytes(bytes))
    }
}

impl From<Counts> for [u8; 8] {
    fn from(counts: Counts) -> [u8; 8] {
        counts.bytes()
    }
}

impl std::ops::Add for Counts {
    type Output = Counts;
    fn add(self, other: Counts) -> Counts {
        Counts(self.0 + other.0)
    }
}

impl FromIterator<Character> for Counts {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Counts {
        let mut counts = Counts::NONE;
        characters.into_iter().for_each(|character| counts.add(character));
        counts
    }
}

#[inline]
fn shift(character: Character) -> u32 {
    character as u32 * 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_card() {
        let counts = Counts::from_iter([Character::Toto, Character::Toto, Character::Oz, Character::Lion]);
        let laid: Vec<Character> = (0..4).map(|place| counts.at(place)).collect();
        assert_eq!(laid, [Character::Toto, Character::Toto, Character::Lion, Character::Oz]);
        assert_eq!((counts.total(), counts.most()), (4, 2));
        assert_eq!(Counts::each(9).at(71), Character::Oz);
        assert_eq!(Counts::each(9).total(), 72);
    }
}
