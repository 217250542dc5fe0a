//! An invitation to a table that has not begun.

use crate::Need;
use protocol::{ChairRight, FromClient, GatheringInfo, Seat};

/// The invitation that the client shows.
#[derive(Clone, Debug)]
pub struct Gathering {
    pub info: GatheringInfo,
}

/// What the reader may do with a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// The chair is free for the reader.
    Take,
    /// The reader holds the chair, or may free it as the one who invites.
    Release,
    /// The reader can change nothing about the chair.
    Nothing,
}

impl Gathering {
    /// Reports whether the reader has taken a seat.
    pub(crate) fn holds_seat(&self) -> bool {
        self.info.chairs.iter().any(|chair| chair.mine && chair.name.is_some())
    }

    /// Returns what the reader may do with the chair at this index.
    pub fn seating(&self, at: usize) -> Seating {
        let may = |right| self.info.chairs.get(at).is_some_and(|chair| chair.may.contains(&right));
        if may(ChairRight::Take) {
            Seating::Take
        } else if may(ChairRight::Release) {
            Seating::Release
        } else {
            Seating::Nothing
        }
    }

    /// Returns the request to take a free chair under this name, or to free a chair. Returns `None` for a chair
    /// about which the reader can change nothing.
    pub fn seat(&self, at: usize, name: &str) -> Option<Need> {
        let seat = Seat::new(at, self.info.chairs.len())?;
        match self.seating(at) {
            Seating::Take => Some(Need::Say(FromClient::Take { seat, name: name.to_owned() })),
            Seating::Release => Some(Need::Say(FromClient::Release { seat })),
            Seating::Nothing => None,
        }
    }
}
