//! A table in memory, and its log in the store. The two always agree: a step is stored before it is committed, and a
//! step that cannot be stored is dropped.

use crate::{clock::Clock, hosting::Hosting, notices::Desk, pause::Pause, player_ids::PlayerIds, troubles::refusal};
use catalog::{AnyTable, Header, OpenFault};
use dealer::{
    Access, Accounting, DealFault, Dealer, Hinting, Holiday, Luck, Moment, Parted, Person, Private, Reviewing, Step,
};
use host::{Refusal, heading, people};
use kernel::{Lang, Seat, Shelf, Turn, spare};
use luck::Signer;
use packs::{OldPack, PackFolder, wanted};
use protocol::Pace;
use std::{mem, sync::Arc, time::Duration};
use store::{Cause, Deed, Kept, Newer, Setup, Standing, Store, StoreFault, Summary, TableId, Told};
use tokio::{sync::Notify, task::spawn_blocking};

/// The store and the packs of this server, and the people for whom it hosts tables.
#[derive(Clone)]
pub(crate) struct Home {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) packs: PackFolder,
    pub(crate) hosting: Hosting,
    /// The key that signs the records of finished games, at a server that hosts for others.
    pub(crate) signer: Option<Signer>,
    pub(crate) clock: Clock,
    pub(crate) player_ids: Arc<PlayerIds>,
    /// Tells that a rated game has ended.
    pub(crate) ended: Arc<Notify>,
    /// The place for notices to people who are away, at a server that sends them.
    pub(crate) desk: Option<Desk>,
}

pub(crate) struct Held {
    home: Home,
    id: TableId,
    setup: Setup,
    dealer: Dealer,
    /// The packs that this game is played with.
    shelf: Shelf,
    /// The packs that have changed since this game began.
    old_packs: Vec<OldPack>,
    /// True if no entry is owed before a decision.
    is_settled: bool,
    /// The pause for the window for answers that is open.
    pause: Pause,
    /// True if other people hold the seats than when the table was last shown.
    is_reseated: bool,
}

/// The consequence of a decision that was stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Acted {
    /// It has taken effect, and everybody may see it.
    Done,
    /// It takes effect when the window for answers ends. Until then only its seat may see it.
    Kept,
}

/// The number of times that owed entries are tried while other servers store rows.
const TRIES: usize = 8;

impl Held {
    /// Loads a table from the store and replays its log, with the packs that the game was started with.
    ///
    /// # Errors
    ///
    /// Refuses a table that does not exist, that cannot be read, that is damaged, or whose packs are missing.
    pub(crate) async fn load(home: &Home, id: &TableId) -> Result<Held, Refusal> {
        Held::of(home, id, home.store.load(id).await.map_err(refusal)?).await
    }

    async fn of(home: &Home, id: &TableId, kept: Kept) -> Result<Held, Refusal> {
        let folder = home.packs.clone();
        let shelf = home.kept(&kept.setup.header).await?;
        let access = home.access(&kept.setup);
        let replayed =
            spawn_blocking(move || replay(kept, &folder, (&shelf, access))).await.map_err(|_| Refusal::Stopped)?;
        let Replayed { setup, dealer, shelf, old_packs } = replayed?;
        let dealer = dealer.with_signer(home.signer.clone());
        let pause = Pause::default().after(dealer.table().entries());
        let (home, id, is_settled) = (home.clone(), id.clone(), false);
        let mut held = Held { home, id, setup, dealer, shelf, old_packs, is_settled, pause, is_reseated: false };
        held.read_privates().await?;
        held.read_holidays().await?;
        Ok(held)
    }

    /// Returns the summary of this table's log for the list of tables.
    pub(crate) fn summary(&self) -> Summary {
        summary(self.dealer.table(), self.dealer.parted())
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) fn table(&self) -> &dyn AnyTable {
        self.dealer.table()
    }

    pub(crate) fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    pub(crate) fn old_packs(&self) -> &[OldPack] {
        &self.old_packs
    }

    pub(crate) fn dealer(&self) -> &Dealer {
        &self.dealer
    }

    /// Enters the rows that other servers have stored meanwhile. Then plays the entries that are owed before a decision.
    ///
    /// # Errors
    ///
    /// Returns an error if the store has lost rows or the table, or cannot be read or written.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            self.read_on().await?;
            if self.is_settled {
                return Ok(());
            }
            let owed = self.dealer.owed()?;
            match self.keep(self.dealer.stamp(owed, self.moment())).await {
                Ok(()) => self.is_settled = true,
                // Another server has played them.
                Err(Refusal::MovedOn) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        Err(Refusal::MovedOn)
    }

