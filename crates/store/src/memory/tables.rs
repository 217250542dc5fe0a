//! The tables and their logs of the store in memory.

use super::{Memory, Shelf};
use crate::{
    Finished, Item, Kept, Listed, Newer, Page, Query, Row, Setup, Standing, StoreFault, Summary, TableId, TableItem,
    TableStore, TalkItem, TalkLine, Told,
    clock::now,
    columns::{SetupColumns, finished, read_log, read_private, read_seed},
    holders::Hash,
    list::searched,
};
use dealer::{Person, Private};
use kernel::Seat;
use protocol::Pace;
use std::collections::BTreeMap;

#[derive(Debug)]
pub(super) struct Table {
    pub(super) kept: Kept,
    /// The parts that only one seat knows.
    pub(super) privates: BTreeMap<Seat, Private>,
    /// The number of each person's newest notice.
    pub(super) notices: BTreeMap<Person, u64>,
    /// The talk at the table, the oldest line first.
    pub(super) talk: Vec<TalkLine>,
    pub(super) searched: String,
    /// The number of rows that the log had when the table was created.
    pub(super) copied: i64,
    /// True if everybody could find the invitation to the table.
    pub(super) is_public: bool,
    pub(super) summary: Summary,
    pub(super) turn: u64,
    pub(super) created: i64,
    pub(super) changed: u64,
}

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

impl Table {
    /// Reads a table from a backup. Refuses a damaged table, because the memory holds tables in parsed form.
    fn of(item: TableItem, turn: u64) -> Result<(TableId, Table), StoreFault> {
        let TableItem {
            id,
            header,
            seats,
            seed,
            luck_key,
            pace,
            created,
            changed,
            log,
            entries,
            is_over,
            heading_en,
            heading_fr,
            standing,
            copied,
            privates,
            notices,
            talk,
            is_public,
        } = item;
        let id = TableId::parse(&id).ok_or_else(|| StoreFault::damaged("name", &id))?;
        let seed = read_seed(&seed)?;
        let kept = Kept { setup: SetupColumns { header, seats, seed, luck_key, pace }.read()?, rows: read_log(log)? };
        let summary = Summary {
            entries: entries.unwrap_or_default().cast_unsigned(),
            over: is_over.unwrap_or_default(),
            heading: Told { en: heading_en.unwrap_or_default(), fr: heading_fr.unwrap_or_default() },
            standing: standing.as_deref().and_then(Standing::parse),
        };
        let talk = talk.into_iter().map(TalkItem::read).collect::<Result<_, _>>()?;
        let searched = searched(kept.setup.header.daily, &kept.setup.seats);
        let privates = privates.into_iter().map(read_private).collect::<Result<_, _>>()?;
        let read =
            |(person, number): (String, i64)| Hash::parse(&person).map(|Hash(person)| (person, number.cast_unsigned()));
        let notices = notices.into_iter().map(read).collect::<Option<_>>();
        let notices =
            notices.ok_or_else(|| StoreFault::damaged("notice", "expected a person as 64 hexadecimal digits"))?;
        let changed = changed.cast_unsigned();
        Ok((id, Table { kept, privates, notices, talk, searched, copied, is_public, summary, turn, created, changed }))
    }

    fn item(&self, id: &TableId) -> Item {
        let SetupColumns { header, seats, seed, luck_key, pace } = SetupColumns::of(&self.kept.setup);
        let Summary { entries, over, heading, standing } = self.summary.clone();
        Item::Table(TableItem {
            id: id.as_str().to_owned(),
            header,
            seats,
            seed: seed.to_string(),
            luck_key,
            pace,
            created: self.created,
            changed: self.changed.cast_signed(),
            entries: Some(entries.cast_signed()),
            is_over: Some(over),
            heading_en: Some(heading.en),
            heading_fr: Some(heading.fr),
            standing: standing.as_ref().map(Standing::print),
            copied: self.copied,
            is_public: self.is_public,
            log: (1..).zip(self.kept.rows.iter().map(Row::print)).collect(),
            privates: self.privates.iter().map(|(seat, private)| (seat.index() as i64, private.print())).collect(),
            notices: self
                .notices
                .iter()
                .map(|(person, number)| (Hash(*person).print(), number.cast_signed()))
                .collect(),
            talk: self.talk.iter().map(TalkItem::of).collect(),
        })
    }

    /// Reports whether this person holds a seat. Every table counts if no person is given.
    fn is_of(&self, holder: Option<Person>) -> bool {
        holder.is_none_or(|person| self.kept.setup.holders.contains(&Some(person)))
    }

    /// Reports whether this person may see the table in a list. Everybody sees it if no person is given.
    fn is_for(&self, reader: Option<Person>) -> bool {
        reader.is_none() || self.is_public || self.is_of(reader)
    }

    fn fits(&self, query: &Query) -> bool {
        let Query { words, holder, reader, changed, over, before, most: _ } = query;
        let game = &self.kept.setup.header.game;
        words.iter().all(|word| self.searched.contains(&word.text) || word.games.contains(game))
            && self.is_of(*holder)
            && self.is_for(*reader)
            && changed.as_ref().is_none_or(|changed| changed.contains(&self.changed))
            && over.is_none_or(|over| self.summary.over == over)
            && before.is_none_or(|before| self.turn < before)
    }

    pub(super) fn finished(&self) -> Option<Finished> {
        if self.copied > 0 {
            return None;
        }
        let Setup { header, seats, holders, seed: _, key: _, pace: _ } = &self.kept.setup;
        finished(self.changed, header, (seats.clone(), holders.clone()), self.summary.standing.clone()?)
    }

    fn listed(&self, id: &TableId) -> Listed {
        Listed {
            id: id.clone(),
            turn: self.turn,
            changed: self.changed,
            rows: self.kept.rows.len() as u64,
            header: Some(self.kept.setup.header.clone()),
            seats: Some(self.kept.setup.seats.clone()),
            holders: self.kept.setup.holders.clone(),
            summary: Some(self.summary.clone()),
        }
    }
}
