//! The people who have left a table, and the proposal to call its game off.

use crate::{Parting, Row};
use catalog::Level;
use kernel::{EarlyEnd, Seat};

/// The people who have left a table, and the proposal to call its game off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parted {
    /// The seats whose people have left, in order, each with the level of the bot that plays on.
    left: Vec<(Seat, Level)>,
    end: Option<EarlyEnd>,
    /// The seats whose people want to call the game off.
    pub(crate) agreed: Vec<Seat>,
    /// True if somebody has declined a proposal since the last decision. Until the next one, nobody proposes again, so
    /// that the rows between two decisions are few.
    pub(crate) is_declined: bool,
    /// The number of entries when the last person left. No undo goes back beyond it.
    pub(crate) barrier: usize,
}

impl Parted {
    /// Returns the end of the game, if the people ended it before the rules did.
    pub fn end(&self) -> Option<EarlyEnd> {
        self.end
    }

    /// Returns the seats whose people have left, in the order in which they left.
    pub fn left(&self) -> impl Iterator<Item = Seat> {
        let last = self.end.and_then(EarlyEnd::loser);
        self.replaced().chain(last)
    }

    /// Returns the seats at which bots play on for people who have left. A person whose departure has ended the game
    /// still looks at it from the seat.
    pub fn replaced(&self) -> impl Iterator<Item = Seat> {
        self.left.iter().map(|(seat, _)| *seat)
    }

    /// Returns the level of the bot that plays on for a person who has left.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        self.left.iter().find(|(left, _)| *left == seat).map(|(_, level)| *level)
    }

    /// Takes note of a row. `entries` is the number of entries after it, and `seats` the number of seats.
    pub(crate) fn note(&mut self, row: &Row, entries: usize, seats: usize) -> Result<(), String> {
        let Row::Parted(parting) = row else {
            if let Row::LetPass(_) | Row::Hint = row {
                return Ok(());
            }
            self.agreed.clear();
            self.is_declined = false;
            return Ok(());
        };
        if let Some(seat) = parting.seat().filter(|seat| seat.index() >= seats) {
            return Err(format!("seat {}; expected one of {seats} seats, counted from 0", seat.index()));
        }
        match parting {
            Parting::Agreed { seat } => self.agreed.push(*seat),
            Parting::Declined { .. } => {
                self.agreed.clear();
                self.is_declined = true;
            }
            Parting::CalledOff {} => self.end = Some(EarlyEnd::CalledOff),
            Parting::Resigned { seat, bot } => {
                self.leave(EarlyEnd::Resigned { seat: *seat }, bot.as_deref(), entries)?
            }
            Parting::OutOfTime { seat, bot } => {
                self.leave(EarlyEnd::OutOfTime { seat: *seat }, bot.as_deref(), entries)?
            }
        }
        Ok(())
    }

    fn leave(&mut self, end: EarlyEnd, bot: Option<&str>, entries: usize) -> Result<(), String> {
        self.agreed.clear();
        self.barrier = entries;
        match (end.loser(), bot) {
            (Some(seat), Some(bot)) => self.left.push((seat, bot.parse::<Level>().map_err(|fault| fault.to_string())?)),
            (_, None) | (None, _) => self.end = Some(end),
        }
        Ok(())
    }
}
