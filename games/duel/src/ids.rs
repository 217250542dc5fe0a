//! The ids in a scene. A card has the same id in every zone: its id in the card files. The id of a unit is made from
//! the id of its leader.

use kernel::Seat;

kernel::scene_ids! {
    /// The zones of a scene, except those of the units.
    pub ZoneId {
        Hand(Seat) = "hand",
        Deck(Seat) = "deck",
        Discard(Seat) = "discard",
        Killed(Seat) = "killed",
        Exiled(Seat) = "exiled",
        Locations(Seat) = "locations",
        /// The Incapacitated Characters under a seat's control.
        Idle(Seat) = "idle",
        Captives(Seat) = "captives",
        /// The attacks that are declared but not yet resolved.
        Attacks = "attacks",
    }
}

kernel::scene_ids! {
    /// The counters of zones, of cards, and of the sides of a battle.
    pub CounterId {
        Cards = "cards",
        /// The Force of a unit when it attacks.
        Attack = "attack",
        /// The Force of a unit when it defends.
        Defence = "defence",
        /// The Force of one Character.
        Force = "force",
        /// The mark of a captive that is Incapacitated (D36).
        Token = "token",
        /// The total of one side of a battle.
        Total = "total",
        /// The number of viable Characters. This counter and those below it appear on the score sheet.
        Viable = "viable",
        Killed = "killed",
        Exiled = "exiled",
        Captives = "captives",
        Turns = "turns",
    }
}

/// The name of the twelve-sided dice in the news.
pub(crate) const DIE: &str = "battle";
