//! The card language as a closed tree (RULES.md, "The card language"). The rules run it; the words on the face and the
//! line of notation are both printed from it.

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

/// All that one card says.
pub type Text = Vec<Ability>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Holds while the card is in play.
    Standing(Standing),
    /// "ENTERS: PUSH 2 one opposing Character HERE."
    When {
        when: When,
        does: Do,
    },
    Once(Once),
    /// "REACT (…): …", of an Event.
    React {
        to: Reaction,
        does: Do,
    },
    /// What an Effect that stays nowhere, or an Event, does as it is played.
    Does(Do),
    /// To what an Effect is attached as it is played: its HOST.
    Attach(Host),
    /// To whom an Object may be equipped as it is played, where that is not one of your own Characters; to nobody and
    /// never, where there is none.
    Equip(Option<Filter>),
    /// At most one of this title on each BEARER.
    OnePerBearer,
    /// Archived as soon as all of this is so.
    Ends(Vec<Given>),
    /// Of Locations: what it costs to enter and to leave, and who alone may enter.
    Enter(Fee),
    Leave(Fee),
    Only(Traits),
    /// Of Locations: these cards may be played directly here.
    PlayedHere(Traits),
}

impl Ability {
    /// What is done at a moment, if something is.
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

/// What of a text holds while its card is in play.
#[inline]
pub fn standings(text: &[Ability]) -> impl Iterator<Item = &Standing> {
    text.iter().filter_map(|ability| if let Ability::Standing(standing) = ability { Some(standing) } else { None })
}

/// To what an Effect may be attached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Host {
    /// Any Location of your Storyline; one that lies face-down is turned up (Q25).
    Location,
    Piece(Filter),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fee {
    pub cost: u8,
    /// "(Animals: 0)"
    pub free: Traits,
    /// "(Evil only)"; an empty set charges everybody.
    pub only: Traits,
}
