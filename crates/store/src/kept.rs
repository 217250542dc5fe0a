//! The parts of a stored table.

use crate::{Row, Standing};
use kernel::Rng;
use protocol::{Pace, SeatPlan};
use table::Header;

/// The name of a table in addresses and in the store: sixteen hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

impl TableId {
    /// Draws a new name at random.
    pub fn draw(rng: &mut Rng) -> TableId {
        TableId(format!("{:016x}", rng.word()))
    }

    /// Reads the name of a table from a client or an address. Returns `None` if no table can have this name.
    pub fn parse(text: &str) -> Option<TableId> {
        let fits = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| TableId(text.to_owned()))
    }

    /// Returns the sixteen digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A table without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub header: Header,
    pub seats: Vec<SeatPlan>,
    /// The seed of chance and of the bots, which makes a game continue in the same way after a restart.
    pub seed: u64,
    pub pace: Pace,
}

/// A table with its whole log, including rows that were undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub setup: Setup,
    pub rows: Vec<Row>,
}

/// The summary of a log, which has everything that a list of tables shows. It is stored with the rows, so that a list
/// need not replay a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The number of entries, without those that were undone.
    pub entries: u64,
    pub over: bool,
    /// The stage of the game or its result, as a spectator may know it.
    pub heading: Told,
    /// The seat that decides, or the result. It is `None` for a table that an earlier version has stored, until the
    /// server has replayed the table in the background.
    pub standing: Option<Standing>,
}

/// A sentence in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    pub en: String,
    pub fr: String,
}

/// A pack of cards as it was when a game began with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPack {
    /// The name of the pack's file, without the extension.
    pub key: String,
    /// The hash of the card set that the pack was a part of.
    pub hash: String,
    pub bytes: Vec<u8>,
}
