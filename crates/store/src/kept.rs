//! The parts of a stored table: its name, its setup, its log, its summary and its packs.

use crate::{Row, Standing};
use dealer::Person;
use kernel::Rng;
use luck::LuckKey;
use protocol::{Pace, SeatPlan};
use table::Header;

/// The name of a table in addresses and in the store: sixteen hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

impl TableId {
    /// Returns a new name, drawn at random.
    pub fn draw(rng: &mut Rng) -> TableId {
        TableId(format!("{:016x}", rng.word()))
    }

    /// Reads the name of a table, as a client sends it. Returns `None` if the text does not have the form of a name.
    pub fn parse(text: &str) -> Option<TableId> {
        let fits = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| TableId(text.to_owned()))
    }

    /// Returns the sixteen hexadecimal digits of the name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The part of a table that a reader does not have yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Newer {
    /// The number of rows in the whole log.
    pub rows: u64,
    pub pace: Pace,
    /// The person who holds each seat now.
    pub holders: Vec<Option<Person>>,
    /// The rows that the reader does not have.
    pub log: Vec<Row>,
}

/// A table without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub header: Header,
    pub seats: Vec<SeatPlan>,
    /// The person who holds each seat, or `None` for a seat that nobody holds.
    pub holders: Vec<Option<Person>>,
    /// The seed of chance and of the bots. With the stored seed, a game continues after a restart of the server as it
    /// would have continued without the restart.
    pub seed: u64,
    /// The key from which chance and the bots draw instead of the seed, at a table whose luck can be checked. The claim
    /// about it is in the header.
    pub key: Option<LuckKey>,
    pub pace: Pace,
}

/// A table with its whole log, including rows that were undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub setup: Setup,
    pub rows: Vec<Row>,
}

/// The facts about a game that a list of tables shows. They are stored with the rows of the log, so that a list need
/// not replay any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The number of entries that have not been undone.
    pub entries: u64,
    pub over: bool,
    /// The stage of the game or its result, in words that do not depend on hidden information.
    pub heading: Told,
    /// The seat that decides, or the result. For a table that an earlier version has stored, this is `None` until the
    /// server has replayed the game in the background.
    pub standing: Option<Standing>,
}

/// A sentence in English and in French.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    pub en: String,
    pub fr: String,
}

/// A pack of cards with the content that it had when a game was started with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPack {
    /// The name of the pack's file, without the extension.
    pub key: String,
    /// The hash of the card set that contained the pack.
    pub hash: String,
    pub bytes: Vec<u8>,
}
