//! The gatherings of the store in memory.

use super::{Memory, Shelf};
use crate::{Gathered, Gathering, GatheringItem, GatheringStore, Invited, Item, Setup, StoreFault, Summary, TableId};

#[async_trait::async_trait]
impl GatheringStore for Memory {
    async fn gather(&self, id: &TableId, gathering: &Gathering) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        shelf.refuse_taken(id)?;
        let gathered = Gathered { id: id.clone(), version: 1, gathering: gathering.clone() };
        shelf.gatherings.insert(id.clone(), gathered);
        Ok(())
    }

    async fn gathering(&self, id: &TableId) -> Result<Gathered, StoreFault> {
        self.shelf().gatherings.get(id).cloned().ok_or(StoreFault::Missing)
    }

    async fn regather(&self, id: &TableId, version: u64, gathering: &Gathering) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        let gathered = shelf.gathered(id, version)?;
        let Gathering { by, made, .. } = gathered.gathering;
        gathered.gathering = Gathering { by, made, ..gathering.clone() };
        gathered.version += 1;
        Ok(())
    }

    async fn begin(&self, id: &TableId, version: u64, setup: &Setup, summary: &Summary) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        let is_public = shelf.gathered(id, version)?.gathering.public;
        shelf.gatherings.remove(id);
        shelf.add(id, (setup, is_public), (&[], summary));
        Ok(())
    }

    async fn disband(&self, id: &TableId) -> Result<(), StoreFault> {
        self.shelf().gatherings.remove(id).map(drop).ok_or(StoreFault::Missing)
    }

    async fn expire(&self, before: u64) -> Result<(), StoreFault> {
        self.shelf().gatherings.retain(|_, gathered| gathered.gathering.made >= before);
        Ok(())
    }

    async fn gatherings(&self, invited: Invited, most: usize) -> Result<Vec<Gathered>, StoreFault> {
        let shelf = self.shelf();
        let wanted = |gathered: &&Gathered| match invited {
            Invited::Person(person) => gathered.gathering.is_of(person),
            Invited::Everybody => gathered.gathering.public,
        };
        let mut found: Vec<Gathered> = shelf.gatherings.values().filter(wanted).cloned().collect();
        found.sort_by_key(|gathered| std::cmp::Reverse(gathered.gathering.made));
        found.truncate(most);
        Ok(found)
    }

    async fn due(&self, by: u64, most: usize) -> Result<Vec<TableId>, StoreFault> {
        let shelf = self.shelf();
        let waits = shelf.gatherings.iter().filter_map(|(id, gathered)| Some((gathered.gathering.due?, id)));
        let mut found: Vec<(u64, &TableId)> = waits.filter(|(due, _)| *due <= by).collect();
        found.sort();
        Ok(found.into_iter().take(most).map(|(_, id)| id.clone()).collect())
    }
}

impl Shelf {
    /// Returns the gathering with this id, if it has this version.
    pub(super) fn gathered(&mut self, id: &TableId, version: u64) -> Result<&mut Gathered, StoreFault> {
        let gathered = self.gatherings.get_mut(id).ok_or(StoreFault::Missing)?;
        if gathered.version == version { Ok(gathered) } else { Err(StoreFault::Taken) }
    }

    /// Returns the gatherings for a backup, oldest first.
    pub(super) fn gathering_items(&self) -> impl Iterator<Item = Item> + '_ {
        let mut gatherings: Vec<&Gathered> = self.gatherings.values().collect();
        gatherings.sort_by_key(|gathered| gathered.gathering.made);
        let item = |Gathered { id, version, gathering }: &Gathered| GatheringItem::of(id, *version, gathering);
        gatherings.into_iter().map(move |gathered| Item::Gathering(item(gathered)))
    }

    pub(super) fn take_gathering(&mut self, item: GatheringItem) -> Result<(), StoreFault> {
        let gathered = item.read()?;
        self.gatherings.insert(gathered.id.clone(), gathered);
        Ok(())
    }
}
