//! Ids of what a scene shows.

use crate::{Character, ColumnId};
use kernel::Seat;

kernel::scene_ids! {
    /// The zones of a scene.
    pub ZoneId {
        Column(ColumnId) = "column",
        /// Holds the Story that counts for everybody.
        Open = "open",
        Stories(Seat) = "stories",
        /// Stories turned face-down.
        Down(Seat) = "down",
        Hand(Seat) = "hand",
        Deck = "deck",
        Discard = "discard",
    }
}

kernel::scene_ids! {
    /// The counters of zones and cards, but for those of Characters, which are called as they are.
    pub CounterId {
        /// Characters in a hand.
        Cards = "cards",
        /// Characters in the deck.
        Characters = "characters",
        /// Stories in the deck.
        Stories = "stories",
        /// What a Story is worth as things stand.
        Now = "now",
        /// What it may still be worth.
        Best = "best",
    }
}

/// Returns the id of a Character by its place among its copies in a zone.
pub(crate) fn copy_id(zone: ZoneId, character: Character, place: u8) -> String {
    format!("{zone}/{}.{place}", character.key())
}

/// Returns the id of a Story that lies face-down, by its place.
pub(crate) fn down_id(seat: Seat, place: usize) -> String {
    format!("{}/{place}", ZoneId::Down(seat))
}
