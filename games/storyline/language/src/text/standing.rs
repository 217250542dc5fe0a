//! Effects that hold as long as a card is in play.

use super::{Filter, Given, Noun, Number, Spots, Tally};
use crate::{Traits, Word};

/// An effect that holds as long as its card is in play and all its conditions are true.
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
    /// The bearer of an Object, if it has a trait in `are` and none in `are_not`. If `are` is empty, any bearer counts.
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
    /// VIT: a change of Vitality.
    Vitality(Amount),
    /// The receiver has this word: "Steadfast", "Flying", "SHIELD", "AS Munchkin".
    Has(Word),
    /// TOLL: a change of the cost to enter or to leave these Locations, or of both costs, as `part` says.
    Toll { part: Part, plus: i8, at: Spots },
    /// WAIVE: the cost to enter or to leave these Locations is 0, or both costs are, as `part` says.
    Waive { part: Part, at: Spots },
    /// STRIDE: the greatest number of steps in a Bonus Movement.
    Stride(u8),
    /// FOLLOW: the card follows a Character with one of these names.
    Follow(Traits),
    /// CONTROL: the Author of the Effect controls the Effect's HOST (Q72).
    Control,
    /// BLANK: the text of the card has no effect. Words, Vitality and cost stay.
    Blank,
    /// DIE: a number of additional gold dice in the Roll.
    Dice(Number),
    /// COST: a change of the cost of these cards.
    Cost { on: Cards, change: Change },
    /// FREE DRAW: the first Draw action of a turn costs 0.
    FreeDraw,
}

/// The part of the cost of a step that a gift changes: for entering, for leaving, or both.
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

/// A description, by printed values, of cards that are not in play: they are of the kind `noun`, and have a trait in
/// `are`. `None` stands for any kind, and an empty set for any traits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    pub noun: Option<Noun>,
    pub are: Traits,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    By(i8),
    /// A change that is made once for each counted card.
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
