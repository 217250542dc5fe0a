//! The table as everybody sees it.

use crate::{At, Bag, FrameId, Heading, Piece, PieceId, Pieces, Roster, SpotId, Step, Task, text_index::TextIndex};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatMap};
use language::{Lasting, LocationId, Script, Source, Until};

/// What lies open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// From 1.
    pub round: u8,
    /// Q54: who begins each Round.
    pub first: Seat,
    pub active: Seat,
    pub step: Step,
    /// Unfinished work, the next of it last.
    pub agenda: ArrayVec<Task, MOST_TASKS>,
    /// The texts that are being carried out, the innermost last.
    pub frames: ArrayVec<Frame, MOST_FRAMES>,
    pub pieces: [Option<Piece>; PieceId::MOST],
    pub in_play: Pieces,
    /// Those of them that are on another card. Told by the cards themselves; kept because it is asked for all the time.
    pub borne: Pieces,
    pub roster: Roster,
    /// The Location at each place; none where it lies face-down. The places of the road, and no more, are used.
    pub spots: [Option<LocationId>; SpotId::MOST],
    pub folio: Folio,
    /// For each Library its Archive and what has left the game; in `oz` the first seat's are everybody's.
    pub piles: SeatMap<Piles>,
    pub lasting: ArrayVec<Lasts, MOST_LASTING>,
    /// How many cards each hand has, as everybody can see. Told by the hands; kept because texts count them.
    pub held: SeatMap<u8>,
    /// Q74: Story Points that each seat loses after its next Roll.
    pub owed: SeatMap<u8>,
    /// Rules 10: who has ended the game.
    pub ender: Option<Seat>,
    /// Whose LEAVES text is being carried out, or has been, before it goes.
    pub leaving: Option<PieceId>,
    /// For each place, who has turned up its Location to enter it, and has not arrived there yet (Q67).
    pub entering: [Option<PieceId>; SpotId::MOST],
    pub this_turn: ThisTurn,
}

/// Q61
pub const MOST_TASKS: usize = 128;
/// Q61
pub const MOST_WAITING: usize = 64;
/// Q63
pub const MOST_FRAMES: usize = FrameId::MOST;
/// Q61
pub const MOST_LASTING: usize = 32;
/// Q61
pub const MOST_SAVED: usize = 8;
/// Q63
pub const MOST_SCRIPTS_A_TURN: u8 = 200;
/// Q63
pub const MOST_ACTIONS_A_TURN: u8 = 200;

/// Locations that are not turned up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folio {
    /// One bit for each that has a copy, and one for each that has two, face-down on the table or still in the Folio.
    pub unseen: [u64; 2],
    /// Rules 15: those put on the bottom, the first of them on top.
    pub bottom: ArrayVec<LocationId, { 2 * LocationId::MOST }>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Piles {
    pub archive: Bag,
    /// BANISH
    pub banished: Bag,
    /// Q57: how many copies of each title the Library may hold, as everybody can tell.
    pub may_hold: Bag,
}

/// A text that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    pub script: Script,
    /// Who decides in it: "you".
    pub seat: Seat,
    /// The card in play whose text it is, if it is in play.
    pub this: Option<PieceId>,
    /// HERE: where the card was as its text began.
    pub here: Option<SpotId>,
    pub it: Option<PieceId>,
    pub there: Option<SpotId>,
    /// Whether the sentence before changed something.
    pub done: bool,
    /// Which Location was left by what was moved last.
    pub left: Option<LocationId>,
    /// Who is not affected by it.
    pub protected: Seats,
    /// Of a reaction, the text that it answers.
    pub answers: Option<FrameId>,
}

/// Something that a text has given for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lasts {
    pub on: PieceId,
    pub what: Lasting,
    pub until: Until,
    /// Whose turn ends or begins it, where a turn does.
    pub seat: Seat,
    /// Not before another turn of that seat has begun: "the end of its controller's next turn".
    pub waits: bool,
}

/// Replaced whole as a turn begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThisTurn {
    /// Story Points left.
    pub points: u8,
    /// Q21: who has used the Bonus Movement.
    pub moved: Pieces,
    /// STRIDE: who may go on in the same direction, ahead or back, for so many steps.
    pub striding: Option<(PieceId, Heading, u8)>,
    /// Cards whose ONCE has been used, and Locations that were entered for the first time.
    pub used: Pieces,
    pub entered: u16,
    /// Draw actions taken.
    pub drawn: u8,
    /// DRAW FREE: whose text lets the next of them cost nothing.
    pub free_draw: Option<Source>,
    pub actions: u8,
    pub scripts: u8,
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

    /// Every card in play, in the order of its place.
    #[inline]
    pub fn each(&self) -> impl Iterator<Item = (PieceId, &Piece)> + Clone {
        self.those(self.in_play)
    }

    /// Those of these that are in play, in the same order.
    #[inline]
    pub fn those(&self, pieces: Pieces) -> impl Iterator<Item = (PieceId, &Piece)> + Clone {
        pieces.iter().filter_map(|id| Some((id, self.pieces[id.index()].as_ref()?)))
    }

    #[inline]
    pub fn characters(&self) -> impl Iterator<Item = (PieceId, &Piece)> + Clone {
        self.those(self.roster.characters)
    }

    /// At which Location a card in play is; what is equipped or attached is where its bearer is.
    #[inline]
    pub fn spot_of(&self, piece: PieceId) -> Option<SpotId> {
        match self.piece(piece)?.at {
            At::Spot(spot) => Some(spot),
            At::On(bearer) => match self.piece(bearer)?.at {
                At::Spot(spot) => Some(spot),
                // An Effect on an Object that somebody bears.
                At::On(other) => match self.piece(other)?.at {
                    At::Spot(spot) => Some(spot),
                    At::Title | At::End | At::On(_) => None,
                },
                At::Title | At::End => None,
            },
            At::Title | At::End => None,
        }
    }

    /// Who controls a card in play.
    #[inline]
    pub fn controller(&self, id: PieceId) -> Option<Seat> {
        self.piece(id).map(|piece| piece.by)
    }

    /// What is equipped or attached to a card.
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

    /// A card comes into play, or takes the place of another at the table.
    pub fn enter(&mut self, texts: &TextIndex, id: PieceId, piece: Piece) {
        self.leave(id);
        self.pieces[id.index()] = Some(piece);
        self.in_play.insert(id);
        self.roster.enter(texts, id, piece.card);
        self.put(id, piece.at);
    }

    /// Where there is a card, it is in play no more.
    pub fn leave(&mut self, id: PieceId) {
        self.pieces[id.index()] = None;
        self.in_play.remove(id);
        self.borne.remove(id);
        self.roster.leave(id);
        self.enters_only(id, None);
    }

    /// Q67: whatever else a card has turned up, it does not enter that any more.
    pub(crate) fn enters_only(&mut self, id: PieceId, place: Option<SpotId>) {
        for (spot, by) in self.entering.iter_mut().enumerate() {
            if *by == Some(id) && place.is_none_or(|place| place.index() != spot) {
                *by = None;
            }
        }
    }

    /// Moves a card in play.
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

    /// Unseen Locations, those that lie face-down on the table among them.
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
