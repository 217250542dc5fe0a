//! The store that an address names.

use crate::{Postgres, Sqlite, Store, StoreFault};
use std::{path::Path, sync::Arc};

/// Opens the PostgreSQL database of this address, or else the SQLite database of this folder.
pub async fn open(folder: &Path, database: Option<&str>) -> Result<Arc<dyn Store>, StoreFault> {
    Ok(match database {
        Some(address) => Arc::new(Postgres::open(address).await?),
        None => Arc::new(Sqlite::open(folder).await?),
    })
}
