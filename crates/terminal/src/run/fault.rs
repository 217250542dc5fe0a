//! The faults that end the client.

use std::path::PathBuf;

/// The reason why the client has to end.
#[derive(Debug, thiserror::Error)]
pub enum TerminalFault {
    #[error(
        "{found:?} is not the address of a server; expected something like ws://127.0.0.1:7777 or https://table.example"
    )]
    Address { found: String },
    #[error("your identity in {} cannot be read ({why}); expected a folder of your own", folder.display())]
    Identity { folder: PathBuf, why: std::io::Error },
    #[error("this is not a terminal ({0}); with --plain the game is played in lines")]
    NotATerminal(std::io::Error),
    /// The server refused the request of the command line, or the server cannot be reached.
    #[error("{0}")]
    Refused(String),
    #[error("the terminal is gone: {0}")]
    Gone(#[from] std::io::Error),
}
