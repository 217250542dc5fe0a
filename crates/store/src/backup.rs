//! Backups: everything in a store, as JSON Lines. The format does not depend on the kind of store, so a backup of one
//! database can be restored into another. `docs/backup.md` describes the format.

use crate::{Item, Store, StoreFault};
use serde::{Deserialize, Serialize};
use std::{
    hash::Hasher,
    io::{self, BufRead, Write},
};
use xxhash_rust::xxh64::Xxh64;

/// The numbers of the items in a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    pub tables: u64,
    pub rows: u64,
    pub packs: u64,
    /// A backup without gatherings, such as one that an earlier version has made, does not name their number.
    #[serde(default, skip_serializing_if = "is_none")]
    pub gatherings: u64,
    /// A backup without keys does not name their number.
    #[serde(default, skip_serializing_if = "is_none")]
    pub keys: u64,
    /// A backup without talk does not name the number of its lines.
    #[serde(default, skip_serializing_if = "is_none")]
    pub said: u64,
    /// A backup without notes does not name their number.
    #[serde(default, skip_serializing_if = "is_none")]
    pub notes: u64,
    /// A backup without players does not name their number.
    #[serde(default, skip_serializing_if = "is_none")]
    pub players: u64,
    /// A backup without counted games does not name their number.
    #[serde(default, skip_serializing_if = "is_none")]
    pub rated: u64,
    /// A backup without tournaments does not name their number.
    #[serde(default, skip_serializing_if = "is_none")]
    pub tournaments: u64,
}

/// The reason why a backup was not written, read or restored. The store is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum BackupFault {
    #[error(transparent)]
    Store(#[from] StoreFault),
    #[error("the backup cannot be read or written: {0}")]
    File(#[from] io::Error),
    #[error("line {line} of the backup: {why}")]
    Line { line: usize, why: String },
}

/// The first line of a backup.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct First {
    brickroad_backup: u32,
}

/// The last line of a backup. A backup without this line is incomplete.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Last {
    end: Counted,
    /// The hash of all lines before this one, as sixteen hexadecimal digits.
    xxh64: String,
}

/// The version of the backup format.
const FORM: u32 = 1;

/// Writes a backup of everything that a store has at one moment. Others may write to the store meanwhile. The caller
/// must make sure that the output reaches the disk. Returns the numbers of the items.
///
/// # Errors
///
/// Returns the fault of the store, or of the output.
pub async fn back_up(store: &dyn Store, out: &mut (dyn Write + Send)) -> Result<Counted, BackupFault> {
    let mut lines = Lines { out, hash: Xxh64::new(0), counted: Counted::default(), fault: None };
    lines.say(&First { brickroad_backup: FORM })?;
    store.snapshot(&mut |item| lines.item(&item)).await?;
    if let Some(fault) = lines.fault.take() {
        return Err(fault.into());
    }
    let last = Last { end: lines.counted, xxh64: format!("{:016x}", lines.hash.finish()) };
    lines.say(&last)?;
    lines.out.flush()?;
    Ok(lines.counted)
}

/// Reads a whole backup without storing anything, and returns the numbers of its items.
///
/// # Errors
///
/// Returns the fault if the backup cannot be read, or is damaged or incomplete.
pub fn check(backup: impl BufRead) -> Result<Counted, BackupFault> {
    let mut items = Items::new(backup);
    for item in items.by_ref() {
        item?;
    }
    Ok(items.counted)
}

/// Restores a backup into a store that has no tables and no gatherings. Returns the numbers of the restored items.
///
/// # Errors
///
/// Returns the fault if the backup cannot be read, is damaged or incomplete, or cannot be stored. The store is then
/// unchanged.
pub async fn restore(store: &dyn Store, backup: impl BufRead + Send) -> Result<Counted, BackupFault> {
    let mut items = Items::new(backup);
    let mut fault = None;
    let mut next = || match items.next()? {
        Ok(item) => Some(Ok(item)),
        Err(why) => {
            fault = Some(why);
            Some(Err(StoreFault::Damaged("the backup".into())))
        }
    };
    let restored = store.restore(&mut std::iter::from_fn(&mut next)).await;
    match (restored, fault) {
        (_, Some(fault)) => Err(fault),
        (Err(fault), None) => Err(fault.into()),
        (Ok(()), None) => Ok(items.counted),
    }
}

