//! An invitation to a table that has not begun.

use crate::{Need, address::ToSeat};
use protocol::{ChairRight, FromClient, GatheringInfo, Seat};

/// The invitation that the client shows.
#[derive(Clone, Debug)]
pub struct Gathering {
    pub info: GatheringInfo,
    /// The link for a certain seat by which the reader has come, if any.
    pub link: Option<ToSeat>,
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

    /// Returns the link by which the reader has come, if a seat of this invitation is still promised to a link.
    pub(crate) fn promise(&self) -> Option<&ToSeat> {
        self.link.as_ref().filter(|link| self.info.chairs.get(link.seat).is_some_and(|chair| chair.promised))
    }

    /// Returns what the reader may do with the chair at this index. A reader with the link for a seat may take only that
    /// seat.
    pub fn seating(&self, at: usize) -> Seating {
        let may = |right| self.info.chairs.get(at).is_some_and(|chair| chair.may.contains(&right));
        match self.promise() {
            // The server does not know of the link before it is used, so this is no right yet.
            Some(link) if link.seat == at => Seating::Take,
            None if may(ChairRight::Take) => Seating::Take,
            Some(_) | None if may(ChairRight::Release) => Seating::Release,
            Some(_) | None => Seating::Nothing,
        }
    }

    /// Returns the request to take a free chair under this name, or to free a chair. Returns `None` for a chair
    /// about which the reader can change nothing.
    pub fn seat(&self, at: usize, name: &str) -> Option<Need> {
        let seat = Seat::new(at, self.info.chairs.len())?;
        let name = name.to_owned();
        Some(Need::Say(match (self.seating(at), self.promise()) {
            (Seating::Take, Some(link)) => FromClient::Redeem { seat, name, link: link.secret.clone() },
            (Seating::Take, None) => FromClient::Take { seat, name },
            (Seating::Release, _) => FromClient::Release { seat },
            (Seating::Nothing, _) => return None,
        }))
    }
}
