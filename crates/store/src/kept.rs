//! The parts of a kept table.

use crate::Row;
use kernel::Rng;
use protocol::{Pace, SeatPlan};
use table::Header;

/// The name of a table in addresses and in the store: sixteen hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

impl TableId {
    /// Draws a new name.
    pub fn draw(rng: &mut Rng) -> TableId {
        TableId(format!("{:016x}", rng.word()))
    }

    /// Reads what a client or an address calls a table. Returns nothing if no table can be called so.
    pub fn parse(text: &str) -> Option<TableId> {
        let fits = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| TableId(text.to_owned()))
    }

    /// The sixteen digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A table without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub header: Header,
    pub seats: Vec<SeatPlan>,
    /// Chance and bots draw from streams of this seed, so that a game goes on alike after a restart.
    pub seed: u64,
    pub pace: Pace,
}

/// A table with its whole log, undone rows included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub setup: Setup,
    pub rows: Vec<Row>,
}

/// What a log comes to: all that a list of tables says of it. It is stored with the rows, so that no list replays a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The number of entries that stand.
    pub entries: u64,
    pub over: bool,
    /// Where the game is, or how it ended, as a spectator may know it.
    pub heading: Told,
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
    /// The name of its file without the ending.
    pub key: String,
    /// The hash of the card set that it was a part of.
    pub hash: String,
    pub bytes: Vec<u8>,
}
