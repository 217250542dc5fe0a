//! Through whose eyes a screen looks. Where several people share one, a curtain falls between them.

use crate::Dealer;
use kernel::{Seat, Turn, Viewer};

/// The seat whose view a screen gets, if it gets one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// This seat's.
    Seat(Seat),
    /// Nobody's while bots decide; this seat's again if no other person is asked before it.
    Away(Seat),
    /// Nobody's.
    Nobody,
}

/// Why somebody cannot sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SitFault {
    #[error("seat {found}; expected one of {count} seats, counted from 0")]
    NoSuchSeat { found: usize, count: usize },
    #[error("a bot plays seat {}; expected a seat of a person until the game is over", .0.index())]
    SeatOfBot(Seat),
}

impl Eyes {
    /// Where one person plays, theirs.
    pub(crate) fn on_opening(dealer: &Dealer) -> Eyes {
        let mut people = dealer.people();
        match (people.next(), people.next()) {
            (Some(only), None) => Eyes::Seat(only),
            (Some(_), Some(_)) | (None, _) => Eyes::Nobody,
        }
    }

    /// Somebody sits down, or stands up.
    pub(crate) fn sitting(seat: Option<Seat>, dealer: &Dealer) -> Result<Eyes, SitFault> {
        let Some(seat) = seat else { return Ok(Eyes::Nobody) };
        let count = dealer.table().header().seats.len();
        if seat.index() >= count {
            return Err(SitFault::NoSuchSeat { found: seat.index(), count });
        }
        // Once nothing is left to decide, a bot's seat is as good as any to look back from.
        if dealer.level(seat).is_some() && dealer.table().turn() != Turn::Over {
            return Err(SitFault::SeatOfBot(seat));
        }
        Ok(Eyes::Seat(seat))
    }

    /// The curtain falls as soon as this person has nothing more to decide.
    pub(crate) fn after_deciding(self, dealer: &Dealer) -> Eyes {
        match self {
            Eyes::Seat(seat) if dealer.is_shared() && dealer.table().turn() != Turn::Of(seat) => Eyes::Away(seat),
            Eyes::Seat(_) | Eyes::Away(_) | Eyes::Nobody => self,
        }
    }

    /// What becomes of them now that the table is where it is.
    pub(crate) fn now(self, dealer: &Dealer) -> Eyes {
        match (self, dealer.table().turn()) {
            (Eyes::Away(seat), Turn::Of(active)) if active == seat => Eyes::Seat(seat),
            (Eyes::Away(_), Turn::Of(active)) if dealer.level(active).is_none() => Eyes::Nobody,
            (Eyes::Away(_), Turn::Over) => Eyes::Nobody,
            (Eyes::Away(_), Turn::Of(_) | Turn::Chance) | (Eyes::Seat(_) | Eyes::Nobody, _) => self,
        }
    }

    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Away(_) | Eyes::Nobody => None,
        }
    }

    pub(crate) fn viewer(self) -> Viewer {
        self.seat().map_or(Viewer::Table, Viewer::Seat)
    }

    /// The person this screen is to be passed to before anything of theirs is shown.
    pub(crate) fn pass_to(self, dealer: &Dealer) -> Option<Seat> {
        match dealer.table().turn() {
            Turn::Of(active) if self.seat().is_none() && dealer.is_shared() => {
                dealer.people().find(|seat| *seat == active)
            }
            Turn::Of(_) | Turn::Chance | Turn::Over => None,
        }
    }
}