/// A writer of lines that counts the items and computes the hash of the lines.
struct Lines<'a> {
    out: &'a mut (dyn Write + Send),
    hash: Xxh64,
    counted: Counted,
    /// The fault of the output, after which nothing more is written.
    fault: Option<io::Error>,
}

impl Lines<'_> {
    fn say(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.hash.write(&text);
        self.out.write_all(&text)
    }

    /// Writes an item. Returns true if the snapshot should continue.
    fn item(&mut self, item: &Item) -> bool {
        self.counted.add(item);
        self.fault = self.say(item).err();
        self.fault.is_none()
    }
}

/// An iterator over the items of a backup. It ends with a fault if the backup is damaged or incomplete.
struct Items<R> {
    lines: io::Lines<R>,
    number: usize,
    hash: Xxh64,
    counted: Counted,
    is_over: bool,
}

impl<R: BufRead> Items<R> {
    fn new(backup: R) -> Items<R> {
        Items { lines: backup.lines(), number: 0, hash: Xxh64::new(0), counted: Counted::default(), is_over: false }
    }

    fn read(&mut self) -> Result<Option<Item>, BackupFault> {
        loop {
            self.number += 1;
            let Some(line) = self.lines.next().transpose()? else {
                return Err(self.fault("the backup ends here; expected more, and a last line that counts it"));
            };
            if self.number == 1 {
                let first: First = self.parse(&line, "expected the first line of a backup")?;
                if first.brickroad_backup != FORM {
                    let found = first.brickroad_backup;
                    return Err(self.fault(&format!("the backup has form {found}; expected {FORM}")));
                }
                self.heard(&line);
                continue;
            }
            if line.starts_with(r#"{"end":"#) {
                let last: Last = self.parse(&line, "expected the last line of a backup")?;
                let (found, hash) = (self.counted, format!("{:016x}", self.hash.finish()));
                if (last.end, &last.xxh64) != (found, &hash) {
                    return Err(self.fault("the lines above are not those that were written; expected another copy"));
                }
                return Ok(None);
            }
            let item: Item = self.parse(&line, "expected a pack, a table, a gathering, a key or a note")?;
            self.heard(&line);
            self.counted.add(&item);
            return Ok(Some(item));
        }
    }

    fn parse<T: for<'a> Deserialize<'a>>(&self, line: &str, expected: &str) -> Result<T, BackupFault> {
        serde_json::from_str(line).map_err(|why| self.fault(&format!("{why}; {expected}")))
    }

    fn heard(&mut self, line: &str) {
        self.hash.write(line.as_bytes());
        self.hash.write(b"\n");
    }

    fn fault(&self, why: &str) -> BackupFault {
        BackupFault::Line { line: self.number, why: why.to_owned() }
    }
}

impl<R: BufRead> Iterator for Items<R> {
    type Item = Result<Item, BackupFault>;

    fn next(&mut self) -> Option<Result<Item, BackupFault>> {
        if self.is_over {
            return None;
        }
        let read = self.read().transpose();
        self.is_over = !matches!(read, Some(Ok(_)));
        read
    }
}

impl Counted {
    fn add(&mut self, item: &Item) {
        match item {
            Item::Pack(_) => self.packs += 1,
            Item::Gathering(_) => self.gatherings += 1,
            Item::Key(_) => self.keys += 1,
            Item::Note(_) => self.notes += 1,
            Item::Player(_) => self.players += 1,
            Item::Rated(_) => self.rated += 1,
            Item::Tournament(_) => self.tournaments += 1,
            Item::Table(table) => {
                self.tables += 1;
                self.rows += table.log.len() as u64;
                self.said += table.talk.len() as u64;
            }
        }
    }
}

fn is_none(count: &u64) -> bool {
    *count == 0
}
