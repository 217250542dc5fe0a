//! `brickroad play`: starts a local server, prints its address, and opens a browser if a display is available.

mod lan;

use crate::{
    keeping::{Keeping, Kept},
    language::Language,
    output, runtime,
    stop::Stop,
};
use anyhow::Result;
use clap::Args;
use kernel::Lang;
use server::{Config, Hosting};
use std::{
    env,
    io::stderr,
    net::{IpAddr, Ipv4Addr},
};
use tracing_subscriber::filter::LevelFilter;

#[derive(Args, Default)]
pub(crate) struct Arguments {
    /// The port (default: any free port, or 7777 with --lan)
    #[arg(long)]
    port: Option<u16>,
    /// Open the table to other devices in the local network, each of which has seats of its own
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, require_equals = true, conflicts_with = "seed")]
    lan: Option<Option<IpAddr>>,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
    #[command(flatten)]
    keeping: Keeping,
    /// The seed for new tables; the same seed gives the same deals
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// The language of the output; the page has its own switch
    #[arg(long, value_enum, default_value_t)]
    lang: Language,
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    tracing_subscriber::fmt().with_max_level(LevelFilter::WARN).with_writer(stderr).init();
    runtime::run(play(arguments))
}

async fn play(arguments: Arguments) -> Result<()> {
    let Arguments { port, lan, no_open, keeping, seed, lang } = arguments;
    let Kept { data, database } = keeping.kept()?;
    let invited = lan.map(|given| lan::invited(given, port)).transpose()?;
    // The handlers for signals are installed before the address is printed. Another program that reads the address can
    // then stop this program immediately.
    let mut asked_to_stop = Stop::listen()?;
    let running = server::start(Config {
        data,
        database,
        bus: None,
        address: invited.as_ref().map_or((Ipv4Addr::LOCALHOST, port.unwrap_or(0)).into(), |invited| invited.address),
        seed,
        hosting: invited.as_ref().map_or(Hosting::Own, |invited| Hosting::Others(invited.url.clone())),
        proxies: Vec::new(),
        limits: Default::default(),
        push: Default::default(),
    })
    .await?;
    let address = invited
        .as_ref()
        .map_or_else(|| format!("http://{}/", running.address()), |invited| format!("{}/", invited.url));
    output::print(&match &invited {
        Some(invited) => lan::announcement(&invited.url, lang.into()),
        None => announcement(&address, lang.into()),
    })?;
    if !no_open && has_display() {
        // If no browser opens, the user can still use the printed address.
        let _ = open::that_detached(address);
    }
    asked_to_stop.wait().await;
    asked_to_stop.end(running).await
}

fn announcement(address: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("The table is at {address} (Ctrl-C ends it; nothing is lost)\n"),
        Lang::Fr => format!("La table est à {address} (Ctrl-C la ferme\u{202f}; rien n’est perdu)\n"),
    }
}

/// Reports whether a browser can be shown. On Windows and macOS this is always true.
fn has_display() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
