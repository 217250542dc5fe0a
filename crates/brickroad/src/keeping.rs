//! The place of the tables, as an argument of every command that needs it.

use anyhow::{Context, Result, bail};
use clap::Args;
use directories::ProjectDirs;
use std::{path::PathBuf, sync::Arc};
use store::{Sqlite, Store};

#[derive(Args, Default)]
pub(crate) struct Keeping {
    /// Where tables and packs of cards are kept; your data folder without
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Keep the tables in a PostgreSQL database instead, such as postgres://user@localhost/brickroad
    #[arg(long, value_name = "ADDRESS", env = "BRICKROAD_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

/// The data folder, and the database that keeps the tables instead, if any.
pub(crate) struct Kept {
    pub(crate) data: PathBuf,
    pub(crate) database: Option<String>,
}

impl Keeping {
    pub(crate) fn kept(self) -> Result<Kept> {
        let data = self.data.map_or_else(own_data, Ok)?;
        Ok(Kept { data, database: self.database })
    }
}

impl Kept {
    /// Refuses a folder without tables, so that no new database is created there.
    pub(crate) fn must_exist(&self) -> Result<()> {
        if self.database.is_none() && !Sqlite::file_in(&self.data).exists() {
            bail!("no tables are kept in {}; expected a data folder", self.data.display());
        }
        Ok(())
    }

    pub(crate) async fn open(&self) -> Result<Arc<dyn Store>> {
        Ok(store::open(&self.data, self.database.as_deref()).await?)
    }
}

/// Returns the default data folder.
pub(crate) fn own_data() -> Result<PathBuf> {
    let folders = ProjectDirs::from("", "", "brickroad").context("you have no data folder; expected --data FOLDER")?;
    Ok(folders.data_dir().to_owned())
}
