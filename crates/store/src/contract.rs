//! The contract of every store.

use crate::{
    Cause, Finished, Gathered, Gathering, Invited, Item, Kept, KeptPack, Key, KeyHash, Newer, Note, NoteKind, Page,
    Player, PlayerId, Query, Ranked, Rated, Reached, Row, Season, Setup, Standing, StoreFault, Summary, TableId,
    TalkLine, Tournament, Tourneys, Unrated,
};
use dealer::{Person, Private};
use kernel::Seat;
use protocol::Pace;
use std::fmt::Debug;

/// A store of tables. Every call takes effect as a whole or not at all. If a call returns a fault, nothing has changed.
#[async_trait::async_trait]
pub trait Store: Debug + Send + Sync {
    /// Returns a description of the place where the tables are stored, without a password.
    fn place(&self) -> String;

    /// Returns the likely cause of the delay if a call takes very long.
    fn cause_of_silence(&self) -> Cause;

    /// Stores a new table with the first rows of its log. The store remembers that a table which begins with rows is a
    /// copy of another game. Returns [`StoreFault::Taken`] if there is already a table or a gathering with this id.
    async fn create(&self, id: &TableId, setup: &Setup, rows: &[Row], summary: &Summary) -> Result<(), StoreFault>;

    /// Adds rows to a log that has `after` rows, and stores the new summary. Returns [`StoreFault::Taken`] if the log
    /// has another number of rows.
    async fn append(&self, id: &TableId, after: u64, rows: &[Row], summary: &Summary) -> Result<(), StoreFault>;

    /// Replaces the summary of a table whose log still has `rows` rows. If the log has another number of rows, changes
    /// nothing.
    async fn summarise(&self, id: &TableId, rows: u64, summary: &Summary) -> Result<(), StoreFault>;

    /// Returns a table with its whole log.
    async fn load(&self, id: &TableId) -> Result<Kept, StoreFault>;

    /// Returns the number of rows in the log of a table.
    async fn rows(&self, id: &TableId) -> Result<u64, StoreFault>;

    /// Returns the rows in the log of a table after the first `after` rows, the pace of its bots, and the holders of its
    /// seats.
    async fn newer(&self, id: &TableId, after: u64) -> Result<Newer, StoreFault>;

    /// Returns a page of the tables that match a query, with the most recently changed table first. Reads no log.
    async fn list(&self, query: &Query) -> Result<Page, StoreFault>;

    /// Returns at most `most` finished games, with the most recently changed game first, of everybody or of one holder of
    /// a seat. Leaves out games that began as a copy of another game, so that no game counts twice, and games that are
    /// damaged or have no known result. Reads no log.
    /// A `reader` gets only the games that were public, and those at which the reader holds a seat.
    async fn finished(
        &self,
        holder: Option<Person>,
        reader: Option<Person>,
        most: usize,
    ) -> Result<Vec<Finished>, StoreFault>;

    /// Returns the ids of some tables with an incomplete summary. An earlier version may have stored no summary, or a
    /// summary without a [`Standing`](crate::Standing) or without the seat that decided first.
    async fn unsummarised(&self) -> Result<Vec<TableId>, StoreFault>;

    /// Returns the ids of the tables whose game has a clock or windows for answers and is not over.
    async fn clocked(&self) -> Result<Vec<TableId>, StoreFault>;

    /// Sets the pace of the bots at a table.
    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreFault>;

    /// Stores the part of a table that only `seat` knows, in place of the earlier one. The log stays as it is.
    async fn keep_private(&self, id: &TableId, seat: Seat, private: &Private) -> Result<(), StoreFault>;

    /// Returns the parts of a table that only one seat knows, in the order of the seats.
    async fn privates(&self, id: &TableId) -> Result<Vec<(Seat, Private)>, StoreFault>;

    /// Takes note that this person knows of the decision with this number at a table, or will be told of it. Returns
    /// [`StoreFault::Taken`] if the person knows of one with this number or a greater one, or if there is no table. So of
    /// several servers that claim a notice, one gives it.
    async fn claim_notice(&self, id: &TableId, person: Person, number: u64) -> Result<(), StoreFault>;

