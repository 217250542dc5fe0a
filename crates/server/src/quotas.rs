//! The limits on how often something happens: requests from one address, and new tables and gatherings of one guest.

use crate::limits::{Limits, NewTables};
use dealer::Person;
use governor::{DefaultKeyedRateLimiter, Quota, clock::Clock};
use host::{HookFault, Refusal};
use std::{
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    time::Duration,
};

pub(crate) struct Quotas {
    requests: Option<Rate<IpAddr>>,
    tables: Option<Rate<Person>>,
    lines: Rate<Person>,
    reports: Rate<Person>,
    hooks: Rate<Person>,
    new_tables: NewTables,
}

/// A limit on the rate for each key.
struct Rate<K: Hash + Eq + Clone> {
    most: NonZeroU32,
    limiter: DefaultKeyedRateLimiter<K>,
}

/// The number of lines that a person says at once, and the time after which the next one may come.
const LINES: NonZeroU32 = NonZeroU32::new(8).unwrap();
const BETWEEN_LINES: Duration = Duration::from_secs(3);

/// The number of reports that a person makes in an hour.
const REPORTS: NonZeroU32 = NonZeroU32::new(5).unwrap();

/// The number of messages that go to the addresses of a person in an hour.
const HOOKS: NonZeroU32 = NonZeroU32::new(60).unwrap();

/// The time between two sweeps, which drop the keys that have not been seen for a while.
pub(crate) const SWEEP: Duration = Duration::from_secs(60);

impl Quotas {
    pub(crate) fn new(limits: &Limits) -> Quotas {
        Quotas {
            requests: limits.requests_per_minute.map(|most| Rate::new(most, Quota::per_minute(most))),
            tables: limits.tables_per_hour.map(|most| Rate::new(most, Quota::per_hour(most))),
            lines: Rate::new(LINES, between_lines()),
            reports: Rate::new(REPORTS, Quota::per_hour(REPORTS)),
            hooks: Rate::new(HOOKS, Quota::per_hour(HOOKS)),
            new_tables: limits.new_tables,
        }
    }

    /// Counts a request from this address. Returns the time after which it may be sent again if there are too many.
    pub(crate) fn request(&self, sender: IpAddr) -> Result<(), TooMany> {
        self.requests.as_ref().map_or(Ok(()), |rate| rate.count(network(sender)))
    }

    /// Counts a table or a gathering that this person is about to make.
    ///
    /// # Errors
    ///
    /// Refuses it if nobody may make one, or if the person has made too many within an hour.
    pub(crate) fn table(&self, by: Option<Person>) -> Result<(), Refusal> {
        if self.new_tables == NewTables::Nobody {
            return Err(Refusal::NoNewTables);
        }
        let (Some(rate), Some(person)) = (&self.tables, by) else { return Ok(()) };
        rate.count(person).map_err(|TooMany { most, wait }| Refusal::TooManyNewTables {
            most,
            minutes: wait.as_secs().div_ceil(60).max(1),
        })
    }

    /// Counts a line that this person is about to say.
    pub(crate) fn line(&self, by: Person) -> Result<(), Refusal> {
        let fast = |TooMany { wait, .. }: TooMany| Refusal::TalkTooFast { seconds: wait.as_secs() + 1 };
        self.lines.count(by).map_err(fast)
    }

    /// Counts a report that this person is about to make.
    pub(crate) fn report(&self, by: Person) -> Result<(), Refusal> {
        let many =
            |TooMany { wait, .. }: TooMany| Refusal::TooManyReports { minutes: wait.as_secs().div_ceil(60).max(1) };
        self.reports.count(by).map_err(many)
    }

    /// Counts a message that is about to go to an address of this person.
    pub(crate) fn hook(&self, to: Person) -> Result<(), Refusal> {
        let often =
            |TooMany { most, wait }: TooMany| HookFault::Often { most, minutes: wait.as_secs().div_ceil(60).max(1) };
        self.hooks.count(to).map_err(|many| often(many).into())
    }

    /// Drops the counts of keys that have not been seen for so long that they do not matter any more.
    pub(crate) fn sweep(&self) {
        self.requests.iter().for_each(|rate| rate.limiter.retain_recent());
        self.tables.iter().for_each(|rate| rate.limiter.retain_recent());
        [&self.lines, &self.reports, &self.hooks].into_iter().for_each(|rate| rate.limiter.retain_recent());
    }
}

/// A limit that is reached, and the time after which there is room again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooMany {
    pub(crate) most: u32,
    pub(crate) wait: Duration,
}

impl<K: Hash + Eq + Clone> Rate<K> {
    fn new(most: NonZeroU32, quota: Quota) -> Rate<K> {
        Rate { most, limiter: DefaultKeyedRateLimiter::keyed(quota) }
    }

    fn count(&self, key: K) -> Result<(), TooMany> {
        self.limiter
            .check_key(&key)
            .map_err(|until| TooMany { most: self.most.get(), wait: until.wait_time_from(self.limiter.clock().now()) })
    }
}

fn between_lines() -> Quota {
    Quota::with_period(BETWEEN_LINES).expect("a time that is not zero").allow_burst(LINES)
}

/// Returns the key of an address. A household has a whole network of 64 bits in IPv6, so its addresses count as one.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_a_rate_of_its_own() {
        let quotas = Quotas::new(&Limits { requests_per_minute: NonZeroU32::new(2), ..Limits::default() });
        let request = |address: &str| quotas.request(address.parse().unwrap()).map_err(|TooMany { most, .. }| most);
        assert_eq!([request("203.0.113.7"), request("203.0.113.7")], [Ok(()), Ok(())]);
        assert_eq!([request("203.0.113.7"), request("203.0.113.8")], [Err(2), Ok(())]);
        assert_eq!([request("2001:db8::1"), request("2001:db8::2")], [Ok(()), Ok(())]);
        assert_eq!([request("2001:db8::3"), request("2001:db8:0:1::3")], [Err(2), Ok(())]);
    }

    #[test]
    fn a_guest_makes_so_many_tables_and_then_waits() {
        let quotas = Quotas::new(&Limits { tables_per_hour: NonZeroU32::new(2), ..Limits::default() });
        let (ann, ben) = (Person::new([1; 32]), Person::new([2; 32]));
        assert_eq!([quotas.table(Some(ann)), quotas.table(Some(ann))], [Ok(()), Ok(())]);
        assert_eq!(quotas.table(Some(ann)), Err(Refusal::TooManyNewTables { most: 2, minutes: 30 }));
        quotas.sweep();
        assert!(quotas.table(Some(ann)).is_err(), "a sweep forgets nothing that matters");
        assert_eq!([quotas.table(Some(ben)), quotas.table(None)], [Ok(()), Ok(())]);
    }

    #[test]
    fn there_is_no_limit_that_the_host_has_not_set() {
        let quotas = Quotas::new(&Limits::default());
        assert!((0..10_000).all(|_| quotas.request(IpAddr::from([203, 0, 113, 7])).is_ok()));
        assert!((0..10_000).all(|_| quotas.table(Some(Person::new([1; 32]))).is_ok()));
    }
}
