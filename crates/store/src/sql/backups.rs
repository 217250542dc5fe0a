//! The SQL statements for backups, which all kinds of databases share: every item of a store goes out, or comes in.

/// Defines functions on a connection of a database: `hand_out` passes on everything that is stored, and `take_in` stores
/// everything that is passed. `$next_turn` is the SQL expression for the number of the next change. The module that calls
/// the macro must also call [`sql_store`](crate::sql::sql_store) and the macros for gatherings, keys, talk, notes, notices,
/// players, ratings, tournaments and what one seat alone knows.
macro_rules! sql_backups {
    ($connection:ty, $next_turn:literal) => {
        /// Passes every pack, table, gathering, key, note, player, counted game and tournament to the caller's function, in the
        /// transaction of the caller. At most one table at a time is in memory.
        async fn hand_out(
            connection: &mut $connection,
            take: &mut (dyn FnMut(Item) -> bool + Send),
        ) -> Result<(), StoreFault> {
            let packs: Vec<(String, String, Vec<u8>)> = query_as("SELECT key, hash, bytes FROM packs ORDER BY key, hash")
                .fetch_all(&mut *connection)
                .await
                .map_err(StoreFault::read)?;
            for (key, hash, bytes) in packs {
                if !take(pack_item(&key, &hash, bytes)?) {
                    return Ok(());
                }
            }
            let ids: Vec<String> = query_scalar("SELECT id FROM tables ORDER BY turn")
                .fetch_all(&mut *connection)
                .await
                .map_err(StoreFault::read)?;
            for id in ids {
                if !take(Item::Table(table(connection, &id).await?)) {
                    return Ok(());
                }
            }
            for gathering in gathering_items(connection).await? {
                if !take(Item::Gathering(gathering)) {
                    return Ok(());
                }
            }
            for key in key_items(connection).await? {
                if !take(Item::Key(key)) {
                    return Ok(());
                }
            }
            for note in note_items(connection).await? {
                if !take(Item::Note(note)) {
                    return Ok(());
                }
            }
            for player in player_items(connection).await? {
                if !take(Item::Player(player)) {
                    return Ok(());
                }
            }
            for rated in rated_items(connection, (None, 0, i64::MAX)).await? {
                if !take(Item::Rated(rated)) {
                    return Ok(());
                }
            }
            for tournament in tournament_items(connection).await? {
                if !take(Item::Tournament(tournament)) {
                    return Ok(());
                }
            }
            Ok(())
        }

        async fn table(connection: &mut $connection, id: &str) -> Result<TableItem, StoreFault> {
            let columns: TableColumns = query_as(
                "SELECT id, header, seats, seed, luck_key, pace, created, changed, entries, is_over, heading_en, heading_fr, standing, copied, is_public \
                 FROM tables WHERE id = $1",
            )
            .bind(id)
            .fetch_one(&mut *connection)
            .await
            .map_err(StoreFault::read)?;
            let log = query_as("SELECT number, line FROM log WHERE table_id = $1 ORDER BY number")
                .bind(id)
                .fetch_all(&mut *connection)
                .await
                .map_err(StoreFault::read)?;
            let talk = talk_items(&mut *connection, &id).await?;
            let TableColumns {
                id, header, seats, seed, luck_key, pace, created, changed, entries, is_over, heading_en, heading_fr, standing,
                copied, is_public,
            } = columns;
            let (seed, privates) = (seed.to_string(), private_items(&mut *connection, &id).await?);
            let notices = notice_items(connection, &id).await?;
            Ok(TableItem {
                id, header, seats, seed, luck_key, pace, created, changed, entries, is_over, heading_en, heading_fr, standing,
                copied, is_public, log, privates, notices, talk,
            })
        }

        /// Stores every item of a backup in the transaction of the caller. Returns an error if the database already has
        /// tables, gatherings, keys or notes.
        async fn take_in(
            connection: &mut $connection,
            items: &mut (dyn Iterator<Item = Result<Item, StoreFault>> + Send),
        ) -> Result<(), StoreFault> {
            let there: i64 =
                query_scalar("SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM gatherings) + (SELECT count(*) FROM keys) + (SELECT count(*) FROM notes)").fetch_one(&mut *connection).await.map_err(StoreFault::read)?;
            if there > 0 {
                return Err(StoreFault::NotEmpty);
            }
            for item in items {
                match item? {
                    Item::Pack(pack) => keep_pack(connection, (&pack.key, &pack.hash, pack.text.as_bytes())).await?,
                    Item::Table(table) => take_table(connection, table).await?,
                    Item::Gathering(gathering) => insert_gathering(connection, &gathering).await?,
                    Item::Key(key) => insert_key(connection, &key).await?,
                    Item::Note(note) => insert_note(connection, &note).await?,
                    Item::Player(player) => insert_player(connection, &player).await?,
                    Item::Rated(rated) => insert_rated(connection, &rated).await?,
                    Item::Tournament(tournament) => insert_tournament(connection, &tournament).await?,
                }
            }
            Ok(())
        }

        async fn take_table(connection: &mut $connection, table: TableItem) -> Result<(), StoreFault> {
            let (game, searched) = found_by(&table.header, &table.seats);
            // A game that was counted already is known when the counted games are taken in.
            let to_rate = table.copied == 0 && is_printed_rated(&table.header);
            query(concat!(
                "INSERT INTO tables (id, header, seats, seed, pace, created, changed, turn, log_rows, game, searched, entries, \
                 is_over, heading_en, heading_fr, standing, copied, luck_key, is_public, to_rate) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, ",
                $next_turn,
                ", $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
            ))
            .bind(&table.id)
            .bind(table.header)
            .bind(table.seats)
            .bind(read_seed(&table.seed)?)
            .bind(table.pace)
            .bind(table.created)
            .bind(table.changed)
            .bind(table.log.len() as i64)
            .bind(game)
            .bind(searched)
            .bind(table.entries)
            .bind(table.is_over)
            .bind(table.heading_en)
            .bind(table.heading_fr)
            .bind(table.standing)
            .bind(table.copied)
            .bind(table.luck_key)
            .bind(table.is_public)
            .bind(to_rate)
            .execute(&mut *connection)
            .await
            .map_err(StoreFault::written)?;
            let rows: Vec<(i64, &str)> = table.log.iter().map(|(number, line)| (*number, line.as_str())).collect();
            insert_numbered(connection, &table.id, &rows).await?;
            for (seat, known) in &table.privates {
                write_private(connection, &table.id, (*seat, known)).await?;
            }
            for (person, number) in &table.notices {
                claim_notice(connection, &table.id, (person, *number)).await?;
            }
            for line in &table.talk {
                insert_line(connection, &table.id, line).await?;
            }
            Ok(())
        }
    };
}

pub(crate) use sql_backups;
