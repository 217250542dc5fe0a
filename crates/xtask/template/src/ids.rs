//! The ids in a scene of this game.

use kernel::Seat;

kernel::scene_ids! {
    /// The zones in a scene.
    pub ZoneId {
        /// The card that the seat to move has drawn.
        Drawn = "drawn",
        Hand(Seat) = "hand",
        Discard = "discard",
    }
}
