//! Answers what clients ask of their table, and shows what has changed.

use super::{Ask, Room, WatcherId, landmarks, log_before};
use crate::{
    held::{Acted, Held},
    measures::{self, By},
    thinkers::Thinkers,
};
use dealer::{Person, Screen};
use host::Refusal;
use kernel::Seat;
use protocol::{FromServer, Records};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

impl Room {
    pub(super) async fn ask(
        &mut self,
        watcher: WatcherId,
        ask: Ask,
        thinkers: &Thinkers,
    ) -> Result<Option<FromServer>, Refusal> {
        let at = self.watchers.iter().position(|other| other.id == watcher).ok_or(Refusal::NoTableOpen)?;
        match ask {
            Ask::Log { before } => {
                let watcher = self.watchers.get(at).ok_or(Refusal::NoTableOpen)?;
                return Ok(Some(FromServer::Log(log_before(&self.held, &watcher.screen, before))));
            }
            Ask::Landmarks => {
                let watcher = self.watchers.get(at).ok_or(Refusal::NoTableOpen)?;
                return Ok(Some(FromServer::Landmarks(landmarks(&self.held, &watcher.screen))));
            }
            Ask::Share => {
                let code = self.held.dealer().code().map_err(Refusal::to_share)?;
                return Ok(Some(FromServer::Shared { code }));
            }
            Ask::Record => {
                let watcher = self.watchers.get(at).ok_or(Refusal::NoTableOpen)?;
                let dealer = self.held.dealer();
                let redacted = dealer.records() == Records::Redacted;
                return Ok(Some(FromServer::Record { text: watcher.screen.record(dealer), redacted }));
            }
            Ask::Speak(lang) => self.reconsider(at, |screen, _| {
                screen.speak(lang);
                Ok(())
            }),
            Ask::Sit(seat) => self.reconsider(at, |screen, held| {
                screen.sit(seat, held.dealer()).map_err(|fault| Refusal::to_sit(fault, held.dealer()))
            }),
            Ask::Unveil => self.reconsider(at, |screen, held| {
                screen.show_all(held.dealer()).map_err(|fault| Refusal::to_sit(fault, held.dealer()))
            }),
            Ask::Step(entry) => self.reconsider(at, |screen, held| Ok(screen.look_back(entry, held.dealer())?)),
            Ask::Again => self.reconsider(at, |_, _| Ok(())),
            Ask::Act { at: row, choice, lag } => self.act(at, (row, choice), lag).await,
            Ask::Undo { at: row } => self.undo(at, row).await,
            Ask::Orders(orders) => self.order(at, orders).await,
            Ask::LetPass { turn } => self.let_pass(at, turn).await,
            Ask::Hint { at: row, hint } => self.hint((at, row), hint, thinkers).await,
            Ask::Review { seat, from, review } => self.review(at, (seat, from), (thinkers, review)),
            Ask::Ledger { seat, ledger } => self.ledger(at, seat, (thinkers, ledger)),
            Ask::Resign => self.resign(at).await,
            Ask::Propose => {
                let done = self.held.propose(self.person(at)?).await;
                self.came_of(at, done)
            }
            Ask::Answer { agree } => {
                let done = self.held.answer(self.person(at)?, agree).await;
                self.came_of(at, done)
            }
            Ask::EndLesson => {
                self.may_change(at)?;
                let done = self.held.end_lesson().await;
                self.came_of(at, done)
            }
            Ask::Pace(pace) => {
                self.may_change(at)?;
                self.held.set_pace(pace).await?;
                self.bot.change_pace(pace);
                self.show_all();
                Ok(())
            }
        }?;
        Ok(None)
    }

    /// Changes the screen of the watcher at the index `at` with `change`, and then shows the table on that screen
    /// again.
    fn reconsider(
        &mut self,
        at: usize,
        change: impl FnOnce(&mut Screen, &Held) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let watcher = self.watchers.get_mut(at).ok_or(Refusal::NoTableOpen)?;
        change(&mut watcher.screen, &self.held)?;
        let shown = watcher.shown(&self.held);
        watcher.show(shown);
        Ok(())
    }

    async fn act(&mut self, at: usize, (row, choice): (u64, usize), lag: Duration) -> Result<(), Refusal> {
        let watcher = self.watchers.get(at).ok_or(Refusal::NoTableOpen)?;
        if watcher.screen.has_decided(row, choice, self.held.dealer()) {
            return self.reconsider(at, |_, _| Ok(()));
        }
        let seat = self.sitting(at, row)?;
        match self.decide(seat, choice, (By::Person, lag)).await {
            Ok(Acted::Kept) => {
                self.show_own(seat);
                Ok(())
            }
            done => self.came_of(at, done.map(|_| ())),
        }
    }

    pub(super) async fn decide(
        &mut self,
        seat: Seat,
        choice: usize,
        (by, lag): (By, Duration),
    ) -> Result<Acted, Refusal> {
        let begun = Instant::now();
        let done = self.held.act(seat, choice, lag).await;
        measures::acted(by, begun.elapsed());
        done
    }

