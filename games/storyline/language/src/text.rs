//! The card language as a closed tree (RULES.md, "The card language"). The rules carry out the tree. The words on the
//! face and the line of notation are both printed from it.

mod standing;
mod moment;
mod deed;
mod which;
mod compare;
mod number;

use crate::Traits;

pub use compare::{Compare, Sign};
pub use deed::{
    Distance, Do, FaceDown, Goal, Grant, Lasting, Opponents, Peeked, Target, Until, Verb, Where, Who, Zones,
};
pub use moment::{Once, Price, Reaction, User, When};
pub use number::{Counted, Number, Tally};
pub use standing::{Amount, Cards, Change, Gift, Part, Printed, Standing, Whom};
pub use which::{Cond, Filter, Given, Noun, Place, Polarity, Spots, Whose};

/// The text of one card or Location.
pub type Text = Vec<Ability>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ability {
    /// An effect that holds as long as the card is in play.
    Standing(Standing),
    /// A deed that is carried out at a moment: "ENTERS: PUSH 2 opposing Character HERE."
    When {
        when: When,
        does: Do,
    },
    Once(Once),
    /// The reaction of an Event: "REACT threat: …".
    React {
        to: Reaction,
        does: Do,
    },
    /// The deed of an Event, or of an Effect that is not attached, when it is played.
    Does(Do),
    /// The HOST that an Effect is attached to when it is played.
    Attach(Host),
    /// The Characters to which an Object may be equipped when it is played, in place of your own Characters. `None`
    /// means that the Object is never equipped.
    Equip(Option<Filter>),
    /// Each BEARER may have at most one card with the title of this card.
    OnePerBearer,
    /// The card is archived as soon as all of these conditions hold.
    Ends(Vec<Given>),
    /// The cost to enter a Location.
    Enter(Fee),
    /// The cost to leave a Location.
    Leave(Fee),
    /// The traits of the only Characters that may enter this Location.
    Only(Traits),
    /// The traits of the cards that may be played directly to this Location.
    PlayedHere(Traits),
}

impl Ability {
    /// Returns the deed of the ability, if it has one.
    pub fn deed(&self) -> Option<&Do> {
        match self {
            Ability::When { does, .. } | Ability::React { does, .. } | Ability::Does(does) => Some(does),
            Ability::Once(once) => Some(&once.does),
            Ability::Standing(_)
            | Ability::Attach(_)
            | Ability::Equip(_)
            | Ability::OnePerBearer
            | Ability::Ends(_)
            | Ability::Enter(_)
            | Ability::Leave(_)
            | Ability::Only(_)
            | Ability::PlayedHere(_) => None,
        }
    }
}

/// Returns the standing effects among the abilities of a text.
#[inline]
pub fn standings(text: &[Ability]) -> impl Iterator<Item = &Standing> {
    text.iter().filter_map(|ability| if let Ability::Standing(standing) = ability { Some(standing) } else { None })
}

/// The things that an Effect may be attached to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Host {
    /// Any Location of your Storyline. If it is face-down, it is first turned face-up (Q25).
    Location,
    Piece(Filter),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fee {
    pub cost: u8,
    /// The Characters that pay nothing: "(Animal: 0)".
    pub free: Traits,
    /// The only Characters that pay: "(Evil only)". If the set is empty, every Character pays.
    pub only: Traits,
}
