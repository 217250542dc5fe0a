//! A table in memory and its log in the store, kept in step: what is here is stored, and what cannot be stored does
//! not stay here.

use crate::{
    moments::Moments,
    refusal::Refusal,
    store::{Kept, Row, Setup, Sqlite, StoreFault, TableId, fold},
};
use catalog::{AnyTable, Level, LevelFault, Line, OpenFault};
use kernel::{Rng, Seat, Shelf, Turn};
use packs::{OldPack, PackFolder, Resumed};
use protocol::Pace;
use tokio::task::spawn_blocking;

pub(crate) struct Held {
    store: Sqlite,
    packs: PackFolder,
    id: TableId,
    setup: Setup,
    /// The level of each seat that a bot plays.
    levels: Vec<Option<Level>>,
    table: Box<dyn AnyTable>,
    /// The packs that the game is played with.
    shelf: Shelf,
    /// Those of them that are not what they were when the game began.
    old_packs: Vec<OldPack>,
    /// How many rows the stored log has.
    rows: u64,
}

/// Sets the luck of bots apart from the luck of the table.
const BOTS: u64 = 0x626f_7473;

impl Held {
    /// The table as it was stored, with the packs it began with.
    pub(crate) async fn load(store: &Sqlite, packs: &PackFolder, id: &TableId) -> Result<Held, Refusal> {
        let kept = store.load(id).await?;
        let rows = kept.rows.len() as u64;
        let levels = levels(&kept.setup).map_err(|why| Refusal::TableDamaged { why })?;
        let (setup, Resumed { table, shelf, old }) = replay(kept, packs.clone()).await?;
        let (store, packs) = (store.clone(), packs.clone());
        Ok(Held { store, packs, id: id.clone(), setup, levels, table, shelf, old_packs: old, rows })
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    pub(crate) fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    pub(crate) fn old_packs(&self) -> &[OldPack] {
        &self.old_packs
    }

    /// The level of the bot that sits here; nothing for a person.
    pub(crate) fn level(&self, seat: Seat) -> Option<Level> {
        self.levels.get(seat.index()).copied().flatten()
    }

    /// The seats where people sit.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.levels.len()).filter(|seat| self.level(*seat).is_none())
    }

    /// What another process has stored meanwhile, and what is owed before a decision.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Refusal> {
        if self.store.rows(&self.id).await? != self.rows {
            *self = Held::load(&self.store, &self.packs, &self.id).await?;
        }
        let before = self.table.entries();
        let happened = self.run_on(&mut Moments::after(&*self.table))?;
        self.keep(before, happened).await
    }

    /// Lets a seat take a choice, and all happen that follows of itself. Returns after how many entries there was
    /// something to see on the way.
    pub(crate) async fn act(&mut self, seat: Seat, choice: usize) -> Result<Vec<usize>, Refusal> {
        let before = self.table.entries();
        let mut moments = Moments::after(&*self.table);
        let mut lines = vec![self.table.choose(seat, choice)?];
        moments.look(&*self.table);
        lines.extend(self.run_on(&mut moments)?);
        self.keep(before, lines).await?;
        Ok(moments.over())
    }

    /// Takes back this seat's last decision.
    pub(crate) async fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let before = self.table.entries();
        // On a copy, so that the table itself never holds what is not stored.
        let mut undone = self.table.at(before)?;
        let rows = vec![Row::Undo; undone.undo(seat)?];
        match self.store.append(&self.id, self.rows, &rows).await {
            Ok(()) => {
                self.table = undone;
                self.rows += rows.len() as u64;
                Ok(())
            }
            Err(fault) => Err(self.lost(before, fault).await),
        }
    }

    pub(crate) async fn set_pace(&mut self, pace: Pace) -> Result<(), Refusal> {
        self.store.set_pace(&self.id, pace).await?;
        self.setup.pace = pace;
        Ok(())
    }

    /// The luck of a bot that decides now. It depends on nothing but the table, so that a restart brings the same.
    pub(crate) fn bot_luck(&self) -> Rng {
        Rng::stream(self.setup.seed ^ BOTS, self.next_entry())
    }

    /// Everything that happens before somebody has to decide: chance, and passing where nothing else can be done.
    fn run_on(&mut self, moments: &mut Moments) -> Result<Vec<Line>, Refusal> {
        let mut lines = Vec::new();
        loop {
            match self.table.turn() {
                Turn::Chance => {
                    let mut luck = Rng::stream(self.setup.seed, self.next_entry());
                    lines.push(self.table.chance(&mut luck)?);
                }
                Turn::Of(_) => match self.table.pass()? {
                    Some(line) => lines.push(line),
                    None => return Ok(lines),
                },
                Turn::Over => return Ok(lines),
            }
            moments.look(&*self.table);
        }
    }

    fn next_entry(&self) -> u64 {
        self.table.entries() as u64 + 1
    }

    /// Stores what has just happened; else it has not happened.
    async fn keep(&mut self, before: usize, lines: Vec<Line>) -> Result<(), Refusal> {
        if lines.is_empty() {
            return Ok(());
        }
        let rows: Vec<Row> = lines.into_iter().map(Row::Line).collect();
        match self.store.append(&self.id, self.rows, &rows).await {
            Ok(()) => {
                self.rows += rows.len() as u64;
                Ok(())
            }
            Err(fault) => {
                self.table = self.table.at(before).expect("these entries were there a moment ago");
                Err(self.lost(before, fault).await)
            }
        }
    }

    /// Why nothing was stored. Whoever lost the race sees what the winner did.
    async fn lost(&mut self, before: usize, fault: StoreFault) -> Refusal {
        match fault {
            StoreFault::Taken => match Held::load(&self.store, &self.packs, &self.id).await {
                Ok(newer) => {
                    *self = newer;
                    Refusal::MovedOn { at: before, entries: self.table.entries() }
                }
                Err(refusal) => refusal,
            },
            other => other.into(),
        }
    }
}

fn levels(setup: &Setup) -> Result<Vec<Option<Level>>, String> {
    let expected = setup.header.seats.len();
    if setup.seats.len() != expected {
        return Err(format!("{} seats; expected {expected}", setup.seats.len()));
    }
    let level = |bot: &str| bot.parse().map_err(|fault: LevelFault| fault.to_string());
    setup.seats.iter().map(|seat| seat.bot.as_deref().map(level).transpose()).collect()
}

/// Reads packs and plays the whole log, on a thread that may block.
async fn replay(kept: Kept, packs: PackFolder) -> Result<(Setup, Resumed), Refusal> {
    let replayed = spawn_blocking(move || {
        let mut resumed = packs.resume(&kept.setup.header).map_err(|fault| match fault {
            OpenFault::Packs { .. } | OpenFault::Rules { .. } => Refusal::Setup(fault),
            other => Refusal::TableDamaged { why: other.to_string() },
        })?;
        let damaged = |why| Refusal::TableDamaged { why };
        for line in fold(&kept.rows).map_err(damaged)? {
            let entered = resumed.table.enter(&line);
            entered.map_err(|fault| damaged(format!("entry {}: {fault}", resumed.table.entries() + 1)))?;
        }
        Ok((kept.setup, resumed))
    });
    replayed.await.map_err(|_| Refusal::Stopped)?
}
