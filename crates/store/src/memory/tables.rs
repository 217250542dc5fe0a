//! The tables and their logs of the store in memory.

use super::{Memory, Shelf, table::Table};
use crate::{
    Finished, Item, Kept, Listed, Newer, Page, Query, Row, Setup, Standing, StoreFault, Summary, TableId, TableItem,
    TableStore, clock::now, list::searched,
};
use dealer::{Person, Private};
use kernel::Seat;
use protocol::Pace;
use std::collections::BTreeMap;

#[async_trait::async_trait]
impl TableStore for Memory {
    async fn create(&self, id: &TableId, setup: &Setup, rows: &[Row], summary: &Summary) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        shelf.refuse_taken(id)?;
        shelf.add(id, (setup, false), (rows, summary));
        Ok(())
    }

    async fn append(&self, id: &TableId, after: u64, rows: &[Row], summary: &Summary) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        if shelf.table(id)?.kept.rows.len() as u64 != after {
            return Err(StoreFault::Taken);
        }
        let turn = shelf.next_turn();
        let table = shelf.table(id)?;
        table.kept.rows.extend_from_slice(rows);
        table.summary = summary.clone();
        table.turn = turn;
        table.changed = now().cast_unsigned();
        Ok(())
    }

    async fn summarise(&self, id: &TableId, rows: u64, summary: &Summary) -> Result<(), StoreFault> {
        if let Ok(table) = self.shelf().table(id)
            && table.kept.rows.len() as u64 == rows
        {
            table.summary = summary.clone();
        }
        Ok(())
    }

    async fn load(&self, id: &TableId) -> Result<Kept, StoreFault> {
        Ok(self.shelf().table(id)?.kept.clone())
    }

    async fn rows(&self, id: &TableId) -> Result<u64, StoreFault> {
        Ok(self.shelf().table(id)?.kept.rows.len() as u64)
    }

    async fn newer(&self, id: &TableId, after: u64) -> Result<Newer, StoreFault> {
        let mut shelf = self.shelf();
        let Kept { setup, rows } = &shelf.table(id)?.kept;
        let log = rows.iter().skip(usize::try_from(after).unwrap_or(usize::MAX)).cloned().collect();
        Ok(Newer { rows: rows.len() as u64, pace: setup.pace, holders: setup.holders.clone(), log })
    }

    async fn list(&self, query: &Query) -> Result<Page, StoreFault> {
        let shelf = self.shelf();
        let mut found: Vec<Listed> =
            shelf.tables.iter().filter(|(_, table)| table.fits(query)).map(|(id, table)| table.listed(id)).collect();
        found.sort_by_key(|listed| std::cmp::Reverse(listed.turn));
        let more = found.len() > query.most;
        found.truncate(query.most);
        Ok(Page { tables: found, more })
    }

    async fn finished(
        &self,
        holder: Option<Person>,
        reader: Option<Person>,
        most: usize,
    ) -> Result<Vec<Finished>, StoreFault> {
        let shelf = self.shelf();
        let mut tables: Vec<&Table> =
            shelf.tables.values().filter(|table| table.is_of(holder) && table.is_for(reader)).collect();
        tables.sort_by_key(|table| std::cmp::Reverse(table.turn));
        Ok(tables.into_iter().filter_map(Table::finished).take(most).collect())
    }

    async fn unsummarised(&self) -> Result<Vec<TableId>, StoreFault> {
        Ok(Vec::new())
    }

    async fn clocked(&self) -> Result<Vec<TableId>, StoreFault> {
        let shelf = self.shelf();
        let is_clocked = |table: &Table| {
            let terms = table.kept.setup.header.terms.as_ref();
            !table.summary.over && terms.is_some_and(|terms| terms.time.is_some() || terms.windows.is_some())
        };
        Ok(shelf.tables.iter().filter(|(_, table)| is_clocked(table)).map(|(id, _)| id.clone()).collect())
    }

    async fn standings(&self, ids: &[TableId]) -> Result<Vec<(TableId, Option<Standing>)>, StoreFault> {
        let shelf = self.shelf();
        let standing = |id: &TableId| Some((id.clone(), shelf.tables.get(id)?.summary.standing.clone()));
        Ok(ids.iter().filter_map(standing).collect())
    }

    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreFault> {
        self.shelf().table(id)?.kept.setup.pace = pace;
        Ok(())
    }

    async fn rename(&self, id: &TableId, rows: u64, setup: &Setup, summary: &Summary) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        match shelf.tables.get_mut(id) {
            Some(table) if table.kept.rows.len() as u64 == rows => {
                table.searched = searched(setup.header.daily, &setup.seats);
                let Setup { header, seats, holders, .. } = setup.clone();
                table.kept.setup = Setup { header, seats, holders, ..table.kept.setup.clone() };
                table.summary.heading = summary.heading.clone();
                Ok(())
            }
            _ => Err(StoreFault::Taken),
        }
    }

    async fn keep_private(&self, id: &TableId, seat: Seat, private: &Private) -> Result<(), StoreFault> {
        self.shelf().table(id)?.privates.insert(seat, private.clone());
        Ok(())
    }

    async fn privates(&self, id: &TableId) -> Result<Vec<(Seat, Private)>, StoreFault> {
        let shelf = self.shelf();
        let known = shelf.tables.get(id).into_iter().flat_map(|table| &table.privates);
        Ok(known.map(|(seat, private)| (*seat, private.clone())).collect())
    }

    async fn claim_notice(&self, id: &TableId, person: Person, number: u64) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        let table = shelf.tables.get_mut(id).ok_or(StoreFault::Taken)?;
        let is_new = table.notices.get(&person).is_none_or(|known| *known < number);
        if !is_new {
            return Err(StoreFault::Taken);
        }
        table.notices.insert(person, number);
        Ok(())
    }

    async fn remove(&self, id: &TableId) -> Result<(), StoreFault> {
        self.shelf().tables.remove(id).map(|_| ()).ok_or(StoreFault::Missing)
    }
}

impl Shelf {
    pub(super) fn add(
        &mut self,
        id: &TableId,
        (setup, is_public): (&Setup, bool),
        (rows, summary): (&[Row], &Summary),
    ) {
        let table = Table {
            kept: Kept { setup: setup.clone(), rows: rows.to_vec() },
            privates: BTreeMap::new(),
            notices: BTreeMap::new(),
            talk: Vec::new(),
            searched: searched(setup.header.daily, &setup.seats),
            copied: rows.len() as i64,
            is_public,
            summary: summary.clone(),
            turn: self.next_turn(),
            created: now(),
            changed: now().cast_unsigned(),
        };
        self.tables.insert(id.clone(), table);
    }

    /// Returns the tables for a backup, in the order of their last changes.
    pub(super) fn table_items(&self) -> impl Iterator<Item = Item> + '_ {
        let mut tables: Vec<(&TableId, &Table)> = self.tables.iter().collect();
        tables.sort_by_key(|(_, table)| table.turn);
        tables.into_iter().map(|(id, table)| table.item(id))
    }

    pub(super) fn take_table(&mut self, item: TableItem) -> Result<(), StoreFault> {
        let turn = self.next_turn();
        let (id, table) = Table::of(item, turn)?;
        self.tables.insert(id, table);
        Ok(())
    }
}