    /// Enters the rows that other servers have stored meanwhile.
    async fn read_on(&mut self) -> Result<(), Refusal> {
        let here = self.dealer.rows();
        let Newer { rows: stored, pace, holders, log } =
            self.home.store.newer(&self.id, here).await.map_err(refusal)?;
        if stored < here {
            // The store only ever adds rows. If it has fewer rows than it has acknowledged, some were lost.
            let why = format!("{} has {stored} rows; expected {here} or more", self.id.as_str());
            return Err(refusal(StoreFault::Failed { deed: Deed::Read, cause: Cause::Corrupt, why }));
        }
        self.setup.pace = pace;
        if holders.iter().ne(&self.setup.holders) {
            // Somebody has taken the place of a guest, or has left for good.
            *self = Held::load(&self.home, &self.id).await?;
            self.is_reseated = true;
            return Ok(());
        }
        self.read_holidays().await?;
        if log.is_empty() {
            return self.read_privates().await;
        }
        self.is_settled = false;
        match self.dealer.follow(log) {
            Ok(Some(step)) => {
                self.commit(step);
                self.read_privates().await
            }
            // If a row cannot follow, a replay says what is damaged.
            Ok(None) | Err(_) => {
                *self = Held::load(&self.home, &self.id).await?;
                Ok(())
            }
        }
    }

    /// Plays a choice of a seat and the entries that are owed after it. `lag` is the time that a message takes to the
    /// person and back. If the person had no time left, only its consequence happens.
    pub(crate) async fn act(&mut self, seat: Seat, choice: usize, lag: Duration) -> Result<Acted, Refusal> {
        if self.time_up().await? || self.end_window().await? {
            return Err(Refusal::TooLate);
        }
        let moment = self.home.clock.moment(lag);
        if let Some(private) = self.dealer.keeps(seat, choice)? {
            return self.keep_private(seat, private).await.map(|()| Acted::Kept);
        }
        let step = self.dealer.act(seat, choice)?;
        self.keep(self.dealer.stamp(step, moment)).await.map(|()| Acted::Done)
    }

    /// Returns the computation of the ledger of a seat.
    pub(crate) fn ledger(&self, seat: Seat, lang: Lang) -> Result<Accounting, Refusal> {
        Ok(self.dealer.ledger(self.id.as_str(), seat, lang)?)
    }

    /// Returns the computation of the review of the first decision of a seat at or after the entry `from`.
    pub(crate) fn review(&self, decision: (Seat, usize), lang: Lang) -> Result<Reviewing, Refusal> {
        Ok(self.dealer.review(self.id.as_str(), decision, lang)?)
    }

    /// Notes that the person at this seat asks for a hint, and returns its computation.
    pub(crate) async fn hint(&mut self, seat: Seat, lang: Lang) -> Result<Hinting, Refusal> {
        let (step, hinting) = self.dealer.hint((self.id.as_str(), seat), lang)?;
        self.keep(step).await?;
        Ok(hinting)
    }

    /// Does what is due by now: ends a window for answers, or takes the seat or the game from a person who has no time
    /// left. Returns false if the screens need not be shown again.
    pub(crate) async fn come_due(&mut self) -> Result<bool, Refusal> {
        if self.end_window().await? {
            return Ok(true);
        }
        // Outside of windows, a clock has ended. Even if nobody loses anything by that, everybody is shown that it has.
        let is_window = self.window_due().is_some();
        Ok(self.time_up().await? || !is_window)
    }

    /// Stores the part of the table that only this seat knows.
    pub(crate) async fn keep_private(&mut self, seat: Seat, private: Private) -> Result<(), Refusal> {
        self.home.store.keep_private(&self.id, seat, &private).await.map_err(refusal)?;
        self.note_private(seat, private);
        Ok(())
    }

    /// Takes note of the part of the table that only this seat knows, as the store has it.
    pub(crate) fn note_private(&mut self, seat: Seat, private: Private) {
        if seat.index() < self.setup.seats.len() {
            self.dealer.keep_private(seat, private);
        }
    }

    /// Returns the public ids of people, as they were last read.
    pub(crate) fn player_ids(&self) -> &PlayerIds {
        &self.home.player_ids
    }

    /// Reports whether other people hold the seats than when this was last asked for.
    pub(crate) fn take_reseated(&mut self) -> bool {
        mem::take(&mut self.is_reseated)
    }

