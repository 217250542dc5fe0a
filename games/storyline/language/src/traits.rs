//! Sets of words and names, so that "Winkies, Crows and Winged" can be tested at once.

use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitOr};

/// A keyword, realm, set, moral standing or mark, by its index in the lexicon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Word(u8);
kernel::id!(Word, u8, 128);

/// A name, by its index in the lexicon. A name is a full title, or the part of a full title before the bullet (Q10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Name(u16);
kernel::id!(Name, u16, 512);

/// The words that the rules themselves use. Every lexicon begins with these words.
impl Word {
    pub const PRIME: Word = Word(0);
    pub const FLYING: Word = Word(1);
    pub const SWIMMING: Word = Word(2);
    pub const STEADFAST: Word = Word(3);
    pub const IMMOVABLE: Word = Word(4);
    pub const MULTIPLE: Word = Word(5);
    pub const SHIELD: Word = Word(6);
    pub const SPELL: Word = Word(7);
    pub const WATER: Word = Word(8);
    pub const MAGICAL: Word = Word(9);
    pub const SORCERY: Word = Word(10);
    pub const GOOD: Word = Word(11);
    pub const NEUTRAL: Word = Word(12);
    pub const EVIL: Word = Word(13);

    /// The spellings of these words in notation, in the order of the constants.
    pub const RESERVED: [&str; 14] = [
        "Prime",
        "Flying",
        "Swimming",
        "Steadfast",
        "Immovable",
        "Multiple",
        "Shield",
        "Spell",
        "Water",
        "Magical",
        "Sorcery",
        "Good",
        "Neutral",
        "Evil",
    ];
}

/// A set of words and names. A card matches the set if it has any one of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traits {
    words: u128,
    names: [u128; 4],
}

impl Traits {
    pub const NONE: Traits = Traits { words: 0, names: [0; 4] };

    #[inline]
    pub const fn word(word: Word) -> Traits {
        Traits { words: 1 << word.0, names: [0; 4] }
    }

    #[inline]
    pub const fn name(name: Name) -> Traits {
        let mut names = [0; 4];
        names[(name.0 / 128) as usize] = 1 << (name.0 % 128);
        Traits { words: 0, names }
    }

    /// Returns the union of two sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Traits) -> Traits {
        let [one, two] = [self.names, other.names];
        let names = [one[0] | two[0], one[1] | two[1], one[2] | two[2], one[3] | two[3]];
        Traits { words: self.words | other.words, names }
    }

    #[inline]
    pub fn has(self, word: Word) -> bool {
        self.words >> word.0 & 1 == 1
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        let [one, two, three, four] = self.names;
        self.words | one | two | three | four == 0
    }

    /// Reports whether two sets have a word or a name in common.
    #[inline]
    pub fn meets(self, other: Traits) -> bool {
        !(self & other).is_empty()
    }

    /// Returns the words of the set, in the order of the lexicon.
    pub fn words(self) -> impl Iterator<Item = Word> {
        bits(self.words).map(|bit| Word(bit as u8))
    }

    /// Returns the names of the set, in the order of the lexicon.
    pub fn names(self) -> impl Iterator<Item = Name> {
        let parts = self.names.into_iter().enumerate();
        parts.flat_map(|(part, names)| bits(names).map(move |bit| Name((part as u32 * u128::BITS + bit) as u16)))
    }
}

/// Returns the indices of the bits that are set, from the lowest to the highest.
fn bits(mut left: u128) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let next = (left != 0).then(|| left.trailing_zeros());
        left &= left.wrapping_sub(1);
        next
    })
}

impl BitOr for Traits {
    type Output = Traits;

    #[inline]
    fn bitor(self, other: Traits) -> Traits {
        self.or(other)
    }
}

impl BitAnd for Traits {
    type Output = Traits;

    #[inline]
    fn bitand(self, other: Traits) -> Traits {
        let [one, two] = [self.names, other.names];
        let names = [one[0] & two[0], one[1] & two[1], one[2] & two[2], one[3] & two[3]];
        Traits { words: self.words & other.words, names }
    }
}

impl FromIterator<Traits> for Traits {
    fn from_iter<I: IntoIterator<Item = Traits>>(sets: I) -> Traits {
        sets.into_iter().fold(Traits::NONE, |all, set| all | set)
    }
}
