//! Through whose eyes a screen looks. Where several people share one, a curtain falls between them.

use crate::{held::Held, refusal::Refusal};
use kernel::{Seat, Turn, Viewer};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// This seat's.
    Seat(Seat),
    /// Nobody's while bots decide; this seat's again if no other person is asked before it.
    Away(Seat),
    /// Nobody's.
    Nobody,
}

impl Eyes {
    /// Where one person plays, theirs.
    pub(crate) fn on_opening(held: &Held) -> Eyes {
        let mut people = held.people();
        match (people.next(), people.next()) {
            (Some(only), None) => Eyes::Seat(only),
            (Some(_), Some(_)) | (None, _) => Eyes::Nobody,
        }
    }

    /// Somebody sits down, or stands up.
    pub(crate) fn sitting(seat: Option<Seat>, held: &Held) -> Result<Eyes, Refusal> {
        let Some(seat) = seat else { return Ok(Eyes::Nobody) };
        let seats = &held.setup().seats;
        let Some(plan) = seats.get(seat.index()) else {
            return Err(Refusal::NoSuchSeat { found: seat.index(), count: seats.len() });
        };
        // Once nothing is left to decide, a bot's seat is as good as any to look back from.
        if plan.bot.is_some() && held.table().turn() != Turn::Over {
            return Err(Refusal::SeatOfBot { name: plan.name.clone() });
        }
        Ok(Eyes::Seat(seat))
    }

    /// The curtain falls as soon as this person has nothing more to decide.
    pub(crate) fn after_deciding(self, held: &Held) -> Eyes {
        match self {
            Eyes::Seat(seat) if shared(held) && held.table().turn() != Turn::Of(seat) => Eyes::Away(seat),
            Eyes::Seat(_) | Eyes::Away(_) | Eyes::Nobody => self,
        }
    }

    /// What becomes of them now that the table is where it is.
    pub(crate) fn now(self, held: &Held) -> Eyes {
        match (self, held.table().turn()) {
            (Eyes::Away(seat), Turn::Of(active)) if active == seat => Eyes::Seat(seat),
            (Eyes::Away(_), Turn::Of(active)) if held.level(active).is_none() => Eyes::Nobody,
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
    pub(crate) fn pass_to(self, held: &Held) -> Option<Seat> {
        match held.table().turn() {
            Turn::Of(active) if self.seat().is_none() && shared(held) => held.people().find(|seat| *seat == active),
            Turn::Of(_) | Turn::Chance | Turn::Over => None,
        }
    }
}

/// Whether several people play at this table.
fn shared(held: &Held) -> bool {
    held.people().nth(1).is_some()
}
