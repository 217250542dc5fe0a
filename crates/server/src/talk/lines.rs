//! The lines of the talk at one table.

use std::sync::Arc;
use store::{TableId, TalkLine};
use tokio::sync::{Mutex, watch};

/// The greatest number of lines of the players, and of the spectators, that a table keeps. The oldest go first.
pub(super) const MOST_LINES: usize = 300;

/// The talk at one table.
pub(crate) struct Talk {
    pub(super) id: TableId,
    /// The lines, oldest first.
    pub(super) lines: watch::Sender<Arc<[TalkLine]>>,
    /// A lock from the choice of a line's number until the line is stored.
    pub(super) saying: Mutex<()>,
}

/// Returns the lines with a new one, without the oldest lines of its side that are too many.
pub(super) fn with(lines: &[TalkLine], line: TalkLine) -> Arc<[TalkLine]> {
    let is_of_side = |other: &TalkLine| other.seat.is_some() == line.seat.is_some();
    let mut spare = (lines.iter().filter(|other| is_of_side(other)).count() + 1).saturating_sub(MOST_LINES);
    let kept = lines.iter().filter(|other| {
        let goes = spare > 0 && is_of_side(other);
        spare -= usize::from(goes);
        !goes
    });
    let kept: Vec<TalkLine> = kept.cloned().collect();
    kept.into_iter().chain([line]).collect()
}
