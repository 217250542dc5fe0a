//! Checks the luck of a signed record: its commitments, its numbers and its bots. `docs/luck.md` says what each check
//! shows.

use crate::{DealFault, Dealer, Luck};
use catalog::{AnyTable, Level, Line, Move, Record, TableFault};
use kernel::Turn;
use luck::{Claim, ClaimFault, Draws, Purpose};

/// The reason why the luck of a record is not what the record claims.
#[derive(Debug, thiserror::Error)]
pub enum LuckFault {
    /// The record claims nothing about its luck.
    #[error("the record makes no claim about its luck; expected a member \"luck\" in its header")]
    NoClaim,
    /// The record does not end with a seal.
    #[error("the record has no seal; expected a line with the key and a last line with the signature")]
    NoSeal,
    /// A commitment does not fit.
    #[error(transparent)]
    Claim(#[from] ClaimFault),
    /// The header names more copied entries than the record has.
    #[error("{copied} copied entries; expected at most {entries}, the entries of the record")]
    Copied {
        /// The number of copied entries in the header.
        copied: usize,
        /// The number of entries.
        entries: usize,
    },
    /// A copied entry has a drawn number, although the key has not drawn it.
    #[error("entry {entry}: it was copied and has a drawn number; expected none up to entry {copied}")]
    DrawnCopy {
        /// The number of the entry, counted from 1.
        entry: usize,
        /// The number of copied entries.
        copied: usize,
    },
    /// An outcome of chance has no drawn number.
    #[error("entry {entry}: the outcome has no drawn number; expected one beside each outcome of chance")]
    NoNumber {
        /// The number of the entry, counted from 1.
        entry: usize,
    },
    /// No number is below the bound.
    #[error("entry {entry}: a number below 0; expected a bound of at least 1")]
    NoBound {
        /// The number of the entry, counted from 1.
        entry: usize,
    },
    /// A drawn number is not the one that the key gives.
    #[error("entry {entry}: the drawn number {found} is not the one of the key; expected {due}")]
    Number {
        /// The number of the entry, counted from 1.
        entry: usize,
        /// The number in the record.
        found: u64,
        /// The number that the key gives.
        due: u64,
    },
    /// The decision of a bot is not the one that the bot makes when it runs again.
    #[error("entry {entry}: the bot decided on {found}; when it runs again, it decides on {due}")]
    Bot {
        /// The number of the entry, counted from 1.
        entry: usize,
        /// The decision in the record, as JSON.
        found: String,
        /// The decision of the bot now, as JSON.
        due: String,
    },
    /// The table of the record cannot be set up.
    #[error(transparent)]
    Deal(#[from] DealFault),
    /// The game of the record cannot be replayed.
    #[error(transparent)]
    Table(#[from] TableFault),
}

/// The decisions of bots in a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BotsChecked {
    /// The number of decisions that the bots make again.
    pub same: usize,
    /// The number of decisions of searching bots that make another one now. Such a bot may have been cut short while
    /// the server was busy, so this is not a fault.
    pub cut_short: usize,
    /// The number of decisions of bots with a limit of time, which cannot be run again.
    pub timed: usize,
}

/// Checks the commitments of a sealed record, and the numbers that were drawn for its outcomes of chance. Returns the
/// number of these outcomes. A replay then shows whether the numbers have the right bounds and give the outcomes.
///
/// # Errors
///
/// Returns the first fault.
pub fn check_numbers(record: &Record) -> Result<usize, LuckFault> {
    let (claim, draws) = claimed(record)?;
    let entries = record.lines.len();
    if claim.copied > entries {
        return Err(LuckFault::Copied { copied: claim.copied, entries });
    }
    let mut drawn = 0;
    for (entry, line) in (1..).zip(&record.lines) {
        drawn += usize::from(has_its_number(entry, &line.value, (claim, &draws))?);
    }
    Ok(drawn)
}

/// Runs the bots of a sealed record again, each with the view that its seat had. `table` is the table that the record
/// leads to.
///
/// # Errors
///
/// Returns the first decision that the bot does not make again, unless a search may have been cut short.
pub fn check_bots(record: &Record, table: &dyn AnyTable) -> Result<BotsChecked, LuckFault> {
    let (claim, draws) = claimed(record)?;
    let level = |bot: &Option<String>| bot.as_deref().and_then(|level| level.parse::<Level>().ok());
    let mut levels: Vec<Option<Level>> = table.header().bots.iter().map(level).collect();
    levels.resize(table.header().seats.len(), None);
    let mut dealer = Dealer::new(table.at(0)?, levels, Luck::Key(draws))?;
    let mut checked = BotsChecked::default();
    for (entry, line) in (1..).zip(table.lines()) {
        if entry > claim.copied {
            run_again(&dealer, (entry, &line), &mut checked)?;
        }
        dealer.enter(&line)?;
    }
    Ok(checked)
}

/// Returns the claim of a record, and the numbers of its opened key.
fn claimed(record: &Record) -> Result<(&Claim, Draws), LuckFault> {
    let header = &record.header.value;
    let claim = header.luck.as_ref().ok_or(LuckFault::NoClaim)?;
    let seal = record.seal.as_ref().ok_or(LuckFault::NoSeal)?;
    Ok((claim, claim.draws(&seal.key, header.seats.len())?))
}

/// Checks the drawn number of a line. Returns true if the line has one.
fn has_its_number(entry: usize, line: &Line, (claim, draws): (&Claim, &Draws)) -> Result<bool, LuckFault> {
    let is_copied = entry <= claim.copied;
    match (&line.happened, line.drawn) {
        (_, Some(_)) if is_copied => Err(LuckFault::DrawnCopy { entry, copied: claim.copied }),
        (Move::Chance { .. }, None) if !is_copied => Err(LuckFault::NoNumber { entry }),
        (_, None) => Ok(false),
        (_, Some(drawn)) if drawn.bound == 0 => Err(LuckFault::NoBound { entry }),
        (_, Some(drawn)) => {
            let due = draws.below(Purpose::Chance, entry as u64, drawn.bound);
            if drawn.number == due { Ok(true) } else { Err(LuckFault::Number { entry, found: drawn.number, due }) }
        }
    }
}

/// Runs the bot that decided on this line again, if a bot did.
fn run_again(dealer: &Dealer, (entry, line): (usize, &Line), checked: &mut BotsChecked) -> Result<(), LuckFault> {
    let Turn::Of(seat) = dealer.table().turn() else { return Ok(()) };
    let Some(level) = dealer.level(seat) else { return Ok(()) };
    if level.within().is_some() {
        checked.timed += 1;
        return Ok(());
    }
    let choice = dealer.think(level)?(&mut || false);
    let due = dealer.table().copy().choose(seat, choice)?;
    match level {
        _ if due.happened == line.happened => checked.same += 1,
        Level::Ismcts { .. } | Level::Rollout { .. } => checked.cut_short += 1,
        Level::Random | Level::Greedy => {
            return Err(LuckFault::Bot { entry, found: told(&line.happened), due: told(&due.happened) });
        }
    }
    Ok(())
}

fn told(happened: &Move) -> String {
    match happened {
        Move::Chance { chance } => chance.to_string(),
        Move::Action { seat: _, action } => action.to_string(),
    }
}
