//! The promises that every game must keep, checked at every step of random games.
//!
//! The tests of a game call [`conformance()`]. A test that needs the fault as a value calls [`check`]. A check always
//! plays the same games, so a broken promise can be reproduced from the number of the game and the number of the entry.
//!
//! **Invariant:** this crate knows no game of the catalog. *Enforced by* its dependencies: of our crates, it depends
//! only on `kernel`.

#![warn(missing_docs)]

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
mod luck;

pub mod embers;

pub use broken::{At, Broken};
pub use conformance::{check, conformance};
pub use luck::{Shared, same_luck};
pub use report::Report;
pub use streams::{Compared, Known, Leak, Took, World, compare};
