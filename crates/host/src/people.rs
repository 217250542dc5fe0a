//! The people and bots at a table: their names and seats.

use crate::Refusal;
use catalog::{Header, Level, LevelFault};
use kernel::{MAX_SEATS, NamesFault, SeatNames};
use protocol::SeatPlan;

/// Returns the requested seats with tidied names. No two of the names are the same.
///
/// # Errors
///
/// Refuses a name that no seat may have, or that two seats share, and an unknown bot.
pub fn seat(plans: Vec<SeatPlan>) -> Result<Vec<SeatPlan>, Refusal> {
    let seated = gathered(plans.into_iter().map(Some).collect())?;
    Ok(seated.into_iter().flatten().collect())
}

/// Returns the requested seats, of which some may be free, with tidied names. No two of the names are the same.
///
/// # Errors
///
/// Refuses names and bots as [`seat`] does.
pub fn gathered(mut plans: Vec<Option<SeatPlan>>) -> Result<Vec<Option<SeatPlan>>, Refusal> {
    // One seat more than a table can have is kept, so that the game itself reports the number of seats that it allows.
    plans.truncate(MAX_SEATS + 1);
    let filled: Vec<(usize, &str)> =
        plans.iter().enumerate().filter_map(|(at, plan)| Some((at, plan.as_ref()?.name.as_str()))).collect();
    let (places, names): (Vec<usize>, Vec<&str>) = filled.into_iter().unzip();
    let mut names = SeatNames::typed(&names).map_err(|fault| at_places(fault, &places))?.into_strings().into_iter();
    let mut seated = |plan: SeatPlan| {
        let name = names.next().expect("one name for each seat that is filled");
        let bot = plan.bot.map(|bot| bot.parse::<Level>().map_err(Refusal::Bot)).transpose()?;
        Ok(SeatPlan { name, bot: bot.map(|level| level.to_string()) })
    };
    plans.into_iter().map(|plan| plan.map(&mut seated).transpose()).collect()
}

/// Returns a fault of the names at some of the seats, with the numbers of these seats.
fn at_places(fault: NamesFault, places: &[usize]) -> Refusal {
    let place = |at: usize| places.get(at).copied().unwrap_or(at);
    Refusal::Names(match fault {
        NamesFault::Name { seat, found, why } => NamesFault::Name { seat: place(seat), found, why },
        NamesFault::Same { name, seat, other } => NamesFault::Same { name, seat: place(seat), other: place(other) },
    })
}

/// Returns the seats of a record. If the record does not say which seats are bots, a seat with the name of a bot counts
/// as a bot.
///
/// # Errors
///
/// Refuses names and bots as [`seat`] does.
pub fn recorded(header: &Header) -> Result<Vec<SeatPlan>, Refusal> {
    let level = |at: usize, name: &str| if header.bots.is_empty() { bot(name) } else { header.bots.get(at)?.clone() };
    let plan = |(at, name): (usize, &String)| SeatPlan { name: name.clone(), bot: level(at, name) };
    seat(header.seats.iter().enumerate().map(plan).collect())
}

/// Writes the seats into a record's header. The header lists the bots if there are any, or if a person has the name of
/// a bot.
pub fn enter(seats: &[SeatPlan], header: &mut Header) {
    header.seats = seats.iter().map(|seat| seat.name.clone()).collect();
    let bots: Vec<Option<String>> = seats.iter().map(|seat| seat.bot.clone()).collect();
    let by_name: Vec<Option<String>> = seats.iter().map(|seat| bot(&seat.name)).collect();
    let needed = bots.iter().chain(&by_name).any(Option::is_some);
    header.bots = if needed { bots } else { Vec::new() };
}

/// Returns, for each seat, the level of its bot, or `None` for a person.
///
/// # Errors
///
/// Refuses an unknown bot.
pub fn levels(seats: &[SeatPlan]) -> Result<Vec<Option<Level>>, LevelFault> {
    seats.iter().map(|seat| seat.bot.as_deref().map(str::parse).transpose()).collect()
}

/// Returns the level of the bot with this name, such as `greedy`, or `greedy 2` for the second bot of that level.
/// Returns `None` if no bot has this name.
fn bot(name: &str) -> Option<String> {
    let first = match name.rsplit_once(' ') {
        Some((first, number)) if number.parse::<u8>().is_ok() => first,
        Some(_) | None => name,
    };
    first.parse::<Level>().ok().map(|level| level.to_string())
}
