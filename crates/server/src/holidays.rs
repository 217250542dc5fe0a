//! Holidays: a person has some days a year in which no time by days runs out. The store has them, so that all servers,
//! also after a restart, measure the same time at every table.

use crate::{held::Held, troubles::refusal};
use dealer::{Holiday, Person};
use host::Refusal;
use luck::Hex;
use protocol::Holidays;
use store::{Note, NoteKind, Store};

const DAY: u64 = 24 * 60 * 60;

/// The time in which a person has the days of the host, in seconds.
const YEAR: u64 = 365 * DAY;

/// The greatest number of holidays that are read. Each takes a day at least, and the days of 365 days are few, so the
/// newest are all that matter.
const MOST: usize = 400;

/// Returns the holidays of a person. `most` is the number of days in a year, and `now` the time in seconds since 1970.
pub(crate) async fn told(store: &dyn Store, person: Person, (most, now): (u32, u64)) -> Result<Holidays, Refusal> {
    Ok(counted(&notes(store, person).await?, (most, now)))
}

fn counted(notes: &[Note], (most, now): (u32, u64)) -> Holidays {
    let until = notes.iter().filter_map(|note| note.ends).filter(|ends| *ends > now).max();
    Holidays { left: most.saturating_sub(used(notes, now)), most, until }
}

/// Begins a holiday of so many days. It begins at the next second, so that it brings back no time that has run out.
pub(crate) async fn begin(
    store: &dyn Store,
    person: Person,
    (days, most, now): (u32, u32, u64),
) -> Result<(), Refusal> {
    let notes = notes(store, person).await?;
    let Holidays { left, until, .. } = counted(&notes, (most, now));
    if until.is_some() {
        return Err(Refusal::OnHoliday);
    }
    if left == 0 {
        return Err(Refusal::NoHolidayLeft { most });
    }
    if !(1..=left).contains(&days) {
        return Err(Refusal::HolidayDays { found: days, most: left });
    }
    let made = now + 1;
    let note = Note {
        id: id_after(&notes, person),
        kind: NoteKind::Holiday,
        person: Some(person),
        about: None,
        table: None,
        made,
        ends: Some(made + u64::from(days) * DAY),
        words: String::new(),
        done: false,
    };
    store.keep_note(&note).await.map_err(refusal)
}

/// Returns the id of the holiday that follows these. It is the same at every server, so that a person who begins two
/// holidays at the same moment has one.
fn id_after(notes: &[Note], person: Person) -> String {
    let last = notes.iter().map(|note| note.made).max().unwrap_or_default();
    format!("holiday-{}-{last}", Hex(*person.hash()))
}

/// Ends the holiday of a person now. A day that has begun counts as a whole one.
pub(crate) async fn end(store: &dyn Store, person: Person, now: u64) -> Result<(), Refusal> {
    let mut is_on_holiday = false;
    for note in notes(store, person).await?.into_iter().filter(|note| note.ends.is_some_and(|ends| ends > now)) {
        is_on_holiday = true;
        // A holiday that has not lasted for a second still takes its day.
        let ends = now.max(note.made + 1);
        store.keep_note(&Note { ends: Some(ends), ..note }).await.map_err(refusal)?;
    }
    if is_on_holiday { Ok(()) } else { Err(Refusal::NotOnHoliday) }
}

/// Returns the number of days of these holidays that count now.
fn used(notes: &[Note], now: u64) -> u32 {
    let recent = notes.iter().filter_map(|note| Some((note.made, note.ends?))).filter(|(_, ends)| ends + YEAR > now);
    let days = recent.map(|(made, ends)| ends.saturating_sub(made).div_ceil(DAY).max(1)).sum::<u64>();
    u32::try_from(days).unwrap_or(u32::MAX)
}

async fn notes(store: &dyn Store, person: Person) -> Result<Vec<Note>, Refusal> {
    store.notes(NoteKind::Holiday, Some(person), MOST).await.map_err(refusal)
}

impl Held {
    /// Reads the holidays of the people at the table from the store, if the game is by days.
    pub(crate) async fn read_holidays(&mut self) -> Result<(), Refusal> {
        if !self.dealer().has_holidays() {
            return Ok(());
        }
        let mut holidays = Vec::new();
        for holder in self.setup().holders.clone() {
            let notes = match holder {
                Some(person) => notes(self.store(), person).await?,
                None => Vec::new(),
            };
            let told = |note: &Note| Some(Holiday { from: note.made * 1_000, until: note.ends? * 1_000 });
            holidays.push(notes.iter().filter_map(told).collect());
        }
        self.note_holidays(holidays);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::Memory;

    const NOW: u64 = 1_795_442_825;

    async fn begun(store: &Memory, now: u64) -> String {
        let person = Person::new([7; 32]);
        begin(store, person, (1, 21, now)).await.unwrap();
        notes(store, person).await.unwrap().remove(0).id
    }

    #[tokio::test]
    async fn two_servers_begin_the_same_holiday_at_the_same_moment() {
        // Neither server has seen what the other one stores.
        let (here, there) = (Memory::new(), Memory::new());
        let first = begun(&here, NOW).await;
        assert_eq!(first, begun(&there, NOW + 1).await);
        assert_ne!(first, begun(&here, NOW + 2 * DAY).await, "a later holiday is another one");
    }
}
