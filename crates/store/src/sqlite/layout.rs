//! The layout of the database, and the updates from earlier layouts. An update loses no data, and takes effect as a
//! whole or not at all.

use crate::{StoreFault, columns::found_by};
use sqlx::{SqliteConnection, query, query_as, query_scalar};

/// The application id in the header of the file, which identifies the databases of this program.
const MARK: i64 = 0x4f7a_5264;

/// The number of the layout that this program reads and writes.
pub(crate) const LAYOUT: i64 = 13;

/// The statement that writes the layout number that the file already has. SQLite writes a page for this statement,
/// although nothing changes.
pub(crate) const PROBE: &str = "PRAGMA user_version = 13";

/// Creates the layout in a new database, or updates an earlier layout. The caller commits.
pub(crate) async fn lay_out(connection: &mut SqliteConnection, place: &str) -> Result<(), StoreFault> {
    let open = |why| StoreFault::Open { place: place.to_owned(), why };
    let mark: i64 = query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await.map_err(open)?;
    let layout: i64 = query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await.map_err(open)?;
    let from = match (mark, layout) {
        (MARK, 1..=LAYOUT) => layout,
        (0, 0) => {
            run(connection, &FIRST).await.map_err(open)?;
            1
        }
        (MARK, found) => return Err(StoreFault::Layout { place: place.to_owned(), expected: LAYOUT, found }),
        (found, _) => return Err(StoreFault::Foreign { place: place.to_owned(), expected: MARK, found }),
    };
    if from < 2 {
        second(connection).await.map_err(open)?;
    }
    let later: [(i64, &[&str]); 11] = [
        (3, &THIRD),
        (4, &FOURTH),
        (5, &FIFTH),
        (6, &SIXTH),
        (7, &SEVENTH),
        (8, &EIGHTH),
        (9, &NINTH),
        (10, &TENTH),
        (11, &ELEVENTH),
        (12, &TWELFTH),
        (13, &THIRTEENTH),
    ];
    for (to, statements) in later {
        if from < to {
            run(connection, statements).await.map_err(open)?;
        }
    }
    Ok(())
}

/// The statements that create layout 1: tables and their logs.
const FIRST: [&str; 4] = [
    "CREATE TABLE tables (id TEXT PRIMARY KEY, header TEXT NOT NULL, seats TEXT NOT NULL, seed INTEGER NOT NULL, \
     pace TEXT NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL) STRICT",
    "CREATE TABLE log (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL, \
     line TEXT NOT NULL, PRIMARY KEY (table_id, number)) STRICT, WITHOUT ROWID",
    "PRAGMA application_id = 1333416548",
    "PRAGMA user_version = 1",
];

/// Updates layout 1 to layout 2, which adds columns for lists of tables, a counter of changes, and packs.
async fn second(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    run(connection, &SECOND).await?;
    let tables: Vec<(String, String, String)> =
        query_as("SELECT id, header, seats FROM tables ORDER BY changed, rowid").fetch_all(&mut *connection).await?;
    for (turn, (id, header, seats)) in (1_i64..).zip(tables) {
        let (game, words) = found_by(&header, &seats);
        query(
            "UPDATE tables SET turn = ?2, game = ?3, searched = ?4, \
             log_rows = (SELECT count(*) FROM log WHERE table_id = id) WHERE id = ?1",
        )
        .bind(id)
        .bind(turn)
        .bind(game)
        .bind(words)
        .execute(&mut *connection)
        .await?;
    }
    run(connection, &["CREATE UNIQUE INDEX tables_by_turn ON tables (turn)", "PRAGMA user_version = 2"]).await
}

const SECOND: [&str; 9] = [
    "ALTER TABLE tables ADD COLUMN turn INTEGER",
    "ALTER TABLE tables ADD COLUMN log_rows INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN searched TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN entries INTEGER",
    "ALTER TABLE tables ADD COLUMN is_over INTEGER",
    "ALTER TABLE tables ADD COLUMN heading_en TEXT",
    "ALTER TABLE tables ADD COLUMN heading_fr TEXT",
    "CREATE TABLE packs (key TEXT NOT NULL, hash TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (key, hash)) STRICT, \
     WITHOUT ROWID",
];

/// The statements that update layout 2 to layout 3: a new column holds the seat that decides, or the result. For
/// existing tables, the server fills the column in the background.
const THIRD: [&str; 2] = ["ALTER TABLE tables ADD COLUMN standing TEXT", "PRAGMA user_version = 3"];

/// The statements that update layout 3 to layout 4: a new column holds the number of rows that the log had when the
/// table was created, which are a copy of another game's entries. For existing tables, this number is not known. They
/// get 0, as if each of them were a game of its own.
const FOURTH: [&str; 2] =
    ["ALTER TABLE tables ADD COLUMN copied INTEGER NOT NULL DEFAULT 0", "PRAGMA user_version = 4"];

