//! Examines a data folder: the database, every table, and the packs of cards.

use crate::{
    PACKS, ServerFault,
    held::{Held, Home},
};
use dealer::Access;
use host::Refusal;
use packs::PackFolder;
use std::path::Path;
use store::{Query, TableId};

/// The result of examining a data folder.
#[derive(Debug)]
pub struct Examined {
    /// The place where the tables are kept, as people know it: a file or the address of a database.
    pub place: String,
    pub tables: u64,
    /// The entries of all tables that could be read.
    pub entries: u64,
    /// The reason why nothing can be written, or `None` if the store can be written to.
    pub unwritable: Option<String>,
    /// The faults that the database found in itself.
    pub database: Vec<String>,
    /// The tables that cannot be opened, each with the reason.
    pub damaged: Vec<(TableId, Refusal)>,
    /// A sentence for each pack of cards that cannot be played with.
    pub packs: Vec<String>,
}

impl Examined {
    /// Reports whether the database and all tables are sound. A pack that cannot be played with does not count, because
    /// somebody may still be writing it.
    pub fn is_well(&self) -> bool {
        self.unwritable.is_none() && self.database.is_empty() && self.damaged.is_empty()
    }
}

/// The number of tables that are listed at a time.
const PAGE: usize = 100;

/// Examines everything in a data folder, or in a database instead. Every game is replayed, and the database checks
/// itself. A server may be using the folder at the same time.
///
/// # Errors
///
/// Returns the fault if the store cannot be opened, listed or checked. Faults of single tables are part of the result.
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
                // The table was removed after it had been listed.
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
