//! The settings of `brickroad serve` that limit its clients.

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use serde::Deserialize;
use server::{Limits, NewTables};
use std::{num::NonZeroU32, time::Duration};

/// The limits on clients. The file of settings has them in the table `limits`. A limit that is not given is `None`.
#[derive(Args, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct LimitSettings {
    /// The greatest number of connections at once
    #[arg(long = "limit-connections", value_name = "NUMBER", env = "BRICKROAD_LIMIT_CONNECTIONS", value_parser = positive)]
    connections: Option<NonZeroU32>,
    /// The greatest number of connections at once from one address
    #[arg(long = "limit-connections-per-address", value_name = "NUMBER", env = "BRICKROAD_LIMIT_CONNECTIONS_PER_ADDRESS", value_parser = positive)]
    connections_per_address: Option<NonZeroU32>,
    /// The greatest number of sockets of one guest at once
    #[arg(long = "limit-connections-per-guest", value_name = "NUMBER", env = "BRICKROAD_LIMIT_CONNECTIONS_PER_GUEST", value_parser = positive)]
    connections_per_guest: Option<NonZeroU32>,
    /// The greatest number of requests from one address in a minute (default: no limit)
    #[arg(long = "limit-requests-per-minute", value_name = "NUMBER", env = "BRICKROAD_LIMIT_REQUESTS_PER_MINUTE", value_parser = positive)]
    requests_per_minute: Option<NonZeroU32>,
    /// The number of messages of one socket that are answered immediately
    #[arg(long = "limit-messages-at-once", value_name = "NUMBER", env = "BRICKROAD_LIMIT_MESSAGES_AT_ONCE", value_parser = positive)]
    messages_at_once: Option<NonZeroU32>,
    /// The number of messages of one socket that are answered each second after that
    #[arg(long = "limit-messages-per-second", value_name = "NUMBER", env = "BRICKROAD_LIMIT_MESSAGES_PER_SECOND", value_parser = positive)]
    messages_per_second: Option<NonZeroU32>,
    /// The greatest number of tables and invitations that one guest makes in an hour (default: no limit)
    #[arg(long = "limit-tables-per-hour", value_name = "NUMBER", env = "BRICKROAD_LIMIT_TABLES_PER_HOUR", value_parser = positive)]
    tables_per_hour: Option<NonZeroU32>,
    /// The greatest number of invitations that one guest has made or joined at a time
    #[arg(long = "limit-gatherings-per-guest", value_name = "NUMBER", env = "BRICKROAD_LIMIT_GATHERINGS_PER_GUEST", value_parser = positive)]
    gatherings_per_guest: Option<NonZeroU32>,
    /// The days a year in which a person may be on holiday in games by days; 0 for none
    #[arg(long = "limit-holiday-days", value_name = "NUMBER", env = "BRICKROAD_LIMIT_HOLIDAY_DAYS")]
    holiday_days: Option<u32>,
    /// The greatest number of people in a tournament
    #[arg(long = "limit-people-per-tournament", value_name = "NUMBER", env = "BRICKROAD_LIMIT_PEOPLE_PER_TOURNAMENT", value_parser = positive)]
    people_per_tournament: Option<NonZeroU32>,
    /// The greatest number of bytes of a record that is imported
    #[arg(long = "limit-record-bytes", value_name = "NUMBER", env = "BRICKROAD_LIMIT_RECORD_BYTES", value_parser = positive)]
    record_bytes: Option<NonZeroU32>,
    /// The longest time for which a bot thinks about a decision
    #[arg(long = "limit-thought-seconds", value_name = "NUMBER", env = "BRICKROAD_LIMIT_THOUGHT_SECONDS", value_parser = positive)]
    thought_seconds: Option<NonZeroU32>,
    /// The time that tables and sockets have to finish when the server ends
    #[arg(long = "limit-drain-seconds", value_name = "NUMBER", env = "BRICKROAD_LIMIT_DRAIN_SECONDS", value_parser = positive)]
    drain_seconds: Option<NonZeroU32>,
    /// The people who may make tables and invitations (default: everyone)
    #[arg(long = "limit-new-tables", value_enum, env = "BRICKROAD_LIMIT_NEW_TABLES")]
    new_tables: Option<Makers>,
}

/// The people who may make tables and invitations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Makers {
    Everyone,
    Nobody,
}

impl LimitSettings {
    /// Returns these limits, and those of `other` that are not given here.
    pub(super) fn or(self, other: LimitSettings) -> LimitSettings {
        LimitSettings {
            connections: self.connections.or(other.connections),
            connections_per_address: self.connections_per_address.or(other.connections_per_address),
            connections_per_guest: self.connections_per_guest.or(other.connections_per_guest),
            requests_per_minute: self.requests_per_minute.or(other.requests_per_minute),
            messages_at_once: self.messages_at_once.or(other.messages_at_once),
            messages_per_second: self.messages_per_second.or(other.messages_per_second),
            tables_per_hour: self.tables_per_hour.or(other.tables_per_hour),
            gatherings_per_guest: self.gatherings_per_guest.or(other.gatherings_per_guest),
            holiday_days: self.holiday_days.or(other.holiday_days),
            people_per_tournament: self.people_per_tournament.or(other.people_per_tournament),
            record_bytes: self.record_bytes.or(other.record_bytes),
            thought_seconds: self.thought_seconds.or(other.thought_seconds),
            drain_seconds: self.drain_seconds.or(other.drain_seconds),
            new_tables: self.new_tables.or(other.new_tables),
        }
    }

    /// Returns the limits, with the usual limits for those that are not given.
    ///
    /// # Errors
    ///
    /// Refuses records that are longer than any record may be.
    pub(super) fn limits(&self) -> Result<Limits> {
        let usual = Limits::default();
        let seconds =
            |given: Option<NonZeroU32>, usual| given.map_or(usual, |given| Duration::from_secs(given.get().into()));
        let count = |given: Option<NonZeroU32>, usual| given.map_or(usual, |given| given.get() as usize);
        let record = count(self.record_bytes, usual.record);
        if record > usual.record {
            bail!("the limit record-bytes {record}; expected at most {}", usual.record);
        }
        Ok(Limits {
            connections: count(self.connections, usual.connections),
            per_address: count(self.connections_per_address, usual.per_address),
            per_guest: count(self.connections_per_guest, usual.per_guest),
            requests_per_minute: self.requests_per_minute,
            burst: self.messages_at_once.map_or(usual.burst, NonZeroU32::get),
            per_second: self.messages_per_second.map_or(usual.per_second, NonZeroU32::get),
            new_tables: match self.new_tables {
                Some(Makers::Nobody) => NewTables::Nobody,
                Some(Makers::Everyone) | None => NewTables::Everyone,
            },
            tables_per_hour: self.tables_per_hour,
            gatherings: count(self.gatherings_per_guest, usual.gatherings),
            holiday_days: self.holiday_days.unwrap_or(usual.holiday_days),
            entrants: count(self.people_per_tournament, usual.entrants).min(500),
            record,
            thought: seconds(self.thought_seconds, usual.thought),
            drain: seconds(self.drain_seconds, usual.drain),
            ..usual
        })
    }
}

/// Reads a limit.
fn positive(text: &str) -> Result<NonZeroU32, String> {
    text.parse().map_err(|_| format!("expected a whole number from 1 to {}", u32::MAX))
}
