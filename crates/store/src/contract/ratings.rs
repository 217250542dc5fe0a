//! The part of the contract about counted games and the ratings after them.

use crate::{Ranked, Rated, Reached, Season, StoreFault, Unrated};
use dealer::Person;
use std::fmt::Debug;

/// A store of counted games and the ratings after them. What [`Store`](crate::Store) says of its calls holds for these.
#[async_trait::async_trait]
pub trait RatingStore: Debug + Send + Sync {
    /// Returns some rated games that are over and were not counted, in the order of their last changes.
    async fn unrated(&self) -> Result<Vec<Unrated>, StoreFault>;

    /// Returns the number of the last counted game of this kind, or 0 if there is none.
    async fn counted(&self, game: &str) -> Result<u64, StoreFault>;

    /// Stores a counted game with the ratings after it. Returns [`StoreFault::Taken`] if a game with this number, or this
    /// table, was counted already.
    async fn rate(&self, rated: &Rated) -> Result<(), StoreFault>;

    /// Returns at most `most` counted games of this kind after the one with the number `after`, in order.
    async fn rated(&self, game: &str, after: u64, most: usize) -> Result<Vec<Rated>, StoreFault>;

    /// Returns the newest rating of a person in a game, or `None` if no game was counted.
    async fn reached(&self, game: &str, person: Person) -> Result<Option<Reached>, StoreFault>;

    /// Returns the newest `most` ratings of a person in a game, oldest first, and the number of all of them.
    async fn course(&self, game: &str, person: Person, most: usize) -> Result<(Vec<Reached>, u64), StoreFault>;

    /// Returns the players of a season, those whose interval begins highest first.
    async fn ladder(&self, season: &Season) -> Result<Vec<Ranked>, StoreFault>;
}
