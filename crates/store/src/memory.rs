//! The store in memory, for tests and for tables that may be lost.

mod places;
mod tournaments;

use crate::{
    Cause, Finished, Gathered, Gathering, GatheringItem, Invited, Item, Kept, KeptPack, Key, KeyHash, KeyItem, Listed,
    Newer, Note, NoteItem, NoteKind, PackItem, Page, Player, PlayerId, Query, Ranked, Rated, Reached, Row, Season,
    Setup, Standing, Store, StoreFault, Summary, TableId, TableItem, TalkItem, TalkLine, Told, Tournament, Tourneys,
    Unrated,
    clock::now,
    columns::{SetupColumns, finished, pack_item, read_log, read_private, read_seed},
    holders::Hash,
    list::searched,
};
use dealer::{Person, Private};
use kernel::Seat;
use protocol::Pace;
use std::{
    collections::{BTreeMap, HashMap},
    sync::{Mutex, MutexGuard, PoisonError},
};

/// A store of tables in the memory of this process. The tables are lost when the process ends.
#[derive(Debug, Default)]
pub struct Memory {
    shelf: Mutex<Shelf>,
}

#[derive(Debug, Default)]
struct Shelf {
    tables: HashMap<TableId, Table>,
    packs: HashMap<(String, String), Vec<u8>>,
    gatherings: BTreeMap<TableId, Gathered>,
    keys: BTreeMap<KeyHash, Key>,
    notes: BTreeMap<String, Note>,
    players: BTreeMap<Person, PlayerId>,
    rated: BTreeMap<(String, u64), Rated>,
    tournaments: BTreeMap<TableId, Tournament>,
    /// The number of changes to all tables so far.
    turns: u64,
}

#[derive(Debug)]
struct Table {
    kept: Kept,
    /// The parts that only one seat knows.
    privates: BTreeMap<Seat, Private>,
    /// The number of each person's newest notice.
    notices: BTreeMap<Person, u64>,
    /// The talk at the table, the oldest line first.
    talk: Vec<TalkLine>,
    searched: String,
    /// The number of rows that the log had when the table was created.
    copied: i64,
    /// True if everybody could find the invitation to the table.
    is_public: bool,
    summary: Summary,
    turn: u64,
    created: i64,
    changed: u64,
}

