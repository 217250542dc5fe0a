//! An invitation to a table that has not begun.

use crate::Need;
use protocol::{ChairInfo, FromClient, GatheringInfo, Seat};

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
    /// Somebody else has the chair.
    Nothing,
}

impl Gathering {
    /// Reports whether the reader has taken a seat.
    pub(crate) fn holds_seat(&self) -> bool {
        self.info.chairs.iter().any(|chair| chair.mine && chair.name.is_some())
    }

    /// Returns what the reader may do with the chair at this index.
    pub fn seating(&self, at: usize) -> Seating {
        match self.info.chairs.get(at) {
            Some(ChairInfo { name: None, kept: None, .. } | ChairInfo { name: None, mine: true, .. }) => Seating::Take,
            Some(ChairInfo { name: Some(_), mine, .. }) if *mine || self.info.mine => Seating::Release,
            Some(_) | None => Seating::Nothing,
        }
    }

    /// Returns the request to take a free chair under this name, or to free a chair. Returns `None` for a chair of
    /// somebody else.
    pub fn seat(&self, at: usize, name: &str) -> Option<Need> {
        let seat = Seat::new(at, self.info.chairs.len())?;
        match self.seating(at) {
            Seating::Take => Some(Need::Say(FromClient::Take { seat, name: name.to_owned() })),
            Seating::Release => Some(Need::Say(FromClient::Release { seat })),
            Seating::Nothing => None,
        }
    }
}
