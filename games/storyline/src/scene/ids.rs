//! The names of zones and cards in a scene.

use crate::{PieceId, SpotId};
use kernel::Seat;

pub(super) fn spot_id(spot: SpotId) -> String {
    format!("spot.{}", u8::from(spot))
}

pub(super) fn location_id(spot: SpotId) -> String {
    format!("loc.{}", u8::from(spot))
}

pub(super) fn seat_id(zone: &str, seat: Seat) -> String {
    format!("{zone}.{}", seat.index())
}

pub(super) fn piece_id(id: PieceId) -> String {
    format!("p.{}", u8::from(id))
}
