//! The address of a server, or of one of its tables.

use crate::TerminalFault;

/// The parts of an address that somebody has typed or pasted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    /// The URL of the server's WebSocket.
    pub(crate) socket: String,
    /// The address of the server's page. A server that hosts for others takes sockets only with this origin.
    pub(crate) origin: String,
    /// The table or the invitation that the address leads to, if it is a link to one.
    pub(crate) table: Option<String>,
}

impl Address {
    /// Reads an address. It begins with `ws`, `wss`, `http` or `https`, and may omit the path of the socket.
    pub(crate) fn read(address: &str) -> Result<Address, TerminalFault> {
        let fault = || TerminalFault::Address { found: address.to_owned() };
        let (scheme, rest) = address.trim().split_once("://").ok_or_else(fault)?;
        let (socket, page) = match scheme {
            "ws" | "http" => ("ws", "http"),
            "wss" | "https" => ("wss", "https"),
            _ => return Err(fault()),
        };
        let (server, _) = rest.split_once('#').unwrap_or((rest, ""));
        let (host, path) = server.split_once('/').unwrap_or((server, ""));
        if host.is_empty() {
            return Err(fault());
        }
        let path = if path.is_empty() { "socket" } else { path };
        Ok(Address {
            socket: format!("{socket}://{host}/{path}"),
            origin: format!("{page}://{host}"),
            table: table_in(rest),
        })
    }
}

/// Returns the id of the table in a link, or the text itself if it is an id. Returns `None` for anything else.
pub(crate) fn table_in(text: &str) -> Option<String> {
    const PAGE: &str = "#/table/";
    let text = text.trim();
    let id = match text.split_once(PAGE) {
        Some((_, rest)) => rest.split(['/', '?']).next().unwrap_or_default(),
        None => text,
    };
    let is_id = !id.is_empty() && id.bytes().all(|sign| sign.is_ascii_hexdigit());
    is_id.then(|| id.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn socket(address: &str) -> String {
        Address::read(address).unwrap().socket
    }

    #[test]
    fn an_address_may_leave_the_socket_out() {
        assert_eq!(socket("ws://127.0.0.1:7777"), "ws://127.0.0.1:7777/socket");
        assert_eq!(socket("http://127.0.0.1:7777/"), "ws://127.0.0.1:7777/socket");
        assert_eq!(socket("ws://table.example/oz"), "ws://table.example/oz");
        assert_eq!(socket("https://table.example"), "wss://table.example/socket");
    }

    #[test]
    fn a_link_leads_to_its_table() {
        let link = Address::read("https://table.example/#/table/37aba55498f737df").unwrap();
        let origin = "https://table.example".to_owned();
        let table = Some("37aba55498f737df".to_owned());
        assert_eq!(link, Address { socket: "wss://table.example/socket".into(), origin, table });
        assert_eq!(table_in(" 37aba55498f737df "), Some("37aba55498f737df".into()));
        for other in ["", "https://table.example/#/me", "https://table.example/#/table/", "my table"] {
            assert_eq!(table_in(other), None, "{other}");
        }
        assert_eq!(Address::read("http://127.0.0.1:7777").unwrap().table, None);
    }

    #[test]
    fn a_bad_address_says_what_was_expected() {
        for bad in ["", "127.0.0.1:7777", "wss://", "ws://", "ftp://x"] {
            assert!(Address::read(bad).unwrap_err().to_string().contains("expected something like"), "{bad}");
        }
    }
}
