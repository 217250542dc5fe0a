//! The people for whom a server hosts tables.

use dealer::{Access, Person};
use kernel::Seat;

/// The people for whom a server hosts tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hosting {
    /// The people at this machine, who share its screens.
    #[default]
    Own,
    /// Also people on other machines. All clients count as one person.
    Others,
}

/// The person that every client is.
pub(crate) const GUEST: Person = Person::new([0; 32]);

impl Hosting {
    /// Returns the access to a table with `seats` seats, of which `people` are those of people.
    pub(crate) fn access(self, seats: usize, people: &[Seat]) -> Access {
        match self {
            Hosting::Own => Access::Own,
            Hosting::Others => {
                Access::Open(Seat::all(seats).map(|seat| people.contains(&seat).then_some(GUEST)).collect())
            }
        }
    }
}
