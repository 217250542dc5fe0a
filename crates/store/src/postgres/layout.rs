//! The layout of the database, and the updates from earlier layouts. An update takes effect as a whole or not at all.

use crate::StoreFault;
use sqlx::{PgConnection, query, query_scalar};

/// The number of the layout that this program reads and writes. PostgreSQL starts at layout 2, whose columns are those
/// of SQLite's layout 2.
const LAYOUT: i64 = 14;

/// The statement that locks the layout. If two servers start at the same time, one of them waits until the transaction
/// of the other ends.
const LOCK: &str = "SELECT pg_advisory_xact_lock(1333416548)";

/// Creates the layout in a new database, or updates an earlier layout. Returns a fault if the database cannot be used.
/// The caller commits.
pub(super) async fn lay_out(connection: &mut PgConnection, place: &str) -> Result<(), StoreFault> {
    let open = |why| StoreFault::Open { place: place.to_owned(), why };
    query(LOCK).execute(&mut *connection).await.map_err(open)?;
    let is_new: bool =
        query_scalar("SELECT to_regclass('brickroad') IS NULL").fetch_one(&mut *connection).await.map_err(open)?;
    if is_new {
        run(connection, SECOND).await.map_err(open)?;
    }
    let found: i64 = query_scalar("SELECT layout FROM brickroad").fetch_one(&mut *connection).await.map_err(open)?;
    if !(2..=LAYOUT).contains(&found) {
        return Err(StoreFault::Layout { place: place.to_owned(), expected: LAYOUT, found });
    }
    let later = [
        (3, THIRD),
        (4, FOURTH),
        (5, FIFTH),
        (6, SIXTH),
        (7, SEVENTH),
        (8, EIGHTH),
        (9, NINTH),
        (10, TENTH),
        (11, ELEVENTH),
        (12, TWELFTH),
        (13, THIRTEENTH),
        (14, FOURTEENTH),
    ];
    for (to, statements) in later {
        if found < to {
            run(connection, statements).await.map_err(open)?;
        }
    }
    Ok(())
}

