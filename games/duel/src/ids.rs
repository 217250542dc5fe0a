//! The ids in a scene. The id of a card is its id in the card files, in every zone. The id of a unit is made from the
//! id of its leader.

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
        /// The Force of a unit when it attacks.
        Attack = "attack",
        /// The Force of a unit when it defends.
        Defence = "defence",
        /// The Force of one Character.
        Force = "force",
        /// Present if a captive is Incapacitated (D36).
        Token = "token",
        /// The total of one side of a battle.
        Total = "total",
        /// The number of viable Characters, on the score sheet. The counters below are on the score sheet too.
        Viable = "viable",
        Killed = "killed",
        Exiled = "exiled",
        Captives = "captives",
        Turns = "turns",
    }
}

/// The name of the dice in the news.
pub(crate) const DIE: &str = "battle";
