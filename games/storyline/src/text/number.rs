//! Numbers: how they are compared, and what is counted for them.

use super::Filter;

/// A comparison with a number (rules 60).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compare {
    pub sign: Sign,
    pub than: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Less,
    AtMost,
    AtLeast,
    More,
}

impl Compare {
    pub const fn at_most(than: u8) -> Compare {
        Compare { sign: Sign::AtMost, than }
    }

    pub const fn at_least(than: u8) -> Compare {
        Compare { sign: Sign::AtLeast, than }
    }

    #[inline]
    pub fn holds(self, found: i16) -> bool {
        let than = i16::from(self.than);
        match self.sign {
            Sign::Less => found < than,
            Sign::AtMost => found <= than,
            Sign::AtLeast => found >= than,
            Sign::More => found > than,
        }
    }
}

/// "each your Animal HERE, at most 2": what is counted; `most` bounds the product.
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

/// A number, or so many times what is counted.
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
