//! Notices of a table: whom it waits for, and the claims that make each of them happen once.

use super::Room;
use crate::notices::{About, Claim, END, Notice, Now};
use dealer::Person;
use kernel::{EarlyEnd, Seat, Time, Turn};
use std::collections::BTreeSet;
use store::StoreFault;

impl Room {
    /// Takes note of the people for whom the table waits. People of a live game are at the table, or lose by their clocks
    /// before a notice could help, so there are no notices of live games.
    pub(super) fn note_awaited(&mut self) {
        if !self.has_notices() {
            return;
        }
        let here: Vec<Person> = self
            .watchers
            .iter()
            .filter(|watcher| !watcher.out.is_closed())
            .filter_map(|watcher| watcher.person)
            .collect();
        let (now, time) = (self.now(), self.held.moment().now);
        self.law.note(now, &here, time);
    }

    /// Reports whether people may be told about this table.
    fn has_notices(&self) -> bool {
        let live =
            self.held.setup().header.terms.as_ref().is_some_and(|terms| matches!(terms.time, Some(Time::Live { .. })));
        !live && self.held.desk().is_some()
    }

    fn now(&self) -> Now {
        let (dealer, holders) = (self.held.dealer(), &self.held.setup().holders);
        let holder = |seat: Seat| holders.get(seat.index()).copied().flatten();
        if dealer.turn() == Turn::Over {
            let resigned = match dealer.parted().end() {
                Some(EarlyEnd::Resigned { seat }) => Some(seat),
                Some(EarlyEnd::OutOfTime { .. } | EarlyEnd::CalledOff) | None => None,
            };
            let left: Vec<Seat> = dealer.parted().replaced().chain(resigned).collect();
            let stayed = Seat::all(holders.len()).filter(|seat| !left.contains(seat));
            let people: BTreeSet<Person> = stayed.filter_map(holder).collect();
            return Now::Over(people.into_iter().collect());
        }
        Now::Awaits(dealer.awaited().and_then(holder), dealer.table().entries() as u64)
    }

    /// Claims the notices that are due, and tells the people who have not seen the table.
    pub(super) async fn claim_due(&mut self) {
        let time = self.held.moment().now;
        for claim in self.law.claims(time) {
            self.claim(claim).await;
        }
    }

    /// Notes in the store what people have seen, before the server ends.
    pub(super) async fn claim_last(&mut self) {
        for claim in self.law.last_claims() {
            self.claim(claim).await;
        }
    }

    async fn claim(&mut self, claim: Claim) {
        let Claim { person, number, is_seen } = claim;
        match self.held.store().claim_notice(self.held.id(), person, number).await {
            Ok(()) => {
                self.law.settle(claim);
                if let Some(desk) = self.held.desk().filter(|_| !is_seen) {
                    desk.tell(self.notice(person, number));
                }
            }
            // The person knows already, or another server tells.
            Err(StoreFault::Taken) => self.law.settle(claim),
            Err(fault) => {
                tracing::debug!(%fault, table = self.held.id().as_str(), "a notice waits for the store");
                self.law.postpone(claim, self.held.moment().now);
            }
        }
    }

    fn notice(&self, person: Person, number: u64) -> Notice {
        let setup = self.held.setup();
        let seats = setup.seats.iter().zip(&setup.holders);
        let others = seats.filter(|(_, holder)| **holder != Some(person)).map(|(seat, _)| seat.name.clone()).collect();
        let has_clock = setup.header.terms.as_ref().is_some_and(|terms| terms.time.is_some());
        let about = if number == END { About::End } else { About::Decision { entries: number } };
        Notice { person, table: self.held.id().clone(), game: setup.header.game.clone(), others, has_clock, about }
    }
}