async fn run(connection: &mut PgConnection, statements: &[&'static str]) -> Result<(), sqlx::Error> {
    for statement in statements {
        query(*statement).execute(&mut *connection).await?;
    }
    Ok(())
}

/// The statements that create layout 2: tables, their logs, and packs.
const SECOND: &[&str] = &[
    "CREATE TABLE brickroad (layout BIGINT NOT NULL)",
    "INSERT INTO brickroad (layout) VALUES (2)",
    "CREATE TABLE tables (id TEXT PRIMARY KEY, header TEXT NOT NULL, seats TEXT NOT NULL, seed BIGINT NOT NULL, \
     pace TEXT NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL, turn BIGINT NOT NULL UNIQUE, \
     log_rows BIGINT NOT NULL, game TEXT NOT NULL, searched TEXT NOT NULL, entries BIGINT, is_over BOOLEAN, \
     heading_en TEXT, heading_fr TEXT)",
    "CREATE TABLE log (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number BIGINT NOT NULL, \
     line TEXT NOT NULL, PRIMARY KEY (table_id, number))",
    "CREATE TABLE packs (key TEXT NOT NULL, hash TEXT NOT NULL, bytes BYTEA NOT NULL, PRIMARY KEY (key, hash))",
];

/// The statements that update layout 2 to layout 3: a sequence numbers the changes, so that changes do not wait for
/// each other.
const THIRD: &[&str] = &[
    "CREATE SEQUENCE turns",
    "SELECT setval('turns', coalesce(max(turn), 0) + 1, FALSE) FROM tables",
    "UPDATE brickroad SET layout = 3",
];

/// The statements that update layout 3 to layout 4: a new column holds the seat that decides, or the result. For
/// existing tables, the server fills the column in the background.
const FOURTH: &[&str] = &["ALTER TABLE tables ADD COLUMN standing TEXT", "UPDATE brickroad SET layout = 4"];

/// The statements that update layout 4 to layout 5: a new column holds the number of rows that the log had when the
/// table was created, which are a copy of another game's entries. For existing tables, this number is not known. They
/// get 0, as if each of them were a game of its own.
const FIFTH: &[&str] =
    &["ALTER TABLE tables ADD COLUMN copied BIGINT NOT NULL DEFAULT 0", "UPDATE brickroad SET layout = 5"];

/// The statements that update layout 5 to layout 6, which adds gatherings.
const SIXTH: &[&str] = &[
    "CREATE TABLE gatherings (id TEXT PRIMARY KEY, version BIGINT NOT NULL, made BIGINT NOT NULL, \
     is_public BOOLEAN NOT NULL, wish TEXT NOT NULL, chairs TEXT NOT NULL, made_by TEXT NOT NULL)",
    "UPDATE brickroad SET layout = 6",
];

/// The statements that update layout 6 to layout 7, which adds the keys of people.
const SEVENTH: &[&str] = &[
    "CREATE TABLE keys (hash TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, made BIGINT NOT NULL, \
     about TEXT NOT NULL)",
    "CREATE INDEX keys_by_person ON keys (person)",
    "UPDATE brickroad SET layout = 7",
];

/// The statements that update layout 7 to layout 8: a new column holds the key of a table whose luck can be checked.
/// Existing tables have none, and draw from their seeds as before.
const EIGHTH: &[&str] = &["ALTER TABLE tables ADD COLUMN luck_key TEXT", "UPDATE brickroad SET layout = 8"];

/// The statements that update layout 8 to layout 9: gatherings have the key of their table, and the time until which they
/// wait for salts. An earlier gathering gets its key with its next change.
const NINTH: &[&str] = &[
    "ALTER TABLE gatherings ADD COLUMN luck TEXT",
    "ALTER TABLE gatherings ADD COLUMN due BIGINT",
    "CREATE INDEX gatherings_by_due ON gatherings (due) WHERE due IS NOT NULL",
    "UPDATE brickroad SET layout = 9",
];

/// The statements that update layout 9 to layout 10, which adds the parts of tables that only one seat knows.
const TENTH: &[&str] = &[
    "CREATE TABLE privates (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat BIGINT NOT NULL, \
     known TEXT NOT NULL, PRIMARY KEY (table_id, seat))",
    "UPDATE brickroad SET layout = 10",
];

/// The statements that update layout 10 to layout 11, which adds the talk at tables, and notes about people.
const ELEVENTH: &[&str] = &[
    "CREATE TABLE talk (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number BIGINT NOT NULL, \
     speaker BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, seat BIGINT, made BIGINT NOT NULL, \
     said TEXT NOT NULL, token TEXT NOT NULL, PRIMARY KEY (table_id, number))",
    "CREATE TABLE notes (id TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT, about TEXT, table_id TEXT, \
     made BIGINT NOT NULL, ends BIGINT, words TEXT NOT NULL, done BOOLEAN NOT NULL)",
    "CREATE INDEX notes_by_person ON notes (kind, person)",
    "UPDATE brickroad SET layout = 11",
];

/// The statements that update layout 11 to layout 12, which adds players and ratings. Everybody who keeps an identity gets
/// an id. Nobody knows which of the existing tables were public, so none counts as public.
const TWELFTH: &[&str] = &[
    "ALTER TABLE tables ADD COLUMN is_public BOOLEAN NOT NULL DEFAULT FALSE",
    "ALTER TABLE tables ADD COLUMN to_rate BOOLEAN NOT NULL DEFAULT FALSE",
    "CREATE INDEX tables_to_rate ON tables (turn) WHERE to_rate",
    "CREATE TABLE players (person TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE)",
    "INSERT INTO players (person, id) \
     SELECT person, substr(replace(gen_random_uuid()::text, '-', ''), 17) FROM keys WHERE kind = 'first'",
    "CREATE TABLE rated (game TEXT NOT NULL, number BIGINT NOT NULL, table_id TEXT NOT NULL UNIQUE, \
     ended BIGINT NOT NULL, PRIMARY KEY (game, number))",
    "CREATE TABLE ratings (game TEXT NOT NULL, number BIGINT NOT NULL, person TEXT NOT NULL, rating BIGINT NOT NULL, \
     deviation BIGINT NOT NULL, volatility BIGINT NOT NULL, PRIMARY KEY (game, number, person))",
    "CREATE INDEX ratings_by_person ON ratings (person, game, number)",
    "UPDATE brickroad SET layout = 12",
];

/// The statements that update layout 12 to layout 13, which adds tournaments.
const THIRTEENTH: &[&str] = &[
    "CREATE TABLE tournaments (id TEXT PRIMARY KEY, version BIGINT NOT NULL, made BIGINT NOT NULL, \
     stage TEXT NOT NULL, words TEXT NOT NULL)",
    "CREATE INDEX tournaments_by_stage ON tournaments (stage, made)",
    "UPDATE brickroad SET layout = 13",
];

/// The statements that update layout 13 to layout 14, which adds the number of each person's newest notice about a table.
const FOURTEENTH: &[&str] = &[
    "CREATE TABLE notices (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, person TEXT NOT NULL, \
     number BIGINT NOT NULL, PRIMARY KEY (table_id, person))",
    "UPDATE brickroad SET layout = 14",
];