    /// Takes note of the holidays of the person at each seat, as the store has them.
    pub(crate) fn note_holidays(&mut self, holidays: Vec<Vec<Holiday>>) {
        self.dealer.keep_holidays(holidays);
    }

    /// Returns the pause in milliseconds for the window for answers that is open.
    pub(crate) fn pause(&self) -> u64 {
        self.pause.millis()
    }

    /// Returns the place for notices, at a server that sends them.
    pub(crate) fn desk(&self) -> Option<&Desk> {
        self.home.desk.as_ref()
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.home.store
    }

    /// Takes the seat or the game from a person who has no time left. Returns false if nobody loses anything.
    pub(crate) async fn time_up(&mut self) -> Result<bool, Refusal> {
        if self.dealer.time_up(self.moment()).is_none() {
            return Ok(false);
        }
        // The person may have begun a holiday at another server.
        self.read_holidays().await?;
        match self.dealer.time_up(self.moment()) {
            Some(step) => self.keep(step).await.map(|()| true),
            None => Ok(false),
        }
    }

    /// Returns the time at which [`Held::come_due`] is due, in milliseconds since 1970.
    pub(crate) fn due(&self) -> Option<u64> {
        let clock = self.dealer.due(self.moment());
        clock.into_iter().chain(self.window_due()).min()
    }

    /// Returns the time by which the clocks of people run.
    pub(crate) fn clock(&self) -> &Clock {
        &self.home.clock
    }

    /// Returns this moment, for a message without a delay.
    pub(crate) fn moment(&self) -> Moment {
        self.home.clock.moment(Duration::ZERO)
    }

    /// Gives up a seat.
    pub(crate) async fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        let step = self.dealer.resign(seat)?;
        self.keep(step).await
    }

    /// Ends the game without a result, as the host wishes.
    pub(crate) async fn call_off(&mut self) -> Result<(), Refusal> {
        let step = self.dealer.call_off()?;
        self.keep(step).await
    }

    /// Proposes for a person to call the game off.
    pub(crate) async fn propose(&mut self, person: Option<Person>) -> Result<(), Refusal> {
        // A holiday changes the time that the person has.
        self.read_holidays().await?;
        let step = self.dealer.propose(person, self.moment())?;
        self.keep(step).await
    }

    /// Answers for a person to a proposal to call the game off.
    pub(crate) async fn answer(&mut self, person: Option<Person>, agree: bool) -> Result<(), Refusal> {
        self.read_holidays().await?;
        let step = self.dealer.answer(person, agree, self.moment())?;
        self.keep(step).await
    }

    /// Resigns for a person who leaves the server for good, if the game goes on, and replaces the person's name. The rows
    /// stay as they are, so the record does, and its signature.
    pub(crate) async fn farewell(&mut self, person: Person, name: &str) -> Result<(), Refusal> {
        self.catch_up().await?;
        for seat in Seat::all(self.setup.holders.len()) {
            if self.setup.holders[seat.index()] == Some(person) {
                match self.resign(seat).await {
                    // The game is over, or the person has left before.
                    Ok(()) | Err(Refusal::Leave(_)) => {}
                    Err(why) => return Err(why),
                }
            }
        }
        self.rename(person, name).await
    }

    /// Replaces the name of a person by this one, with a number if several people there have it.
    async fn rename(&mut self, person: Person, name: &str) -> Result<(), Refusal> {
        let mut kept = self.home.store.load(&self.id).await.map_err(refusal)?;
        let rows = kept.rows.len() as u64;
        let seats = Seat::all(kept.setup.holders.len()).filter(|seat| kept.setup.holders[seat.index()] == Some(person));
        for seat in seats.collect::<Vec<_>>() {
            let others = kept.setup.seats.iter().enumerate().filter(|(at, _)| *at != seat.index());
            let taken: Vec<String> = others.map(|(_, plan)| plan.name.clone()).collect();
            let new = if taken.iter().any(|taken| taken == name) { spare(name, &taken) } else { name.to_owned() };
            kept.setup.seats[seat.index()].name = new;
        }
        people::enter(&kept.setup.seats, &mut kept.setup.header);
        let setup = kept.setup.clone();
        let renamed = Held::of(&self.home, &self.id, kept).await?;
        self.home.store.rename(&self.id, rows, &setup, &renamed.summary()).await.map_err(refusal)?;
        *self = renamed;
        Ok(())
    }

    /// Takes back the last decision of this seat.
    pub(crate) async fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let step = self.dealer.undo(seat)?;
        self.keep(step).await
    }

    /// Ends the lesson at this table.
    pub(crate) async fn end_lesson(&mut self) -> Result<(), Refusal> {
        let step = self.dealer.end_lesson();
        self.keep(step).await
    }

    pub(crate) async fn set_pace(&mut self, pace: Pace) -> Result<(), Refusal> {
        self.home.store.set_pace(&self.id, pace).await.map_err(refusal)?;
        self.setup.pace = pace;
        Ok(())
    }

    /// Stores a step, and then commits it. If the step cannot be stored, the table does not change.
    pub(crate) async fn keep(&mut self, step: Step) -> Result<(), Refusal> {
        if !step.rows().is_empty() {
            let (after, summary) = (self.dealer.rows(), summary(step.table(), step.parted()));
            if let Err(fault) = self.home.store.append(&self.id, after, step.rows(), &summary).await {
                return Err(self.lost(fault).await);
            }
            tracing::debug!(table = self.id.as_str(), after, rows = step.rows().len(), "rows were stored");
            if summary.over && self.setup.header.terms.as_ref().is_some_and(|terms| terms.rated) {
                self.home.ended.notify_one();
            }
        }
        self.commit(step);
        Ok(())
    }

    fn commit(&mut self, step: Step) {
        self.dealer.commit(step).expect("nothing else has changed the table meanwhile: it is borrowed");
        self.pause = self.pause.after(self.dealer.table().entries());
    }

    /// Returns the refusal for a failed write. If another server has stored a step in the meantime, enters its rows.
    async fn lost(&mut self, fault: StoreFault) -> Refusal {
        match fault {
            StoreFault::Taken => self.read_on().await.map_or_else(|refusal| refusal, |()| Refusal::MovedOn),
            other => refusal(other),
        }
    }
}

