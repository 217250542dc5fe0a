//! Trials of the real server: what attacks the binary from outside, and what is checked meanwhile. Only loopback is spoken
//! to, and only processes that a trial has started are ended, by their ids.

pub mod attack;
pub mod lists;
pub mod load;
pub mod storm;
pub mod backup;

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

pub use binary::{Binary, Run};
pub use client::{Client, PATIENCE, bot, person};
pub use http::{Answer, get, get_on, post, post_on};
pub use limits::Limits;
pub use mount::Mount;
pub use postgres::Postgres;
pub use process::{
    Memory, Signal, busy, children, limit_file_size, limit_files, limit_memory, memory, open_files, signal,
};
pub use report::Report;
pub use server::{Play, Server};
pub use times::Times;
