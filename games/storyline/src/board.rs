//! The open part of a position, which everybody sees.

use crate::{At, Bag, FrameId, Heading, Piece, PieceId, Pieces, Roster, SpotId, Step, Task, text_index::TextIndex};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatMap};
use language::{Lasting, LocationId, Script, Source, Until};
use serde::{Deserialize, Serialize};

/// The part of a position that everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Board {
    /// The current Round, counted from 1.
    pub round: u8,
    /// The Author who begins each Round (Q54).
    pub first: Seat,
    pub active: Seat,
    pub step: Step,
    /// The unfinished tasks, in reverse order: the next task to carry out is the last one.
    pub agenda: ArrayVec<Task, MOST_TASKS>,
    /// The texts that are being carried out, the innermost last.
    pub frames: ArrayVec<Frame, MOST_FRAMES>,
    #[serde(with = "placed")]
    pub pieces: [Option<Piece>; PieceId::MOST],
    pub in_play: Pieces,
    /// The cards in play that are equipped or attached to another card. The set follows from `pieces`, but is stored
    /// because it is used often.
    pub borne: Pieces,
    pub roster: Roster,
    /// The Location at each place, or `None` if it is face-down. Only the places of this table's road are used.
    pub spots: [Option<LocationId>; SpotId::MOST],
    pub folio: Folio,
    /// The piles of each Library. In `oz` there is one Library, and its piles are those of the first seat.
    pub piles: SeatMap<Piles>,
    pub lasting: ArrayVec<Lasts, MOST_LASTING>,
    /// The number of cards in each hand, which everybody can see. It follows from the hands, but is stored here because
    /// texts count the cards of a hand, and the functions for texts know only the board.
    pub held: SeatMap<u8>,
    /// The Story Points that each seat loses after its next Roll (Q74).
    pub owed: SeatMap<u8>,
    /// The Author who has ended the game (rule 10).
    pub ender: Option<Seat>,
    /// The card whose LEAVES texts have begun, until it has left, so that these texts do not begin a second time.
    pub leaving: Option<PieceId>,
    /// For each place, the Character that turned the Location there face-up in order to enter it, and has not arrived
    /// yet (Q67).
    pub entering: [Option<PieceId>; SpotId::MOST],
    pub this_turn: ThisTurn,
}

/// The greatest number of tasks on the agenda (Q61).
pub const MOST_TASKS: usize = 128;
/// The greatest number of texts that can begin at the same moment (Q61).
pub const MOST_WAITING: usize = 64;
/// The greatest number of texts that can be in progress at the same time, each interrupted by the next one (Q63).
pub const MOST_FRAMES: usize = FrameId::MOST;
/// The greatest number of temporary gifts (Q61).
pub const MOST_LASTING: usize = 32;
/// The greatest number of face-down Events of an Author (Q61).
pub const MOST_SAVED: usize = 8;
/// The greatest number of texts that can be carried out in a turn (Q63).
pub const MOST_SCRIPTS_A_TURN: u8 = 200;
/// The greatest number of actions in a turn (Q63).
pub const MOST_ACTIONS_A_TURN: u8 = 200;

/// The Locations that are not face-up on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Folio {
    /// The number of copies of each Location that are face-down on the table or in the shuffled part of the Folio, in
    /// two rows of bits: the low bits of all numbers, and the high bits.
    pub unseen: [u64; 2],
    /// The known Locations at the bottom of the Folio, in order from the top (rule 15).
    pub bottom: ArrayVec<LocationId, { 2 * LocationId::MOST }>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Piles {
    pub archive: Bag,
    /// The cards that were banished.
    pub banished: Bag,
    /// For each title, the greatest number of copies that the Library can hold, judging by public information (Q57).
    pub may_hold: Bag,
}

/// A text that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    pub script: Script,
    /// The seat that decides for the text, and that the text calls "you".
    pub seat: Seat,
    /// The card whose text this is, if the card is in play.
    pub this: Option<PieceId>,
    /// The place of the card when its text began, which the text calls HERE.
    pub here: Option<SpotId>,
    pub it: Option<PieceId>,
    pub there: Option<SpotId>,
    /// True if the sentence before the current one changed something.
    pub done: bool,
    /// The Location at which the first target of the text's last move was before the move.
    pub left: Option<LocationId>,
    /// The seats whose Characters the text does not affect.
    pub protected: Seats,
    /// The frame of the text that this text answers, if this text is a reaction to a text.
    pub answers: Option<FrameId>,
}

/// A gift that a text gives for a limited time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Lasts {
    pub on: PieceId,
    pub what: Lasting,
    pub until: Until,
    /// The seat at whose turn the gift ends, if it ends with a turn. If the gift is control, this is also the seat that
    /// has control.
    pub seat: Seat,
    /// True if another turn of `seat` must begin before the gift can end, as in "the end of its controller's next
    /// turn".
    pub waits: bool,
}

/// The data of the current turn, replaced as a whole when a turn begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThisTurn {
    /// The Story Points that the active Author has left.
    pub points: u8,
    /// The Characters that have used their Bonus Movement (Q21).
    pub moved: Pieces,
    /// The Character that may take further steps, with the direction and the number of these steps (STRIDE).
    pub striding: Option<(PieceId, Heading, u8)>,
    /// The cards whose ONCE has been used in this turn.
    pub used: Pieces,
    /// One bit for each place whose Location has already had its first entry of this turn.
    pub entered: u16,
    /// The number of Draw actions taken in this turn.
    pub drawn: u8,
    /// The source of the text that makes the next Draw action free (DRAW FREE).
    pub free_draw: Option<Source>,
    pub actions: u8,
    pub scripts: u8,
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    pub fn bits(self) -> u8 {
        self.0
    }
}

