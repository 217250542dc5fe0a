//! Cards in play. Each of them has its own id, so that two copies can be told apart.

use crate::SpotId;
use kernel::Seat;
use language::CardId;
use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitOr, Sub};

/// The id of a card in play: its number at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct PieceId(u8);
kernel::id!(PieceId, u8, 64);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Piece {
    pub card: CardId,
    /// The controller: the Author who played the card (Q6). For an Object, the controller is that of its current or
    /// last bearer, or the Author who played it if it has had no bearer (Q17).
    pub by: Seat,
    /// The Author who controls the card if no text gives control of it to another Author (Q72).
    pub own: Seat,
    /// The seat whose Library the card came from. In `oz` all seats share one Library (Q6).
    pub stock: Seat,
    pub at: At,
}

/// The place of a card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum At {
    /// The card is on its controller's own Title Card (Q15).
    Title,
    /// The card is at a Location: it is a Character, a loose Object, or an Effect attached to that Location.
    Spot(SpotId),
    /// The card is equipped or attached to another card.
    On(PieceId),
    /// The card is on the Title Card at the right end (rule 19).
    End,
}

/// A set of cards in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<PieceId>", into = "Vec<PieceId>")]
pub struct Pieces(u64);

impl Pieces {
    pub const NONE: Pieces = Pieces(0);

    #[inline]
    pub fn only(piece: PieceId) -> Pieces {
        Pieces(1 << piece.0)
    }

    #[inline]
    pub fn contains(self, piece: PieceId) -> bool {
        self.0 >> piece.0 & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, piece: PieceId) {
        self.0 |= 1 << piece.0;
    }

    #[inline]
    pub fn remove(&mut self, piece: PieceId) {
        self.0 &= !(1 << piece.0);
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn first(self) -> Option<PieceId> {
        (self.0 != 0).then(|| PieceId(self.0.trailing_zeros() as u8))
    }

    #[inline]
    pub fn last(self) -> Option<PieceId> {
        (self.0 != 0).then(|| PieceId(63 - self.0.leading_zeros() as u8))
    }

    /// Returns the lowest id that no card in play has.
    #[inline]
    pub fn free(self) -> Option<PieceId> {
        Pieces(!self.0).first()
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = PieceId> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let next = left.first()?;
            left.remove(next);
            Some(next)
        })
    }

    /// Returns the set as a number with one bit for each card, for a digest.
    #[inline]
    pub fn bits(self) -> u64 {
        self.0
    }
}

impl BitOr for Pieces {
    type Output = Pieces;
    #[inline]
    fn bitor(self, other: Pieces) -> Pieces {
        Pieces(self.0 | other.0)
    }
}

impl BitAnd for Pieces {
    type Output = Pieces;
    #[inline]
    fn bitand(self, other: Pieces) -> Pieces {
        Pieces(self.0 & other.0)
    }
}

impl Sub for Pieces {
    type Output = Pieces;
    #[inline]
    fn sub(self, other: Pieces) -> Pieces {
        Pieces(self.0 & !other.0)
    }
}

impl From<Vec<PieceId>> for Pieces {
    fn from(pieces: Vec<PieceId>) -> Pieces {
        pieces.into_iter().collect()
    }
}

impl From<Pieces> for Vec<PieceId> {
    fn from(pieces: Pieces) -> Vec<PieceId> {
        pieces.iter().collect()
    }
}

impl FromIterator<PieceId> for Pieces {
    fn from_iter<I: IntoIterator<Item = PieceId>>(pieces: I) -> Pieces {
        pieces.into_iter().fold(Pieces::NONE, |all, piece| all | Pieces::only(piece))
    }
}