impl Home {
    /// Returns the access to a table with this setup.
    pub(crate) fn access(&self, setup: &Setup) -> Access {
        match self.hosting {
            Hosting::Own => Access::Own,
            Hosting::Others(_) => Access::Open(setup.holders.clone()),
        }
    }

    /// Returns a shelf with the packs that the store keeps for the game with this header.
    pub(crate) async fn kept(&self, header: &Header) -> Result<Shelf, Refusal> {
        let mut shelf = Shelf::EMPTY;
        for (key, hash) in wanted(header) {
            if let Some(bytes) = self.store.pack(&key, &hash).await.map_err(refusal)? {
                // No game can have been played with a pack that the shelf refuses.
                let _ = shelf.lay(&key, bytes);
            }
        }
        Ok(shelf)
    }
}

/// Returns the summary of a table for the list of tables.
pub(crate) fn summary(table: &dyn AnyTable, parted: &Parted) -> Summary {
    Summary {
        entries: table.entries() as u64,
        over: parted.end().is_some() || table.turn() == Turn::Over,
        heading: Told { en: heading(table, parted, Lang::En), fr: heading(table, parted, Lang::Fr) },
        standing: Some(Standing::of(table, parted)),
    }
}

/// A table that was replayed to the end of its log.
struct Replayed {
    setup: Setup,
    dealer: Dealer,
    shelf: Shelf,
    old_packs: Vec<OldPack>,
}

/// Reads the packs, and replays the whole log. The call blocks the thread of its caller.
fn replay(
    Kept { setup, rows }: Kept,
    packs: &PackFolder,
    (kept, access): (&Shelf, Access),
) -> Result<Replayed, Refusal> {
    let damaged = |why| Refusal::TableDamaged { why };
    let levels = people::levels(&setup.seats).map_err(|fault| damaged(fault.to_string()))?;
    let resumed = packs.resume(&setup.header, kept).map_err(|fault| match fault {
        OpenFault::Packs { .. } | OpenFault::Rules { .. } => Refusal::Setup(fault),
        other => damaged(other.to_string()),
    })?;
    let dealer = Luck::of(&setup.header, setup.seed, setup.key)
        .map_err(DealFault::from)
        .and_then(|luck| Dealer::new(resumed.table, levels, luck))
        .and_then(|dealer| dealer.with_access(access))
        .and_then(|dealer| dealer.replay(&rows));
    let dealer = dealer.map_err(|fault: DealFault| damaged(fault.to_string()))?;
    Ok(Replayed { setup, dealer, shelf: resumed.shelf, old_packs: resumed.old })
}
