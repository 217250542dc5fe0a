//! The moments of deeds, and the prices of deeds.

use super::{Compare, Do, Filter, Given, Spots};
use serde::{Deserialize, Serialize};

/// A moment at which a deed is carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum When {
    /// PLAY: the card is played.
    Play,
    /// ENTERS: the card enters a Location that fits this description.
    Enters(Spots),
    /// LEAVES: the card leaves its Location.
    Leaves,
    /// START: a turn of the card's controller begins.
    Start,
    /// TURN ENDS: any turn ends.
    TurnEnds,
    /// ENTERED BY: a Character that matches this filter enters the card's Location. That Character is IT.
    EnteredBy(Filter),
    /// TURNS UP: the card has turned a Location face-up by entering it.
    TurnsUp,
    /// ARCHIVED: the card is archived from play. With a filter, another matching card is archived while this card stays
    /// in play.
    Archived(Option<Filter>),
    /// FIRST ENTRY: the first entry, in a turn, of any Character of the active Author into this Location.
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
    /// The controller of the card. For an Object, Q37 says which Author may use it.
    Controller,
    /// Any Author with a Character HERE other than the card and its HOST.
    AnyoneHere,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    Pay(u8),
    ArchiveThis,
    /// You archive a card from your hand.
    ArchiveCard,
}

/// The event that a REACT answers (Q43). IT is the Character or card to which the event happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Reaction {
    /// An opponent's card would move or archive some of your Characters.
    Threat,
    /// One of your Characters would be archived by an opponent's card, or for lack of Vitality.
    Fall,
    /// An opposing Character enters a Location where you have a Character.
    Meeting,
    /// An opponent plays a card whose printed cost satisfies this comparison, or reveals an Event.
    Plays(Compare),
}
