//! Numbers, and the cards that are counted for them.

use super::Filter;

/// A count of cards: "each your Animal HERE, at most 2". `most` is an upper bound on the product of the number and the
/// count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub what: Counted,
    pub most: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Cards in play.
    InPlay(Filter),
    /// The cards in your hand.
    Hand,
}

/// A number, or its product with a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    pub count: u8,
    pub each: Option<Tally>,
}

impl Number {
    pub const fn of(count: u8) -> Number {
        Number { count, each: None }
    }
}
