//! Ids of what a scene shows.

use crate::{PieceId, SpotId, Storyline};
use kernel::Seat;
use language::{CardId, Profile};

kernel::scene_ids! {
    /// The zones of a scene. Libraries and Archives are the whole table's in `oz`, and each Author's in `epic`.
    pub ZoneId {
        Title(Seat) = "title",
        /// The End of an Author's Storyline.
        End(Seat) = "end",
        Spot(SpotId) = "spot",
        Hand(Seat) = "hand",
        /// Events turned face-down.
        Saved(Seat) = "saved",
        /// What the viewer knows of another's face-down Events, though not which is which.
        Known(Seat) = "known",
        Library = "library",
        LibraryOf(Seat) = "library",
        Archive = "archive",
        ArchiveOf(Seat) = "archive",
        Banished = "banished",
        BanishedOf(Seat) = "banished",
        /// Locations still to come.
        Folio = "folio",
        /// What the active Author has to spend.
        Dice = "dice",
        /// A hand that is shown for a question.
        Looked = "looked",
        /// The top of a Library that is shown for a question.
        Peeked = "peeked",
        /// What may be looked for.
        Search = "search",
        /// The card that may be answered.
        Answered = "answered",
    }
}

kernel::scene_ids! {
    /// Cards on the table, which can be followed by eye. All others are called after the zone that they lie in.
    pub TableId {
        Piece(PieceId) = "p",
        Location(SpotId) = "loc",
    }
}

kernel::scene_ids! {
    /// The counters of zones and cards.
    pub CounterId {
        Cards = "cards",
        /// Points that will be lost after the next Roll.
        Owed = "owed",
        /// What was paid for a face-down Event.
        Paid = "paid",
        /// The place of a card in a Library, from one end.
        Place = "place",
        Points = "points",
        /// Dice that are still to fall.
        Blue = "blue",
        /// The same; and how many of them a Roll has.
        Gold = "gold",
        /// Dice that have fallen.
        Fallen = "fallen",
        Symbols = "symbols",
        /// The score as things stand.
        Now = "now",
        Vitality = "vitality",
        /// Its text says nothing.
        Blank = "blank",
        /// It belongs to another Author.
        Control = "control",
        /// Words that a card has been given.
        Flying = "flying",
        Swimming = "swimming",
        Steadfast = "steadfast",
        Immovable = "immovable",
        Shield = "shield",
        Rounds = "rounds",
    }
}

kernel::scene_ids! {
    /// Choices that point at nothing on the table, but for `which.N`, a part of a text.
    pub AnswerId {
        Done = "done",
        Yes = "yes",
    }
}

kernel::scene_ids! {
    /// Dice.
    pub DieId {
        Blue = "blue",
        Gold = "gold",
    }
}

impl Storyline {
    /// Returns the Library that a seat draws from.
    pub(crate) fn library_id(&self, seat: Seat) -> ZoneId {
        self.stock_id(ZoneId::Library, ZoneId::LibraryOf(seat))
    }

    /// Returns the Archive of a seat.
    pub(crate) fn archive_id(&self, seat: Seat) -> ZoneId {
        self.stock_id(ZoneId::Archive, ZoneId::ArchiveOf(seat))
    }

    /// Returns where banished cards of a seat lie.
    pub(crate) fn banished_id(&self, seat: Seat) -> ZoneId {
        self.stock_id(ZoneId::Banished, ZoneId::BanishedOf(seat))
    }

    fn stock_id(&self, shared: ZoneId, own: ZoneId) -> ZoneId {
        match self.rules.profile {
            Profile::Oz => shared,
            Profile::Epic => own,
        }
    }

    /// Returns the id of a card without a place of its own at the table: it is called after its zone, and copies are
    /// counted.
    pub(crate) fn copy_id(&self, zone: ZoneId, card: CardId, copy: u8) -> String {
        let id = &self.catalog.card(card).id;
        if copy == 1 { format!("{zone}/{id}") } else { format!("{zone}/{id}/{copy}") }
    }
}

/// Returns the id of a face-down Event, by its place.
pub(crate) fn saved_id(seat: Seat, place: usize) -> String {
    format!("{}/{place}", ZoneId::Saved(seat))
}
