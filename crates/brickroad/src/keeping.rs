//! The arguments that say where the tables are kept, for every command that needs tables.

use anyhow::{Context, Result, bail};
use clap::Args;
use directories::ProjectDirs;
use std::{path::PathBuf, sync::Arc};
use store::{Sqlite, Store};

#[derive(Args, Default)]
pub(crate) struct Keeping {
    /// The folder with tables and packs of cards (default: your data folder)
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The PostgreSQL database with the tables, instead of the folder, such as postgres://user@localhost/brickroad
    #[arg(long, value_name = "ADDRESS", env = "BRICKROAD_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

/// The data folder, and the database if it keeps the tables instead of the folder.
pub(crate) struct Kept {
    pub(crate) data: PathBuf,
    pub(crate) database: Option<String>,
}

impl Keeping {
    /// Returns the arguments, with these values for those that are left out.
    pub(crate) fn or(self, (data, database): (Option<PathBuf>, Option<String>)) -> Keeping {
        Keeping { data: self.data.or(data), database: self.database.or(database) }
    }

    pub(crate) fn kept(self) -> Result<Kept> {
        let data = self.data.map_or_else(own_data, Ok)?;
        Ok(Kept { data, database: self.database })
    }
}

impl Kept {
    /// Refuses a folder without tables, because opening such a folder would create a new database in it.
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

/// Returns the path of the default data folder.
pub(crate) fn own_data() -> Result<PathBuf> {
    let folders = ProjectDirs::from("", "", "brickroad").context("you have no data folder; expected --data FOLDER")?;
    Ok(folders.data_dir().to_owned())
}
