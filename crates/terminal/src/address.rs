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
    pub(crate) link: Option<TableLink>,
}

/// A link to a table or an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLink {
    /// The id of the table.
    pub table: String,
    /// The seat of the invitation that is promised to this link, if the link is one for a certain seat.
    pub seat: Option<ToSeat>,
}

/// The right to take a certain seat, which counts once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToSeat {
    /// The number of the seat, from 0.
    pub seat: usize,
    /// The secret of the link.
    pub secret: String,
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
            link: link_in(rest),
        })
    }
}

/// Returns the parts of a link, or of a text that is the id of a table. Returns `None` for anything else.
pub(crate) fn link_in(text: &str) -> Option<TableLink> {
    const PAGE: &str = "#/table/";
    let text = text.trim();
    let (id, rest) = match text.split_once(PAGE) {
        Some((_, rest)) => rest.split_once('/').unwrap_or((rest, "")),
        None => (text, ""),
    };
    let id = id.split('?').next().unwrap_or_default();
    is_hex(id).then(|| TableLink { table: id.to_owned(), seat: to_seat(rest) })
}

/// Reads the end of a link for a certain seat: the number of the seat, a hyphen and the secret.
fn to_seat(text: &str) -> Option<ToSeat> {
    let (seat, secret) = text.split_once('-')?;
    is_hex(secret).then_some(ToSeat { seat: seat.parse().ok()?, secret: secret.to_owned() })
}

fn is_hex(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_hexdigit())
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
        let table = TableLink { table: "37aba55498f737df".into(), seat: None };
        assert_eq!(link, Address { socket: "wss://table.example/socket".into(), origin, link: Some(table.clone()) });
        assert_eq!(link_in(" 37aba55498f737df "), Some(table));
        for other in ["", "https://table.example/#/me", "https://table.example/#/table/", "my table"] {
            assert_eq!(link_in(other), None, "{other}");
        }
        assert_eq!(Address::read("http://127.0.0.1:7777").unwrap().link, None);
    }

    #[test]
    fn a_link_may_be_one_for_a_seat() {
        let seat = |end: &str| link_in(&format!("https://table.example/#/table/37ab/{end}")).unwrap().seat;
        let secret = "b7d1e2846a59f0c3".repeat(4);
        assert_eq!(seat(&format!("1-{secret}")), Some(ToSeat { seat: 1, secret }));
        for other in ["", "1", "1-", "-b7", "x-b7", "1-odd"] {
            assert_eq!(seat(other), None, "{other}");
        }
    }

    #[test]
    fn a_bad_address_says_what_was_expected() {
        for bad in ["", "127.0.0.1:7777", "wss://", "ws://", "ftp://x"] {
            assert!(Address::read(bad).unwrap_err().to_string().contains("expected something like"), "{bad}");
        }
    }
}
