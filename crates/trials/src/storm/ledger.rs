//! The book of what was acknowledged: it is read back through another process.

use crate::server::Server;
use anyhow::{Result, ensure};
use kernel::{Digest, Seat, Shelf, Viewer};
use protocol::{Pace, Position};
use serde_json::Value;
use std::collections::BTreeMap;

/// All tables that one client has to do with, in the order in which it first heard of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger {
    tables: Vec<Known>,
    heard: usize,
}

/// Everything that a client knows of a table.
#[derive(Clone, Debug)]
struct Known {
    id: String,
    /// The digest that was told for each number of entries that stand, and for whose eyes.
    heard: BTreeMap<(usize, Option<Seat>), String>,
    /// Nothing while a change is not answered.
    pace: Option<Pace>,
    /// Taking back was asked for, and no position has come since. It may have happened even where it was refused: a disk that
    /// fails to confirm a write may have written it.
    is_taking_back: bool,
    /// The newest entries, or all of it, may have been destroyed.
    may_be_cut: bool,
    removal: Removal,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Removal {
    No,
    /// It may have happened, as above.
    Asked,
    Done,
}

/// The tables of a client beyond this number are forgotten, the oldest first: what is read back stays small.
const MOST_TABLES: usize = 12;

impl Ledger {
    /// Writes down a position. Fails if it contradicts one before.
    pub(super) fn hear(&mut self, position: &Position) -> Result<()> {
        self.heard += 1;
        let known = self.known(&position.table);
        // What was taken back no longer stands.
        known.heard.retain(|(entries, _), _| *entries <= position.entries);
        let before = known.heard.insert((position.entries, position.viewer), position.digest.clone());
        let is_same = known.is_taking_back || before.is_none_or(|before| before == position.digest);
        (known.is_taking_back, known.pace) = (false, Some(position.pace));
        ensure!(is_same, "two positions of {} after {} entries", position.table, position.entries);
        Ok(())
    }

    /// Notes that a pace is asked for.
    pub(super) fn ask_pace(&mut self, table: &str) {
        self.known(table).pace = None;
    }

    /// Notes that a decision is to be taken back.
    pub(super) fn ask_undo(&mut self, table: &str) {
        self.known(table).is_taking_back = true;
    }

    /// Notes that a table is to be removed.
    pub(super) fn ask_removal(&mut self, table: &str) {
        self.known(table).removal = Removal::Asked;
    }

    /// Notes that a table is removed.
    pub(super) fn hear_removal(&mut self, table: &str) {
        self.known(table).removal = Removal::Done;
    }

    /// Returns the tables that have not been removed, the oldest first.
    pub(super) fn standing(&self) -> impl Iterator<Item = &str> {
        self.tables.iter().filter(|known| known.removal == Removal::No).map(|known| known.id.as_str())
    }

    /// Returns the number of positions that were heard so far.
    pub(super) fn heard(&self) -> usize {
        self.heard
    }

    /// Returns the same without what was heard of paces.
    pub(crate) fn without_paces(mut self) -> Ledger {
        self.tables.iter_mut().for_each(|known| known.pace = None);
        self
    }

    /// Lets the newest entries of each table be missing at the next check.
    pub(super) fn accept_losses(&mut self) {
        self.tables.iter_mut().for_each(|known| known.may_be_cut = true);
    }

    fn known(&mut self, table: &str) -> &mut Known {
        let at = self.tables.iter().position(|known| known.id == table).unwrap_or_else(|| {
            self.tables.push(Known::new(table));
            self.tables.len() - 1
        });
        &mut self.tables[at]
    }

    /// Checks that all of it is there, as a server and a backup of another process read it. Returns the number of positions,
    /// paces and removals that were compared.
    pub(super) async fn check(&mut self, reader: &Server, paces: &BTreeMap<String, String>) -> Result<usize> {
        let mut compared = 0;
        for known in &mut self.tables {
            compared += known.check(reader).await?;
            compared += known.check_pace(paces)?;
        }
        let old = self.tables.len().saturating_sub(MOST_TABLES);
        self.tables.drain(..old);
        Ok(compared)
    }
}

impl Known {
    fn new(id: &str) -> Known {
        let (id, heard, pace) = (id.to_owned(), BTreeMap::new(), None);
        Known { id, heard, pace, is_taking_back: false, may_be_cut: false, removal: Removal::No }
    }

    async fn check(&mut self, reader: &Server) -> Result<usize> {
        let id = &self.id;
        let answer = reader.get(&format!("/api/tables/{id}/record")).await?;
        match (answer.status, self.removal) {
            (404, _) if self.may_be_cut || self.removal != Removal::No => {
                (self.may_be_cut, self.heard) = (false, BTreeMap::new());
                self.removal = Removal::Done;
                return Ok(1);
            }
            (200, Removal::Asked) => self.removal = Removal::No,
            (200, Removal::No) => {}
            (200, Removal::Done) if self.may_be_cut => self.removal = Removal::No,
            (200, Removal::Done) => anyhow::bail!("{id} was removed, and is there"),
            _ => anyhow::bail!("the record of {id} is lost: {answer:?}"),
        }
        let replayed = catalog::read_record(&answer.body, &Shelf::EMPTY)?;
        if self.is_taking_back || self.may_be_cut {
            // What was asked for and not answered may have happened or not.
            self.heard.retain(|(entries, _), _| *entries <= replayed.entries());
        }
        if std::mem::take(&mut self.may_be_cut) {
            self.pace = None;
        }
        for ((entries, viewer), digest) in &self.heard {
            let Ok(then) = replayed.at(*entries) else {
                anyhow::bail!("entry {entries} of {id} was heard of and is lost: {} are there", replayed.entries());
            };
            let found = Digest::print(then.digest_for(viewer.map_or(Viewer::Table, Viewer::Seat)));
            ensure!(found == *digest, "{id} after {entries} entries: {found} is there, {digest} was heard");
        }
        Ok(self.heard.len())
    }

    fn check_pace(&self, paces: &BTreeMap<String, String>) -> Result<usize> {
        let (Some(pace), Removal::No) = (self.pace, self.removal) else { return Ok(0) };
        let Value::String(expected) = serde_json::to_value(pace)? else { anyhow::bail!("a pace is a word") };
        let found = paces.get(&self.id).map(String::as_str);
        ensure!(found == Some(&expected), "the pace of {}: {expected} was heard, {found:?} is there", self.id);
        Ok(1)
    }
}

/// Reads the pace of each table from a backup.
pub(super) fn paces(backup: &str) -> Result<BTreeMap<String, String>> {
    let mut paces = BTreeMap::new();
    for line in backup.lines() {
        let line: Value = serde_json::from_str(line)?;
        if let (Some(id), Some(pace)) = (line["table"]["id"].as_str(), line["table"]["pace"].as_str()) {
            paces.insert(id.to_owned(), pace.to_owned());
        }
    }
    Ok(paces)
}