    /// Removes a table and its log.
    async fn remove(&self, id: &TableId) -> Result<(), StoreFault>;

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

    /// Returns the key with this hash, or `None` if there is none.
    async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreFault>;

    /// Returns all keys of a person, oldest first.
    async fn keys(&self, person: Person) -> Result<Vec<Key>, StoreFault>;

    /// Stores a key. A key of the same kind and the same person with this hash is replaced. Returns
    /// [`StoreFault::Taken`] if another key has this hash.
    async fn keep_key(&self, key: &Key) -> Result<(), StoreFault>;

    /// Removes a [`KeyKind::Link`](crate::KeyKind::Link) or [`KeyKind::Ceremony`](crate::KeyKind::Ceremony) with this
    /// hash, and stores the key `then`. Returns [`StoreFault::Missing`] if there is none, so that it counts once.
    async fn spend_key(&self, hash: KeyHash, then: Option<&Key>) -> Result<(), StoreFault>;

    /// Removes a key of this person.
    async fn remove_key(&self, hash: KeyHash, person: Person) -> Result<(), StoreFault>;

    /// Removes the keys that count once and were made before this time, in seconds since 1970.
    async fn expire_keys(&self, before: u64) -> Result<(), StoreFault>;

    /// Returns the talk at a table, the oldest line first. A table that does not exist has none.
    async fn talk(&self, id: &TableId) -> Result<Vec<TalkLine>, StoreFault>;

    /// Returns the ids of at most `most` tables at which a person has said something that is kept, in order, after the id
    /// `after`.
    async fn spoken_at(&self, person: Person, after: Option<&TableId>, most: usize)
    -> Result<Vec<TableId>, StoreFault>;

    /// Stores a line of the talk at a table, and removes the oldest lines of its side, the players or the spectators, of
    /// which `most` stay. Returns [`StoreFault::Taken`] if there is already a line with this number.
    async fn say(&self, id: &TableId, line: &TalkLine, most: usize) -> Result<(), StoreFault>;

    /// Returns at most `most` notes of a kind, the latest first, of everybody or of one person. Leaves out notes that
    /// cannot be read.
    async fn notes(&self, kind: NoteKind, person: Option<Person>, most: usize) -> Result<Vec<Note>, StoreFault>;

    /// Returns the number of notes of a kind.
    async fn count_notes(&self, kind: NoteKind) -> Result<u64, StoreFault>;

    /// Stores a note. A note with the same id is replaced.
    async fn keep_note(&self, note: &Note) -> Result<(), StoreFault>;

    /// Removes a note.
    async fn remove_note(&self, id: &str) -> Result<(), StoreFault>;

    /// Removes the reports that were made before this time, in seconds since 1970.
    async fn expire_reports(&self, before: u64) -> Result<(), StoreFault>;

    /// Stores the public id of a person, unless the person has one. Returns [`StoreFault::Taken`] if somebody else has it.
    async fn keep_player(&self, person: Person, id: &PlayerId) -> Result<(), StoreFault>;

    /// Returns the player with this id, or `None` if there is none.
    async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreFault>;

    /// Returns the players among these people, in any order. People who keep no identity are no players.
    async fn players(&self, people: &[Person]) -> Result<Vec<Player>, StoreFault>;

    /// Removes the keys and the id of a person, what the person has said, and all notes by and about the person. Puts the
    /// person `by` in the place of the person at all seats, in all ratings and in all tournaments, so that nothing leads to the person any
    /// more, and other people's ratings stay true.
    async fn unkeep(&self, person: Person, by: Person) -> Result<(), StoreFault>;

    /// Stores the key `device`, and puts its person in the place of the guest `guest` at all seats, in all gatherings, in
    /// the talk and in all notes, so that nothing leads to the guest any more. A `link` is spent by this. A block that both
    /// have made, or that others have made of both, is kept once. Returns [`StoreFault::Missing`] if there is no such link,
    /// and [`StoreFault::Taken`] if both have a part in one table or one gathering, if the guest has keys, or if another key
    /// has this hash.
    async fn merge(&self, guest: Person, device: &Key, link: Option<KeyHash>) -> Result<(), StoreFault>;