impl Memory {
    /// Returns a store without tables.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// Returns the content of the store. Ignores a poisoned lock, because no panic can leave the content half changed.
    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf {
    fn table(&mut self, id: &TableId) -> Result<&mut Table, StoreFault> {
        self.tables.get_mut(id).ok_or(StoreFault::Missing)
    }

    /// Refuses an id that a table or a gathering has.
    fn refuse_taken(&self, id: &TableId) -> Result<(), StoreFault> {
        let is_taken = self.tables.contains_key(id) || self.gatherings.contains_key(id);
        if is_taken { Err(StoreFault::Taken) } else { Ok(()) }
    }

    fn add(&mut self, id: &TableId, (setup, is_public): (&Setup, bool), (rows, summary): (&[Row], &Summary)) {
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

    /// Returns the gathering with this id, if it has this version.
    fn gathered(&mut self, id: &TableId, version: u64) -> Result<&mut Gathered, StoreFault> {
        let gathered = self.gatherings.get_mut(id).ok_or(StoreFault::Missing)?;
        if gathered.version == version { Ok(gathered) } else { Err(StoreFault::Taken) }
    }

    fn keep_key(&mut self, key: &Key) -> Result<(), StoreFault> {
        if self.keys.get(&key.hash).is_some_and(|kept| (kept.person, kept.kind) != (key.person, key.kind)) {
            return Err(StoreFault::Taken);
        }
        self.keys.insert(key.hash, key.clone());
        Ok(())
    }

    fn next_turn(&mut self) -> u64 {
        self.turns += 1;
        self.turns
    }
}

#[async_trait::async_trait]
impl Store for Memory {
    fn place(&self) -> String {
        "memory".to_owned()
    }

    fn cause_of_silence(&self) -> Cause {
        Cause::Busy
    }

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

    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreFault> {
        self.shelf().table(id)?.kept.setup.pace = pace;
        Ok(())
    }

    async fn keep_private(&self, id: &TableId, seat: Seat, private: &Private) -> Result<(), StoreFault> {
        self.shelf().table(id)?.privates.insert(seat, private.clone());
        Ok(())
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

    async fn privates(&self, id: &TableId) -> Result<Vec<(Seat, Private)>, StoreFault> {
        let shelf = self.shelf();
        let known = shelf.tables.get(id).into_iter().flat_map(|table| &table.privates);
        Ok(known.map(|(seat, private)| (*seat, private.clone())).collect())
    }

    async fn remove(&self, id: &TableId) -> Result<(), StoreFault> {
        self.shelf().tables.remove(id).map(|_| ()).ok_or(StoreFault::Missing)
    }

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

    async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreFault> {
        Ok(self.shelf().keys.get(&hash).cloned())
    }

    async fn keys(&self, person: Person) -> Result<Vec<Key>, StoreFault> {
        let mut found: Vec<Key> = self.shelf().keys.values().filter(|key| key.person == person).cloned().collect();
        found.sort_by_key(|key| key.made);
        Ok(found)
    }

    async fn keep_key(&self, key: &Key) -> Result<(), StoreFault> {
        self.shelf().keep_key(key)
    }

    async fn spend_key(&self, hash: KeyHash, then: Option<&Key>) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        let spent = shelf.keys.get(&hash).filter(|key| key.kind.counts_once()).cloned().ok_or(StoreFault::Missing)?;
        if let Some(key) = then {
            shelf.keep_key(key)?;
        }
        shelf.keys.remove(&spent.hash);
        Ok(())
    }

    async fn remove_key(&self, hash: KeyHash, person: Person) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        let is_own = shelf.keys.get(&hash).is_some_and(|key| key.person == person);
        if is_own { shelf.keys.remove(&hash).map(drop).ok_or(StoreFault::Missing) } else { Err(StoreFault::Missing) }
    }

    async fn expire_keys(&self, before: u64) -> Result<(), StoreFault> {
        self.shelf().keys.retain(|_, key| !key.kind.counts_once() || key.made >= before);
        Ok(())
    }

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

    async fn notes(&self, kind: NoteKind, person: Option<Person>, most: usize) -> Result<Vec<Note>, StoreFault> {
        let shelf = self.shelf();
        let is_wanted = |note: &&Note| note.kind == kind && (person.is_none() || note.person == person);
        let mut found: Vec<Note> = shelf.notes.values().filter(is_wanted).cloned().collect();
        found.sort_by_key(|note| std::cmp::Reverse(note.made));
        found.truncate(most);
        Ok(found)
    }

    async fn count_notes(&self, kind: NoteKind) -> Result<u64, StoreFault> {
        Ok(self.shelf().notes.values().filter(|note| note.kind == kind).count() as u64)
    }

    async fn keep_note(&self, note: &Note) -> Result<(), StoreFault> {
        self.shelf().notes.insert(note.id.clone(), note.clone());
        Ok(())
    }

    async fn remove_note(&self, id: &str) -> Result<(), StoreFault> {
        self.shelf().notes.remove(id).map(drop).ok_or(StoreFault::Missing)
    }

    async fn expire_reports(&self, before: u64) -> Result<(), StoreFault> {
        self.shelf().notes.retain(|_, note| note.kind != NoteKind::Report || note.made >= before);
        Ok(())
    }

    async fn keep_player(&self, person: Person, id: &PlayerId) -> Result<(), StoreFault> {
        self.shelf().keep_player(person, id)
    }

    async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreFault> {
        let shelf = self.shelf();
        let found = shelf.players.iter().find(|(_, own)| *own == id);
        Ok(found.and_then(|(person, _)| shelf.player(*person)))
    }

    async fn players(&self, people: &[Person]) -> Result<Vec<Player>, StoreFault> {
        let shelf = self.shelf();
        Ok(people.iter().filter_map(|person| shelf.player(*person)).collect())
    }

    async fn merge(&self, guest: Person, device: &Key, link: Option<KeyHash>) -> Result<(), StoreFault> {
        self.shelf().merge(guest, device, link)
    }

    async fn unkeep(&self, person: Person, by: Person) -> Result<(), StoreFault> {
        self.shelf().unkeep(person, by);
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

    async fn unrated(&self) -> Result<Vec<Unrated>, StoreFault> {
        Ok(self.shelf().unrated())
    }

    async fn counted(&self, game: &str) -> Result<u64, StoreFault> {
        let shelf = self.shelf();
        let last = shelf.rated.keys().rfind(|(counted, _)| counted == game);
        Ok(last.map_or(0, |(_, number)| *number))
    }

    async fn rate(&self, rated: &Rated) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        let key = (rated.game.clone(), rated.number);
        if shelf.rated.contains_key(&key) || shelf.rated.values().any(|other| other.table == rated.table) {
            return Err(StoreFault::Taken);
        }
        shelf.rated.insert(key, rated.clone());
        Ok(())
    }

    async fn rated(&self, game: &str, after: u64, most: usize) -> Result<Vec<Rated>, StoreFault> {
        let shelf = self.shelf();
        let wanted = shelf.rated.values().filter(|rated| rated.game == game && rated.number > after);
        Ok(wanted.take(most).cloned().collect())
    }

    async fn reached(&self, game: &str, person: Person) -> Result<Option<Reached>, StoreFault> {
        Ok(self.shelf().course(game, person).pop())
    }

    async fn course(&self, game: &str, person: Person, most: usize) -> Result<(Vec<Reached>, u64), StoreFault> {
        let mut all = self.shelf().course(game, person);
        let count = all.len();
        Ok((all.split_off(count.saturating_sub(most)), count as u64))
    }

    async fn ladder(&self, season: &Season) -> Result<Vec<Ranked>, StoreFault> {
        Ok(self.shelf().ladder(season))
    }

    async fn keep_tournament(&self, tournament: &Tournament) -> Result<(), StoreFault> {
        self.shelf().keep_tournament(tournament)
    }

    async fn tournament(&self, id: &TableId) -> Result<Tournament, StoreFault> {
        self.shelf().tournaments.get(id).cloned().ok_or(StoreFault::Missing)
    }

    async fn tournaments(&self, wanted: Tourneys, most: usize) -> Result<Vec<Tournament>, StoreFault> {
        Ok(self.shelf().sought(wanted, most))
    }

    async fn standings(&self, ids: &[TableId]) -> Result<Vec<(TableId, Option<Standing>)>, StoreFault> {
        Ok(self.shelf().standings(ids))
    }

    async fn keep_pack(&self, pack: &KeptPack) -> Result<(), StoreFault> {
        let KeptPack { key, hash, bytes } = pack.clone();
        self.shelf().packs.entry((key, hash)).or_insert(bytes);
        Ok(())
    }

    async fn pack(&self, key: &str, hash: &str) -> Result<Option<Vec<u8>>, StoreFault> {
        Ok(self.shelf().packs.get(&(key.to_owned(), hash.to_owned())).cloned())
    }

    async fn snapshot(&self, take: &mut (dyn FnMut(Item) -> bool + Send)) -> Result<(), StoreFault> {
        let shelf = self.shelf();
        let packs = shelf.packs.iter().map(|((key, hash), bytes)| pack_item(key, hash, bytes.clone()));
        let mut tables: Vec<(&TableId, &Table)> = shelf.tables.iter().collect();
        tables.sort_by_key(|(_, table)| table.turn);
        let mut gatherings: Vec<&Gathered> = shelf.gatherings.values().collect();
        gatherings.sort_by_key(|gathered| gathered.gathering.made);
        let gatherings = gatherings
            .into_iter()
            .map(|Gathered { id, version, gathering }| Ok(Item::Gathering(GatheringItem::of(id, *version, gathering))));
        let mut keys: Vec<&Key> = shelf.keys.values().collect();
        keys.sort_by_key(|key| key.made);
        let keys = keys.into_iter().map(|key| Ok(Item::Key(KeyItem::of(key))));
        let mut notes: Vec<&Note> = shelf.notes.values().collect();
        notes.sort_by_key(|note| note.made);
        let notes = notes.into_iter().map(|note| Ok(Item::Note(NoteItem::of(note))));
        let tables = tables.into_iter().map(|(id, table)| Ok(table.item(id)));
        let places = shelf.places().into_iter().chain(shelf.tournament_items()).map(Ok);
        for item in packs.chain(tables).chain(gatherings).chain(keys).chain(notes).chain(places) {
            if !take(item?) {
                break;
            }
        }
        Ok(())
    }

    async fn restore(
        &self,
        items: &mut (dyn Iterator<Item = Result<Item, StoreFault>> + Send),
    ) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        let has_people = !shelf.gatherings.is_empty() || !shelf.keys.is_empty() || !shelf.notes.is_empty();
        if !shelf.tables.is_empty() || has_people {
            return Err(StoreFault::NotEmpty);
        }
        let mut restored = Shelf { packs: shelf.packs.clone(), ..Shelf::default() };
        for item in items {
            match item? {
                Item::Pack(PackItem { key, hash, text }) => drop(restored.packs.insert((key, hash), text.into_bytes())),
                Item::Gathering(item) => {
                    let gathered = item.read()?;
                    restored.gatherings.insert(gathered.id.clone(), gathered);
                }
                Item::Key(item) => restored.keep_key(&item.read()?)?,
                Item::Note(item) => {
                    let note = item.read()?;
                    restored.notes.insert(note.id.clone(), note);
                }
                Item::Player(item) => restored.take_player(&item)?,
                Item::Rated(item) => restored.take_rated(item)?,
                Item::Tournament(item) => restored.take_tournament(item)?,
                Item::Table(item) => {
                    let turn = restored.next_turn();
                    let (id, table) = Table::of(item, turn)?;
                    restored.tables.insert(id, table);
                }
            }
        }
        *shelf = restored;
        Ok(())
    }

    async fn probe(&self) -> Result<(), StoreFault> {
        Ok(())
    }

    async fn integrity(&self) -> Result<Vec<String>, StoreFault> {
        Ok(Vec::new())
    }

    async fn close(&self) {}
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

    fn finished(&self) -> Option<Finished> {
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
