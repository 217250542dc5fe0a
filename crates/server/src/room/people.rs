//! The people at a table that is open to others, or at a gathering: who is here, and who is away.

use bus::Tag;
use dealer::Person;
use protocol::Company;
use sha2::{Digest, Sha256};
use std::{collections::BTreeSet, future, time::Duration};
use store::TableId;
use tokio::time::{Instant, sleep_until};

/// The time after which somebody without a screen is away. A page that is loaded again, or whose connection breaks for a
/// moment, comes back sooner, and nobody needs to hear of it.
pub(crate) const AWAY: Duration = Duration::from_secs(10);

/// The people with a screen at the table, and those who have just closed theirs.
#[derive(Default)]
pub(crate) struct People(Vec<Guest>);

struct Guest {
    person: Person,
    /// The time at which the last screen of the person was closed, or `None` while there is one.
    left: Option<Instant>,
}

impl People {
    /// Notes the people who have a screen now.
    pub(crate) fn note(&mut self, screens: &[Person], now: Instant) {
        for guest in &mut self.0 {
            let is_here = screens.contains(&guest.person);
            guest.left = if is_here { None } else { guest.left.or(Some(now)) };
        }
        self.0.retain(|guest| guest.left.is_none_or(|left| now < left + AWAY));
        for person in screens {
            if !self.has(*person) {
                self.0.push(Guest { person: *person, left: None });
            }
        }
    }

    /// Returns the time at which the next person is away, if somebody has just left.
    fn next_change(&self) -> Option<Instant> {
        self.0.iter().filter_map(|guest| guest.left).min().map(|left| left + AWAY)
    }

    /// Waits until somebody who has just left is away. If nobody has left, waits forever. The call is cancel safe.
    pub(super) async fn changing(&self) {
        match self.next_change() {
            Some(time) => sleep_until(time).await,
            None => future::pending().await,
        }
    }

    /// Returns the people as everybody at the table may know them, without their pages. It tells only whether they have a screen, here or
    /// `elsewhere`, at another server.
    pub(super) fn company(&self, holders: &[Option<Person>], table: &TableId, elsewhere: &BTreeSet<Tag>) -> Company {
        let all: BTreeSet<Tag> = self.tags(table).into_iter().chain(elsewhere.iter().copied()).collect();
        let held: Vec<Option<Tag>> = holders.iter().map(|holder| holder.map(|person| tag(table, person))).collect();
        let here = held.iter().map(|tag| tag.map(|tag| all.contains(&tag))).collect();
        let watching = all.iter().filter(|tag| !held.contains(&Some(**tag))).count();
        Company { here, players: Vec::new(), watching }
    }

    /// Returns the tags of the people, by which other servers tell them apart.
    pub(super) fn tags(&self, table: &TableId) -> Vec<Tag> {
        self.0.iter().map(|guest| tag(table, guest.person)).collect()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the people who are here.
    pub(crate) fn here(&self) -> Vec<Person> {
        self.0.iter().map(|guest| guest.person).collect()
    }

    fn has(&self, person: Person) -> bool {
        self.0.iter().any(|guest| guest.person == person)
    }
}

/// Returns the tag of a person at a table.
fn tag(table: &TableId, person: Person) -> Tag {
    let hash =
        Sha256::new().chain_update("company").chain_update(table.as_str()).chain_update(person.hash()).finalize();
    Tag::from_be_bytes([hash[0], hash[1], hash[2], hash[3]])
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: Person = Person::new([1; 32]);
    const BEN: Person = Person::new([2; 32]);
    const CID: Person = Person::new([3; 32]);

    fn company(people: &People) -> (Vec<Option<bool>>, usize) {
        elsewhere(people, &[])
    }

    /// Returns the company while these people have screens at other servers.
    fn elsewhere(people: &People, others: &[Person]) -> (Vec<Option<bool>>, usize) {
        let table = TableId::parse("0123456789abcdef").unwrap();
        let others = others.iter().map(|person| tag(&table, *person)).collect();
        let Company { here, watching, .. } = people.company(&[Some(ANN), None, Some(BEN)], &table, &others);
        (here, watching)
    }

    #[test]
    fn somebody_is_away_ten_seconds_after_the_last_screen() {
        let (mut people, start) = (People::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        people.note(&[ANN, ANN, CID], at(0));
        assert_eq!(company(&people), (vec![Some(true), None, Some(false)], 1));
        people.note(&[ANN, BEN], at(1));
        assert_eq!((company(&people), people.next_change()), ((vec![Some(true), None, Some(true)], 1), Some(at(11))));
        people.note(&[BEN], at(5));
        people.note(&[BEN], at(11));
        assert_eq!(company(&people), (vec![Some(true), None, Some(true)], 0), "who looked on is gone, Ann not yet");
        people.note(&[BEN, ANN], at(14));
        assert_eq!(people.next_change(), None, "Ann is back");
        people.note(&[BEN], at(15));
        people.note(&[BEN], at(25));
        assert_eq!(company(&people), (vec![Some(false), None, Some(true)], 0));
    }

    #[test]
    fn people_at_other_servers_are_here_and_count_once() {
        let (mut people, start) = (People::default(), Instant::now());
        people.note(&[ANN, CID], start);
        assert_eq!(elsewhere(&people, &[BEN, CID]), (vec![Some(true), None, Some(true)], 1));
        assert_eq!(elsewhere(&People::default(), &[BEN, CID]), (vec![Some(false), None, Some(true)], 1));
    }
}
