//! The people who may play or watch at a table, and the seats that each of them holds.

use kernel::Seat;
use std::fmt::{self, Debug, Formatter};

/// A person, known by the hash of a secret that only this person has. The dealer only compares people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Person([u8; 32]);

/// The people who may play or watch at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Access {
    /// Only people at the machine that hosts the table. They share its screens, so any of them may sit at any seat of
    /// a person.
    #[default]
    Own,
    /// Also people on other machines. For each seat, the list has the person who holds it, or `None` for a seat that
    /// nobody holds, such as that of a bot. The messages to each person must not reveal hidden information.
    Open(Vec<Option<Person>>),
}

/// The reason why a person may not change something that concerns a whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AccessFault {
    /// The person holds no seat.
    #[error("a person who looks on; expected one who holds a seat")]
    LooksOn,
    /// Other people hold seats, too.
    #[error("other people hold seats at this table; expected a person who holds them all")]
    Shared,
}

/// A set of seats, which one person holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held(u8);

impl Person {
    /// Returns the person with this hash.
    pub const fn new(hash: [u8; 32]) -> Person {
        Person(hash)
    }

    /// Returns the hash.
    pub fn hash(&self) -> &[u8; 32] {
        &self.0
    }
}

/// The hash stays out of logs, because it is the key to the seats of a person in the store.
impl Debug for Person {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str("Person(…)")
    }
}

impl Access {
    /// Checks that this person may change what concerns everybody at the table, such as the pace of the bots.
    ///
    /// # Errors
    ///
    /// Refuses a person who holds no seat at an open table.
    pub fn may_change(&self, person: Option<Person>) -> Result<(), AccessFault> {
        match self {
            Access::Own => Ok(()),
            Access::Open(_) if self.held(person) == Held::default() => Err(AccessFault::LooksOn),
            Access::Open(_) => Ok(()),
        }
    }

    /// Checks that this person may remove the table.
    ///
    /// # Errors
    ///
    /// Refuses a person who holds no seat at an open table, and one who is not the only person there.
    pub fn may_remove(&self, person: Option<Person>) -> Result<(), AccessFault> {
        self.may_change(person)?;
        match self {
            Access::Open(holders) if holders.iter().flatten().any(|holder| Some(*holder) != person) => {
                Err(AccessFault::Shared)
            }
            Access::Own | Access::Open(_) => Ok(()),
        }
    }

    /// Returns the seats that this person holds at an open table. At a table of [`Access::Own`], nobody holds a seat.
    pub(crate) fn held(&self, person: Option<Person>) -> Held {
        match (self, person) {
            (Access::Open(holders), Some(person)) => {
                let seats = Seat::all(holders.len()).zip(holders);
                seats.filter(|(_, holder)| **holder == Some(person)).map(|(seat, _)| seat).collect()
            }
            (Access::Own, _) | (_, None) => Held::default(),
        }
    }

    /// Takes the seat from the person who holds it.
    pub(crate) fn leave(&mut self, seat: Seat) {
        if let Access::Open(holders) = self
            && let Some(holder) = holders.get_mut(seat.index())
        {
            *holder = None;
        }
    }

    /// Reports whether several people hold seats.
    pub(crate) fn has_several(&self) -> bool {
        let Access::Open(holders) = self else { return false };
        let mut people = holders.iter().flatten();
        people.next().is_some_and(|first| people.any(|other| other != first))
    }

    /// Returns the seats at an open table that other people hold than the holder of `seat`.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let holders: &[Option<Person>] = match self {
            Access::Own => &[],
            Access::Open(holders) => holders,
        };
        let own = holders.get(seat.index()).copied().flatten();
        let seats = Seat::all(holders.len()).zip(holders);
        seats.filter(move |(_, holder)| holder.is_some() && **holder != own).map(|(seat, _)| seat)
    }
}

impl Held {
    /// Reports whether this seat is in the set.
    pub(crate) fn has(self, seat: Seat) -> bool {
        self.0 & 1 << seat.index() != 0
    }

    /// Returns the seat, if the set has exactly one.
    pub(crate) fn only(self, seats: usize) -> Option<Seat> {
        Seat::all(seats).find(|seat| Held::from_iter([*seat]) == self)
    }

    /// Returns the set without these seats.
    pub(crate) fn without(self, seats: impl Iterator<Item = Seat>) -> Held {
        Held(self.0 & !seats.collect::<Held>().0)
    }

    /// Reports whether the set has more than one seat, so that several people may share a screen.
    pub(crate) fn is_shared(self) -> bool {
        self.0.count_ones() > 1
    }
}

impl FromIterator<Seat> for Held {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Held {
        Held(seats.into_iter().fold(0, |set, seat| set | 1 << seat.index()))
    }
}
