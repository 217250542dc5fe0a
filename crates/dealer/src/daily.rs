//! Daily deals: games in which luck and bots are the same for everybody on a day.

use crate::{DealFault, Dealer};
use catalog::{AnyTable, Header, Level, Line, Move, TableFault};
use kernel::{Lang, Options, Shelf, Turn};
use protocol::Dealt;

/// The reason why a game is not the daily deal that its header names.
#[derive(Debug, thiserror::Error)]
pub enum DailyFault {
    /// The header names no day.
    #[error("its header names no day")]
    NoDay,
    /// The options or the bots differ.
    #[error("its options or its bots are not those of the daily deals of this game")]
    Plan,
    /// An outcome of chance is not the one of the day.
    #[error("the luck of entry {entry} is {found}; on that day it is {due}")]
    Luck {
        /// The number of the entry, counted from 1.
        entry: usize,
        /// The outcome in the record, as JSON.
        found: String,
        /// The outcome of the day, as JSON.
        due: String,
    },
    /// The decision of a bot is not the one of the day.
    #[error("the bot in entry {entry} decided on {found}; on that day it decides on {due}")]
    Bot {
        /// The number of the entry, counted from 1.
        entry: usize,
        /// The decision in the record, as JSON.
        found: String,
        /// The decision of the day, as JSON.
        due: String,
    },
    /// The table cannot be dealt.
    #[error(transparent)]
    Deal(#[from] DealFault),
    /// The game cannot be played again.
    #[error(transparent)]
    Table(#[from] TableFault),
}

/// Reports whether the game at this table is the daily deal that its header names, as [`check_daily_deal`] finds.
///
/// A table whose outcomes of chance were made up must not count as a daily deal.
pub fn is_daily_deal(table: &dyn AnyTable) -> bool {
    check_daily_deal(table).is_ok()
}

/// Checks that the game at this table is the daily deal that its header names: its options and bots are those of the
/// game's daily deals, and chance and the bots have acted as they do on that day. The check takes as long as the bots
/// need to think again.
///
/// # Errors
///
/// Returns the first difference.
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

/// Reports whether the header has the options and the bots of the daily deals of its game.
fn is_planned(header: &Header) -> bool {
    let Some(others) = catalog::game(&header.game).ok().and_then(catalog::GameEntry::daily) else { return false };
    let bots = (0..header.seats.len()).map(|seat| header.bots.get(seat)?.as_deref());
    let planned = std::iter::once(None).chain(others.iter().copied().map(Some));
    let usual = catalog::open(&header.game, &Options::new(), header.seats.clone(), &Shelf::EMPTY);
    bots.eq(planned) && usual.is_ok_and(|usual| usual.header().options == header.options) && header.lesson.is_none()
}

/// Plays the game again, and compares every entry of chance and of a bot with the one that was due.
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

/// Returns the next entry, if it is up to chance or to a bot.
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

/// Returns the facts about the daily deal of a header, if it is one.
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
