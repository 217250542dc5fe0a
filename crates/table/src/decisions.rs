//! The decisions of a recorded game.

use crate::{AnyTable, Move};
use kernel::Seat;

/// A decision of a seat between several choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The seat that decided.
    pub seat: Seat,
    /// The number of entries before the decision.
    pub entry: usize,
    /// The index of the choice that the seat made.
    pub chosen: usize,
}

/// Returns the decisions of a game between several choices, of all seats, in order.
pub fn decisions(table: &dyn AnyTable) -> Vec<Decision> {
    let seats: Vec<Seat> = Seat::all(table.header().seats.len()).collect();
    let entries = table.lines().into_iter().zip(table.taken()).enumerate();
    let decided = entries.filter_map(|(entry, (line, (chosen, ways)))| match line.happened {
        Move::Action { seat, .. } if ways > 1 => Some(Decision { seat: seats[seat], entry, chosen }),
        Move::Action { .. } | Move::Chance { .. } => None,
    });
    decided.collect()
}
