//! The part of the contract about tournaments.

use crate::{StoreFault, TableId, Tournament, Tourneys};
use std::fmt::Debug;

/// A store of tournaments. What [`Store`](crate::Store) says of its calls holds for these.
#[async_trait::async_trait]
pub trait TournamentStore: Debug + Send + Sync {
    /// Stores a new tournament, of version 1, or replaces one of the version before. The time of making stays. Returns
    /// [`StoreFault::Taken`] if the stored one has another version.
    async fn keep_tournament(&self, tournament: &Tournament) -> Result<(), StoreFault>;

    /// Returns a tournament.
    async fn tournament(&self, id: &TableId) -> Result<Tournament, StoreFault>;

    /// Returns at most `most` tournaments, the latest first. Leaves out tournaments that cannot be read.
    async fn tournaments(&self, wanted: Tourneys, most: usize) -> Result<Vec<Tournament>, StoreFault>;
}
