//! The talk of the store in memory.

use super::{Memory, table::Table};
use crate::{StoreFault, TableId, TalkLine, TalkStore};
use dealer::Person;

#[async_trait::async_trait]
impl TalkStore for Memory {
    async fn talk(&self, id: &TableId) -> Result<Vec<TalkLine>, StoreFault> {
        Ok(self.shelf().tables.get(id).map(|table| table.talk.clone()).unwrap_or_default())
    }

    async fn spoken_at(
        &self,
        person: Person,
        after: Option<&TableId>,
        most: usize,
    ) -> Result<Vec<TableId>, StoreFault> {
        let shelf = self.shelf();
        let has_spoken = |table: &Table| table.talk.iter().any(|line| line.person == person);
        let found = shelf.tables.iter().filter(|(id, table)| Some(*id) > after && has_spoken(table));
        let mut ids: Vec<TableId> = found.map(|(id, _)| id.clone()).collect();
        ids.sort();
        ids.truncate(most);
        Ok(ids)
    }

    async fn say(&self, id: &TableId, line: &TalkLine, most: usize) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        let talk = &mut shelf.table(id)?.talk;
        if talk.iter().any(|other| other.number == line.number) {
            return Err(StoreFault::Taken);
        }
        talk.push(line.clone());
        let is_of_side = |other: &TalkLine| other.seat.is_some() == line.seat.is_some();
        let mut spare = talk.iter().filter(|other| is_of_side(other)).count().saturating_sub(most);
        talk.retain(|other| {
            let goes = spare > 0 && is_of_side(other);
            spare -= usize::from(goes);
            !goes
        });
        Ok(())
    }
}
