//! The server under attack, and the addresses of the attackers.

use super::arguments::Arguments;
use std::net::{Ipv4Addr, SocketAddr};

/// The server under attack, and the data that all attackers share.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub(super) server: SocketAddr,
    /// True if the attackers come from many addresses. In that case, half of their sockets answer pings.
    pub(super) from_many: bool,
    /// The id of a table with a long log.
    pub(super) long: String,
    pub(super) seed: u64,
}

impl Target {
    pub(super) fn new(server: SocketAddr, from_many: bool, long: String, arguments: &Arguments) -> Target {
        Target { server, from_many, long, seed: arguments.seed }
    }

    /// Returns the source address of the attacker with this number. All addresses of 127.0.0.0/8 are loopback.
    pub(super) fn source(&self, number: usize) -> Ipv4Addr {
        let [_, high, middle, low] = (number as u32).to_be_bytes();
        if self.from_many { Ipv4Addr::new(127, 1 + high % 250, middle, 1 + low % 250) } else { Ipv4Addr::LOCALHOST }
    }

    /// Reports whether the attacker with this number answers pings.
    pub(super) fn answers_pings(&self, number: usize) -> bool {
        self.from_many && number.is_multiple_of(2)
    }
}
