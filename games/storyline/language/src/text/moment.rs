//! When something is done, and for what price.

use super::{Compare, Do, Filter, Given, Spots};

/// Of which moment a text speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum When {
    /// PLAY
    Play,
    /// ENTERS such a Location.
    Enters(Spots),
    /// LEAVES
    Leaves,
    /// START: of a turn of the Author who controls it.
    Start,
    /// Any turn ends.
    TurnEnds,
    /// Such a Character enters its Location; it is IT.
    EnteredBy(Filter),
    /// It turns a Location face-up by entering it.
    TurnsUp,
    /// It is archived from play; or such another card is, while this one stays.
    Archived(Option<Filter>),
    /// Of Locations: one of the active Author's Characters enters for the first time in a turn.
    FirstEntry,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Once {
    pub who: User,
    pub given: Vec<Given>,
    pub price: Vec<Price>,
    pub does: Do,
}

/// Who may use a ONCE.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum User {
    /// Whoever controls the card; of an Object, by Q37.
    Controller,
    /// Any Author with a Character HERE, other than the card and its HOST.
    AnyoneHere,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    Pay(u8),
    ArchiveThis,
    /// A card from the hand.
    ArchiveCard,
}

/// What a REACT answers (Q43). The Character or card that it is about is IT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// An opponent's card would move or archive some of your Characters.
    Threat,
    /// One of your Characters would be archived by an opponent's card or for its Vitality.
    Fall,
    /// An opposing Character enters a Location where you have a Character.
    Meeting,
    /// An opponent plays a card of such a printed cost, or reveals an Event.
    Plays(Compare),
}
