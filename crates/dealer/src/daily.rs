//! Daily deals: games in which luck and bots are the same for everybody on a day.

use crate::Dealer;
use catalog::{AnyTable, Header, Level, TableFault};
use kernel::{Options, Shelf, Turn};

/// Reports whether the game at this table is the daily deal that its header names: its options and bots are those of
/// the game's daily deals, and chance and the bots have acted as they do on that day.
///
/// A table whose luck was made up must not count as a daily deal. The check takes as long as the bots need to think
/// again.
pub fn is_daily_deal(table: &dyn AnyTable) -> bool {
    let header = table.header();
    header.daily.is_some() && is_planned(header) && goes_as_dealt(table).unwrap_or(false)
}

/// Reports whether the header has the options and the bots of the daily deals of its game.
fn is_planned(header: &Header) -> bool {
    let Some(others) = catalog::game(&header.game).ok().and_then(catalog::GameEntry::daily) else { return false };
    let bots = (0..header.seats.len()).map(|seat| header.bots.get(seat)?.as_deref());
    let planned = std::iter::once(None).chain(others.iter().copied().map(Some));
    let usual = catalog::open(&header.game, &Options::new(), header.seats.clone(), &Shelf::EMPTY);
    bots.eq(planned) && usual.is_ok_and(|usual| usual.header().options == header.options) && header.lesson.is_none()
}

/// Plays the game again, and reports whether every entry of chance and of a bot is the one that was due.
fn goes_as_dealt(table: &dyn AnyTable) -> Result<bool, TableFault> {
    let level = |bot: &Option<String>| bot.as_deref().and_then(|level| level.parse::<Level>().ok());
    let mut levels: Vec<Option<Level>> = table.header().bots.iter().map(level).collect();
    levels.resize(table.header().seats.len(), None);
    let Ok(mut dealer) = Dealer::new(table.at(0)?, levels, 0) else { return Ok(false) };
    for line in table.lines() {
        let mut due = dealer.table().copy();
        let due = match due.turn() {
            Turn::Chance => Some(dealer.draw(&mut *due)?),
            Turn::Of(seat) => match dealer.level(seat) {
                Some(level) => {
                    let choice = dealer.think(level)?(&mut || false);
                    Some(due.choose(seat, choice)?)
                }
                None => None,
            },
            Turn::Over => None,
        };
        if due.is_some_and(|due| due.happened != line.happened) {
            return Ok(false);
        }
        dealer.enter(&line)?;
    }
    Ok(true)
}
