//! Finds a game by its name and sets it up.

use crate::{AnyTable, GAMES, GameEntry, Header, OpenFault, Record, RecordFault, entry::Opened};
use kernel::{Options, Shelf};

/// Returns the game with this name.
///
/// # Errors
///
/// Returns the names of the known games if none has this name.
pub fn game(name: &str) -> Result<&'static GameEntry, OpenFault> {
    GAMES.iter().find(|game| game.name == name).ok_or_else(|| unknown(name))
}

/// Sets up a new table of the game `name`. `seats` holds the name of the person at each seat.
///
/// ```
/// use catalog::open;
/// use kernel::{Lang, Options, Shelf, Viewer};
///
/// let table = open("draft", &Options::new(), vec!["Ann".into(), "Ben".into()], &Shelf::EMPTY)?;
/// assert_eq!(table.entries(), 0);
/// assert!(!table.scene(Viewer::Table, Lang::En).zones.is_empty());
/// # Ok::<(), catalog::OpenFault>(())
/// ```
///
/// # Errors
///
/// Returns the game, the option, the number of seats or the name that does not fit.
pub fn open(name: &str, options: &Options, seats: Vec<String>, shelf: &Shelf) -> Opened {
    game(name)?.open(options, seats, shelf)
}

/// Sets up the game with this header, before its first entry.
///
/// # Errors
///
/// Refuses a header that names cards or rules other than those of this build, or a table that cannot be set up.
pub fn resume(header: &Header, shelf: &Shelf) -> Opened {
    game(&header.game)?.resume(header, shelf)
}

/// Replays a whole record and returns its table.
///
/// # Errors
///
/// Returns the first line that does not fit.
pub fn read_record(text: impl AsRef<[u8]>, shelf: &Shelf) -> Result<Box<dyn AnyTable>, RecordFault> {
    Record::parse(text)?.replay(|header| resume(header, shelf))
}

pub(crate) fn unknown(name: &str) -> OpenFault {
    OpenFault::Game { found: name.chars().take(40).collect(), expected: names() }
}

/// Returns the names of all games as one text: `draft, duel, oz or epic`.
fn names() -> String {
    let mut known: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
    let last = known.pop().unwrap_or_default();
    if known.is_empty() { last.to_owned() } else { format!("{} or {last}", known.join(", ")) }
}
