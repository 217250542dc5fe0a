//! The promises every game keeps, checked on every step of random games.
//!
//! A game's own tests call [`conformance`]; whoever wants the fault as a value calls [`check`]. The same number of
//! games always plays the same games, so a broken promise names a game and an entry that come again.
//!
//! **Invariant:** nothing here knows a game by name. *Enforced by* the dependencies: only `kernel`.

mod broken;
mod conformance;
mod report;
mod inspection;
mod caught;

mod chance;
mod fairness;
mod garble;
mod ledger;
mod memory;
mod odds;
mod pool;
mod position;
mod refusals;
mod replay;
mod step;
mod testimony;
mod watch;

mod difference;
mod streams;

pub mod embers;

pub use broken::{At, Broken};
pub use conformance::{check, conformance};
pub use report::Report;
pub use streams::{Compared, Known, Leak, Took, World, compare};
