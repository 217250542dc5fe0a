//! The ids in a scene. A card has its id from the card files, wherever it lies. A unit has the id of its leader.

use kernel::Seat;

kernel::scene_ids! {
    /// The zones of a scene, except units.
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
        /// Attacks that are declared and not yet resolved.
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
        /// Present if a captive is Incapacitated (D36).
        Token = "token",
        /// The total of one side of a battle.
        Total = "total",
        /// The viable Characters, on the score sheet. The counters below are on the sheet too.
        Viable = "viable",
        Killed = "killed",
        Exiled = "exiled",
        Captives = "captives",
        Turns = "turns",
    }
}

/// The name of the dice in the news.
pub(crate) const DIE: &str = "battle";
