//! The daily deals that a host offers.

use crate::Refusal;
use catalog::{Day, GAMES, GameEntry, OpenFault};
use kernel::{Lang, searchable, spare};
use protocol::{Dailies, DailyDeal, SeatPlan};
use std::collections::BTreeSet;

/// The set-up of a table for a daily deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPlan {
    /// The seats. The person sits at the first seat.
    pub seats: Vec<SeatPlan>,
    /// The day of the deal, for the header of the table.
    pub day: Day,
}

/// The names of the bots in daily deals: inhabitants of Oz who are not cards in any of the games.
const BOTS: [&str; 3] = ["Ojo", "Trot", "Scraps"];

/// Returns the set-up of a game's daily deal for a person with this name. Without a `day`, the deal is that of today.
/// `now` is in seconds since 1970.
///
/// # Errors
///
/// Refuses a game that does not exist or has no daily deals, a string that is not a valid day, and a day in the future.
pub fn daily(game: &str, day: Option<&str>, name: &str, now: u64) -> Result<DailyPlan, Refusal> {
    let entry = catalog::game(game).map_err(|fault: OpenFault| Refusal::Setup(fault))?;
    let seats = seats(entry, name).ok_or(Refusal::NoDaily { game: game.to_owned() })?;
    let today = Day::at(now);
    let known = day.map_or(Some(today), |day| day.parse().ok()).filter(|day| *day <= today);
    let day = known.ok_or_else(|| Refusal::NoSuchDay { found: day.unwrap_or_default().to_owned(), today })?;
    Ok(DailyPlan { seats, day })
}

/// Returns the daily deals of the person with this name. `now` is in seconds since 1970. `begun` lists the deals that
/// the person has begun, the earliest first. If a deal was begun twice, only the first table counts.
pub fn dailies(lang: Lang, name: &str, now: u64, begun: Vec<DailyDeal>) -> Dailies {
    let day = Day::at(now).to_string();
    let mut known = BTreeSet::new();
    let begun: Vec<DailyDeal> =
        begun.into_iter().filter(|deal| known.insert((deal.day.clone(), deal.game.clone()))).collect();
    let todays = |game: &GameEntry| {
        let begun = begun.iter().find(|deal| deal.day == day && deal.game == game.name);
        let fresh = || {
            let (game, title) = (game.name.to_owned(), game.title(lang));
            let (day, seats) = (day.clone(), seats(catalog::game(&game).ok()?, name)?);
            Some(DailyDeal { day, game, title, seats, table: None, over: false, heading: String::new() })
        };
        begun.cloned().or_else(fresh)
    };
    let deals = GAMES.iter().filter_map(todays).collect();
    let mut results: Vec<DailyDeal> = begun.iter().filter(|deal| deal.over).cloned().collect();
    results.sort_by(|one, other| other.day.cmp(&one.day));
    Dailies { day, deals, results }
}

/// Reports whether the first person at these seats has this name. Accents and capitals are ignored.
pub fn is_person(seats: &[SeatPlan], name: &str) -> bool {
    let person = seats.iter().find(|seat| seat.bot.is_none());
    person.is_some_and(|person| searchable(&person.name) == searchable(name))
}

/// Returns the seats of a game's daily deals: a person with this name, and the bots. Returns `None` if the game has no
/// daily deals.
fn seats(game: &GameEntry, name: &str) -> Option<Vec<SeatPlan>> {
    let mut seats = vec![SeatPlan { name: name.to_owned(), bot: None }];
    for (level, bot) in game.daily()?.iter().zip(BOTS) {
        let taken: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
        seats.push(SeatPlan { name: spare(bot, &taken), bot: Some((*level).to_owned()) });
    }
    Some(seats)
}
