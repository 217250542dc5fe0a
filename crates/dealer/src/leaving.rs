//! The ways in which people end a game early: they resign, run out of time, or agree to call it off.

use crate::{Dealer, LeaveFault, Moment, Parting, Person, Row, Step, access::Access};
use catalog::Level;
use kernel::{Late, Seat, Turn};
use protocol::{LeaveOffer, Leaving};

impl Dealer {
    /// Returns a step by which the person at this seat resigns. If two sit at the table, or no person is left, the game
    /// ends. Otherwise, a bot plays on.
    ///
    /// # Errors
    ///
    /// Refuses a table that is not open to others, a game that is over, and a seat that nobody holds.
    pub fn resign(&self, seat: Seat) -> Result<Step, LeaveFault> {
        self.can_part()?;
        if !self.sitting().any(|sitting| sitting == seat) {
            return Err(LeaveFault::NoSeat);
        }
        let bot = self.successor(seat);
        Ok(self.parting(vec![Parting::Resigned { seat, bot }]))
    }

    /// Returns a step by which the host of the table ends its game without a result, whatever its people say.
    ///
    /// # Errors
    ///
    /// Refuses a table that is not open to others, and a game that is over.
    pub fn call_off(&self) -> Result<Step, LeaveFault> {
        self.can_part()?;
        Ok(self.parting(vec![Parting::CalledOff {}]))
    }

    /// Returns a step by which a person wants to call the game off. It ends the game if nobody else has to agree. The
    /// people whose time is up have no say.
    ///
    /// # Errors
    ///
    /// Refuses a table that is not open to others, a game that is over or that one person began alone, a person who holds
    /// no seat, and a proposal after another one was declined.
    pub fn propose(&self, person: Option<Person>, moment: Moment) -> Result<Step, LeaveFault> {
        self.can_part()?;
        if !self.has_company() {
            return Err(LeaveFault::Alone);
        }
        let own: Vec<Seat> = self.sitting().filter(|seat| self.held(person).has(*seat)).collect();
        if own.is_empty() {
            return Err(LeaveFault::NoSeat);
        }
        if self.parted().is_declined {
            return Err(LeaveFault::Declined);
        }
        let known = &self.parted().agreed;
        let mut rows: Vec<Parting> =
            own.iter().filter(|seat| !known.contains(seat)).map(|seat| Parting::Agreed { seat: *seat }).collect();
        let late = self.overdue(moment);
        let is_agreed = |seat: Seat| own.contains(&seat) || known.contains(&seat) || late == Some(seat);
        if self.sitting().all(is_agreed) {
            rows.push(Parting::CalledOff {});
        }
        Ok(self.parting(rows))
    }

    /// Returns a step by which a person agrees to call the game off, or declines.
    ///
    /// # Errors
    ///
    /// Refuses an answer without a proposal, and whatever [`Dealer::propose`] refuses.
    pub fn answer(&self, person: Option<Person>, agree: bool, moment: Moment) -> Result<Step, LeaveFault> {
        self.can_part()?;
        let seat = self.sitting().find(|seat| self.held(person).has(*seat)).ok_or(LeaveFault::NoSeat)?;
        if self.parted().agreed.is_empty() {
            return Err(LeaveFault::NoProposal);
        }
        if agree { self.propose(person, moment) } else { Ok(self.parting(vec![Parting::Declined { seat }])) }
    }

    /// Returns a step by which a person who has no time left loses the seat or the game. Returns `None` if the person
    /// to move has time left, or may stay by the terms of the table.
    pub fn time_up(&self, moment: Moment) -> Option<Step> {
        let seat = self.overdue(moment)?;
        let bot = match self.terms().late {
            Late::CallOff => return None,
            // If nobody else plays, a bot would play for nobody, so the game ends.
            Late::Bot => Some(self.stand_in().to_string()).filter(|_| self.has_others(seat)),
            Late::Loss => self.successor(seat),
        };
        Some(self.parting(vec![Parting::OutOfTime { seat, bot }]))
    }

    /// Returns the people who have left or want to end the game, and the steps that a screen of these seats can take.
    /// Returns `None` at a table that is not open to others.
    pub(crate) fn leaving(&self, own: impl Fn(Seat) -> bool) -> Option<Leaving> {
        let Access::Open(_) = self.access() else { return None };
        let (parted, sits) = (self.parted(), self.sitting().any(&own));
        let mut offers = Vec::new();
        if sits && self.can_part().is_ok() {
            let has_agreed = self.sitting().filter(|seat| own(*seat)).all(|seat| parted.agreed.contains(&seat));
            offers.push(LeaveOffer::Resign);
            if self.has_company() && !has_agreed && !parted.is_declined {
                offers.push(if parted.agreed.is_empty() { LeaveOffer::CallOff } else { LeaveOffer::Answer });
            }
        }
        Some(Leaving {
            terms: self.terms(),
            left: parted.left().collect(),
            end: parted.end(),
            agreed: parted.agreed.clone(),
            offers,
        })
    }

    /// Refuses a table at which nobody can leave.
    pub(crate) fn can_part(&self) -> Result<(), LeaveFault> {
        match self.access() {
            Access::Own => Err(LeaveFault::Own),
            Access::Open(_) if self.turn() == Turn::Over || self.full().is_some() => Err(LeaveFault::Over),
            Access::Open(_) => Ok(()),
        }
    }

    /// Returns the seats at which people still sit.
    fn sitting(&self) -> impl Iterator<Item = Seat> {
        let holders: &[Option<Person>] = match self.access() {
            Access::Own => &[],
            Access::Open(holders) => holders,
        };
        Seat::all(holders.len()).zip(holders).filter(|(_, holder)| holder.is_some()).map(|(seat, _)| seat)
    }

    fn has_others(&self, seat: Seat) -> bool {
        self.sitting().any(|other| other != seat)
    }

    /// Returns the level of the bot that plays on when the person at this seat gives up, or `None` if the game ends.
    fn successor(&self, seat: Seat) -> Option<String> {
        let goes_on = self.table().header().seats.len() > 2 && self.has_others(seat);
        goes_on.then(|| self.stand_in().to_string())
    }

    /// Returns the level of the bot that plays on for a person who has left.
    fn stand_in(&self) -> Level {
        self.terms().bot.parse().unwrap_or(Level::Greedy)
    }

    fn parting(&self, rows: Vec<Parting>) -> Step {
        self.step_of(self.table().copy(), rows.into_iter().map(Row::Parted).collect())
    }
}
