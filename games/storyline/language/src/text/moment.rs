//! The moments of deeds, and their prices.

use super::{Compare, Do, Filter, Given, Spots};

/// A moment at which the deed of a text happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum When {
    /// PLAY: the card is played.
    Play,
    /// ENTERS: the card enters a Location of this kind.
    Enters(Spots),
    /// LEAVES: the card leaves its Location.
    Leaves,
    /// START: a turn of the card's controller begins.
    Start,
    /// Any turn ends.
    TurnEnds,
    /// A Character of this kind enters the card's Location. That Character is IT.
    EnteredBy(Filter),
    /// The card turns a Location face-up by entering it.
    TurnsUp,
    /// The card is archived from play. With a filter, another card of this kind is archived while this one stays.
    Archived(Option<Filter>),
    /// One of the active Author's Characters enters this Location for the first time in a turn.
    FirstEntry,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Once {
    pub who: User,
    pub given: Vec<Given>,
    pub price: Vec<Price>,
    pub does: Do,
}

/// The Authors who may use a ONCE.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum User {
    /// The controller of the card. For an Object, Q37 decides who that is.
    Controller,
    /// Any Author with a Character HERE other than the card and its HOST.
    AnyoneHere,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    Pay(u8),
    ArchiveThis,
    /// A card from the hand is archived.
    ArchiveCard,
}

/// The event that a REACT answers (Q43). The Character or card that the event is about is IT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// An opponent's card would move or archive some of your Characters.
    Threat,
    /// One of your Characters would be archived by an opponent's card, or because of its Vitality.
    Fall,
    /// An opposing Character enters a Location where you have a Character.
    Meeting,
    /// An opponent plays a card of this printed cost, or reveals an Event.
    Plays(Compare),
}
