//! What a round has brought an entrant.

use crate::round::{Entrant, Side};

/// What a round has brought an entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marked {
    /// A game at a table, which may go on.
    Game { opponent: Entrant, side: Side, halves: Option<u32> },
    /// A game for which somebody did not come.
    Unplayed { opponent: Entrant, side: Side, halves: u32 },
    /// There was no opponent.
    Bye { halves: u32 },
    /// The entrant was not there yet, and gets so many half points.
    Missed { halves: u32 },
    /// The entrant had withdrawn.
    Gone,
}

impl Marked {
    /// Returns the half points.
    pub fn halves(&self) -> u32 {
        match *self {
            Marked::Game { halves, .. } => halves.unwrap_or(0),
            Marked::Unplayed { halves, .. } | Marked::Bye { halves } | Marked::Missed { halves } => halves,
            Marked::Gone => 0,
        }
    }
}
