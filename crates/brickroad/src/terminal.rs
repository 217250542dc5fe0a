//! `brickroad terminal`: shows tables in a terminal. The command starts its own server, or connects to a running
//! server.

use crate::{
    keeping::{Keeping, Kept},
    language::Language,
    runtime,
};
use anyhow::Result;
use clap::Args;
use kernel::Lang;
use server::Config;
use std::{env, io::stderr, net::Ipv4Addr};
use terminal::{Ink, Mode, Order, Setup};
use tracing_subscriber::filter::LevelFilter;

#[derive(Args)]
pub(crate) struct Arguments {
    /// Print lines and read one choice on each line, for screen readers and pipes
    #[arg(long)]
    plain: bool,
    /// Start this game at once: draft, duel, oz or epic
    #[arg(long, requires = "seats")]
    game: Option<String>,
    /// The people and bots, seat by seat: names of people and levels of bots, such as Ann,greedy,ismcts:1000
    #[arg(long, value_name = "NAME|BOT,…", value_delimiter = ',', requires = "game")]
    seats: Vec<String>,
    /// An option of the game; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", requires = "game")]
    options: Vec<String>,
    /// The language (default: that of the system)
    #[arg(long, value_enum)]
    lang: Option<Language>,
    #[command(flatten)]
    keeping: Keeping,
    /// The address of a running server to play at, such as https://table.example or ws://127.0.0.1:7777, or the link of
    /// an invitation or a table there. Your identity at that server is kept in the data folder
    #[arg(long, value_name = "ADDRESS")]
    connect: Option<String>,
    /// The seed for new tables; the same seed gives the same deals
    #[arg(long, value_name = "NUMBER", conflicts_with = "connect")]
    seed: Option<u64>,
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    if arguments.plain {
        // On a full screen, a warning would be printed over the table.
        tracing_subscriber::fmt().with_max_level(LevelFilter::WARN).with_writer(stderr).init();
    }
    runtime::run(play(arguments))
}

async fn play(arguments: Arguments) -> Result<()> {
    let Arguments { plain, game, seats, options, lang, keeping, connect, seed } = arguments;
    let lang = lang.map_or_else(system_language, Lang::from);
    let mode = if plain { Mode::Plain } else { Mode::Screen(ink()) };
    let order = game.map(|game| Order { game, seats, options });
    let Kept { data, database } = keeping.kept()?;
    let identities = data.join("identities");
    if let Some(address) = connect {
        return Ok(terminal::run(Setup { address, identities, lang, mode, order }).await?);
    }
    let running = server::start(Config {
        data,
        database,
        bus: None,
        address: (Ipv4Addr::LOCALHOST, 0).into(),
        seed,
        hosting: server::Hosting::Own,
        proxies: Vec::new(),
        limits: Default::default(),
        push: Default::default(),
    })
    .await?;
    let address = format!("ws://{}", running.address());
    let played = terminal::run(Setup { address, identities, lang, mode, order }).await;
    running.stop().await;
    Ok(played?)
}

/// Returns the kind of output: with colours, or without them if `NO_COLOR` is set (<https://no-color.org>).
fn ink() -> Ink {
    if env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) { Ink::Plain } else { Ink::Colour }
}

/// Returns the language of the system, from the first of the variables `LC_ALL`, `LC_MESSAGES` and `LANG` that is not
/// empty. Returns English if the language is not French.
fn system_language() -> Lang {
    let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    match set.find(|value| !value.is_empty()) {
        Some(value) if value.to_lowercase().starts_with("fr") => Lang::Fr,
        Some(_) | None => Lang::En,
    }
}
