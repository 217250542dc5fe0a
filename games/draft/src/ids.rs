//! The ids in a scene of the draft.

use crate::{Character, ColumnId};
use kernel::Seat;

kernel::scene_ids! {
    /// The zones in a scene.
    pub ZoneId {
        Column(ColumnId) = "column",
        /// The open Trio, which counts for everybody.
        Open = "open",
        Stories(Seat) = "stories",
        /// The face-down Stories of a player.
        Down(Seat) = "down",
        Hand(Seat) = "hand",
        Deck = "deck",
        Discard = "discard",
    }
}

kernel::scene_ids! {
    /// The counters of zones and cards. The counter of a Character has the name of the Character as its id.
    pub CounterId {
        /// The number of Characters in a hand.
        Cards = "cards",
        /// The number of Characters in the deck.
        Characters = "characters",
        /// The number of Stories in the deck.
        Stories = "stories",
        /// The points that a Story scores with the current hands.
        Now = "now",
        /// The most points that a Story can still score.
        Best = "best",
    }
}

/// Returns the id of a Character card from its index among the cards of the same Character in a zone.
pub(crate) fn copy_id(zone: ZoneId, character: Character, place: u8) -> String {
    format!("{zone}/{}.{place}", character.key())
}

/// Returns the id of a face-down Story from its index.
pub(crate) fn down_id(seat: Seat, place: usize) -> String {
    format!("{}/{place}", ZoneId::Down(seat))
}
