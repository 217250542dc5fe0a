//! `brickroad serve`: hosts tables for people on other machines.

mod limits;
mod logs;
mod network;
mod prometheus;
mod push_host;
mod settings;

use crate::{keeping::own_data, language::Language, output, runtime, stop::Stop};
use anyhow::{Context, Result};
use clap::Args;
use kernel::Lang;
use server::{Config, HookWay, Hosting, PublicUrl, PushServices, Running};
use settings::Settings;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The file with settings; arguments and variables take precedence over it
    #[arg(long, value_name = "FILE", env = "BRICKROAD_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
    /// The language of the output; each page has its own switch
    #[arg(long, value_enum, default_value_t)]
    lang: Language,
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    let Arguments { config, settings, lang } = arguments;
    let settings = match config {
        Some(file) => settings.or(Settings::read(&file)?),
        None => settings,
    };
    logs::start(settings.log.unwrap_or_default(), settings.log_level.unwrap_or_default());
    runtime::run(serve(settings, lang.into()))
}

/// Returns the data folder and the database that a file with settings names.
pub(crate) fn kept_in(file: &Path) -> Result<(Option<PathBuf>, Option<String>)> {
    let Settings { data, database, .. } = Settings::read(file)?;
    Ok((data, database))
}

async fn serve(settings: Settings, lang: Lang) -> Result<()> {
    let Settings {
        address,
        public_url,
        data,
        database,
        bus,
        log: _,
        log_level: _,
        trusted_proxies,
        metrics_address,
        push_hosts,
        hooks,
        limits,
    } = settings;
    let url = public_url.context(
        "no public address; expected --public-url, the variable BRICKROAD_PUBLIC_URL or public-url in the file of \
         --config, such as https://brickroad.example",
    )?;
    let limits = limits.limits()?;
    if let Some(address) = metrics_address {
        prometheus::start(address.into()).await?;
    }
    let mut push = PushServices { hooks: hooks.unwrap_or(false).then(HookWay::default), ..PushServices::default() };
    if let Some(hosts) = push_hosts {
        push.hosts = hosts.into_iter().map(Into::into).collect();
    }
    let data = data.map_or_else(own_data, Ok)?;
    // The handlers for signals are installed before the address is printed, as in `play`.
    let mut asked_to_stop = Stop::listen()?;
    let running = server::start(Config {
        data,
        database,
        bus: bus.map(Into::into),
        address: address.unwrap_or_default().into(),
        seed: None,
        hosting: Hosting::Others(url.clone()),
        proxies: trusted_proxies.unwrap_or_default().into_iter().map(Into::into).collect(),
        limits,
        push,
    })
    .await?;
    announce(&running, &url, lang)?;
    tracing::info!(address = %running.address(), public_url = %url, "the server listens");
    asked_to_stop.wait().await;
    tracing::info!("the server ends");
    asked_to_stop.end(running).await
}

fn announce(running: &Running, url: &PublicUrl, lang: Lang) -> Result<()> {
    let address = running.address();
    output::print(&match lang {
        Lang::En => format!("Brickroad listens at http://{address}/ for {url} (Ctrl-C ends it; nothing is lost)\n"),
        Lang::Fr => {
            format!("Brickroad écoute à http://{address}/ pour {url} (Ctrl-C l’arrête\u{202f}; rien n’est perdu)\n")
        }
    })
}
