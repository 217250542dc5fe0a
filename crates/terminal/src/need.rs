//! The effects that a client needs from the loop around it.

use protocol::FromClient;
use std::path::PathBuf;

/// An effect outside the client, such as a message or a file to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Need {
    Say(FromClient),
    Read(PathBuf),
    /// The game named on the command line cannot be opened. The program ends with this reason.
    Fail(String),
    Quit,
}
