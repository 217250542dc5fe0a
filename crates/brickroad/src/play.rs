//! `brickroad play`: starts a local server, prints its address, and opens a browser if a display is available.

use crate::{
    keeping::{Keeping, Kept},
    language::Language,
    output, runtime,
    stop::Stop,
};
use anyhow::Result;
use clap::Args;
use kernel::Lang;
use server::{Config, Hosting, Running};
use std::{env, io::stderr, net::Ipv4Addr};
use tracing_subscriber::filter::LevelFilter;

#[derive(Args, Default)]
pub(crate) struct Arguments {
    /// The port on 127.0.0.1 (default: any free port)
    #[arg(long, default_value_t = 0, hide_default_value = true)]
    port: u16,
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
    let Arguments { port, no_open, keeping, seed, lang } = arguments;
    let Kept { data, database } = keeping.kept()?;
    // The handlers for signals are installed before the address is printed. Another program that reads the address can
    // then stop this program immediately.
    let mut asked_to_stop = Stop::listen()?;
    let running = server::start(Config {
        data,
        database,
        bus: None,
        address: (Ipv4Addr::LOCALHOST, port).into(),
        seed,
        hosting: Hosting::Own,
        proxies: Vec::new(),
        limits: Default::default(),
    })
    .await?;
    announce(&running, lang.into())?;
    if !no_open && has_display() {
        // If no browser opens, the user can still use the printed address.
        let _ = open::that_detached(address(&running));
    }
    asked_to_stop.wait().await;
    asked_to_stop.end(running).await
}

fn address(running: &Running) -> String {
    format!("http://{}/", running.address())
}

fn announce(running: &Running, lang: Lang) -> Result<()> {
    let address = address(running);
    output::print(&match lang {
        Lang::En => format!("The table is at {address} (Ctrl-C ends it; nothing is lost)\n"),
        Lang::Fr => format!("La table est à {address} (Ctrl-C la ferme\u{202f}; rien n’est perdu)\n"),
    })
}

/// Reports whether a browser can be shown. On Windows and macOS this is always true.
fn has_display() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
