//! Brickroad in a terminal: full screen with arrows and Enter, or plain lines for screen readers and pipes.
//!
//! A front end like the browser's: it speaks [`protocol`] to a server, draws whatever `Scene` comes, and decides
//! nothing. What is known and what messages do to it is written once, in `client`; `screen` and `plain` have their own
//! only what they show and how they are spoken to.
//!
//! **Invariant:** nothing here knows a game or what is legal. *Enforced by* the crate's dependencies: it sees
//! messages only.

mod run;

// The two front ends, which know nothing of each other.
mod plain;
mod screen;

// What both are made on.
mod client;

// What all of these read and say.
mod cards;
mod choices;
mod link;
mod need;
mod order;
mod parts;
mod words;

pub use client::{Arrival, Change, Client, Notice, Opening, Place, Table, Taken};
pub use link::Heard;
pub use need::Need;
pub use order::{Occupant, Order, OrderFault};
pub use plain::{Reply, Talk};
pub use run::{Mode, Setup, TerminalFault, run};
pub use screen::{Eye, Fights, Ink, Lobby, Model, Msg, NewGame, Page, Panel, Reach, Sight, draw, update};
pub use words::{Words, source};
