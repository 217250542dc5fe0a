//! Numbers, and the cards that are counted for some of them.

use super::Filter;

/// A count of cards: "each your Animal HERE, at most 2". The number before the tally is multiplied by the count. `most`
/// is an upper bound on the product.
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

/// A number, or the product of a number and a count.
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
