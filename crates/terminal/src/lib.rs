//! Brickroad in a terminal: full screen with arrows and Enter, or plain lines for screen readers and pipes.
//!
//! A front end like the browser's: it speaks [`protocol`] to a server, draws whatever `Scene` comes, and decides
//! nothing. `update` is pure, `view` only draws.
//!
//! **Invariant:** nothing here knows a game or what is legal. *Enforced by* the crate's dependencies: it sees
//! messages only.

mod run;

mod model;
mod update;
mod view;

mod plain;

mod at_table;
mod cards;
mod choices;
mod link;
mod order;
mod parts;
mod words;

pub use at_table::{AtTable, Panel, Sight};
pub use link::Heard;
pub use model::{Lobby, Model, Msg, Need, NewGame, Notice, Opening, Screen};
pub use order::{Occupant, Order, OrderFault};
pub use plain::{Reply, Talk};
pub use run::{Mode, Setup, TerminalFault, run};
pub use update::update;
pub use view::{Ink, Reach, draw};
pub use words::{Words, source};
