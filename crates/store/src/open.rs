//! Opens the store that an address or a folder names.

use crate::{Postgres, Sqlite, Store, StoreFault};
use std::{path::Path, sync::Arc};

/// Opens the PostgreSQL database at the address `database`. If there is no address, opens the SQLite database in
/// `folder`.
///
/// # Errors
///
/// Returns the fault if the database cannot be opened.
pub async fn open(folder: &Path, database: Option<&str>) -> Result<Arc<dyn Store>, StoreFault> {
    Ok(match database {
        Some(address) => Arc::new(Postgres::open(address).await?),
        None => Arc::new(Sqlite::open(folder).await?),
    })
}
