//! The usual number of seats at a table.

use catalog::GameEntry;

/// The default number of seats at a table.
const USUAL: usize = 3;

/// Returns the default number of seats of a game: three, or the nearest number that the game allows.
pub(crate) fn usual_seats(entry: &GameEntry) -> usize {
    USUAL.clamp(entry.fewest_seats, entry.most_seats)
}
