//! The news of an event: a sentence, and the visible changes on the table.

use crate::{Event, ids::ZoneId};
use kernel::{Happening, Lang, News, Note, Place, Reader, Seat, Sign, Wording};

pub(crate) fn news(event: &Event, reader: &Reader<'_>) -> News {
    News { words: words(event, reader).map(Wording::plain), note: note(event), happened: happened(event) }
}

fn words(event: &Event, reader: &Reader<'_>) -> Option<String> {
    let name = |seat: &Seat| &reader.names[*seat];
    Some(match (event, reader.lang) {
        (Event::Drew { seat, card: Some(card) }, Lang::En) => format!("{} draws a {}.", name(seat), card.number()),
        (Event::Drew { seat, card: Some(card) }, Lang::Fr) => format!("{} pioche un {}.", name(seat), card.number()),
        (Event::Drew { seat, card: None }, Lang::En) => format!("{} draws a card.", name(seat)),
        (Event::Drew { seat, card: None }, Lang::Fr) => format!("{} pioche une carte.", name(seat)),
        (Event::Kept { seat }, Lang::En) => format!("{} keeps it.", name(seat)),
        (Event::Kept { seat }, Lang::Fr) => format!("{} la garde.", name(seat)),
        (Event::ThrewAway { seat, card }, Lang::En) => format!("{} throws away a {}.", name(seat), card.number()),
        (Event::ThrewAway { seat, card }, Lang::Fr) => format!("{} défausse un {}.", name(seat), card.number()),
        (Event::Ended { .. }, _) => return None,
    })
}

/// Returns the kind of an event, and its seat.
fn note(event: &Event) -> Note {
    match *event {
        Event::Drew { seat, .. } => Note::of(Sign::Draw, seat),
        Event::Kept { seat } => Note::of(Sign::Take, seat),
        Event::ThrewAway { seat, .. } => Note::of(Sign::Discard, seat),
        Event::Ended { .. } => Note::new(Sign::End),
    }
}

/// Returns the visible changes of an event. Drawing a card moves nothing, because the card comes from no zone.
fn happened(event: &Event) -> Vec<Happening> {
    let moves = |to: ZoneId| vec![Happening::Move { from: Place::within(ZoneId::Drawn), to: Place::within(to) }];
    match *event {
        Event::Kept { seat } => moves(ZoneId::Hand(seat)),
        Event::ThrewAway { .. } => moves(ZoneId::Discard),
        Event::Drew { .. } | Event::Ended { .. } => Vec::new(),
    }
}
