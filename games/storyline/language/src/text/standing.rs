//! Effects that hold as long as a card is in play.

use super::{Filter, Given, Noun, Number, Spots, Tally};
use crate::{Traits, Word};

/// An effect that holds as long as its card is in play and its conditions hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub given: Vec<Given>,
    pub whom: Whom,
    pub gives: Vec<Gift>,
}

/// The receiver of a standing effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whom {
    /// The card itself.
    This,
    /// The bearer of an Object, if it has one of `are` and none of `are_not`. An empty set sets no condition.
    Bearer {
        are: Traits,
        are_not: Traits,
    },
    /// The HOST that an Effect is attached to.
    Host,
    Each(Filter),
    /// The Author who controls the card.
    You,
    /// Every Author with a Character HERE.
    AuthorsHere,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gift {
    /// VIT: a change to the Vitality.
    Vitality(Amount),
    /// The receiver has this word: "Steadfast", "Flying", "SHIELD", "AS Munchkin".
    Has(Word),
    /// TOLL: a change to one part of the cost of a step to or from these Locations.
    Toll { part: Part, plus: i8, at: Spots },
    /// WAIVE: one part of the cost of a step is 0 at these Locations.
    Waive { part: Part, at: Spots },
    /// STRIDE: this number of steps as Bonus Movement.
    Stride(u8),
    /// FOLLOW: the card follows a Character with one of these names.
    Follow(Traits),
    /// CONTROL: the Author of the Effect controls its HOST (Q72).
    Control,
    /// BLANK: the text of the card has no effect. Words, Vitality and cost stay.
    Blank,
    /// DIE: this number of additional gold dice in the Roll.
    Dice(Number),
    /// COST: a change to the cost of these cards.
    Cost { on: Cards, change: Change },
    /// The first Draw action of a turn costs 0.
    FreeDraw,
}

/// The part of the cost of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    Enter,
    Leave,
    All,
}

/// The cards in hand that a gift applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cards {
    This,
    All(Printed),
}

/// A description of cards out of play by their printed values: their kind, and one of the words in `are`. `None` means
/// any kind, and an empty set means any words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    pub noun: Option<Noun>,
    pub are: Traits,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    By(i8),
    /// A change for each card that is counted.
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
