//! The seat whose view a screen shows. People who share a screen pass it on to each other. Meanwhile the screen shows
//! no seat's view, a state that is called the curtain.

use crate::{Dealer, access::Held};
use kernel::{Seat, Turn, Viewer};

/// The seat whose view a screen shows, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// The screen shows the view of this seat.
    Seat(Seat),
    /// The screen shows no seat's view while bots or people at other screens decide. It shows the view of this seat
    /// again once the seat is to move, unless another seat of this screen decides first or the game ends.
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
    /// Somebody else holds this seat, and the game is not over.
    #[error("another person holds seat {}; expected a seat of one's own until the game is over", .0.index())]
    SeatOfOther(Seat),
    /// Somebody requested all hands before the game was over.
    #[error("the game goes on; expected that it is over before all hands are shown")]
    NotOver,
}

impl Eyes {
    /// Returns the eyes of a new screen of somebody with the seats `held`: the only seat, or nobody if there is no seat
    /// or more than one.
    pub(crate) fn on_opening(held: Held, dealer: &Dealer) -> Eyes {
        held.only(dealer.table().header().seats.len()).map_or(Eyes::Nobody, Eyes::Seat)
    }

    /// Returns the eyes after somebody with the seats `held` has sat down at `seat`, or has stood up if `seat` is
    /// `None`.
    pub(crate) fn sitting(seat: Option<Seat>, held: Held, dealer: &Dealer) -> Result<Eyes, SitFault> {
        let Some(seat) = seat else { return Ok(Eyes::Nobody) };
        let count = dealer.table().header().seats.len();
        if seat.index() >= count {
            return Err(SitFault::NoSuchSeat { found: seat.index(), count });
        }
        // After the end nobody decides any more, so anybody may also look back from the seat of a bot or of another
        // person.
        if held.has(seat) || dealer.turn() == Turn::Over {
            return Ok(Eyes::Seat(seat));
        }
        Err(if dealer.level(seat).is_some() { SitFault::SeatOfBot(seat) } else { SitFault::SeatOfOther(seat) })
    }

    /// Returns the eyes that see all hands. Returns an error if the game is not over.
    pub(crate) fn opening_all(dealer: &Dealer) -> Result<Eyes, SitFault> {
        if dealer.turn() == Turn::Over { Ok(Eyes::All) } else { Err(SitFault::NotOver) }
    }

    /// Returns the eyes after a decision at this screen. If the screen has several seats, the curtain closes unless the
    /// same seat decides next.
    pub(crate) fn after_deciding(self, held: Held, dealer: &Dealer) -> Eyes {
        match self {
            Eyes::Seat(seat) if held.is_shared() && dealer.turn() != Turn::Of(seat) => Eyes::Away(seat),
            Eyes::Seat(_) | Eyes::Away(_) | Eyes::Nobody | Eyes::All => self,
        }
    }

    /// Returns the eyes after a change of the table.
    pub(crate) fn now(self, held: Held, dealer: &Dealer) -> Eyes {
        match (self, dealer.turn()) {
            (Eyes::Away(seat), Turn::Of(active)) if active == seat => Eyes::Seat(seat),
            (Eyes::Away(_), Turn::Of(active)) if held.has(active) => Eyes::Nobody,
            (Eyes::Away(_), Turn::Over) => Eyes::Nobody,
            // A decision at the end of the game was taken back.
            (Eyes::All, Turn::Of(_) | Turn::Chance) => Eyes::on_opening(held, dealer),
            (Eyes::Seat(seat), Turn::Of(_) | Turn::Chance) if !held.has(seat) => Eyes::on_opening(held, dealer),
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

    /// Returns the seat to which a screen with the seats `held` must be passed before it shows the view of that seat.
    /// Returns `None` if nobody has to take over the screen.
    pub(crate) fn pass_to(self, held: Held, dealer: &Dealer) -> Option<Seat> {
        match dealer.turn() {
            Turn::Of(active) if self.seat().is_none() && held.is_shared() && held.has(active) => Some(active),
            Turn::Of(_) | Turn::Chance | Turn::Over => None,
        }
    }
}
