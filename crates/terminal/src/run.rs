//! The two event loops, which pass keys and messages to the front ends and print the results.

mod fault;
mod plain;
mod reading;
mod screen;

use crate::{Ink, Order, link::Link};
use protocol::Lang;

pub use fault::TerminalFault;

/// The settings with which the client starts.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The address of the server, such as `ws://127.0.0.1:7777`.
    pub address: String,
    pub lang: Lang,
    pub mode: Mode,
    /// The game to start at once.
    pub order: Option<Order>,
}

/// The mode of the front end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Screen(Ink),
    /// Lines of plain text, without motion and colours.
    Plain,
}

/// Runs the client until the reader leaves. No decision is lost when the client ends, because the server stores each
/// decision at once.
pub async fn run(setup: Setup) -> Result<(), TerminalFault> {
    let link = Link::open(socket(&setup.address)?);
    match setup.mode {
        Mode::Screen(ink) => screen::run(link, (setup.lang, setup.order), ink).await,
        Mode::Plain => plain::run(link, (setup.lang, setup.order)).await,
    }
}

/// Returns the WebSocket URL of the server. The address may omit the path and may begin with `http`.
fn socket(address: &str) -> Result<String, TerminalFault> {
    let fault = || TerminalFault::Address { found: address.to_owned() };
    let host = address.strip_prefix("ws://").or_else(|| address.strip_prefix("http://")).ok_or_else(fault)?;
    let (host, path) = host.split_once('/').unwrap_or((host, ""));
    if host.is_empty() {
        return Err(fault());
    }
    Ok(format!("ws://{host}/{}", if path.is_empty() { "socket" } else { path }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_leave_the_socket_out() {
        assert_eq!(socket("ws://127.0.0.1:7777").unwrap(), "ws://127.0.0.1:7777/socket");
        assert_eq!(socket("http://127.0.0.1:7777/").unwrap(), "ws://127.0.0.1:7777/socket");
        assert_eq!(socket("ws://table.example/oz").unwrap(), "ws://table.example/oz");
    }

    #[test]
    fn a_bad_address_says_what_was_expected() {
        for bad in ["", "127.0.0.1:7777", "wss://", "ws://", "ftp://x"] {
            assert!(socket(bad).unwrap_err().to_string().contains("expected something like"), "{bad}");
        }
    }
}
