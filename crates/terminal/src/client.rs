//! The state of a client, independent of its display. Both front ends use the client: they make their requests through
//! it, pass the messages of the server to it, and show the changes that it reports. The client is pure and uses no
//! clock, file or socket.

mod hear;

mod ask;
mod invite;
mod luck;
mod meet;
mod change;
mod find;
mod gathering;
mod hint;
mod review;
mod people;
mod state;

mod notice;
mod table;

pub use change::{Arrival, Change};
pub use gathering::{Gathering, Seating};
pub use notice::{Notice, Unread};
pub use people::People;
pub use state::{Client, Opening, Place};
pub use table::{Table, Taken};
