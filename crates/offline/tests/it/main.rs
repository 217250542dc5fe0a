//! Tests of tables without a server.

mod client;
mod play;
mod refused;
mod tables;
