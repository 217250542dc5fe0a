//! The settings of `brickroad serve`, from arguments, variables and a file.

use super::{
    limits::LimitSettings,
    logs::{LogForm, LogLevel},
    network::Network,
    push_host::PushHost,
};
use anyhow::{Context, Result};
use clap::Args;
use serde::{Deserialize, Deserializer, de::Error};
use server::{Bus, BusFault, PublicUrl, bus_at};
use std::{
    fmt::Display,
    fs,
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    str::FromStr,
    sync::Arc,
};

/// The settings. The file of settings has the same names as the arguments. A setting that is not given is `None`.
#[derive(Args, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Settings {
    /// The address and port on which the server listens (default: 127.0.0.1:7777)
    #[arg(long, value_name = "ADDRESS:PORT", env = "BRICKROAD_ADDRESS")]
    #[serde(deserialize_with = "parsed")]
    pub(super) address: Option<Address>,
    /// The address at which people reach the server, such as https://brickroad.example
    #[arg(long, value_name = "URL", env = "BRICKROAD_PUBLIC_URL")]
    #[serde(deserialize_with = "parsed")]
    pub(super) public_url: Option<PublicUrl>,
    /// The folder with tables and packs of cards (default: your data folder)
    #[arg(long, value_name = "FOLDER", env = "BRICKROAD_DATA")]
    pub(super) data: Option<PathBuf>,
    /// The PostgreSQL database with the tables, instead of the folder, such as postgres://user@localhost/brickroad
    #[arg(long, value_name = "ADDRESS", env = "BRICKROAD_DATABASE", hide_env_values = true)]
    pub(super) database: Option<String>,
    /// The bus through which several servers on one database tell each other of changes, such as the NATS server
    /// nats://localhost:4222 (default: the PostgreSQL database itself)
    #[arg(long, value_name = "ADDRESS", env = "BRICKROAD_BUS", hide_env_values = true)]
    #[serde(deserialize_with = "parsed")]
    pub(super) bus: Option<BusAddress>,
    /// The form of the log on standard error (default: text)
    #[arg(long, value_enum, env = "BRICKROAD_LOG")]
    pub(super) log: Option<LogForm>,
    /// The least important lines that the log has (default: warn)
    #[arg(long, value_enum, env = "BRICKROAD_LOG_LEVEL")]
    pub(super) log_level: Option<LogLevel>,
    /// The proxies that say for whom a request is, such as 127.0.0.1 or 10.0.0.0/8, separated by commas
    #[arg(long, value_name = "ADDRESSES", env = "BRICKROAD_TRUSTED_PROXIES", value_delimiter = ',')]
    #[serde(deserialize_with = "all_parsed")]
    pub(super) trusted_proxies: Option<Vec<Network>>,
    /// The address and port of the metrics for Prometheus; there are none without it
    #[arg(long, value_name = "ADDRESS:PORT", env = "BRICKROAD_METRICS_ADDRESS")]
    #[serde(deserialize_with = "parsed")]
    pub(super) metrics_address: Option<Address>,
    /// The hosts of push services that may get notices for people who are away, separated by commas; `*.` stands for all
    /// hosts below a name
    #[arg(long, value_name = "HOSTS", env = "BRICKROAD_PUSH_HOSTS", value_delimiter = ',')]
    #[serde(deserialize_with = "all_parsed")]
    pub(super) push_hosts: Option<Vec<PushHost>>,
    /// Lets people give addresses of their own, to which the server sends their notices (default: false)
    #[arg(long, value_name = "BOOLEAN", env = "BRICKROAD_HOOKS")]
    pub(super) hooks: Option<bool>,
    #[command(flatten)]
    pub(super) limits: LimitSettings,
}

/// The address and port on which a server listens. A port alone is one that only this machine reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Address(SocketAddr);

/// The bus of several servers on one database.
#[derive(Clone, Debug)]
pub(super) struct BusAddress(Arc<dyn Bus>);

/// The reason why a text is not the address of a server.
#[derive(Debug)]
pub(super) struct AddressFault {
    found: String,
}

impl Settings {
    /// Reads a file of settings.
    pub(super) fn read(file: &Path) -> Result<Settings> {
        let name = file.display();
        let text = fs::read_to_string(file).with_context(|| format!("cannot read {name}; expected a TOML file"))?;
        toml::from_str(&text).with_context(|| format!("the settings in {name}"))
    }

    /// Returns these settings, and those of `other` that are not given here.
    pub(super) fn or(self, other: Settings) -> Settings {
        let Settings {
            address,
            public_url,
            data,
            database,
            bus,
            log,
            log_level,
            trusted_proxies,
            metrics_address,
            push_hosts,
            hooks,
            limits,
        } = self;
        Settings {
            address: address.or(other.address),
            public_url: public_url.or(other.public_url),
            data: data.or(other.data),
            database: database.or(other.database),
            bus: bus.or(other.bus),
            log: log.or(other.log),
            log_level: log_level.or(other.log_level),
            trusted_proxies: trusted_proxies.or(other.trusted_proxies),
            metrics_address: metrics_address.or(other.metrics_address),
            push_hosts: push_hosts.or(other.push_hosts),
            hooks: hooks.or(other.hooks),
            limits: limits.or(other.limits),
        }
    }
}

impl From<BusAddress> for Arc<dyn Bus> {
    fn from(BusAddress(bus): BusAddress) -> Arc<dyn Bus> {
        bus
    }
}

impl PartialEq for BusAddress {
    fn eq(&self, BusAddress(other): &BusAddress) -> bool {
        self.0.place() == other.place()
    }
}

impl Eq for BusAddress {}

impl FromStr for BusAddress {
    type Err = BusFault;

    fn from_str(text: &str) -> Result<BusAddress, BusFault> {
        bus_at(text).map(BusAddress)
    }
}

impl Default for Address {
    fn default() -> Address {
        Address((Ipv4Addr::LOCALHOST, 7777).into())
    }
}

impl From<Address> for SocketAddr {
    fn from(Address(address): Address) -> SocketAddr {
        address
    }
}

impl FromStr for Address {
    type Err = AddressFault;

    fn from_str(text: &str) -> Result<Address, AddressFault> {
        let at_this_machine = || text.parse::<u16>().map(|port| (Ipv4Addr::LOCALHOST, port).into());
        let address = text.parse().or_else(|_| at_this_machine());
        address.map(Address).map_err(|_| AddressFault { found: text.to_owned() })
    }
}

impl Display for AddressFault {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let found = &self.found;
        write!(out, "the address {found:?}; expected an IP address with a port, such as 127.0.0.1:7777, or a port")
    }
}

impl std::error::Error for AddressFault {}

/// Reads a setting that is text in the file.
fn parsed<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(from: D) -> Result<Option<T>, D::Error> {
    String::deserialize(from)?.parse().map(Some).map_err(D::Error::custom)
}

/// Reads a setting that is a list of texts in the file.
fn all_parsed<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(from: D) -> Result<Option<Vec<T>>, D::Error> {
    let texts = Vec::<String>::deserialize(from)?;
    texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect::<Result<_, _>>().map(Some)
}
