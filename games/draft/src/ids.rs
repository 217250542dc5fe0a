//! The ids in a scene.

use crate::{Character, ColumnId};
use kernel::Seat;

kernel::scene_ids! {
    /// The zones of a scene.
    pub ZoneId {
        Column(ColumnId) = "column",
        /// The Story that counts for everybody.
        Open = "open",
        Stories(Seat) = "stories",
        /// The Stories turned face-down.
        Down(Seat) = "down",
        Hand(Seat) = "hand",
        Deck = "deck",
        Discard = "discard",
    }
}

kernel::scene_ids! {
    /// The counters of zones and cards. Counters of Characters have the names of the Characters.
    pub CounterId {
        /// The number of Characters in a hand.
        Cards = "cards",
        /// The number of Characters in the deck.
        Characters = "characters",
        /// The number of Stories in the deck.
        Stories = "stories",
        /// The points of a Story with the current hands.
        Now = "now",
        /// The most points that it can still score.
        Best = "best",
    }
}

/// Returns the id of a Character, by its place among its copies in a zone.
pub(crate) fn copy_id(zone: ZoneId, character: Character, place: u8) -> String {
    format!("{zone}/{}.{place}", character.key())
}

/// Returns the id of a face-down Story, by its place.
pub(crate) fn down_id(seat: Seat, place: usize) -> String {
    format!("{}/{place}", ZoneId::Down(seat))
}
