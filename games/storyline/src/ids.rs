//! The ids of the things in a scene.

use crate::{PieceId, SpotId, Storyline};
use kernel::Seat;
use language::{CardId, Profile};

kernel::scene_ids! {
    /// The zones of a scene. In `oz` the table has one Library and one Archive, and in `epic` each Author has one of
    /// each.
    pub ZoneId {
        Title(Seat) = "title",
        /// The End of an Author's Storyline.
        End(Seat) = "end",
        Spot(SpotId) = "spot",
        Hand(Seat) = "hand",
        /// The face-down Events of an Author.
        Saved(Seat) = "saved",
        /// The cards of another Author that, as the viewer knows, are or may be face-down Events.
        Known(Seat) = "known",
        Library = "library",
        LibraryOf(Seat) = "library",
        Archive = "archive",
        ArchiveOf(Seat) = "archive",
        Banished = "banished",
        BanishedOf(Seat) = "banished",
        /// The Locations that are not on the table.
        Folio = "folio",
        /// The Story Points and the dice of the active Author.
        Dice = "dice",
        /// The hand of another Author, while the viewer has to choose one of its cards.
        Looked = "looked",
        /// The cards at the top of a Library at which the viewer peeks, while the viewer has to choose among them.
        Peeked = "peeked",
        /// The cards for which the viewer may search.
        Search = "search",
        /// The card to which the viewer may react.
        Answered = "answered",
    }
}

kernel::scene_ids! {
    /// The ids of the cards in play, and of the Location at each place. They allow a front end to follow a card from
    /// one scene to the next. The id of any other card begins with its zone.
    pub TableId {
        Piece(PieceId) = "p",
        Location(SpotId) = "loc",
    }
}

kernel::scene_ids! {
    /// The counters of zones and cards.
    pub CounterId {
        Cards = "cards",
        /// Story Points that will be lost after the next Roll.
        Owed = "owed",
        /// The price that was paid for a face-down Event, in Story Points.
        Paid = "paid",
        /// The cost of a card in a hand now, if it differs from the printed cost.
        Cost = "cost",
        /// The cost of entering a Location, if only some Characters pay it. Its only part says who pays. The next
        /// counter is the same for leaving.
        Enter = "enter",
        Leave = "leave",
        /// The place of a card in a Library, counted from one end.
        Place = "place",
        Points = "points",
        /// Blue dice that have not been rolled yet.
        Blue = "blue",
        /// Gold dice that have not been rolled yet, or the gold dice of the next Roll.
        Gold = "gold",
        /// Dice that have been rolled.
        Fallen = "fallen",
        Symbols = "symbols",
        /// The Vitality on the road, which is the current score.
        Now = "now",
        Vitality = "vitality",
        /// A mark on a card whose text has no effect.
        Blank = "blank",
        /// A mark on a card that belongs to an Author other than its controller.
        Control = "control",
        /// The mark of a card to which a text has given Flying. The next four marks are for other words that texts have
        /// given.
        Flying = "flying",
        Swimming = "swimming",
        Steadfast = "steadfast",
        Immovable = "immovable",
        Shield = "shield",
    }
}

kernel::scene_ids! {
    /// The ids of choices that point at nothing on the table. Ids such as `which.2`, for a part of a text, are not in
    /// this list.
    pub AnswerId {
        Done = "done",
        Yes = "yes",
    }
}

kernel::scene_ids! {
    /// The ids of the kinds of dice.
    pub DieId {
        Blue = "blue",
        Gold = "gold",
    }
}

impl Storyline {
    /// Returns the zone of the Library that a seat draws from.
    pub(crate) fn library_id(&self, seat: Seat) -> ZoneId {
        self.stock_id(ZoneId::Library, ZoneId::LibraryOf(seat))
    }

    /// Returns the zone of the Archive that a seat uses.
    pub(crate) fn archive_id(&self, seat: Seat) -> ZoneId {
        self.stock_id(ZoneId::Archive, ZoneId::ArchiveOf(seat))
    }

    /// Returns the zone of the cards that were banished from a seat's Library.
    pub(crate) fn banished_id(&self, seat: Seat) -> ZoneId {
        self.stock_id(ZoneId::Banished, ZoneId::BanishedOf(seat))
    }

    fn stock_id(&self, shared: ZoneId, own: ZoneId) -> ZoneId {
        match self.rules.profile {
            Profile::Oz => shared,
            Profile::Epic => own,
        }
    }

    /// Returns the id of a card that has no id of its own at the table. It consists of the zone, the card and, from the
    /// second copy on, the number of the copy.
    pub(crate) fn copy_id(&self, zone: ZoneId, card: CardId, copy: u8) -> String {
        let id = &self.catalog.card(card).id;
        if copy == 1 { format!("{zone}/{id}") } else { format!("{zone}/{id}/{copy}") }
    }
}

/// Returns the id of the face-down Event with the index `place` among those of a seat.
pub(crate) fn saved_id(seat: Seat, place: usize) -> String {
    format!("{}/{place}", ZoneId::Saved(seat))
}
