//! Sets up new tables and stores them.

use crate::{
    held::{Home, summary},
    hosting::Hosting,
    lobby::luck::Luck,
    quotas::Quotas,
    troubles::refusal,
};
use catalog::{Header, Line, MAX_RECORD};
use dealer::{Parted, Person};
use host::{Refusal, people};
use kernel::{Options, Rng, Shelf};
use luck::{Claim, LuckKey};
use packs::{PackFolder, to_keep};
use protocol::SeatPlan;
use std::sync::Arc;
use store::{KeptPack, Row, Setup, StoreFault, Summary, TableId};
use tokio::task::spawn_blocking;
use tokio_util::sync::CancellationToken;

pub(crate) struct Maker {
    pub(super) home: Home,
    luck: Luck,
    quotas: Arc<Quotas>,
    stop: CancellationToken,
}

/// The greatest number of ids that are drawn in the search for a free one.
pub(super) const MAX_NAMES: usize = 100_000;

impl Maker {
    /// Returns a maker of tables, which makes none once `stop` is cancelled.
    pub(super) fn new(home: Home, luck: Luck, quotas: Arc<Quotas>, stop: CancellationToken) -> Maker {
        Maker { home, luck, quotas, stop }
    }

    /// Refuses a person who may not make a table or a gathering now, and otherwise counts it.
    pub(super) fn may_make(&self, by: Option<Person>) -> Result<(), Refusal> {
        if self.stop.is_cancelled() { Err(Refusal::Ending) } else { self.quotas.table(by) }
    }

    /// Returns the header of a new game for the people and bots in `seats`, with the packs that it is played with.
    pub(super) async fn set_up(
        &self,
        game: &str,
        options: &Options,
        seats: &[SeatPlan],
    ) -> Result<(Header, Shelf), Refusal> {
        let names = seats.iter().map(|seat| seat.name.clone()).collect();
        let (game, options) = (game.to_owned(), options.clone());
        let (mut header, shelf) = self
            .packs(move |packs| {
                let shelf = packs.shelf();
                let opened = catalog::open(&game, &options, names, &shelf).map_err(Refusal::Setup)?;
                Ok((opened.header().clone(), shelf))
            })
            .await?;
        people::enter(seats, &mut header);
        Ok((header, shelf))
    }

    /// Stores a new table that this person makes, with new luck, and returns its id. The first entries of the table are
    /// copies of `lines`.
    pub(super) async fn keep(
        &self,
        (mut setup, by): (Setup, Option<Person>),
        shelf: Shelf,
        lines: Vec<Line>,
    ) -> Result<TableId, Refusal> {
        // The claim and the numbers are those of another key.
        setup.header.luck = None;
        let lines: Vec<Line> = lines.into_iter().map(Line::copied).collect();
        let copied = lines.len();
        let (rows, summary) = self.prepare(&setup.header, shelf, lines).await?;
        self.may_make(by)?;
        for _ in 0..MAX_NAMES {
            let mut luck = self.luck()?;
            let id = TableId::draw(&mut luck);
            let setup = self.lucky(Setup { seed: luck.word(), ..setup.clone() }, &id, copied)?;
            match self.home.store.create(&id, &setup, &rows, &summary).await {
                Ok(()) => {
                    tracing::info!(table = id.as_str(), game = setup.header.game, "a table was made");
                    return Ok(id);
                }
                Err(StoreFault::Taken) => {}
                Err(fault) => return Err(refusal(fault)),
            }
        }
        Err(Refusal::NotStored { cause: "other" })
    }

    /// Gives a new table its key, and its header the claim about it, if others can look at the table, unless its luck is
    /// that of a lesson or of a daily deal. `copied` is the number of entries that are copies.
    pub(super) fn lucky(&self, mut setup: Setup, id: &TableId, copied: usize) -> Result<Setup, Refusal> {
        let is_planned = setup.header.lesson.is_some() || setup.header.daily.is_some();
        match self.home.hosting {
            Hosting::Others(_) if !is_planned => {
                let key = self.key()?;
                setup.header.luck = Some(Claim::unsalted(id.as_str().to_owned(), &key, copied));
                setup.key = Some(key);
            }
            Hosting::Others(_) | Hosting::Own => {}
        }
        Ok(setup)
    }

    /// Returns the key of a new table.
    pub(super) fn key(&self) -> Result<LuckKey, Refusal> {
        self.luck.key().ok_or(Refusal::NotStored { cause: "other" })
    }

    /// Returns the rows of a new table and their summary. Stores the packs of the game, so that no stored table lacks
    /// its packs.
    pub(super) async fn prepare(
        &self,
        header: &Header,
        shelf: Shelf,
        lines: Vec<Line>,
    ) -> Result<(Vec<Row>, Summary), Refusal> {
        for packs::KeptPack { key, hash, bytes } in to_keep(header, &shelf) {
            self.home.store.keep_pack(&KeptPack { key, hash, bytes }).await.map_err(refusal)?;
        }
        let header = header.clone();
        spawn_blocking(move || summed_up(&header, &shelf, lines)).await.map_err(|_| Refusal::Stopped)?
    }

    /// Returns the random numbers for a new table.
    pub(super) fn luck(&self) -> Result<Rng, Refusal> {
        self.luck.next().ok_or(Refusal::NotStored { cause: "other" })
    }

    /// Calls `work` with the folder of packs, on a thread that `work` may block.
    pub(super) async fn packs<T: Send + 'static>(
        &self,
        work: impl FnOnce(&PackFolder) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let packs = self.home.packs.clone();
        spawn_blocking(move || work(&packs)).await.map_err(|_| Refusal::Stopped)?
    }
}

/// Returns the rows of a new table and the summary of these rows.
fn summed_up(header: &Header, shelf: &Shelf, lines: Vec<Line>) -> Result<(Vec<Row>, Summary), Refusal> {
    let mut table = catalog::resume(header, shelf).map_err(Refusal::Setup)?;
    for line in &lines {
        table.enter(line).map_err(Refusal::Table)?;
    }
    if table.record_bytes() > MAX_RECORD {
        return Err(Refusal::RecordTooLong { most: MAX_RECORD });
    }
    Ok((lines.into_iter().map(Row::Line).collect(), summary(&*table, &Parted::default())))
}
