//! Tournaments of games of two people: who meets whom in each round, and who stands where. `docs/tournaments.md` has the
//! rules.
//!
//! The crate knows entrants by their number alone. It has no names, no tables, no clock and no luck: the same results give
//! the same pairings everywhere.

mod course;
mod round;
mod marked;
mod robin;
mod swiss;
mod standings;

pub use course::{Course, CourseFault, MOST_ROUNDS, System};
pub use marked::Marked;
pub use round::{Entrant, Game, Pair, Round, Side, Verdict};
pub use standings::Line;
