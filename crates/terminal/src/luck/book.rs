//! The promises of tables that this terminal has seen, and the salts that it has drawn, in a file that only its owner may
//! read. A server can change neither unnoticed.

use crate::private;
use ::luck::Salt;
use protocol::LuckInfo;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fs, path::PathBuf};

/// The greatest number of tables whose promises are kept, and of attempts whose salts are kept.
const MOST: usize = 200;

/// The file with the promises and the salts. Each call reads it again, because other terminals of the reader use it, too.
#[derive(Debug)]
pub(super) struct Book {
    file: PathBuf,
    /// The contents, if the file cannot be written. Then they last as long as the program.
    unwritten: Option<Pages>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Pages {
    promises: Vec<Promise>,
    salts: Vec<Drawn>,
}

/// The promise of a table, as this terminal has seen it first.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Promise {
    table: String,
    luck: LuckInfo,
}

/// The salts of this terminal in one attempt to begin a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Drawn {
    pub(super) table: String,
    pub(super) attempt: u32,
    /// The commitment of the server's key, as it was when the first salt was drawn.
    pub(super) key: String,
    /// The salt of each of the reader's seats.
    pub(super) salts: BTreeMap<usize, Salt>,
    /// The commitment of each seat, or `None` for one without a salt, at the time when the first salt was sent.
    pub(super) announced: Option<Vec<Option<String>>>,
}

impl Book {
    pub(super) fn at(file: PathBuf) -> Book {
        Book { file, unwritten: None }
    }

    /// Returns the salts that were drawn for an attempt, if any.
    pub(super) fn drawn(&self, table: &str, attempt: u32) -> Option<Drawn> {
        self.read().salts.into_iter().find(|each| each.table == table && each.attempt == attempt)
    }

    /// Returns the salts that were drawn last for a table, in an attempt up to this one.
    pub(super) fn drawn_up_to(&self, table: &str, attempt: u32) -> Option<Drawn> {
        self.read().salts.into_iter().rfind(|each| each.table == table && each.attempt <= attempt)
    }

    /// Keeps the salts of an attempt, in place of earlier ones.
    pub(super) fn keep(&mut self, now: Drawn) {
        let mut pages = self.read();
        pages.salts.retain(|each| each.table != now.table || each.attempt != now.attempt);
        pages.salts.push(now);
        shorten(&mut pages.salts);
        self.write(pages);
    }

    /// Keeps the promise of a table, unless one is kept already. Returns the one that is kept.
    pub(super) fn remember(&mut self, table: &str, luck: &LuckInfo) -> LuckInfo {
        let mut pages = self.read();
        if let Some(known) = pages.promises.iter().find(|known| known.table == table) {
            return known.luck.clone();
        }
        pages.promises.push(Promise { table: table.to_owned(), luck: luck.clone() });
        shorten(&mut pages.promises);
        self.write(pages);
        luck.clone()
    }

    fn read(&self) -> Pages {
        let written = || fs::read(&self.file).ok().and_then(|text| serde_json::from_slice(&text).ok());
        self.unwritten.clone().or_else(written).unwrap_or_default()
    }

    fn write(&mut self, pages: Pages) {
        let text = serde_json::to_vec(&pages).expect("the pages are made of strings, numbers and lists");
        self.unwritten = private::write(&self.file, &text).is_err().then_some(pages);
    }
}

impl Drawn {
    /// Reports whether a table has another key or other commitments of salts than those that were announced.
    pub(super) fn differs(&self, key: &str, salts: &[Option<String>]) -> bool {
        let announced = self.announced.iter().flatten().enumerate();
        self.key != key || announced.into_iter().any(|(seat, each)| salts.get(seat).unwrap_or(&None) != each)
    }
}

/// Removes the oldest entries of a list that is too long.
fn shorten<T>(list: &mut Vec<T>) {
    list.drain(..list.len().saturating_sub(MOST));
}
