//! Trials of the real server. They run the binary, put it under load or attack it from outside, and check its answers.
//! The trials connect only to loopback. They end only processes that they have started, and identify these by process
//! id.

pub mod attack;
pub mod chaos;
pub mod lists;
pub mod load;
pub mod matches;
pub mod storm;
pub mod backup;
pub mod upgrade;
pub mod verify;

mod honest;
mod report;
mod times;

mod server;
mod client;
mod line;
mod games;
mod http;
mod binary;
mod limits;
mod process;
mod mount;
mod postgres;
mod nats;

pub use binary::{Binary, Run};
pub use client::{Client, PATIENCE, bot, person};
pub use http::{Answer, get, get_on, post, post_on};
pub use limits::Limits;
pub use mount::Mount;
pub use nats::NatsServer;
pub use postgres::Postgres;
pub use process::{
    Memory, Signal, busy, children, limit_file_size, limit_files, limit_memory, memory, open_files, signal,
};
pub use report::Report;
pub use server::{Play, Server};
pub use times::Times;
