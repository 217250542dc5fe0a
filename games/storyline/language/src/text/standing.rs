//! What is so as long as a card is in play.

use super::{Filter, Given, Noun, Number, Spots, Tally};
use crate::{Traits, Word};

/// Something that is so as long as its card is in play and the conditions hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub given: Vec<Given>,
    pub whom: Whom,
    pub gives: Vec<Gift>,
}

/// Whom a standing text is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whom {
    /// The card itself.
    This,
    /// Whoever an Object is equipped to, if it has one of `are` and none of `are_not`; an empty set asks nothing.
    Bearer {
        are: Traits,
        are_not: Traits,
    },
    /// What an Effect is attached to.
    Host,
    Each(Filter),
    /// The Author who controls the card.
    You,
    /// Every Author with a Character HERE.
    AuthorsHere,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gift {
    /// VIT
    Vitality(Amount),
    /// Counts as having this word: "Steadfast", "Flying", "SHIELD", "AS Munchkin".
    Has(Word),
    /// TOLL
    Toll { part: Part, plus: i8, at: Spots },
    /// WAIVE
    Waive { part: Part, at: Spots },
    /// STRIDE: so many steps as Bonus Movement.
    Stride(u8),
    /// FOLLOW a Character of one of these names.
    Follow(Traits),
    /// CONTROL: the Author of the Effect controls its HOST (Q72).
    Control,
    /// Its text says nothing; words, Vitality and cost stay.
    Blank,
    /// DIE: so many gold dice more in Roll.
    Dice(Number),
    /// COST
    Cost { on: Cards, change: Change },
    /// The first Draw action of a turn costs 0.
    FreeDraw,
}

/// Which part of a step's cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    Enter,
    Leave,
    All,
}

/// Which cards in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cards {
    This,
    All(Printed),
}

/// Which cards out of play, by what is printed on them: of this kind, and with one of `are`; what is left open asks
/// nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    pub noun: Option<Noun>,
    pub are: Traits,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    By(i8),
    /// So much for each of what is counted.
    Each {
        plus: i8,
        each: Tally,
    },
    To(u8),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amount {
    Fixed(i8),
    /// "+1 for each of your Animals HERE, at most +2"
    Each {
        plus: i8,
        each: Tally,
    },
    /// "+1 (an Animat: +3 instead)"
    Instead {
        usual: i8,
        are: Traits,
        instead: i8,
    },
}
