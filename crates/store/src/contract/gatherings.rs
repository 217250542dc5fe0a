//! The part of the contract about gatherings, which are tables that have not begun.

use crate::{Gathered, Gathering, Invited, Setup, StoreFault, Summary, TableId};
use std::fmt::Debug;

/// A store of gatherings, which are tables that have not begun. What [`Store`](crate::Store) says of its calls holds for these.
#[async_trait::async_trait]
pub trait GatheringStore: Debug + Send + Sync {
    /// Stores a new gathering, of version 1. Returns [`StoreFault::Taken`] if there is already a table or a gathering
    /// with this id.
    async fn gather(&self, id: &TableId, gathering: &Gathering) -> Result<(), StoreFault>;

    /// Returns a gathering.
    async fn gathering(&self, id: &TableId) -> Result<Gathered, StoreFault>;

    /// Replaces the wish, the chairs and the luck of a gathering that has the version `version`, and raises its version by one.
    /// Returns [`StoreFault::Taken`] if it has another version, so that two people cannot take one seat.
    async fn regather(&self, id: &TableId, version: u64, gathering: &Gathering) -> Result<(), StoreFault>;

    /// Removes a gathering that has the version `version`, and stores a table without rows in its place. Returns
    /// [`StoreFault::Taken`] if it has another version.
    async fn begin(&self, id: &TableId, version: u64, setup: &Setup, summary: &Summary) -> Result<(), StoreFault>;

    /// Removes a gathering.
    async fn disband(&self, id: &TableId) -> Result<(), StoreFault>;

    /// Removes the gatherings that were made before this time, in seconds since 1970.
    async fn expire(&self, before: u64) -> Result<(), StoreFault>;

    /// Returns at most `most` gatherings, the latest first. Leaves out gatherings that cannot be read.
    async fn gatherings(&self, invited: Invited, most: usize) -> Result<Vec<Gathered>, StoreFault>;

    /// Returns the ids of at most `most` gatherings whose wait for salts ends at this time or before it, in milliseconds
    /// since 1970, the longest wait first.
    async fn due(&self, by: u64, most: usize) -> Result<Vec<TableId>, StoreFault>;
}
