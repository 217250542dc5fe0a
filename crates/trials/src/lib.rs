//! Trials of the real server: what attacks the binary from outside, and what is checked meanwhile. Only loopback is spoken
//! to, and only processes that a trial has started are ended, by their ids.

pub mod storm;

mod report;

mod server;
mod client;
mod http;
mod binary;
mod limits;
mod process;

pub use binary::{Binary, Run};
pub use client::{Client, PATIENCE, bot, person};
pub use http::{Answer, get};
pub use limits::Limits;
pub use process::{Memory, memory, open_files, signal};
pub use report::Report;
pub use rustix::process::Signal;
pub use server::{Play, Server};
