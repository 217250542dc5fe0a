//! The effects that a client needs from its event loop.

use protocol::FromClient;
use std::path::PathBuf;

/// An effect outside the client, such as sending a message or reading a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Need {
    Say(FromClient),
    Read(PathBuf),
    /// The game that the command line named cannot be opened. The program ends with this reason.
    Fail(String),
    Quit,
}
