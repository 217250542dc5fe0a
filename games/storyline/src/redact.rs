//! Redacts events for each viewer. It shares no code with views, so that each can be checked against the other.

use crate::Event;
use kernel::{Seat, Viewer};

pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    match *event {
        Event::Drew { seat, .. } if !own(seat) => Event::Drew { seat, card: None },
        Event::Saved { seat, paid, .. } if !own(seat) => Event::Saved { seat, paid, card: None },
        // The owner of the hand knows it anyway.
        Event::LookedAt { seat, whose, .. } if !own(seat) && !own(whose) => Event::LookedAt { seat, whose, hand: None },
        Event::Peeked { seat, .. } if !own(seat) => Event::Peeked { seat, card: None },
        Event::Took { seat, .. } if !own(seat) => Event::Took { seat, card: None },
        Event::ToBottom { seat, .. } if !own(seat) => Event::ToBottom { seat, card: None },
        open => open,
    }
}
