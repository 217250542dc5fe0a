//! The seat whose view a screen shows. People who share a screen pass it on to each other. Meanwhile the screen shows
//! no seat's view, a state that is called the curtain.

use crate::Dealer;
use kernel::{Seat, Turn, Viewer};

/// The seat whose view a screen shows, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// The screen shows the view of this seat.
    Seat(Seat),
    /// The screen shows no seat's view while bots decide. It shows the view of this seat again once the seat is to
    /// move, unless another person decides first or the game ends.
    Away(Seat),
    /// The screen shows no seat's view.
    Nobody,
    /// The screen shows the views of all seats, which requires that the game is over.
    All,
}

/// The reason why somebody cannot sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SitFault {
    /// The table has no such seat.
    #[error("seat {found}; expected one of {count} seats, counted from 0")]
    NoSuchSeat {
        /// The requested number, counted from 0.
        found: usize,
        /// The number of seats at the table.
        count: usize,
    },
    /// A bot plays this seat, and the game is not over.
    #[error("a bot plays seat {}; expected a seat of a person until the game is over", .0.index())]
    SeatOfBot(Seat),
    /// Somebody requested all hands before the game was over.
    #[error("the game goes on; expected that it is over before all hands are shown")]
    NotOver,
}

impl Eyes {
    /// Returns the eyes of a new screen: the seat of the only person, or nobody if no person or more than one person
    /// plays.
    pub(crate) fn on_opening(dealer: &Dealer) -> Eyes {
        let mut people = dealer.people();
        match (people.next(), people.next()) {
            (Some(only), None) => Eyes::Seat(only),
            (Some(_), Some(_)) | (None, _) => Eyes::Nobody,
        }
    }

    /// Returns the eyes after somebody has sat down at `seat`, or has stood up if `seat` is `None`.
    pub(crate) fn sitting(seat: Option<Seat>, dealer: &Dealer) -> Result<Eyes, SitFault> {
        let Some(seat) = seat else { return Ok(Eyes::Nobody) };
        let count = dealer.table().header().seats.len();
        if seat.index() >= count {
            return Err(SitFault::NoSuchSeat { found: seat.index(), count });
        }
        // After the end nobody decides any more, so anybody may also look back from a bot's seat.
        if dealer.level(seat).is_some() && dealer.table().turn() != Turn::Over {
            return Err(SitFault::SeatOfBot(seat));
        }
        Ok(Eyes::Seat(seat))
    }

    /// Returns the eyes that see all hands. Returns an error if the game is not over.
    pub(crate) fn opening_all(dealer: &Dealer) -> Result<Eyes, SitFault> {
        if dealer.table().turn() == Turn::Over { Ok(Eyes::All) } else { Err(SitFault::NotOver) }
    }

    /// Returns the eyes after the person at this screen has decided. If more than one person plays at the table, the
    /// curtain closes unless the same person decides next.
    pub(crate) fn after_deciding(self, dealer: &Dealer) -> Eyes {
        match self {
            Eyes::Seat(seat) if dealer.is_shared() && dealer.table().turn() != Turn::Of(seat) => Eyes::Away(seat),
            Eyes::Seat(_) | Eyes::Away(_) | Eyes::Nobody | Eyes::All => self,
        }
    }

    /// Returns the eyes after a change of the table.
    pub(crate) fn now(self, dealer: &Dealer) -> Eyes {
        match (self, dealer.table().turn()) {
            (Eyes::Away(seat), Turn::Of(active)) if active == seat => Eyes::Seat(seat),
            (Eyes::Away(_), Turn::Of(active)) if dealer.level(active).is_none() => Eyes::Nobody,
            (Eyes::Away(_), Turn::Over) => Eyes::Nobody,
            // A decision at the end of the game was taken back.
            (Eyes::All, Turn::Of(_) | Turn::Chance) => Eyes::on_opening(dealer),
            (Eyes::Seat(seat), Turn::Of(_) | Turn::Chance) if dealer.level(seat).is_some() => Eyes::on_opening(dealer),
            (Eyes::Away(_), Turn::Of(_) | Turn::Chance)
            | (Eyes::Seat(_) | Eyes::Nobody, _)
            | (Eyes::All, Turn::Over) => self,
        }
    }

    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Away(_) | Eyes::Nobody | Eyes::All => None,
        }
    }

    pub(crate) fn viewer(self) -> Viewer {
        self.seat().map_or(Viewer::Table, Viewer::Seat)
    }

    /// Returns the seat of the person who must take over the screen before it shows the view of that seat. Returns
    /// `None` if nobody has to take over the screen.
    pub(crate) fn pass_to(self, dealer: &Dealer) -> Option<Seat> {
        match dealer.table().turn() {
            Turn::Of(active) if self.seat().is_none() && dealer.is_shared() => {
                dealer.people().find(|seat| *seat == active)
            }
            Turn::Of(_) | Turn::Chance | Turn::Over => None,
        }
    }
}
