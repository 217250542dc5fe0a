//! Ids of what a scene shows. A card is called as the card list calls it, wherever it lies; a unit after its leader.

use kernel::Seat;

kernel::scene_ids! {
    /// The zones of a scene, but for units.
    pub ZoneId {
        Hand(Seat) = "hand",
        Deck(Seat) = "deck",
        Discard(Seat) = "discard",
        Killed(Seat) = "killed",
        Exiled(Seat) = "exiled",
        Locations(Seat) = "locations",
        /// Incapacitated Characters.
        Idle(Seat) = "idle",
        Captives(Seat) = "captives",
        /// Attacks that are declared and not done.
        Attacks = "attacks",
    }
}

kernel::scene_ids! {
    /// The counters of zones, cards and sides of a battle.
    pub CounterId {
        Cards = "cards",
        /// The Force of a unit that attacks.
        Attack = "attack",
        /// The Force of a unit that defends.
        Defence = "defence",
        /// The Force of one Character.
        Force = "force",
        /// Whether a captive is Incapacitated (D36).
        Token = "token",
        /// What one side of a battle has.
        Total = "total",
        /// Viable Characters, on the sheet at the end; so the others.
        Viable = "viable",
        Killed = "killed",
        Exiled = "exiled",
        Captives = "captives",
        Turns = "turns",
    }
}

/// What dice are called in the news.
pub(crate) const DIE: &str = "battle";
