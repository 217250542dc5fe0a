//! The numbers that a key and salts give.

use crate::{LuckKey, Salt, layout};

/// The source of all numbers of one table.
///
/// ```
/// use luck::{Draws, LuckKey, Purpose, weighted};
///
/// let draws = Draws::new(LuckKey::new([7; 32]), "37aba55498f737df".to_owned(), Vec::new());
/// let number = draws.below(Purpose::Chance, 1, 36);
/// assert!(number < 36);
/// assert_eq!(draws.below(Purpose::Chance, 1, 36), number, "it depends on nothing else");
/// assert_eq!(weighted(&[("Toto", 1), ("Lion", 2)], 1), Some(&"Lion"));
/// ```
#[derive(Clone, Debug)]
pub struct Draws {
    key: LuckKey,
    table: String,
    salts: Vec<Option<[u8; 32]>>,
}

/// The purpose of a number. Each purpose has numbers of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// An outcome of chance.
    Chance,
    /// The random numbers of a bot.
    Bot,
}

impl Draws {
    /// Returns the source of a table. `salts` has the salt of each seat, or `None` for a seat without one. It is empty
    /// if no seat has a salt.
    pub fn new(key: LuckKey, table: String, salts: Vec<Option<Salt>>) -> Draws {
        Draws { key, table, salts: salts.into_iter().map(|salt| salt.map(|salt| *salt.bytes())).collect() }
    }

    /// Returns the key.
    pub fn key(&self) -> &LuckKey {
        &self.key
    }

    /// Returns the number of an entry below `bound`, which must not be 0. All numbers are equally likely. `entry` counts
    /// from 1.
    ///
    /// A word is a number below 2⁶⁴. The words at the end of this range that would make some numbers more likely than
    /// others are skipped.
    pub fn below(&self, purpose: Purpose, entry: u64, bound: u64) -> u64 {
        debug_assert!(bound > 0, "nothing is below 0");
        let skipped = (u64::MAX % bound + 1) % bound;
        let words = (0..).map(|counter| self.word(purpose, entry, counter));
        let word = words.into_iter().find(|word| *word <= u64::MAX - skipped);
        word.expect("more than half of all words are not skipped") % bound
    }

    /// Returns the word with the index `counter` of an entry: the first eight bytes of the HMAC, the highest first.
    pub fn word(&self, purpose: Purpose, entry: u64, counter: u64) -> u64 {
        let tag = match purpose {
            Purpose::Chance => layout::CHANCE_TAG,
            Purpose::Bot => layout::BOT_TAG,
        };
        let message = layout::message(tag, &self.table, (entry, counter), &self.salts);
        let [b0, b1, b2, b3, b4, b5, b6, b7, ..] = layout::hmac_sha256(self.key.bytes(), &message);
        u64::from_be_bytes([b0, b1, b2, b3, b4, b5, b6, b7])
    }
}

/// Returns the outcome that stands at the place `number`, counted from 0, if each outcome is repeated as often as its
/// weight says. Returns `None` if the sum of the weights is not above `number`.
pub fn weighted<T>(outcomes: &[(T, u32)], number: u64) -> Option<&T> {
    let mut left = number;
    for (outcome, weight) in outcomes {
        match left.checked_sub(u64::from(*weight)) {
            None => return Some(outcome),
            Some(rest) => left = rest,
        }
    }
    None
}
