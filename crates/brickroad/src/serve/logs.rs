//! The log of `brickroad serve`, on standard error.

use clap::ValueEnum;
use serde::Deserialize;
use std::{io::stderr, panic};
use tracing::{Level, level_filters::LevelFilter};
use tracing_subscriber::{Layer, filter::Targets, fmt, layer::SubscriberExt, registry, util::SubscriberInitExt};

/// The form of the lines of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum LogForm {
    /// A line of text for people.
    #[default]
    Text,
    /// A line of JSON for programs.
    Json,
}

/// The least important lines that the log has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum LogLevel {
    /// The thing that failed.
    Error,
    /// Also what somebody should look at.
    #[default]
    Warn,
    /// Also sockets, tables and gatherings that come and go.
    Info,
    /// Also each request, each refusal and each row that is stored.
    Debug,
}

/// Our own crates. Of other crates, the log has only warnings and errors, because their other lines may have headers or
/// messages of clients, and with them secrets.
const OURS: [&str; 6] = ["brickroad", "dealer", "host", "packs", "server", "store"];

/// Starts the log. From now on, it also has the faults of the program itself.
pub(super) fn start(form: LogForm, level: LogLevel) {
    let level = LevelFilter::from(level);
    let others = level.min(LevelFilter::from_level(Level::WARN));
    let wanted = Targets::new().with_default(others).with_targets(OURS.map(|target| (target, level)));
    let lines = fmt::layer().with_writer(stderr);
    match form {
        LogForm::Text => registry().with(lines.with_filter(wanted)).init(),
        LogForm::Json => {
            registry().with(lines.json().flatten_event(true).with_span_list(false).with_filter(wanted)).init()
        }
    }
    // Otherwise, the program would print them as text between the lines of JSON.
    panic::set_hook(Box::new(|fault| tracing::error!(%fault, "a part of the program has broken down")));
}

impl From<LogLevel> for LevelFilter {
    fn from(level: LogLevel) -> LevelFilter {
        match level {
            LogLevel::Error => LevelFilter::ERROR,
            LogLevel::Warn => LevelFilter::WARN,
            LogLevel::Info => LevelFilter::INFO,
            LogLevel::Debug => LevelFilter::DEBUG,
        }
    }
}
