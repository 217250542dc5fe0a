//! The limits of a server on its clients, which its host may set.

use catalog::MAX_RECORD;
use std::{num::NonZeroU32, time::Duration};

/// The limits of a server on its clients. If the values are too small, they affect honest clients.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The greatest number of connections at once. The operating system may allow fewer.
    pub connections: usize,
    /// The greatest number of connections at once from one address.
    pub per_address: usize,
    /// The greatest number of sockets of one guest at once.
    pub per_guest: usize,
    /// The greatest number of requests from one address in a minute. With `None`, there is no limit.
    pub requests_per_minute: Option<NonZeroU32>,
    /// The time limit for the head of a request. A connection may also stay open this long between two requests.
    pub head: Duration,
    /// The time after which a socket that has not sent a message is closed. It is also the time between two pings.
    pub ping: Duration,
    /// The time after which a socket is closed if its client neither sends a message nor answers a ping, or does not
    /// read the messages that are sent to it.
    pub silence: Duration,
    /// The number of messages of one socket that are answered immediately, as a burst.
    pub burst: u32,
    /// The number of messages of one socket that are answered each second after the burst.
    pub per_second: u32,
    /// The people who may make tables and gatherings.
    pub new_tables: NewTables,
    /// The greatest number of tables and gatherings that one guest makes in an hour. With `None`, there is no limit.
    pub tables_per_hour: Option<NonZeroU32>,
    /// The greatest number of gatherings that one guest has made or has a seat in.
    pub gatherings: usize,
    /// The days in 365 days in which a person may be on holiday in games by days.
    pub holiday_days: u32,
    /// The greatest number of people in a tournament.
    pub entrants: usize,
    /// The greatest number of bytes of a record that is imported. No record may have more than [`MAX_RECORD`].
    pub record: usize,
    /// The longest time for which a bot thinks about a decision, whatever its level.
    pub thought: Duration,
    /// The time that tables and sockets have to finish after the server has begun to end.
    pub drain: Duration,
}

/// The people who may make tables and gatherings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewTables {
    Everyone,
    /// Games that have begun continue, and people join the gatherings that there are.
    Nobody,
}

impl Default for Limits {
    /// Returns the usual limits. On loopback all clients have the same address, so a single address may use all places.
    fn default() -> Limits {
        Limits {
            connections: 4096,
            per_address: 4096,
            per_guest: 4096,
            requests_per_minute: None,
            head: Duration::from_secs(10),
            ping: Duration::from_secs(15),
            silence: Duration::from_secs(60),
            burst: 1000,
            per_second: 200,
            new_tables: NewTables::Everyone,
            tables_per_hour: None,
            gatherings: 20,
            holiday_days: 21,
            entrants: 128,
            record: MAX_RECORD,
            thought: Duration::from_secs(60),
            drain: Duration::from_secs(30),
        }
    }
}
