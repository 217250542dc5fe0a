//! The networks of the proxies that `brickroad serve` trusts.

use server::IpNet;
use std::{
    error::Error,
    fmt::{self, Display, Formatter},
    net::IpAddr,
    str::FromStr,
};

/// A network, or a single address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Network(IpNet);

/// The reason why a text is neither a network nor an address.
#[derive(Debug)]
pub(super) struct NetworkFault {
    found: String,
}

impl From<Network> for IpNet {
    fn from(Network(network): Network) -> IpNet {
        network
    }
}

impl FromStr for Network {
    type Err = NetworkFault;

    fn from_str(text: &str) -> Result<Network, NetworkFault> {
        let address = text.parse::<IpAddr>().map(IpNet::from);
        address.or_else(|_| text.parse()).map(Network).map_err(|_| NetworkFault { found: text.to_owned() })
    }
}

impl Display for NetworkFault {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write!(out, "the proxy {:?}; expected an IP address or a network, such as 127.0.0.1 or 10.0.0.0/8", self.found)
    }
}

impl Error for NetworkFault {}
