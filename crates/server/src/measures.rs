//! The metrics of a server, for Prometheus. If the program has installed no recorder, they cost nothing.

use bus::{Heard, Hint};
use host::Refusal;
use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use std::time::Duration;
use store::StoreFault;

const TABLES: &str = "brickroad_tables";
const SOCKETS: &str = "brickroad_sockets";
const ACTS: &str = "brickroad_act_seconds";
const REFUSALS: &str = "brickroad_refusals_total";
const THOUGHTS: &str = "brickroad_thought_seconds";
const CALLS: &str = "brickroad_store_call_seconds";
const NOTICES: &str = "brickroad_notices_total";
const HOOKS: &str = "brickroad_hooks_total";
const HINTS: &str = "brickroad_hints_total";

/// Tells the recorder the meaning of each metric. The program calls this once, after it has installed the recorder.
pub fn describe_metrics() {
    describe_gauge!(TABLES, "Tables in memory");
    describe_gauge!(SOCKETS, "Open sockets");
    describe_histogram!(ACTS, Unit::Seconds, "Time from the arrival of a decision until it is stored or refused");
    describe_counter!(REFUSALS, "Requests and messages that were refused, by kind");
    describe_histogram!(THOUGHTS, Unit::Seconds, "Time that a bot has thought about a decision");
    describe_histogram!(CALLS, Unit::Seconds, "Time of a call of the store, by call and outcome");
    describe_counter!(NOTICES, "Messages to browsers of people who are away, by outcome");
    describe_counter!(HOOKS, "Messages to addresses that people have given for their notices, by outcome");
    describe_counter!(HINTS, "Hints of other servers, by kind");
}

/// Something that counts as long as this value exists.
pub(crate) struct Counted(&'static str);

impl Counted {
    pub(crate) fn table() -> Counted {
        Counted::new(TABLES)
    }

    pub(crate) fn socket() -> Counted {
        Counted::new(SOCKETS)
    }

    fn new(name: &'static str) -> Counted {
        gauge!(name).increment(1);
        Counted(name)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        gauge!(self.0).decrement(1);
    }
}

/// The player who has decided.
#[derive(Clone, Copy)]
pub(crate) enum By {
    Person,
    Bot,
}

pub(crate) fn acted(by: By, took: Duration) {
    let by = match by {
        By::Person => "person",
        By::Bot => "bot",
    };
    histogram!(ACTS, "by" => by).record(took);
}

pub(crate) fn refused(refusal: &Refusal) {
    counter!(REFUSALS, "kind" => refusal.kind()).increment(1);
}

/// Counts a thought. `kind` is the queue from which it came.
pub(crate) fn thought(kind: &'static str, took: Duration) {
    histogram!(THOUGHTS, "kind" => kind).record(took);
}

pub(crate) fn stored<T>(call: &'static str, done: &Result<T, StoreFault>, took: Duration) {
    let outcome = match done {
        Ok(_) => "done",
        // These are answers, and not faults of the store.
        Err(StoreFault::Missing | StoreFault::Taken | StoreFault::NotEmpty) => "refused",
        Err(_) => "failed",
    };
    histogram!(CALLS, "call" => call, "outcome" => outcome).record(took);
}

/// Counts a message to a browser of somebody who is away.
pub(crate) fn noticed(outcome: &'static str) {
    counter!(NOTICES, "outcome" => outcome).increment(1);
}

/// Counts a message to an address that somebody has given.
pub(crate) fn hooked(outcome: &'static str) {
    counter!(HOOKS, "outcome" => outcome).increment(1);
}

/// Counts a hint of another server.
pub(crate) fn heard(heard: &Heard) {
    let kind = match heard {
        Heard::Hint { hint: Hint::News(_), .. } => "news",
        Heard::Hint { hint: Hint::Here { .. }, .. } => "here",
        Heard::Hint { hint: Hint::Talk(_), .. } => "talk",
        Heard::Hint { hint: Hint::Blocks(_), .. } => "blocks",
        Heard::Hint { hint: Hint::Thinks { .. }, .. } => "thinks",
        Heard::Missed => "missed",
    };
    counter!(HINTS, "kind" => kind).increment(1);
}
