//! The kinds of events, and the headings of the rounds in the log.

use crate::{Event, words};
use kernel::{Lang, Note, Rank, Sign};

pub(crate) fn note(event: &Event, lang: Lang) -> Note {
    match *event {
        Event::TrioOpened { .. } => Note::new(Sign::Deal),
        Event::FirstNamed { seat } => Note::of(Sign::Start, seat),
        Event::Recycled { .. } => Note::new(Sign::Return),
        Event::ColumnLaid { round, place, .. } if place.index() == 0 => {
            let round = format!("{} {round}", words::pick(lang, "Round", "Tour"));
            Note::new(Sign::Deal).headed(Rank::Round, round)
        }
        Event::ColumnLaid { .. } => Note::new(Sign::Deal),
        Event::Taken { seat, .. } => Note::of(Sign::Take, seat),
        Event::TurnedDown { seat, .. } => Note::of(Sign::Place, seat),
        Event::Discarded { .. } => Note::new(Sign::Discard),
        Event::Ended => Note::new(Sign::End),
    }
}
