//! Examines a data folder: the database, every table, and the packs of cards.

use crate::{
    PACKS, ServerFault,
    clock::Clock,
    held::{Held, Home},
    hosting::Hosting,
    player_ids::PlayerIds,
    ratings::recount,
};
use host::Refusal;
use packs::PackFolder;
use std::{path::Path, sync::Arc};
use store::{Query, TableId};

/// The result of the examination of a data folder.
#[derive(Debug)]
pub struct Examined {
    /// A description of the place where the tables are kept: a file, or the address of a database without a password.
    pub place: String,
    pub tables: u64,
    /// The total number of entries of all tables that could be read.
    pub entries: u64,
    /// The reason why the store cannot be written to, or `None` if writing is possible.
    pub unwritable: Option<String>,
    /// The faults that the database's own check has found.
    pub database: Vec<String>,
    /// The tables that cannot be opened, with the reason for each.
    pub damaged: Vec<(TableId, Refusal)>,
    /// A sentence for each rated game after which other ratings were stored than its table gives.
    pub ratings: Vec<String>,
    /// A sentence for each pack of cards that cannot be used in a game.
    pub packs: Vec<String>,
}

impl Examined {
    /// Returns true if the store can be written to, and if the database and all tables are sound. A faulty pack makes
    /// no difference, because its author may still be working on it.
    pub fn is_well(&self) -> bool {
        self.unwritable.is_none() && self.database.is_empty() && self.damaged.is_empty() && self.ratings.is_empty()
    }
}

/// The number of tables that one request lists.
const PAGE: usize = 100;

/// Examines a data folder, or a database if one is given. Replays every game, and lets the database check itself. A
/// server may use the same folder or database at the same time.
///
/// # Errors
///
/// Returns the fault if the store cannot be opened, listed or checked. The faults of single tables are part of the
/// result instead.
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
        ratings: Vec::new(),
        packs: packs.troubles(),
    };
    let home = Home {
        store: store.clone(),
        packs,
        hosting: Hosting::Own,
        signer: None,
        clock: Clock::system(),
        player_ids: Arc::new(PlayerIds::new(store.clone())),
        ended: Arc::default(),
        desk: None,
    };
    let mut before = None;
    loop {
        let page = store.list(&Query { before, most: PAGE, ..Query::default() }).await?;
        for listed in &page.tables {
            examined.tables += 1;
            match Held::load(&home, &listed.id).await {
                Ok(held) => examined.entries += held.table().entries() as u64,
                // The table was removed after the listing.
                Err(Refusal::NoSuchTable) => examined.tables -= 1,
                Err(why) => examined.damaged.push((listed.id.clone(), why)),
            }
        }
        before = page.tables.last().map(|last| last.turn);
        if !page.more {
            break;
        }
    }
    examined.ratings = recount(&home).await?;
    store.close().await;
    Ok(examined)
}
