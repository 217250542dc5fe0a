//! The law of notices: who is told of a decision, and when (`docs/notices.md`). It has no clock and no store. Its room hands
//! in the time, and claims what is due.

use dealer::Person;
use std::collections::BTreeMap;

/// The time in milliseconds for which nobody with an open page at the table is told anything. A window that its seat lets
/// pass is over by then, even after a start of the server, so a notice never shows what those seats hold.
pub(crate) const ABSENT: u64 = 20_000;

/// The time in milliseconds after which it is noted that a person has seen a decision. It is shorter than [`ABSENT`], so
/// that no other server tells this person.
const SEEN: u64 = 15_000;

/// The time in milliseconds after which a claim is tried again if the store has failed.
const RETRY: u64 = 5_000;

/// The number of the end of a game, which is greater than that of any decision.
pub(crate) const END: u64 = i64::MAX.cast_unsigned();

/// The people for whom a table waits, as one server knows it.
#[derive(Debug, Default)]
pub(crate) struct Law {
    waits: BTreeMap<Person, Wait>,
    /// True once the game was seen in progress. Otherwise its end is old.
    has_gone_on: bool,
}

/// A decision that is awaited, or the end of a game.
#[derive(Debug)]
struct Wait {
    number: u64,
    since: u64,
    /// The time before which a claim is not tried again.
    after: u64,
    is_seen: bool,
    is_settled: bool,
}

/// A position of the game, as notices know it.
pub(crate) enum Now {
    /// The game waits for this person, if for any, after this number of entries.
    Awaits(Option<Person>, u64),
    /// The game is over. These people have played to the end.
    Over(Vec<Person>),
}

/// A claim that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    pub(crate) person: Person,
    pub(crate) number: u64,
    /// True if the person has seen the decision, so that a claim that succeeds tells nobody.
    pub(crate) is_seen: bool,
}

impl Law {
    /// Takes note of the position, and of the people who have an open page at the table, at this time in milliseconds.
    pub(crate) fn note(&mut self, now: Now, here: &[Person], time: u64) {
        let awaited = match now {
            Now::Awaits(person, entries) => {
                self.has_gone_on = true;
                person.map(|person| (person, entries)).into_iter().collect()
            }
            Now::Over(people) if self.has_gone_on => people.into_iter().map(|person| (person, END)).collect(),
            Now::Over(_) => BTreeMap::new(),
        };
        self.waits.retain(|person, wait| awaited.get(person) == Some(&wait.number));
        for (person, number) in awaited {
            let new = Wait { number, since: time, after: time, is_seen: false, is_settled: false };
            let wait = self.waits.entry(person).or_insert(new);
            wait.is_seen |= here.contains(&person);
        }
    }

    /// Returns the time at which the next claim is due, in milliseconds.
    pub(crate) fn due(&self) -> Option<u64> {
        self.waits.values().filter_map(Wait::due).min()
    }

    /// Returns the claims that are due by this time.
    pub(crate) fn claims(&self, time: u64) -> Vec<Claim> {
        self.all(|wait| wait.due().is_some_and(|due| due <= time))
    }

    /// Returns the claims of what people have seen, which a server makes before it ends.
    pub(crate) fn last_claims(&self) -> Vec<Claim> {
        self.all(|wait| wait.is_seen && !wait.is_settled)
    }

    /// Takes note that a claim was made, by this server or by another one.
    pub(crate) fn settle(&mut self, claim: Claim) {
        if let Some(wait) = self.waits.get_mut(&claim.person).filter(|wait| wait.number == claim.number) {
            wait.is_settled = true;
        }
    }

    /// Takes note that the store has failed, at this time.
    pub(crate) fn postpone(&mut self, claim: Claim, time: u64) {
        if let Some(wait) = self.waits.get_mut(&claim.person) {
            wait.after = time + RETRY;
        }
    }

    fn all(&self, is_wanted: impl Fn(&Wait) -> bool) -> Vec<Claim> {
        let wanted = self.waits.iter().filter(|(_, wait)| is_wanted(wait));
        wanted.map(|(person, wait)| Claim { person: *person, number: wait.number, is_seen: wait.is_seen }).collect()
    }
}

impl Wait {
    fn due(&self) -> Option<u64> {
        let pause = if self.is_seen { SEEN } else { ABSENT };
        (!self.is_settled).then_some((self.since + pause).max(self.after))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: Person = Person::new([1; 32]);
    const BEN: Person = Person::new([2; 32]);

    fn claim(person: Person, number: u64, is_seen: bool) -> Claim {
        Claim { person, number, is_seen }
    }

    #[test]
    fn who_is_absent_for_twenty_seconds_is_told_once() {
        let mut law = Law::default();
        law.note(Now::Awaits(Some(ANN), 4), &[BEN], 1_000);
        assert_eq!((law.due(), law.claims(20_999)), (Some(21_000), vec![]));
        assert_eq!(law.claims(21_000), [claim(ANN, 4, false)]);
        law.settle(claim(ANN, 4, false));
        law.note(Now::Awaits(Some(ANN), 4), &[], 50_000);
        assert_eq!((law.due(), law.claims(99_000)), (None, vec![]));
        law.note(Now::Awaits(Some(ANN), 6), &[], 60_000);
        assert_eq!(law.due(), Some(80_000), "the next decision is another one");
    }

    #[test]
    fn who_has_looked_is_not_told() {
        let mut law = Law::default();
        law.note(Now::Awaits(Some(ANN), 4), &[], 0);
        law.note(Now::Awaits(Some(ANN), 4), &[ANN], 9_000);
        law.note(Now::Awaits(Some(ANN), 4), &[], 10_000);
        assert_eq!((law.claims(14_999), law.last_claims()), (vec![], vec![claim(ANN, 4, true)]));
        assert_eq!(law.claims(15_000), [claim(ANN, 4, true)]);
        law.settle(claim(ANN, 4, true));
        assert_eq!((law.claims(99_000), law.last_claims()), (vec![], vec![]));
    }

    #[test]
    fn a_decision_that_others_or_bots_make_is_forgotten() {
        let mut law = Law::default();
        law.note(Now::Awaits(Some(ANN), 4), &[], 0);
        law.note(Now::Awaits(None, 5), &[], 3_000);
        assert_eq!(law.due(), None);
    }

    #[test]
    fn the_end_of_a_game_is_told_if_the_game_was_seen_going_on() {
        let mut old = Law::default();
        old.note(Now::Over(vec![ANN, BEN]), &[], 0);
        assert_eq!(old.due(), None, "a table of last year is opened");
        let mut law = Law::default();
        law.note(Now::Awaits(Some(ANN), 4), &[ANN], 0);
        law.note(Now::Over(vec![ANN, BEN]), &[ANN], 5_000);
        assert_eq!(law.claims(25_000), [claim(ANN, END, true), claim(BEN, END, false)]);
    }

    #[test]
    fn a_store_that_fails_is_asked_again() {
        let mut law = Law::default();
        law.note(Now::Awaits(Some(ANN), 4), &[], 0);
        law.postpone(claim(ANN, 4, false), 20_000);
        assert_eq!((law.due(), law.claims(24_999)), (Some(25_000), vec![]));
        assert_eq!(law.claims(25_000), [claim(ANN, 4, false)]);
    }
}
