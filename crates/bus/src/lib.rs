//! Hints between the servers that share one store: that a table or a gathering has something new, who is at a table, and
//! which server lets a bot think.
//!
//! [`Bus`] is the contract, and [`Local`], [`Postgres`] and [`Nats`] implement it. [`Link`] keeps a server connected.
//!
//! **Invariant:** nothing depends on a hint. The store tells the truth, and a server that may have missed hints reads it
//! again. *Enforced by* [`Heard::Missed`], which follows every connection of every server, and by the types: a hint has
//! no rows.

mod link;

mod address;

mod postgres;
mod nats;
mod local;

mod wire;
mod hint;

pub use address::at;
pub use hint::{Hint, NodeId, Tag};
pub use link::{Heard, Link, Receiver, link};
pub use local::Local;
pub use nats::Nats;
pub use postgres::Postgres;
pub use wire::{Bus, BusFault, Wire};