    /// Replaces the names and the summary of a table whose log still has `rows` rows. Returns [`StoreFault::Taken`] if
    /// the log has another number of rows. The table does not count as changed.
    async fn rename(&self, id: &TableId, rows: u64, setup: &Setup, summary: &Summary) -> Result<(), StoreFault>;

    /// Returns some rated games that are over and were not counted, in the order of their last changes.
    async fn unrated(&self) -> Result<Vec<Unrated>, StoreFault>;

    /// Returns the number of the last counted game of this kind, or 0 if there is none.
    async fn counted(&self, game: &str) -> Result<u64, StoreFault>;

    /// Stores a counted game with the ratings after it. Returns [`StoreFault::Taken`] if a game with this number, or this
    /// table, was counted already.
    async fn rate(&self, rated: &Rated) -> Result<(), StoreFault>;

    /// Returns at most `most` counted games of this kind after the one with the number `after`, in order.
    async fn rated(&self, game: &str, after: u64, most: usize) -> Result<Vec<Rated>, StoreFault>;

    /// Returns the newest rating of a person in a game, or `None` if no game was counted.
    async fn reached(&self, game: &str, person: Person) -> Result<Option<Reached>, StoreFault>;

    /// Returns the newest `most` ratings of a person in a game, oldest first, and the number of all of them.
    async fn course(&self, game: &str, person: Person, most: usize) -> Result<(Vec<Reached>, u64), StoreFault>;

    /// Returns the players of a season, those whose interval begins highest first.
    async fn ladder(&self, season: &Season) -> Result<Vec<Ranked>, StoreFault>;

    /// Stores a new tournament, of version 1, or replaces one of the version before. The time of making stays. Returns
    /// [`StoreFault::Taken`] if the stored one has another version.
    async fn keep_tournament(&self, tournament: &Tournament) -> Result<(), StoreFault>;

    /// Returns a tournament.
    async fn tournament(&self, id: &TableId) -> Result<Tournament, StoreFault>;

    /// Returns at most `most` tournaments, the latest first. Leaves out tournaments that cannot be read.
    async fn tournaments(&self, wanted: Tourneys, most: usize) -> Result<Vec<Tournament>, StoreFault>;

    /// Returns the stage of each of these tables that exists, in any order. It is `None` if it is not known. Reads no log.
    async fn standings(&self, ids: &[TableId]) -> Result<Vec<(TableId, Option<Standing>)>, StoreFault>;

    /// Stores a pack of cards, so that games that were started with the pack can continue later. A pack that is already
    /// stored stays unchanged.
    async fn keep_pack(&self, pack: &KeptPack) -> Result<(), StoreFault>;

    /// Returns the bytes of the pack with this key for the card set with this hash, or `None` if none is stored.
    async fn pack(&self, key: &str, hash: &str) -> Result<Option<Vec<u8>>, StoreFault>;

    /// Calls `take` with each item in the store at one moment: first the packs, then the tables in the order of their
    /// last changes, then the gatherings, the keys and the notes in the order of their making, then the players, the
    /// counted games and the tournaments. Stops as soon as `take` returns false.
    async fn snapshot(&self, take: &mut (dyn FnMut(Item) -> bool + Send)) -> Result<(), StoreFault>;

    /// Stores all items of `items`, which must be in the order of a snapshot. After a fault, none of the items is
    /// stored. Returns [`StoreFault::NotEmpty`] if the store already has tables, gatherings, keys or notes.
    async fn restore(
        &self,
        items: &mut (dyn Iterator<Item = Result<Item, StoreFault>> + Send),
    ) -> Result<(), StoreFault>;

    /// Checks that the store can be written to. The content of the store stays the same.
    async fn probe(&self) -> Result<(), StoreFault>;

    /// Checks the database, and the numbers of rows in the logs. Returns one sentence for each fault.
    async fn integrity(&self) -> Result<Vec<String>, StoreFault>;

    /// Finishes all calls that have begun, and closes the database.
    async fn close(&self);
}
