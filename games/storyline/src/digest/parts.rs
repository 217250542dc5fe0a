//! Small parts of a position, as bytes of its digest.

use crate::{Bag, PieceId, SpotId};
use kernel::{Digest, Seat};
use language::{LocationId, Script, Source};

pub(super) fn script(script: Script, digest: &mut Digest) {
    match script.of {
        Source::Card(card) => digest.bytes(&[0, u8::from(card), script.ability]),
        Source::Location(location) => digest.bytes(&[1, u8::from(location), script.ability]),
    }
}

pub(super) fn bag(bag: Bag, digest: &mut Digest) {
    bag.rows().iter().for_each(|row| digest.bytes(&row.to_le_bytes()));
}

pub(super) fn seat(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}

pub(super) fn piece(piece: Option<PieceId>) -> u8 {
    piece.map_or(0, |piece| u8::from(piece) + 1)
}

pub(super) fn spot(spot: Option<SpotId>) -> u8 {
    spot.map_or(0, |spot| u8::from(spot) + 1)
}

pub(super) fn location(location: Option<LocationId>) -> u8 {
    location.map_or(0, |location| u8::from(location) + 1)
}
