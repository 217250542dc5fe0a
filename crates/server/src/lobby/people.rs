//! Who may sit down, and under which name.

use crate::refusal::{Refusal, shorten};
use catalog::{Header, Level};
use kernel::MAX_SEATS;
use protocol::{MAX_NAME, SeatPlan};

/// The seats as asked for, with names that fit and no name twice.
pub(crate) fn seat(plans: Vec<SeatPlan>) -> Result<Vec<SeatPlan>, Refusal> {
    let mut seats: Vec<SeatPlan> = Vec::new();
    // One more than there can be, so that the game itself says how many it takes.
    for (at, plan) in plans.into_iter().take(MAX_SEATS + 1).enumerate() {
        let bot = plan.bot.map(|bot| bot.parse::<Level>().map_err(Refusal::Bot)).transpose()?;
        let name = unlike(&checked(at, &plan.name)?, &seats);
        seats.push(SeatPlan { name, bot: bot.map(|level| level.to_string()) });
    }
    Ok(seats)
}

/// The seats of a record. Where it does not say who is a bot, whoever has the name of one is.
pub(crate) fn recorded(header: &Header) -> Result<Vec<SeatPlan>, Refusal> {
    let level = |at: usize, name: &str| if header.bots.is_empty() { bot(name) } else { header.bots.get(at)?.clone() };
    let plan = |(at, name): (usize, &String)| SeatPlan { name: name.clone(), bot: level(at, name) };
    seat(header.seats.iter().enumerate().map(plan).collect())
}

/// Says in a record's header who sits there.
pub(crate) fn enter(seats: &[SeatPlan], header: &mut Header) {
    header.seats = seats.iter().map(|seat| seat.name.clone()).collect();
    let bots = seats.iter().map(|seat| seat.bot.clone());
    header.bots = if seats.iter().any(|seat| seat.bot.is_some()) { bots.collect() } else { Vec::new() };
}

/// `greedy`, and `greedy 2` too: a second one got its number from [`unlike`].
fn bot(name: &str) -> Option<String> {
    let first = match name.rsplit_once(' ') {
        Some((first, number)) if number.parse::<u8>().is_ok() => first,
        Some(_) | None => name,
    };
    first.parse::<Level>().ok().map(|level| level.to_string())
}

fn checked(at: usize, name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    if name.is_empty() {
        return Err(Refusal::NoName { seat: at });
    }
    if name.chars().any(is_odd) {
        let name = name.chars().filter(|sign| !is_odd(*sign)).collect::<String>();
        return Err(Refusal::OddName { name: shorten(&name) });
    }
    if name.chars().count() > MAX_NAME {
        return Err(Refusal::LongName { name: shorten(name), most: MAX_NAME });
    }
    Ok(name.to_owned())
}

/// Signs that cannot be seen, or that turn the text around them.
fn is_odd(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// The name with the first number that makes it unlike those before it.
fn unlike(name: &str, seats: &[SeatPlan]) -> String {
    let is_free = |name: &str| seats.iter().all(|seat| seat.name != name);
    if is_free(name) {
        return name.to_owned();
    }
    let numbered = |number: usize| {
        let number = format!(" {number}");
        let kept: String = name.chars().take(MAX_NAME - number.len()).collect();
        kept.trim_end().to_owned() + &number
    };
    (2..).map(numbered).find(|name| is_free(name)).expect("only so many names are taken")
}
