//! Finds a game by its name, and sets it up.

use crate::{AnyTable, GAMES, GameEntry, Header, OpenFault, Record, RecordFault, entry::Opened};
use kernel::{Options, Shelf};

/// The game of this name.
pub fn game(name: &str) -> Result<&'static GameEntry, OpenFault> {
    GAMES.iter().find(|game| game.name == name).ok_or_else(|| unknown(name))
}

/// A new game for these people.
pub fn open(name: &str, options: &Options, seats: Vec<String>, shelf: &Shelf) -> Opened {
    game(name)?.open(options, seats, shelf)
}

/// The game of this header, before its first entry.
pub fn resume(header: &Header, shelf: &Shelf) -> Opened {
    game(&header.game)?.resume(header, shelf)
}

/// The game of a whole record, after its last entry.
pub fn read_record(text: impl AsRef<[u8]>, shelf: &Shelf) -> Result<Box<dyn AnyTable>, RecordFault> {
    Record::parse(text)?.replay(|header| resume(header, shelf))
}

pub(crate) fn unknown(name: &str) -> OpenFault {
    OpenFault::Game { found: name.chars().take(40).collect(), expected: names() }
}

/// The name of every game, as a sentence lists them: `draft, duel, oz or epic`.
fn names() -> String {
    let mut known: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
    let last = known.pop().unwrap_or_default();
    if known.is_empty() { last.to_owned() } else { format!("{} or {last}", known.join(", ")) }
}
