//! The ids in a scene.

use kernel::Seat;

kernel::scene_ids! {
    /// The zones of a scene.
    pub ZoneId {
        /// The card that somebody has drawn.
        Drawn = "drawn",
        Hand(Seat) = "hand",
        Discard = "discard",
    }
}
