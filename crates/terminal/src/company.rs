//! The people at a table, in words: their times, who is away, who has left, and what they have proposed.

use crate::{Client, Table, Words, clocks};
use protocol::{Late, Leaving, Length, Orders, Position, Seat, Terms, Time, TurnInfo};

/// A seat of a table between people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sitter {
    pub(crate) name: String,
    /// The remaining time in words, if the seat has a clock.
    pub(crate) time: Option<String>,
    /// True if the clock of the seat runs, or if the game without a clock waits for it.
    pub(crate) decides: bool,
    /// The words about a person who is away, has left or lets the windows of this turn pass.
    pub(crate) notes: Vec<String>,
}

/// Returns the seats of the table, if it is open to others, and an empty list otherwise.
pub(crate) fn sitters(client: &Client, table: &Table) -> Vec<Sitter> {
    let Some(leaving) = &table.position.leaving else { return Vec::new() };
    seats(&table.position).map(|seat| sitter(client, (table, leaving), seat)).collect()
}

fn sitter(client: &Client, (table, leaving): (&Table, &Leaving), seat: Seat) -> Sitter {
    let (position, words) = (&table.position, client.words);
    let runs = position.clock.as_ref().map(|clock| clock.runs == Some(seat));
    let is_left = leaving.left.contains(&seat);
    let passes = position.windows.as_ref().is_some_and(|windows| windows.passing.contains(&seat));
    let is_on_holiday = !is_left && table.holiday(seat).is_some();
    let notes = [
        ("seat-left", is_left),
        ("seat-holiday", is_on_holiday),
        ("seat-away", !is_left && !is_on_holiday && client.people.is_away(&position.table, seat)),
        ("seat-passes", passes && position.turn != TurnInfo::Over),
    ];
    Sitter {
        name: name(position, seat).to_owned(),
        time: table.left(seat, client.now).filter(|_| !is_left).map(|left| clocks::told(left, words)),
        decides: runs.unwrap_or(position.turn == TurnInfo::Seat(seat)),
        notes: notes.into_iter().filter(|(_, holds)| *holds).map(|(key, _)| words.say(key)).collect(),
    }
}

/// Returns a sentence about the moment at which the running time of a game by days ends.
pub(crate) fn deadline(table: &Table, words: Words) -> Option<String> {
    let position = &table.position;
    let seat = position.clock.as_ref()?.runs.filter(|_| position.turn != TurnInfo::Over)?;
    let Some(Time::Days(_)) = position.leaving.as_ref()?.terms.time else { return None };
    let blanks = [("name", name(position, seat).into()), ("moment", table.ends(seat)?.into())];
    Some(words.fill("clock-until", &blanks))
}

/// Returns sentences about a proposal to call the game off, about an answer that is kept, and about holidays.
pub(crate) fn notes(table: &Table, words: Words) -> Vec<String> {
    let position = &table.position;
    let mut notes = Vec::new();
    if position.turn == TurnInfo::Over {
        return notes;
    }
    let agreed = position.leaving.as_ref().map_or(&[][..], |leaving| &leaving.agreed);
    let own = position.viewer.is_some_and(|seat| agreed.contains(&seat));
    if own {
        notes.push(words.say("leaving-waits"));
    } else if !agreed.is_empty() {
        let names: Vec<&str> = agreed.iter().map(|seat| name(position, *seat)).collect();
        notes.push(words.fill("leaving-asked", &[("names", names.join(", ").into())]));
    }
    let answer = position.windows.as_ref().and_then(|windows| windows.own.as_ref()?.answer);
    notes.extend(answer.map(|_| words.say("window-kept")));
    notes.extend(seats(position).filter_map(|seat| holiday(table, seat, words)));
    notes
}

/// Returns a sentence about the holiday of the person at a seat, if the person is on holiday.
fn holiday(table: &Table, seat: Seat, words: Words) -> Option<String> {
    let blanks = [("name", name(&table.position, seat).into()), ("moment", table.holiday(seat)?.into())];
    Some(words.fill("clock-away", &blanks))
}

/// Returns a sentence about the window for answers that is open, with its remaining time.
pub(crate) fn window(client: &Client, table: &Table) -> Option<String> {
    let (position, words) = (&table.position, client.words);
    position.windows.as_ref()?.open.as_ref()?;
    let TurnInfo::Seat(seat) = position.turn else { return None };
    let left = table.window_left(client.now).map(|left| clocks::told(left, words));
    let key = match (position.viewer == Some(seat), &left) {
        (true, Some(_)) => "window-yours-timed",
        (true, None) => "window-yours",
        (false, Some(_)) => "window-open-timed",
        (false, None) => "window-open",
    };
    Some(words.fill(key, &[("name", name(position, seat).into()), ("left", left.unwrap_or_default().into())]))
}

/// Returns the standing orders of the reader's seat in words, if the table has windows.
pub(crate) fn orders(position: &Position, words: Words) -> Option<String> {
    let own = position.windows.as_ref().filter(|_| position.turn != TurnInfo::Over)?.own.as_ref()?;
    let told = match &own.orders {
        Orders::Ask => words.say("orders-ask"),
        Orders::LetHappen => words.say("orders-let-happen"),
        Orders::About(about) => {
            let topics = own.topics.iter().filter(|topic| about.contains(&topic.id));
            let topics: Vec<&str> = topics.map(|topic| topic.words.as_str()).collect();
            words.fill("orders-about", &[("topics", topics.join("; ").into()), ("count", topics.len().into())])
        }
    };
    Some(words.fill("orders-now", &[("orders", told.into())]))
}

/// Returns the terms of a game in sentences: the time to think, the consequence of its end, the windows for answers,
/// and whether the game is rated.
pub(crate) fn terms(terms: &Terms, words: Words) -> Vec<String> {
    let mut told = Vec::new();
    match terms.time {
        None => told.push(words.say("time-none")),
        Some(Time::Live { minutes, increment }) => {
            told.push(words.fill("time-live", &[("minutes", minutes.into()), ("increment", increment.into())]));
        }
        Some(Time::Days(days)) => told.push(words.fill("time-days", &[("days", days.into())])),
    }
    if terms.time.is_some() {
        told.push(words.say(match terms.late {
            Late::Bot => "late-bot",
            Late::Loss => "late-loss",
            Late::CallOff => "late-call-off",
        }));
    }
    if let Some(windows) = terms.windows {
        told.push(match windows.length {
            Length::Seconds(seconds) => words.fill("windows-seconds", &[("seconds", seconds.into())]),
            Length::Hours(hours) => words.fill("windows-hours", &[("hours", hours.into())]),
            Length::Orders {} => words.say("windows-orders"),
        });
        told.extend(windows.strict.then(|| words.say("windows-strict")));
    }
    told.extend(terms.rated.then(|| words.say("terms-rated")));
    told
}

/// Returns the name of a seat.
pub(crate) fn name(position: &Position, seat: Seat) -> &str {
    position.seats.get(seat.index()).map_or("", |info| info.name.as_str())
}

/// Returns the seats of a table, in order.
fn seats(position: &Position) -> impl Iterator<Item = Seat> {
    let count = position.seats.len();
    (0..count).filter_map(move |seat| Seat::new(seat, count))
}
