//! The part of the contract about players, who are people with a public id.

use crate::{Key, KeyHash, Player, PlayerId, StoreFault};
use dealer::Person;
use std::fmt::Debug;

/// A store of players, who are people with a public id. What [`Store`](crate::Store) says of its calls holds for these.
#[async_trait::async_trait]
pub trait PlayerStore: Debug + Send + Sync {
    /// Stores the public id of a person, unless the person has one. Returns [`StoreFault::Taken`] if somebody else has it.
    async fn keep_player(&self, person: Person, id: &PlayerId) -> Result<(), StoreFault>;

    /// Returns the player with this id, or `None` if there is none.
    async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreFault>;

    /// Returns the players among these people, in any order. People who keep no identity are no players.
    async fn players(&self, people: &[Person]) -> Result<Vec<Player>, StoreFault>;

    /// Stores the key `device`, and puts its person in the place of the guest `guest` at all seats, in all gatherings, in
    /// the talk and in all notes, so that nothing leads to the guest any more. A `link` is spent by this. A block that both
    /// have made, or that others have made of both, is kept once. Returns [`StoreFault::Missing`] if there is no such link,
    /// and [`StoreFault::Taken`] if both have a part in one table or one gathering, if the guest has keys, or if another key
    /// has this hash.
    async fn merge(&self, guest: Person, device: &Key, link: Option<KeyHash>) -> Result<(), StoreFault>;

    /// Removes the keys and the id of a person, what the person has said, and all notes by and about the person. Puts the
    /// person `by` in the place of the person at all seats, in all ratings and in all tournaments, so that nothing leads to the person any
    /// more, and other people's ratings stay true.
    async fn unkeep(&self, person: Person, by: Person) -> Result<(), StoreFault>;
}
