//! The effects that a client needs from its event loop.

use protocol::FromClient;
use std::path::PathBuf;

/// An effect outside the client, such as sending a message or reading a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Need {
    Say(FromClient),
    Read(PathBuf),
    /// The program ends with this reason: the link has given up, or the game that the command line named cannot be
    /// opened.
    Fail(String),
    Quit,
}