    async fn resign(&mut self, at: usize) -> Result<(), Refusal> {
        let seat = self.seat(at)?;
        let done = self.held.resign(seat).await;
        self.came_of(at, done)
    }

    async fn undo(&mut self, at: usize, row: u64) -> Result<(), Refusal> {
        let seat = self.sitting(at, row)?;
        let done = self.held.undo(seat).await;
        self.came_of(at, done)
    }

    /// Notes that the person at the screen with the index `at` asks for a hint, and queues its computation.
    async fn hint(
        &mut self,
        (at, row): (usize, u64),
        hint: oneshot::Sender<protocol::Hint>,
        thinkers: &Thinkers,
    ) -> Result<(), Refusal> {
        let seat = self.sitting(at, row)?;
        let lang = self.watchers.get(at).ok_or(Refusal::NoTableOpen)?.screen.lang();
        let hinting = match self.held.hint(seat, lang).await {
            Ok(hinting) => hinting,
            Err(refusal) => return self.came_of(at, Err(refusal)),
        };
        self.changed();
        thinkers.hint(hinting, hint);
        Ok(())
    }

    /// Queues the review of a decision, for the person at the screen with the index `at`.
    fn review(
        &self,
        at: usize,
        (seat, from): (Seat, usize),
        (thinkers, review): (&Thinkers, oneshot::Sender<protocol::Review>),
    ) -> Result<(), Refusal> {
        let lang = self.watchers.get(at).ok_or(Refusal::NoTableOpen)?.screen.lang();
        thinkers.review(self.held.review((seat, from), lang)?, review);
        Ok(())
    }

    /// Queues the ledger of a seat, for the person at the screen with the index `at`.
    fn ledger(
        &self,
        at: usize,
        seat: Seat,
        (thinkers, ledger): (&Thinkers, oneshot::Sender<protocol::Ledger>),
    ) -> Result<(), Refusal> {
        let lang = self.watchers.get(at).ok_or(Refusal::NoTableOpen)?.screen.lang();
        thinkers.ledger(self.held.ledger(seat, lang)?, ledger);
        Ok(())
    }

    pub(super) fn came_of(&mut self, at: usize, done: Result<(), Refusal>) -> Result<(), Refusal> {
        match &done {
            Ok(()) => {
                if let Some(watcher) = self.watchers.get_mut(at) {
                    watcher.screen.decided(self.held.dealer());
                }
                self.changed();
            }
            // Another process has stored a step first, and the table has been loaded again. Or the person had no time
            // left, and the consequence has happened.
            Err(Refusal::MovedOn | Refusal::TooLate) => self.changed(),
            // The step may be stored although the store could not say so.
            Err(Refusal::NotStored { .. } | Refusal::NotRead { .. }) => self.others.fall_behind(),
            Err(_) => {}
        }
        done
    }

    /// Returns the seat that the person at the screen with the index `at` speaks for.
    pub(super) fn seat(&self, at: usize) -> Result<Seat, Refusal> {
        let watcher = self.watchers.get(at).ok_or(Refusal::NoTableOpen)?;
        Ok(watcher.screen.leaves(self.held.dealer())?)
    }

    /// Returns the person at the screen with the index `at`.
    fn person(&self, at: usize) -> Result<Option<Person>, Refusal> {
        Ok(self.watchers.get(at).ok_or(Refusal::NoTableOpen)?.person)
    }

    /// Returns the seat that the watcher at the index `at` decides for. `row` is the number of rows that the watcher's
    /// screen has seen. Returns an error if the screen has not seen the newest position, or if it shows no seat's view.
    fn sitting(&self, at: usize, row: u64) -> Result<Seat, Refusal> {
        let watcher = self.watchers.get(at).ok_or(Refusal::NoTableOpen)?;
        Ok(watcher.screen.decides(row, self.held.dealer())?)
    }

    /// Refuses a change of the table by a watcher, at the index `at`, who only looks on.
    fn may_change(&self, at: usize) -> Result<(), Refusal> {
        let watcher = self.watchers.get(at).ok_or(Refusal::NoTableOpen)?;
        Ok(self.held.dealer().access().may_change(watcher.person)?)
    }

    /// Gives up every seat of a person whom the host has banned, as if the person had resigned there.
    pub(super) async fn expel(&mut self, person: Person) {
        for seat in Seat::all(self.held.setup().holders.len()) {
            if self.held.setup().holders.get(seat.index()) == Some(&Some(person)) {
                let done = self.held.resign(seat).await;
                self.came_of_host(done);
            }
        }
    }

    /// Shows the table after a decision of the host.
    pub(super) fn came_of_host(&mut self, done: Result<(), Refusal>) {
        match done {
            Ok(()) | Err(Refusal::MovedOn) => self.changed(),
            Err(why) => tracing::debug!(kind = why.kind(), "a decision of the host changes nothing at this table"),
        }
    }
}
