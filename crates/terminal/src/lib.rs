//! Brickroad in a terminal, either as a full screen with arrow keys and Enter, or as plain lines for screen readers and
//! pipes.
//!
//! Like the web client, this crate sends the messages of [`protocol`] to a server, draws the scenes of all games with the
//! same code, and decides nothing. `client` holds the client's state and applies each message to it. Both front ends,
//! `screen` and `plain`, use it and add their own display and input.
//!
//! **Invariant:** this crate knows no game and no rules. *Enforced by* its dependencies: it sees only messages.

mod run;

// The two front ends, which do not depend on each other.
mod plain;
mod screen;

// The people at a table, their times and their wishes, in the words of both front ends.
mod company;

mod clocks;
mod invitation;
mod wishes;

// The client, on which both front ends are built.
mod client;

// The words, the input and the link that all of the modules above use.
mod address;
mod cards;
mod choices;
mod link;
mod luck;
mod need;
mod order;
mod parts;
mod private;
mod words;

pub use address::{TableLink, ToSeat};
pub use client::{Arrival, Change, Client, Gathering, Notice, Opening, People, Place, Seating, Table, Taken, Unread};
pub use link::Heard;
pub use luck::{Checked, Fault, Fits, Verdict};
pub use need::Need;
pub use order::{Occupant, Order, OrderFault, Wanted};
pub use plain::{Reply, Talk};
pub use run::{Mode, Setup, TerminalFault, run};
pub use screen::{Chair, Eye, Fights, Ink, Lobby, Model, Msg, NewGame, Page, Panel, Reach, Sight, draw, update};
pub use wishes::Wish;
pub use words::{Words, source};
