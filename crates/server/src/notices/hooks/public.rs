//! The public addresses of the internet, by the registries of special addresses that IANA keeps.

use ipnet::{Ipv4Net, Ipv6Net};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The networks of IPv4 that are not public.
const CLOSED_V4: [Ipv4Net; 16] = [
    v4([0, 0, 0, 0], 8),          // this network (RFC 791)
    v4([10, 0, 0, 0], 8),         // private (RFC 1918)
    v4([100, 64, 0, 0], 10),      // shared by the customers of a provider (RFC 6598)
    v4([127, 0, 0, 0], 8),        // this machine (RFC 1122)
    v4([169, 254, 0, 0], 16),     // this link, and the metadata of machines in a cloud (RFC 3927)
    v4([172, 16, 0, 0], 12),      // private (RFC 1918)
    v4([192, 0, 0, 0], 24),       // protocols (RFC 6890)
    v4([192, 0, 2, 0], 24),       // documentation (RFC 5737)
    v4([192, 88, 99, 0], 24),     // relays of 6to4 (RFC 7526)
    v4([192, 168, 0, 0], 16),     // private (RFC 1918)
    v4([198, 18, 0, 0], 15),      // benchmarks (RFC 2544)
    v4([198, 51, 100, 0], 24),    // documentation (RFC 5737)
    v4([203, 0, 113, 0], 24),     // documentation (RFC 5737)
    v4([224, 0, 0, 0], 4),        // many receivers (RFC 5771)
    v4([240, 0, 0, 0], 4),        // reserved (RFC 1112)
    v4([255, 255, 255, 255], 32), // everybody (RFC 919)
];

/// The only network of IPv6 that has public addresses of its own (RFC 4291). Everything else is closed, among it this
/// machine, this link, private networks, many receivers, addresses that are dropped (RFC 6666) and those that networks
/// translate by rules of their own (RFC 8215).
const OPEN_V6: Ipv6Net = v6([0x2000, 0], 3);

/// The networks within it that are not public.
const CLOSED_V6: [Ipv6Net; 4] = [
    v6([0x2001, 0], 23),     // protocols, among them Teredo (RFC 2928, RFC 4380)
    v6([0x2001, 0xdb8], 32), // documentation (RFC 3849)
    v6([0x2002, 0], 16),     // 6to4, which holds an address of IPv4 (RFC 3056)
    v6([0x3fff, 0], 20),     // documentation (RFC 9637)
];

/// Addresses of IPv4, written as those of IPv6 (RFC 4291), and those that a network of IPv6 translates (RFC 6052).
const MAPPED: Ipv6Net = Ipv6Net::new_assert(Ipv6Addr::new(0, 0, 0, 0, 0, 0xffff, 0, 0), 96);
const TRANSLATED: Ipv6Net = v6([0x64, 0xff9b], 96);

/// Reports whether an address is one of the public internet. An address that holds another one is as public as that one.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) if MAPPED.contains(&address) || TRANSLATED.contains(&address) => {
            let [.., a, b, c, d] = address.octets();
            is_public_v4(Ipv4Addr::new(a, b, c, d))
        }
        IpAddr::V6(address) => OPEN_V6.contains(&address) && !CLOSED_V6.iter().any(|closed| closed.contains(&address)),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    !CLOSED_V4.iter().any(|closed| closed.contains(&address))
}

const fn v4([a, b, c, d]: [u8; 4], length: u8) -> Ipv4Net {
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, d), length)
}

const fn v6([a, b]: [u16; 2], length: u8) -> Ipv6Net {
    Ipv6Net::new_assert(Ipv6Addr::new(a, b, 0, 0, 0, 0, 0, 0), length)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(text: &str) -> bool {
        is_public(text.parse().unwrap())
    }

    #[test]
    fn the_first_and_the_last_address_of_each_closed_network_is_closed() {
        for network in CLOSED_V4 {
            assert!(!is_public(network.network().into()) && !is_public(network.broadcast().into()), "{network}");
        }
        for network in CLOSED_V6 {
            assert!(!is_public(network.network().into()) && !is_public(network.broadcast().into()), "{network}");
        }
    }

    #[test]
    fn the_neighbours_of_closed_networks_are_public() {
        for address in [
            "1.0.0.0",
            "9.255.255.255",
            "11.0.0.0",
            "100.63.255.255",
            "100.128.0.0",
            "126.255.255.255",
            "128.0.0.0",
            "169.253.255.255",
            "169.255.0.0",
            "172.15.255.255",
            "172.32.0.0",
            "192.0.1.0",
            "192.0.3.0",
            "192.88.98.255",
            "192.88.100.0",
            "192.167.255.255",
            "192.169.0.0",
            "198.17.255.255",
            "198.20.0.0",
            "198.51.99.255",
            "198.51.101.0",
            "203.0.112.255",
            "203.0.114.0",
            "223.255.255.255",
            "2000::1",
            "2001:200::",
            "2001:db7:ffff:ffff:ffff:ffff:ffff:ffff",
            "2001:db9::",
            "2003::1",
            "3ffe:ffff::1",
            "3fff:1000::",
            "2606:4700:4700::1111",
        ] {
            assert!(judged(address), "{address}");
        }
    }

    #[test]
    fn what_is_not_of_the_public_internet_is_closed() {
        for address in [
            "0.0.0.0",
            "10.0.0.1",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.31.255.255",
            "192.168.1.1",
            "224.0.0.1",
            "239.255.255.255",
            "255.255.255.255",
            "::",
            "::1",
            "::7f00:1",
            "::5db8:d70e",
            "64:ff9b:1::5db8:d70e",
            "64:ff9b:0:1::",
            "100::1",
            "100:0:0:1::1",
            "2001::1",
            "2001:2::1",
            "2001:20::1",
            "2002:7f00:1::",
            "2002:5db8:d70e::1",
            "5f00::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "febf::1",
            "fec0::1",
            "ff02::1",
            "4000::1",
        ] {
            assert!(!judged(address), "{address}");
        }
    }

    #[test]
    fn an_address_within_another_is_judged_itself() {
        for (inner, is_open) in [("127.0.0.1", false), ("10.1.2.3", false), ("93.184.215.14", true)] {
            assert_eq!([judged(&format!("::ffff:{inner}")), judged(&format!("64:ff9b::{inner}"))], [is_open; 2]);
        }
    }

    #[test]
    fn no_kind_of_address_that_the_standard_library_knows_is_public() {
        for high in 0..=u16::MAX {
            for low in [0, 1, 0x0200, 0x6401, 0x7107, u16::MAX] {
                let address = Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low));
                let is_known = address.is_private()
                    || address.is_loopback()
                    || address.is_link_local()
                    || address.is_multicast()
                    || address.is_broadcast()
                    || address.is_documentation()
                    || address.is_unspecified();
                assert!(!(is_known && is_public(address.into())), "{address}");
            }
            let address = Ipv6Addr::new(high, 0, 0, 0, 0, 0, 0, 1);
            let is_known = address.is_loopback()
                || address.is_multicast()
                || address.is_unique_local()
                || address.is_unicast_link_local();
            assert!(!(is_known && is_public(address.into())), "{address}");
        }
    }
}
