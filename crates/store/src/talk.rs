//! The talk at a table: its lines, as people have said them.

use crate::{StoreFault, TalkItem, holders::Hash};
use dealer::Person;
use kernel::Seat;
use protocol::Saying;

/// A line of the talk at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TalkLine {
    /// The number of the line, from 1. It serves as a lock, as the number of a row does.
    pub number: u64,
    /// The number of the first line that this person has said at the table. It names the person to others.
    pub speaker: u64,
    pub person: Person,
    /// The name of the seat, or the name under which a spectator speaks.
    pub name: String,
    /// The seat of a player, or `None` for a spectator.
    pub seat: Option<Seat>,
    /// The time at which it was said, in seconds since 1970.
    pub made: u64,
    pub said: Saying,
    /// A text by which the client knows the line again, so that a line that is sent twice counts once.
    pub token: String,
}

impl TalkItem {
    pub(crate) fn of(line: &TalkLine) -> TalkItem {
        let TalkLine { number, speaker, person, name, seat, made, said, token } = line;
        TalkItem {
            number: number.cast_signed(),
            speaker: speaker.cast_signed(),
            person: Hash(*person).print(),
            name: name.clone(),
            seat: seat.map(|seat| seat.index() as i64),
            made: made.cast_signed(),
            said: serde_json::to_string(said).expect("a saying is plain JSON"),
            token: token.clone(),
        }
    }

    pub(crate) fn read(self) -> Result<TalkLine, StoreFault> {
        let TalkItem { number, speaker, person, name, seat, made, said, token } = self;
        let damaged = |why: &str| StoreFault::damaged("talk", why);
        let Hash(person) = Hash::parse(&person).ok_or_else(|| damaged("expected a person"))?;
        let seat_at = |seat: i64| usize::try_from(seat).ok().and_then(|seat| Seat::new(seat, kernel::MAX_SEATS));
        let seat = seat.map(|seat| seat_at(seat).ok_or_else(|| damaged("expected a seat"))).transpose()?;
        let said = serde_json::from_str(&said).map_err(|why| damaged(&why.to_string()))?;
        let (number, speaker) = (number.cast_unsigned(), speaker.cast_unsigned());
        Ok(TalkLine { number, speaker, person, name, seat, made: made.cast_unsigned(), said, token })
    }
}