/// The statements that update layout 4 to layout 5, which adds gatherings.
const FIFTH: [&str; 2] = [
    "CREATE TABLE gatherings (id TEXT PRIMARY KEY, version INTEGER NOT NULL, made INTEGER NOT NULL, \
     is_public INTEGER NOT NULL, wish TEXT NOT NULL, chairs TEXT NOT NULL, made_by TEXT NOT NULL) STRICT",
    "PRAGMA user_version = 5",
];

/// The statements that update layout 5 to layout 6, which adds the keys of people.
const SIXTH: [&str; 3] = [
    "CREATE TABLE keys (hash TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, made INTEGER NOT NULL, \
     about TEXT NOT NULL) STRICT",
    "CREATE INDEX keys_by_person ON keys (person)",
    "PRAGMA user_version = 6",
];

/// The statements that update layout 6 to layout 7: a new column holds the key of a table whose luck can be checked.
/// Existing tables have none, and draw from their seeds as before.
const SEVENTH: [&str; 2] = ["ALTER TABLE tables ADD COLUMN luck_key TEXT", "PRAGMA user_version = 7"];

/// The statements that update layout 7 to layout 8: gatherings have the key of their table, and the time until which they
/// wait for salts. An earlier gathering gets its key with its next change.
const EIGHTH: [&str; 4] = [
    "ALTER TABLE gatherings ADD COLUMN luck TEXT",
    "ALTER TABLE gatherings ADD COLUMN due INTEGER",
    "CREATE INDEX gatherings_by_due ON gatherings (due) WHERE due IS NOT NULL",
    "PRAGMA user_version = 8",
];

/// The statements that update layout 8 to layout 9, which adds the parts of tables that only one seat knows.
const NINTH: [&str; 2] = [
    "CREATE TABLE privates (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL, \
     known TEXT NOT NULL, PRIMARY KEY (table_id, seat)) STRICT, WITHOUT ROWID",
    "PRAGMA user_version = 9",
];

/// The statements that update layout 9 to layout 10, which adds the talk at tables, and notes about people.
const TENTH: [&str; 4] = [
    "CREATE TABLE talk (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL, \
     speaker INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER, made INTEGER NOT NULL, \
     said TEXT NOT NULL, token TEXT NOT NULL, PRIMARY KEY (table_id, number)) STRICT, WITHOUT ROWID",
    "CREATE TABLE notes (id TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT, about TEXT, table_id TEXT, \
     made INTEGER NOT NULL, ends INTEGER, words TEXT NOT NULL, done INTEGER NOT NULL) STRICT",
    "CREATE INDEX notes_by_person ON notes (kind, person)",
    "PRAGMA user_version = 10",
];

/// The statements that update layout 10 to layout 11, which adds players and ratings. Everybody who keeps an identity gets
/// an id. Nobody knows which of the existing tables were public, so none counts as public.
const ELEVENTH: [&str; 9] = [
    "ALTER TABLE tables ADD COLUMN is_public INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN to_rate INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX tables_to_rate ON tables (turn) WHERE to_rate",
    "CREATE TABLE players (person TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE) STRICT",
    "INSERT INTO players (person, id) SELECT person, lower(hex(randomblob(8))) FROM keys WHERE kind = 'first'",
    "CREATE TABLE rated (game TEXT NOT NULL, number INTEGER NOT NULL, table_id TEXT NOT NULL UNIQUE, \
     ended INTEGER NOT NULL, PRIMARY KEY (game, number)) STRICT, WITHOUT ROWID",
    "CREATE TABLE ratings (game TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, rating INTEGER NOT NULL, \
     deviation INTEGER NOT NULL, volatility INTEGER NOT NULL, PRIMARY KEY (game, number, person)) STRICT, WITHOUT ROWID",
    "CREATE INDEX ratings_by_person ON ratings (person, game, number)",
    "PRAGMA user_version = 11",
];

/// The statements that update layout 11 to layout 12, which adds tournaments.
const TWELFTH: [&str; 3] = [
    "CREATE TABLE tournaments (id TEXT PRIMARY KEY, version INTEGER NOT NULL, made INTEGER NOT NULL, \
     stage TEXT NOT NULL, words TEXT NOT NULL) STRICT",
    "CREATE INDEX tournaments_by_stage ON tournaments (stage, made)",
    "PRAGMA user_version = 12",
];

/// The statements that update layout 12 to layout 13, which adds the number of each person's newest notice about a table.
const THIRTEENTH: [&str; 2] = [
    "CREATE TABLE notices (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, person TEXT NOT NULL, \
     number INTEGER NOT NULL, PRIMARY KEY (table_id, person)) STRICT, WITHOUT ROWID",
    "PRAGMA user_version = 13",
];

async fn run(connection: &mut SqliteConnection, statements: &[&'static str]) -> Result<(), sqlx::Error> {
    for statement in statements {
        query(*statement).execute(&mut *connection).await?;
    }
    Ok(())
}
