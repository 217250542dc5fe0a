//! The ledger of everything that a server has acknowledged. A check compares it with the data that another process
//! reads back.

use crate::server::Server;
use anyhow::{Result, ensure};
use kernel::{Digest, Seat, Shelf, Viewer};
use protocol::{Pace, Position};
use serde_json::Value;
use std::collections::BTreeMap;

/// The tables that one client knows, in the order in which it first received them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger {
    tables: Vec<Known>,
    heard: usize,
}

/// The facts that a client knows about one table.
#[derive(Clone, Debug)]
struct Known {
    id: String,
    /// The digest of each position received, by its number of entries and its viewer. Undone entries are removed.
    heard: BTreeMap<(usize, Option<Seat>), String>,
    /// The last pace received, or `None` while a change of the pace is not answered.
    pace: Option<Pace>,
    /// The pace that was requested, until a position has it. The pace may be stored even if the request was refused.
    asked: Option<Pace>,
    /// True from the request of an undo until the next position. The undo may be stored even if it was refused, because
    /// a disk that fails to confirm a write may have written it.
    is_taking_back: bool,
    /// True if the newest entries or the whole table may have been destroyed.
    may_be_cut: bool,
    removal: Removal,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Removal {
    No,
    /// The removal was requested. The removal may be stored even if the request was refused.
    Asked,
    Done,
}

/// The greatest number of tables in a ledger, which keeps checks short. The oldest tables are dropped first.
const MOST_TABLES: usize = 12;

impl Ledger {
    /// Records a position. Returns an error if the position contradicts an earlier one.
    pub(super) fn hear(&mut self, position: &Position) -> Result<()> {
        self.heard += 1;
        let known = self.known(&position.table);
        // The entries after this position were undone.
        known.heard.retain(|(entries, _), _| *entries <= position.entries);
        let before = known.heard.insert((position.entries, position.viewer), position.digest.clone());
        let is_same = known.is_taking_back || before.is_none_or(|before| before == position.digest);
        known.is_taking_back = false;
        // A position with another pace may have been sent before the server received the request.
        if known.asked.is_none_or(|asked| asked == position.pace) {
            (known.asked, known.pace) = (None, Some(position.pace));
        }
        ensure!(is_same, "two positions of {} after {} entries", position.table, position.entries);
        Ok(())
    }

    /// Records that a change to this pace was requested.
    pub(super) fn ask_pace(&mut self, table: &str, pace: Pace) {
        let known = self.known(table);
        (known.asked, known.pace) = (Some(pace), None);
    }

    /// Records that an undo was requested.
    pub(super) fn ask_undo(&mut self, table: &str) {
        self.known(table).is_taking_back = true;
    }

    /// Records that the removal of a table was requested.
    pub(super) fn ask_removal(&mut self, table: &str) {
        self.known(table).removal = Removal::Asked;
    }

    /// Records that the removal of a table was acknowledged.
    pub(super) fn hear_removal(&mut self, table: &str) {
        self.known(table).removal = Removal::Done;
    }

    /// Returns the ids of the tables whose removal was not requested, starting with the oldest.
    pub(super) fn standing(&self) -> impl Iterator<Item = &str> {
        self.tables.iter().filter(|known| known.removal == Removal::No).map(|known| known.id.as_str())
    }

    /// Returns the number of positions recorded so far.
    pub(super) fn heard(&self) -> usize {
        self.heard
    }

    /// Returns the ledger without paces, so that a check does not compare them.
    pub(crate) fn without_paces(mut self) -> Ledger {
        self.tables.iter_mut().for_each(|known| known.pace = None);
        self
    }

    /// Allows the newest entries of each table to be missing in the next check.
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

    /// Compares the ledger with the records that another server returns and with the paces in a backup. Returns the
    /// number of positions, paces and removals that were compared.
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
        let (id, heard) = (id.to_owned(), BTreeMap::new());
        Known { id, heard, pace: None, asked: None, is_taking_back: false, may_be_cut: false, removal: Removal::No }
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
            // The change that an unanswered request asks for may or may not be stored.
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

/// Returns the pace of each table in a backup, by the id of the table.
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
