//! Daily deals: games in which luck and bots are the same for everybody on one day.

use crate::{DealFault, Dealer};
use catalog::{AnyTable, Header, Level, Line, Move, TableFault};
use kernel::{Lang, Options, Shelf, Turn};
use protocol::Dealt;

/// The reason why a game is not the daily deal that its header names.
#[derive(Debug, thiserror::Error)]
pub enum DailyFault {
    /// The header does not name a day.
    #[error("its header names no day")]
    NoDay,
    /// The options or the bots are not those of the daily deals of this game.
    #[error("its options or its bots are not those of the daily deals of this game")]
    Plan,
    /// An outcome of chance in the record differs from the outcome of that day's deal.
    #[error("the luck of entry {entry} is {found}; on that day it is {due}")]
    Luck {
        /// The number of the entry, counted from 1.
        entry: usize,
        /// The outcome in the record, as JSON.
        found: String,
        /// The outcome in that day's deal, as JSON.
        due: String,
    },
    /// The decision of a bot in the record differs from the decision of the same bot in that day's deal.
    #[error("the bot in entry {entry} decided on {found}; on that day it decides on {due}")]
    Bot {
        /// The number of the entry, counted from 1.
        entry: usize,
        /// The decision in the record, as JSON.
        found: String,
        /// The decision in that day's deal, as JSON.
        due: String,
    },
    /// The table of the header cannot be set up.
    #[error(transparent)]
    Deal(#[from] DealFault),
    /// The game of the record cannot be replayed.
    #[error(transparent)]
    Table(#[from] TableFault),
}

/// Reports whether the game at this table is the daily deal that its header names, by the rules of
/// [`check_daily_deal`].
///
/// If somebody made up the outcomes of chance, the game must not count as a daily deal.
pub fn is_daily_deal(table: &dyn AnyTable) -> bool {
    check_daily_deal(table).is_ok()
}

/// Checks that the game at this table is the daily deal that its header names: that the options and bots are those of
/// the game's daily deals, and that chance and the bots acted as they do on that day. The check runs every bot again,
/// so it takes as long as the bots thought during the game.
///
/// # Errors
///
/// Returns the first difference from the daily deal.
pub fn check_daily_deal(table: &dyn AnyTable) -> Result<(), DailyFault> {
    let header = table.header();
    if header.daily.is_none() {
        return Err(DailyFault::NoDay);
    }
    if !is_planned(header) {
        return Err(DailyFault::Plan);
    }
    goes_as_dealt(table)
}

/// Returns true if the header has the options and the bots of the daily deals of its game, and names no lesson.
fn is_planned(header: &Header) -> bool {
    let Some(others) = catalog::game(&header.game).ok().and_then(catalog::GameEntry::daily) else { return false };
    let bots = (0..header.seats.len()).map(|seat| header.bots.get(seat)?.as_deref());
    let planned = std::iter::once(None).chain(others.iter().copied().map(Some));
    let usual = catalog::open(&header.game, &Options::new(), header.seats.clone(), &Shelf::EMPTY);
    bots.eq(planned) && usual.is_ok_and(|usual| usual.header().options == header.options) && header.lesson.is_none()
}

/// Plays the game again, and compares every entry of chance and of a bot with the entry that the day's seed gives.
/// Returns the first difference as an error.
fn goes_as_dealt(table: &dyn AnyTable) -> Result<(), DailyFault> {
    let level = |bot: &Option<String>| bot.as_deref().and_then(|level| level.parse::<Level>().ok());
    let mut levels: Vec<Option<Level>> = table.header().bots.iter().map(level).collect();
    levels.resize(table.header().seats.len(), None);
    let mut dealer = Dealer::new(table.at(0)?, levels, 0)?;
    for (entry, line) in (1..).zip(table.lines()) {
        if let Some(due) = due(&dealer)?
            && due.happened != line.happened
        {
            return Err(different(entry, &line.happened, &due.happened));
        }
        dealer.enter(&line)?;
    }
    Ok(())
}

/// Returns the next entry if chance or a bot decides it. Returns `None` if a person decides or the game is over.
fn due(dealer: &Dealer) -> Result<Option<Line>, TableFault> {
    let mut table = dealer.table().copy();
    match table.turn() {
        Turn::Chance => dealer.draw(&mut *table).map(Some),
        Turn::Of(seat) => match dealer.level(seat) {
            Some(level) => {
                let choice = dealer.think(level)?(&mut || false);
                table.choose(seat, choice).map(Some)
            }
            None => Ok(None),
        },
        Turn::Over => Ok(None),
    }
}

fn different(entry: usize, found: &Move, due: &Move) -> DailyFault {
    let told = |happened: &Move| match happened {
        Move::Chance { chance } => chance.to_string(),
        Move::Action { seat: _, action } => action.to_string(),
    };
    let (found, is_luck, due) = (told(found), matches!(due, Move::Chance { .. }), told(due));
    if is_luck { DailyFault::Luck { entry, found, due } } else { DailyFault::Bot { entry, found, due } }
}

/// Returns the day, the versions and the bots of the daily deal that a header names, or `None` if the header names no
/// day.
pub(crate) fn dealt(header: &Header, lang: Lang) -> Option<Dealt> {
    let day = header.daily?.to_string();
    let cards = header.cards.iter().map(|set| format!("{} {}", set.name, set.hash.chars().take(8).collect::<String>()));
    let known = catalog::bots(lang);
    let label = |level: &String| {
        let bot = known.iter().find(|bot| bot.level == *level);
        bot.map_or_else(|| level.clone(), |bot| bot.label.clone())
    };
    let bots = header.bots.iter().flatten().map(label).collect();
    Some(Dealt { day, rules: header.rules.unwrap_or_default(), cards: cards.collect(), bots })
}
