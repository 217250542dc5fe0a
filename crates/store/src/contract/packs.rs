//! The part of the contract about packs of cards.

use crate::{KeptPack, StoreFault};
use std::fmt::Debug;

/// A store of packs of cards. What [`Store`](crate::Store) says of its calls holds for these.
#[async_trait::async_trait]
pub trait PackStore: Debug + Send + Sync {
    /// Stores a pack of cards, so that games that were started with the pack can continue later. A pack that is already
    /// stored stays unchanged.
    async fn keep_pack(&self, pack: &KeptPack) -> Result<(), StoreFault>;

    /// Returns the bytes of the pack with this key for the card set with this hash, or `None` if none is stored.
    async fn pack(&self, key: &str, hash: &str) -> Result<Option<Vec<u8>>, StoreFault>;
}
