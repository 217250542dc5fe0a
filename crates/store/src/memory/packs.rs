//! The packs of cards of the store in memory.

use super::{Memory, Shelf};
use crate::{Item, KeptPack, PackItem, PackStore, StoreFault, columns::pack_item};

#[async_trait::async_trait]
impl PackStore for Memory {
    async fn keep_pack(&self, pack: &KeptPack) -> Result<(), StoreFault> {
        let KeptPack { key, hash, bytes } = pack.clone();
        self.shelf().packs.entry((key, hash)).or_insert(bytes);
        Ok(())
    }

    async fn pack(&self, key: &str, hash: &str) -> Result<Option<Vec<u8>>, StoreFault> {
        Ok(self.shelf().packs.get(&(key.to_owned(), hash.to_owned())).cloned())
    }
}

impl Shelf {
    /// Returns the packs for a backup.
    pub(super) fn pack_items(&self) -> impl Iterator<Item = Result<Item, StoreFault>> + '_ {
        self.packs.iter().map(|((key, hash), bytes)| pack_item(key, hash, bytes.clone()))
    }

    pub(super) fn take_pack(&mut self, PackItem { key, hash, text }: PackItem) {
        self.packs.insert((key, hash), text.into_bytes());
    }
}
