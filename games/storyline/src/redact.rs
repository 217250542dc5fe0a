//! Redacts events for each viewer. The module shares no code with views, so that events and views can be checked
//! against each other.

use crate::{Event, Seats};
use kernel::{Seat, Viewer};

pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    let knows = |by: Seats| matches!(viewer, Viewer::Seat(seat) if by.contains(seat));
    match *event {
        Event::Drew { seat, .. } if !own(seat) => Event::Drew { seat, card: None },
        Event::Saved { seat, paid, .. } if !own(seat) => Event::Saved { seat, paid, card: None },
        // The owner of the hand already knows its cards.
        Event::LookedAt { seat, whose, .. } if !own(seat) && !own(whose) => Event::LookedAt { seat, whose, hand: None },
        Event::Peeked { seat, .. } if !own(seat) => Event::Peeked { seat, card: None },
        // Q80: the seats that have seen the card in its place see where it goes.
        Event::Took { seat, from, .. } if !knows(from.by) => Event::Took { seat, card: None, from },
        Event::ToBottom { seat, from, .. } if !knows(from.by) => Event::ToBottom { seat, card: None, from },
        open => open,
    }
}
