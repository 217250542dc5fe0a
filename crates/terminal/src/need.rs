//! What the loop must do for a client.

use protocol::FromClient;
use std::path::PathBuf;

/// Something to be done outside, where there are sockets and files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Need {
    Say(FromClient),
    Read(PathBuf),
    /// What the command line asked for cannot be had: end, and say why.
    Fail(String),
    Quit,
}
