//! The packs of cards that the user has written.

use crate::{keeping::own_data, output};
use ::packs::{OldPack, PackFolder, Resumed, Since, wanted};
use anyhow::{Result, bail};
use catalog::{OpenFault, Record, RecordFault, Why, resume};
use clap::Args;
use kernel::{Lang, Shelf};
use std::path::{Path, PathBuf};
use store::{Sqlite, prelude::*};

#[derive(Args)]
pub(crate) struct Packs {
    /// The folder with your packs of cards (default: the subfolder `packs` of your data folder)
    #[arg(long = "packs", value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

impl Packs {
    pub(crate) fn shelf(&self) -> Result<Shelf> {
        Ok(self.folder()?.map_or(Shelf::EMPTY, |folder| folder.shelf()))
    }

    /// Replays the game of a record. Prints a notice for each pack that has changed since the game began.
    pub(crate) fn replay(&self, record: &Record, lang: Lang) -> Result<Result<Resumed, RecordFault>> {
        let replayed = match self.folder()? {
            Some(folder) => match folder.replay(record, &Shelf::EMPTY) {
                Err(RecordFault { why: Why::Open(OpenFault::Packs { .. }), .. }) => {
                    folder.replay(record, &self.kept_with_tables(record)?)
                }
                replayed => replayed,
            },
            None => {
                let table = record.replay(|header| resume(header, &Shelf::EMPTY));
                table.map(|table| Resumed { table, shelf: Shelf::EMPTY, old: Vec::new() })
            }
        };
        if let Ok(resumed) = &replayed {
            resumed.old.iter().for_each(|pack| output::remark(&notice(pack, lang)));
        }
        Ok(replayed)
    }

    /// Returns the packs that the game of this record needs and that the store of the tables has. The store keeps each
    /// pack as it was when a game was started with it.
    fn kept_with_tables(&self, record: &Record) -> Result<Shelf> {
        let mut shelf = Shelf::EMPTY;
        let data = match &self.folder {
            Some(folder) => folder.parent().map(Path::to_owned),
            None => own_data().ok(),
        };
        let Some(data) = data.filter(|data| Sqlite::file_in(data).exists()) else { return Ok(shelf) };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let store = Sqlite::open(&data).await?;
            for (key, hash) in wanted(&record.header.value) {
                if let Some(bytes) = store.pack(&key, &hash).await? {
                    shelf.lay(&key, bytes)?;
                }
            }
            store.close().await;
            Ok(shelf)
        })
    }

    /// Returns the folder of packs. Returns `None` if the user names no folder and the system has no data folder.
    fn folder(&self) -> Result<Option<PackFolder>> {
        match &self.folder {
            Some(folder) if !folder.is_dir() => {
                bail!("{} is no folder; expected one with packs of cards, such as mine.toml", folder.display())
            }
            Some(folder) => Ok(Some(PackFolder::at(folder))),
            None => Ok(own_data().ok().map(|data| PackFolder::at(data.join(server::PACKS)))),
        }
    }
}

fn notice(OldPack { key, since }: &OldPack, lang: Lang) -> String {
    match (since, lang) {
        (Since::Changed, Lang::En) => {
            format!("The pack {key:?} has changed since this game began. The old one was kept, and is used here.\n")
        }
        (Since::Changed, Lang::Fr) => {
            format!(
                "Le paquet «\u{a0}{key}\u{a0}» a changé depuis le début de cette partie. L’ancien a été conservé\u{202f}; il sert ici.\n"
            )
        }
        (Since::Gone, Lang::En) => {
            format!("The pack {key:?} is no longer there. It was kept when this game began, and is used here.\n")
        }
        (Since::Gone, Lang::Fr) => {
            format!(
                "Le paquet «\u{a0}{key}\u{a0}» n’est plus là. Il a été conservé au début de cette partie\u{202f}; il sert ici.\n"
            )
        }
    }
}
