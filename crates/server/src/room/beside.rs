//! A table beside the same table at other servers: it shows what they have stored, and heeds their hints.

use super::{Room, WatcherId, bot::BotTurn};
use crate::thinkers;
use bus::{Hint, NodeId};
use dealer::{Access, Person, Screen};
use host::Refusal;
use protocol::Company;

impl Room {
    /// Enters what other servers have stored, and shows it. If this function returns a refusal, the room ends.
    pub(super) async fn look(&mut self) -> Result<(), Refusal> {
        let (rows, pace) = (self.held.dealer().rows(), self.held.setup().pace);
        let holidays = self.held.dealer().holidays().to_vec();
        match self.held.catch_up().await {
            Ok(()) => {
                let was_behind = self.others.caught_up();
                let is_reseated = self.reseat();
                if is_reseated || self.held.dealer().rows() != rows || self.held.dealer().holidays() != holidays {
                    self.changed();
                } else if self.held.setup().pace != pace {
                    self.bot.change_pace(self.held.setup().pace);
                    self.show_all();
                } else if was_behind {
                    self.bot = BotTurn::of(&self.held);
                }
                Ok(())
            }
            Err(refusal) => self.wait_for_store(refusal),
        }
    }

    /// Gives every screen the seats that its person holds now, if other people hold the seats than before. Reports whether
    /// this is so.
    pub(super) fn reseat(&mut self) -> bool {
        let is_reseated = self.held.take_reseated();
        if is_reseated {
            for watcher in &mut self.watchers {
                watcher.screen = Screen::of(watcher.person, self.held.dealer(), watcher.screen.lang());
            }
            self.tell_company();
        }
        is_reseated
    }

    /// Waits until the store can be used again after it has failed for a bot or a clock, and tells everybody at the
    /// table. Returns any other refusal, with which the room ends.
    pub(super) fn suffer(&mut self, refusal: Refusal) -> Result<(), Refusal> {
        if let Refusal::NotRead { .. } | Refusal::NotStored { .. } = refusal {
            self.trouble.send_if_modified(|trouble| trouble.replace(refusal.clone()).is_none());
        }
        self.wait_for_store(refusal)
    }

    /// Waits until the store can be used again. Returns any other refusal, with which the room ends.
    fn wait_for_store(&mut self, refusal: Refusal) -> Result<(), Refusal> {
        match refusal {
            Refusal::NotRead { .. } | Refusal::NotStored { .. } | Refusal::MovedOn => {
                self.others.fall_behind();
                Ok(())
            }
            // Another server has removed the table.
            Refusal::NoSuchTable => Err(Refusal::TableRemoved),
            other => Err(other),
        }
    }

    /// Heeds a hint of another server.
    pub(super) fn heed(&mut self, from: NodeId, hint: Hint) {
        match hint {
            Hint::Here { people, .. } => {
                if self.others.note(from, people) {
                    self.others.tell_again(self.held.id());
                }
                self.tell_company();
            }
            Hint::Thinks { row, .. } => self.yield_to(from, row),
            // The door of the table passes this on in another way.
            Hint::News(_) | Hint::Talk(_) | Hint::Blocks(_) => {}
        }
    }

    /// Gives the thought of a bot up to another server that has claimed it, or insists on the own claim.
    fn yield_to(&mut self, node: NodeId, row: u64) {
        let (is_mine, now) = (self.is_thinking_long(), self.held.dealer().rows());
        if is_mine && row == now && self.others.outranks(node) {
            return self.others.claim(self.held.id(), row);
        }
        self.others.note_claim(row);
        if is_mine
            && let Some((seat, _)) = self.held.dealer().bot_to_move()
            && let Some(until) = self.others.thinks_until(now)
        {
            self.bot = BotTurn::Elsewhere { seat, until };
        }
    }

    /// Reports whether a bot of this server thinks for a long time.
    pub(super) fn is_thinking_long(&self) -> bool {
        let level = self.held.dealer().bot_to_move().map(|(_, level)| level);
        matches!(self.bot, BotTurn::Thinking { .. }) && level.is_some_and(|level| !thinkers::is_short(level))
    }

    /// Tells the others what they must hear again, and forgets what they no longer tell.
    pub(super) fn renew(&mut self) {
        let row = self.is_thinking_long().then(|| self.held.dealer().rows());
        self.others.renew(self.held.id(), row);
        self.tell_company();
    }

    /// Reports whether other servers must still hear that the last person here is away.
    pub(super) fn must_tell(&self) -> bool {
        !self.people.is_empty() && self.others.is_company()
    }

    /// Returns the people at this table, as everybody there may know them.
    pub(super) fn company_now(&self) -> Option<Company> {
        match self.held.dealer().access() {
            Access::Own => None,
            Access::Open(holders) => {
                let player = |holder: &Option<Person>| self.held.player_ids().of((*holder)?);
                Some(Company {
                    players: holders.iter().map(player).collect(),
                    ..self.people.company(holders, self.held.id(), &self.others.people())
                })
            }
        }
    }

    /// Closes the screen of a watcher.
    pub(super) fn leave(&mut self, watcher: WatcherId) {
        self.watchers.retain(|other| other.id != watcher);
        self.tell_company();
    }
}
