//! The proxies in front of a server, and the addresses of the clients for which they send requests.

use axum::http::HeaderMap;
use ipnet::IpNet;
use std::{net::IpAddr, sync::Arc};

/// The networks of the trusted proxies. Only they may say for whom a request is.
#[derive(Clone, Debug)]
pub(crate) struct Proxies(Arc<[IpNet]>);

/// The header to which each proxy appends the address from which it has the request.
const FORWARDED_FOR: &str = "x-forwarded-for";

impl Proxies {
    pub(crate) fn new(networks: Vec<IpNet>) -> Proxies {
        Proxies(networks.into())
    }

    /// Reports whether a trusted proxy has this address.
    pub(crate) fn has(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// Returns the address from which a request comes. `peer` is the other end of the connection. The header is read
    /// from its end, and only as far as trusted proxies have written it, because clients may send it, too.
    pub(crate) fn sender(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut sender = peer.to_canonical();
        let forwarded = headers.get_all(FORWARDED_FOR).iter().rev();
        let mut before = forwarded.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
        while self.has(sender) {
            match before.next().map(|address| address.trim().parse::<IpAddr>()) {
                Some(Ok(address)) => sender = address.to_canonical(),
                Some(Err(_)) | None => break,
            }
        }
        sender
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sender(peer: &str, forwarded: &[&str]) -> String {
        let proxies = Proxies::new(vec!["127.0.0.1/32".parse().unwrap(), "10.0.0.0/8".parse().unwrap()]);
        let headers = forwarded.iter().map(|line| (FORWARDED_FOR.parse().unwrap(), line.parse().unwrap())).collect();
        proxies.sender(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        assert_eq!(sender("127.0.0.1", &["203.0.113.7"]), "203.0.113.7");
        assert_eq!(sender("::ffff:127.0.0.1", &["203.0.113.7"]), "203.0.113.7");
        assert_eq!(sender("203.0.113.9", &["203.0.113.7"]), "203.0.113.9");
    }

    #[test]
    fn what_a_client_has_written_itself_is_not_believed() {
        assert_eq!(sender("127.0.0.1", &["1.2.3.4, 203.0.113.7"]), "203.0.113.7");
        assert_eq!(sender("127.0.0.1", &["1.2.3.4", "203.0.113.7, 10.1.2.3"]), "203.0.113.7");
        assert_eq!(sender("127.0.0.1", &["1.2.3.4, nobody, 10.1.2.3"]), "10.1.2.3");
        assert_eq!(sender("127.0.0.1", &[]), "127.0.0.1");
    }
}
