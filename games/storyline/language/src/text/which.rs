//! Which cards and Locations are meant, and under what conditions.

use super::Compare;
use crate::{Kind, Traits};

/// Which Locations: HERE only, or any; with one of `are` and none of `are_not`, where these ask something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spots {
    pub here: bool,
    pub are: Traits,
    pub are_not: Traits,
}

/// A condition, or that it does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    pub polarity: Polarity,
    pub cond: Cond,
}

/// Whether a sentence says that something is so, or that it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Polarity {
    Positive,
    Negative,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cond {
    /// There are so many of these.
    Exists { count: Compare, what: Filter },
    /// The card is at a Location with one of these words.
    At(Traits),
    /// The card, or for a HOST what it is attached to, is equipped with an Object that has one of these words, or with
    /// any Object where none is asked for.
    Equipped(Traits),
    /// The sentence before changed something.
    Done,
    /// What was moved before left a Location with one of these words.
    Left(Traits),
    /// IT has one of these.
    Is(Traits),
}

/// Which cards in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    pub whose: Whose,
    /// Not the card itself.
    pub other: bool,
    pub noun: Noun,
    /// Of each of these sets it must have one; an "Evil Witch" is two sets.
    pub are: Vec<Traits>,
    pub are_not: Traits,
    /// "of Vitality ≤ n"
    pub vitality: Option<Compare>,
    pub place: Place,
}

/// Q17
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Any,
    Your,
    Opposing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noun {
    Character,
    Object,
    Effect,
    /// Never in play; spoken of in hands, the Library and the Archive.
    Event,
}

impl Noun {
    #[inline]
    pub fn is(self, kind: Kind) -> bool {
        matches!(
            (self, kind),
            (Noun::Character, Kind::Character { .. })
                | (Noun::Object, Kind::Object)
                | (Noun::Effect, Kind::Effect)
                | (Noun::Event, Kind::Event)
        )
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// At a Location of your Storyline (Q17, Q18); what a choice is among where nothing else is said.
    Storyline,
    /// "in play", "you control": the own Title Card too.
    InPlay,
    /// At the same Location.
    Here,
    /// HERE, or at an adjacent Location.
    Near,
    /// At a Location of your Storyline with one of these words or names.
    At(Box<Traits>),
    /// At the Location chosen before.
    There,
    /// At a Location where you have a Character.
    WithYours,
    /// Equipped to or attached to such a Character.
    On(Box<Filter>),
    /// Equipped to or attached to the card itself.
    OnThis,
    /// Equipped to or attached to what was chosen before.
    OnIt,
    /// At the same Location, an Object that nobody is equipped with.
    LooseHere,
    /// Attached to the Location HERE.
    OnLocationHere,
}
