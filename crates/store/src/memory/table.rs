//! A table of the store in memory.

use crate::{
    Finished, Item, Kept, Listed, Query, Row, Setup, Standing, StoreFault, Summary, TableId, TableItem, TalkItem,
    TalkLine, Told,
    columns::{SetupColumns, finished, read_log, read_private, read_seed},
    holders::Hash,
    list::searched,
};
use dealer::{Person, Private};
use kernel::Seat;
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

impl Table {
    /// Reads a table from a backup. Refuses a damaged table, because the memory holds tables in parsed form.
    pub(super) fn of(item: TableItem, turn: u64) -> Result<(TableId, Table), StoreFault> {
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

    pub(super) fn item(&self, id: &TableId) -> Item {
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
    pub(super) fn is_of(&self, holder: Option<Person>) -> bool {
        holder.is_none_or(|person| self.kept.setup.holders.contains(&Some(person)))
    }

    /// Reports whether this person may see the table in a list. Everybody sees it if no person is given.
    pub(super) fn is_for(&self, reader: Option<Person>) -> bool {
        reader.is_none() || self.is_public || self.is_of(reader)
    }

    pub(super) fn fits(&self, query: &Query) -> bool {
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

    pub(super) fn listed(&self, id: &TableId) -> Listed {
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
