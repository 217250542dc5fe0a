//! Looks a data folder through: the database, every table, and the packs of cards.

use crate::{
    PACKS, ServerFault,
    held::{Held, Home},
};
use dealer::Access;
use host::Refusal;
use packs::PackFolder;
use std::path::Path;
use store::{Query, TableId};

/// What was found in a data folder.
#[derive(Debug)]
pub struct Examined {
    /// Where the tables are kept.
    pub place: String,
    pub tables: u64,
    /// The entries of all tables that could be read.
    pub entries: u64,
    /// Why nothing can be written, where that is so.
    pub unwritable: Option<String>,
    /// What is wrong with the database itself.
    pub database: Vec<String>,
    /// The tables that cannot be opened, each with the reason.
    pub damaged: Vec<(TableId, Refusal)>,
    /// Why packs of cards cannot be played with.
    pub packs: Vec<String>,
}

impl Examined {
    /// Returns whether nothing is wrong with what is kept. A pack that somebody is still writing is no fault of it.
    pub fn is_well(&self) -> bool {
        self.unwritable.is_none() && self.database.is_empty() && self.damaged.is_empty()
    }
}

/// As many tables are listed at a time.
const PAGE: usize = 100;

/// Looks through everything that is kept in a data folder, or in a database instead: replays every game, and has the
/// database check itself. A server may run on it.
pub async fn examine(data: &Path, database: Option<&str>) -> Result<Examined, ServerFault> {
    let store = store::open(data, database).await?;
    let packs = PackFolder::at(data.join(PACKS));
    let mut examined = Examined {
        place: store.place(),
        tables: 0,
        entries: 0,
        unwritable: store.probe().await.err().map(|fault| fault.to_string()),
        database: store.integrity().await?,
        damaged: Vec::new(),
        packs: packs.troubles(),
    };
    let home = Home { store: store.clone(), packs, access: Access::Own };
    let mut before = None;
    loop {
        let page = store.list(&Query { before, most: PAGE, ..Query::default() }).await?;
        for listed in &page.tables {
            examined.tables += 1;
            match Held::load(&home, &listed.id).await {
                Ok(held) => examined.entries += held.table().entries() as u64,
                // Removed while we looked.
                Err(Refusal::NoSuchTable) => examined.tables -= 1,
                Err(why) => examined.damaged.push((listed.id.clone(), why)),
            }
        }
        before = page.tables.last().map(|last| last.turn);
        if !page.more {
            break;
        }
    }
    store.close().await;
    Ok(examined)
}