impl Board {
    #[inline]
    pub fn piece(&self, piece: PieceId) -> Option<&Piece> {
        self.pieces[piece.index()].as_ref()
    }

    /// Returns every card in play, in the order of the ids.
    #[inline]
    pub fn each(&self) -> impl Iterator<Item = (PieceId, &Piece)> + Clone {
        self.those(self.in_play)
    }

    /// Returns those cards of a set that are in play, in the order of the ids.
    #[inline]
    pub fn those(&self, pieces: Pieces) -> impl Iterator<Item = (PieceId, &Piece)> + Clone {
        pieces.iter().filter_map(|id| Some((id, self.pieces[id.index()].as_ref()?)))
    }

    #[inline]
    pub fn characters(&self) -> impl Iterator<Item = (PieceId, &Piece)> + Clone {
        self.those(self.roster.characters)
    }

    /// Returns the place of a card, or `None` if the card is on a Title Card, at The End or not in play. A card on
    /// another card has the place of that card.
    #[inline]
    pub fn spot_of(&self, piece: PieceId) -> Option<SpotId> {
        match self.piece(piece)?.at {
            At::Spot(spot) => Some(spot),
            At::On(bearer) => match self.piece(bearer)?.at {
                At::Spot(spot) => Some(spot),
                // This is an Effect on an Object that a Character bears. Its place is that of the Character.
                At::On(other) => match self.piece(other)?.at {
                    At::Spot(spot) => Some(spot),
                    At::Title | At::End | At::On(_) => None,
                },
                At::Title | At::End => None,
            },
            At::Title | At::End => None,
        }
    }

    /// Returns the controller of a card in play.
    #[inline]
    pub fn controller(&self, id: PieceId) -> Option<Seat> {
        self.piece(id).map(|piece| piece.by)
    }

    /// Returns the cards that are equipped or attached to a card.
    #[inline]
    pub fn attached(&self, to: PieceId) -> impl Iterator<Item = (PieceId, &Piece)> + Clone {
        self.those(self.borne).filter(move |(_, piece)| piece.at == At::On(to))
    }

    #[inline]
    pub fn characters_of(&self, seat: Seat) -> impl Iterator<Item = (PieceId, &Piece)> + Clone {
        self.characters().filter(move |(_, piece)| piece.by == seat)
    }

    #[inline]
    pub fn characters_at(&self, spot: SpotId) -> impl Iterator<Item = (PieceId, &Piece)> + Clone {
        self.characters().filter(move |(_, piece)| piece.at == At::Spot(spot))
    }

    /// Puts a card into play with this id. If a card with the id is in play, it is replaced.
    pub fn enter(&mut self, texts: &TextIndex, id: PieceId, piece: Piece) {
        self.leave(id);
        self.pieces[id.index()] = Some(piece);
        self.in_play.insert(id);
        self.roster.enter(texts, id, piece.card);
        self.put(id, piece.at);
    }

    /// Takes the card with this id out of play, if there is one.
    pub fn leave(&mut self, id: PieceId) {
        self.pieces[id.index()] = None;
        self.in_play.remove(id);
        self.borne.remove(id);
        self.roster.leave(id);
        self.enters_only(id, None);
    }

    /// Clears the entries of `entering` that name this card, except the one at `place` (Q67).
    pub(crate) fn enters_only(&mut self, id: PieceId, place: Option<SpotId>) {
        for (spot, by) in self.entering.iter_mut().enumerate() {
            if *by == Some(id) && place.is_none_or(|place| place.index() != spot) {
                *by = None;
            }
        }
    }

    /// Moves the card `id` to `at`, if the card is in play.
    pub(crate) fn put(&mut self, id: PieceId, at: At) {
        if let Some(piece) = &mut self.pieces[id.index()] {
            piece.at = at;
            if matches!(at, At::On(_)) { self.borne.insert(id) } else { self.borne.remove(id) }
        }
    }

    #[inline]
    pub fn location(&self, spot: SpotId) -> Option<LocationId> {
        self.spots[spot.index()]
    }
}

impl Folio {
    pub fn count(&self, location: LocationId) -> u32 {
        let bit = |row: u64| (row >> location.index() & 1) as u32;
        bit(self.unseen[0]) + 2 * bit(self.unseen[1])
    }

    /// Returns the number of unseen Locations, in the Folio and face-down on the table.
    pub fn len(&self) -> u32 {
        self.unseen[0].count_ones() + 2 * self.unseen[1].count_ones()
    }

    pub fn is_empty(&self) -> bool {
        self.unseen == [0, 0]
    }

    pub fn add(&mut self, location: LocationId) {
        let bit = 1 << location.index();
        self.unseen[1] ^= self.unseen[0] & bit;
        self.unseen[0] ^= bit;
    }

    pub fn take(&mut self, location: LocationId) {
        let bit = 1 << location.index();
        self.unseen[1] ^= !self.unseen[0] & bit;
        self.unseen[0] ^= bit;
    }
}

/// Writes the cards in play as a list of their ids with the cards. Serde has no arrays of this length.
mod placed {
    use crate::{Piece, PieceId};
    use serde::{Deserialize, Deserializer, Serializer};

    type Placed = [Option<Piece>; PieceId::MOST];

    pub(super) fn serialize<S: Serializer>(pieces: &Placed, to: S) -> Result<S::Ok, S::Error> {
        let each = pieces.iter().enumerate().filter_map(|(index, piece)| Some((PieceId::from_index(index), (*piece)?)));
        to.collect_seq(each)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Placed, D::Error> {
        let mut pieces = [None; PieceId::MOST];
        for (id, piece) in Vec::<(PieceId, Piece)>::deserialize(from)? {
            pieces[id.index()] = Some(piece);
        }
        Ok(pieces)
    }
}
