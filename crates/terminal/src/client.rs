//! The state of a client, independent of its display. Both front ends use it: they make requests, pass it the messages
//! of the server, and show the changes. The client is pure and uses no clock, file or socket.

mod hear;

mod ask;
mod change;
mod find;
mod state;

mod notice;
mod table;

pub use change::{Arrival, Change};
pub use notice::{Notice, Unread};
pub use state::{Client, Opening, Place};
pub use table::{Table, Taken};
