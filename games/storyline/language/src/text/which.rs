//! Descriptions of cards and Locations, and conditions.

use super::Compare;
use crate::{Kind, Traits};

/// A description of Locations: those with a trait in `are` and none in `are_not`, and only HERE if `here` is true. An
/// empty set excludes no Location.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spots {
    pub here: bool,
    pub are: Traits,
    pub are_not: Traits,
}

/// A condition or its negation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    pub polarity: Polarity,
    pub cond: Cond,
}

/// The polarity of a statement: affirmed or denied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Polarity {
    Positive,
    Negative,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cond {
    /// The number of cards in play that match the filter satisfies the comparison.
    Exists { count: Compare, what: Filter },
    /// The card is at a Location with one of these words.
    At(Traits),
    /// The card has an Object with one of these words, or any Object if the set is empty. For an attached Effect, its
    /// HOST must have the Object.
    Equipped(Traits),
    /// The previous deed has changed something.
    Done,
    /// The card that was moved last has left a Location with one of these words.
    Left(Traits),
    /// IT has one of these words or names.
    Is(Traits),
}

/// A description of cards in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    pub whose: Whose,
    /// True if the card with the text does not match.
    pub other: bool,
    pub noun: Noun,
    /// The card must have a trait of each of these sets. "Evil Witch" has two sets.
    pub are: Vec<Traits>,
    pub are_not: Traits,
    /// "of Vitality ≤ n"
    pub vitality: Option<Compare>,
    pub place: Place,
}

/// The controller of a card in play, relative to "you" (Q17).
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
    /// An Event, which is never in play. Texts refer to Events in hands, in the Library and in the Archive.
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
    /// At a Location of your Storyline (Q17, Q18). This is the default place of a choice.
    Storyline,
    /// "X in play", "you control X": anywhere in play, including on a Title Card (Q17).
    InPlay,
    /// HERE: at the Location of the card with the text. In the text of a Location, at that Location.
    Here,
    /// HERE, or at an adjacent Location.
    Near,
    /// At a Location of your Storyline with one of these words or names.
    At(Box<Traits>),
    /// THERE: at the Location that was chosen earlier in the text.
    There,
    /// At a Location where you have a Character.
    WithYours,
    /// Equipped to or attached to a Character that matches the filter.
    On(Box<Filter>),
    /// Equipped to or attached to the card with the text.
    OnThis,
    /// Equipped to or attached to the card that was chosen earlier in the text.
    OnIt,
    /// An Object HERE that is not equipped to any Character.
    LooseHere,
    /// Attached to the Location HERE.
    OnLocationHere,
}
