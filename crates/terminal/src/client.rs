//! What a client knows and where it is, whatever it looks like. Both front ends are made on it: they ask for things, let
//! it hear what the server says, and show what has changed. Pure: no clock, no file, no socket.

mod hear;

mod ask;
mod change;
mod find;
mod state;

mod notice;
mod table;

pub use change::{Arrival, Change};
pub use notice::Notice;
pub use state::{Client, Opening, Place};
pub use table::{Table, Taken};
