//! `brickroad play --lan`: opens the table to other devices in the same room.

use crate::output;
use anyhow::{Context, Result, bail};
use kernel::Lang;
use qrcode::{QrCode, render::unicode::Dense1x2};
use server::PublicUrl;
use std::net::{IpAddr, SocketAddr};

/// The port on which people in the room reach the table if no other port is given. Codes that were scanned at an earlier
/// time stay valid.
const PORT: u16 = 7777;

/// The address on which a table listens for other devices, and the one that they open.
pub(super) struct Invited {
    pub(super) address: SocketAddr,
    pub(super) url: PublicUrl,
}

/// Returns the address on which a table in the local network listens: the one that was given, or else the only one that
/// this machine has in a local network.
pub(super) fn invited(given: Option<IpAddr>, port: Option<u16>) -> Result<Invited> {
    let own = given.map_or_else(|| only(&local()?), Ok)?;
    if port == Some(0) {
        // The address in the browser has the port, so it must be known before the server listens.
        bail!("--lan with --port 0; expected a port from 1 to 65535");
    }
    let address = SocketAddr::new(own, port.unwrap_or(PORT));
    let url = format!("http://{address}").parse::<PublicUrl>().context("the address of this machine")?;
    Ok(Invited { address, url })
}

/// Returns the private addresses of this machine, with the names of their networks.
fn local() -> Result<Vec<(String, IpAddr)>> {
    let all =
        if_addrs::get_if_addrs().context("the networks of this machine cannot be listed; expected --lan=ADDRESS")?;
    let private = |address: &IpAddr| matches!(address, IpAddr::V4(address) if address.is_private());
    Ok(all.into_iter().map(|network| (network.name.clone(), network.ip())).filter(|(_, own)| private(own)).collect())
}

/// Returns the only address of the list.
fn only(own: &[(String, IpAddr)]) -> Result<IpAddr> {
    match own {
        [(_, address)] => Ok(*address),
        [] => bail!("this machine is in no local network; expected a network, or --lan=ADDRESS"),
        [(_, first), ..] => {
            let all: Vec<_> = own.iter().map(|(name, address)| format!("{address} ({name})")).collect();
            bail!(
                "this machine is in several networks: {}; expected one of them, such as --lan={first}",
                all.join(", ")
            )
        }
    }
}

/// Returns the words about a table in the local network, with a code for the cameras of phones if the output is a
/// terminal.
pub(super) fn announcement(url: &PublicUrl, lang: Lang) -> String {
    let words = match lang {
        Lang::En => format!(
            "The table is at {url}/ for everybody in this network (Ctrl-C ends it; nothing is lost)\n\
             The connection is not encrypted: others in the network could read it. Open it only where you trust them.\n"
        ),
        Lang::Fr => format!(
            "La table est à {url}/ pour tout ce réseau (Ctrl-C la ferme\u{202f}; rien n’est perdu)\n\
             La connexion n’est pas chiffrée\u{a0}: d’autres sur le réseau pourraient la lire. Ne l’ouvrez que là où vous \
             avez confiance.\n"
        ),
    };
    let code = output::is_terminal().then(|| code(&format!("{url}/"))).flatten();
    words + &code.unwrap_or_default()
}

/// Draws a text as a QR code, dark on light whatever the colours of the terminal are. Returns `None` for a text that is
/// too long for a code.
fn code(text: &str) -> Option<String> {
    const DARK_ON_LIGHT: &str = "\u{1b}[30;107m";
    const PLAIN: &str = "\u{1b}[0m";
    let drawn = QrCode::new(text).ok()?.render::<Dense1x2>().build();
    Some(drawn.lines().map(|line| format!("{DARK_ON_LIGHT}{line}{PLAIN}\n")).collect())
}

#[cfg(test)]
mod tests {
    use super::{code, invited, only};
    use std::net::IpAddr;

    #[test]
    fn a_machine_with_several_addresses_asks_for_one() {
        let own = |names: &[&str]| -> Vec<(String, IpAddr)> {
            (1..).zip(names).map(|(at, name)| ((*name).to_owned(), IpAddr::from([192, 168, 0, at]))).collect()
        };
        assert_eq!(only(&own(&["wlan0"])).unwrap(), IpAddr::from([192, 168, 0, 1]));
        assert!(only(&[]).unwrap_err().to_string().ends_with("expected a network, or --lan=ADDRESS"));
        assert_eq!(
            only(&own(&["eth0", "wlan0"])).unwrap_err().to_string(),
            "this machine is in several networks: 192.168.0.1 (eth0), 192.168.0.2 (wlan0); expected one of them, such as \
             --lan=192.168.0.1"
        );
    }

    #[test]
    fn the_address_has_a_port_and_brackets_if_it_needs_them() {
        for (own, port, url) in [
            ("192.168.0.7", None, "http://192.168.0.7:7777"),
            ("192.168.0.7", Some(80), "http://192.168.0.7"),
            ("fd00::7", Some(9000), "http://[fd00::7]:9000"),
        ] {
            let invited = invited(Some(own.parse().unwrap()), port).unwrap();
            assert_eq!(invited.url.to_string(), url);
            assert_eq!(invited.address.ip(), own.parse::<IpAddr>().unwrap());
        }
        assert!(invited(Some([192, 168, 0, 7].into()), Some(0)).is_err());
    }

    #[test]
    fn a_code_is_a_square_of_half_blocks() {
        let drawn = code("http://192.168.0.7:7777/").unwrap();
        let widths: Vec<_> =
            drawn.lines().map(|line| line.chars().filter(|part| " █▀▄".contains(*part)).count()).collect();
        let width = widths[0];
        assert!(widths.iter().all(|each| *each == width));
        assert_eq!(widths.len(), width.div_ceil(2));
    }
}
