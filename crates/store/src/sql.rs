//! The SQL statements, which all kinds of databases share. Each kind opens its own connections, begins its own writes
//! and checks its own files.

/// Implements [`crate::Store`] for a type. `$next_turn` is the SQL expression for the number of the next change. The
/// module that calls the macro must define `BEGIN_SNAPSHOT` and `SILENCE`. The type must have these methods: `write`
/// performs a write by `do_write` and returns once it is stored; `alone` begins a transaction without concurrent
/// writes; further methods are `reads`, `named`, `check_file`, `try_out` and `let_go`.
macro_rules! sql_store {
    ($store:ty, $connection:ty, $next_turn:literal) => {
        use crate::{
            Cause, Finished, Item, Kept, KeptPack, Newer, Page, Query, Row, Setup, Standing, Store, Summary, TableId, TableItem,
            clock::now,
            holders::parse_held,
            columns::{FinishedColumns, SetupColumns, TableColumns, found_by, is_printed_rated, pace_name, pack_item, read_log, read_log_after, read_pace, read_seed},
            listing::{conditions, held_by, page, seen_by},
            write::Write,
        };
        use dealer::Person;
        use protocol::Pace;
        use sqlx::{QueryBuilder, query, query_as, query_scalar};

        #[async_trait::async_trait]
        impl Store for $store {
            fn place(&self) -> String {
                self.named()
            }

            fn cause_of_silence(&self) -> Cause {
                SILENCE
            }

            async fn create(&self, id: &TableId, setup: &Setup, rows: &[Row], summary: &Summary) -> Result<(), StoreFault> {
                self.write(Write::create(id, setup, rows, summary)).await
            }

            async fn append(&self, id: &TableId, after: u64, rows: &[Row], summary: &Summary) -> Result<(), StoreFault> {
                self.write(Write::append(id, after, rows, summary)).await
            }

            async fn summarise(&self, id: &TableId, rows: u64, summary: &Summary) -> Result<(), StoreFault> {
                self.write(Write::Summarise { id: id.clone(), rows, summary: summary.clone() }).await
            }

            async fn load(&self, id: &TableId) -> Result<Kept, StoreFault> {
                // The log is read before the table. If the table is removed between the two reads, the fault is a
                // missing table and not an empty log.
                let log: Vec<(i64, String)> = query_as("SELECT number, line FROM log WHERE table_id = $1 ORDER BY number")
                    .bind(id.as_str())
                    .fetch_all(&self.reads().await?)
                    .await
                    .map_err(StoreFault::read)?;
                let setup: SetupColumns = query_as("SELECT header, seats, seed, luck_key, pace FROM tables WHERE id = $1")
                    .bind(id.as_str())
                    .fetch_optional(&self.reads().await?)
                    .await
                    .map_err(StoreFault::read)?
                    .ok_or(StoreFault::Missing)?;
                Ok(Kept { setup: setup.read()?, rows: read_log(log)? })
            }

            async fn rows(&self, id: &TableId) -> Result<u64, StoreFault> {
                let rows: Option<i64> = query_scalar("SELECT log_rows FROM tables WHERE id = $1")
                    .bind(id.as_str())
                    .fetch_optional(&self.reads().await?)
                    .await
                    .map_err(StoreFault::read)?;
                rows.map(i64::cast_unsigned).ok_or(StoreFault::Missing)
            }

            async fn newer(&self, id: &TableId, after: u64) -> Result<Newer, StoreFault> {
                let found: Option<(i64, String, String)> = query_as("SELECT log_rows, pace, seats FROM tables WHERE id = $1")
                    .bind(id.as_str())
                    .fetch_optional(&self.reads().await?)
                    .await
                    .map_err(StoreFault::read)?;
                let (rows, pace, seats) = found.ok_or(StoreFault::Missing)?;
                let (_, holders) = parse_held(&seats).map_err(|why| StoreFault::damaged("seats", why))?;
                let (mut rows, pace, mut log) = (rows.cast_unsigned(), read_pace(&pace)?, Vec::new());
                if rows > after {
                    let lines: Vec<(i64, String)> =
                        query_as("SELECT number, line FROM log WHERE table_id = $1 AND number > $2 ORDER BY number")
                            .bind(id.as_str())
                            .bind(after.cast_signed())
                            .fetch_all(&self.reads().await?)
                            .await
                            .map_err(StoreFault::read)?;
                    log = read_log_after(after, lines)?;
                    // More rows may have been stored between the two reads.
                    rows = rows.max(after + log.len() as u64);
                }
                Ok(Newer { rows, pace, holders, log })
            }

            async fn list(&self, wanted: &Query) -> Result<Page, StoreFault> {
                let mut select = QueryBuilder::new(
                    "SELECT id, turn, changed, log_rows, header, seats, entries, is_over, heading_en, heading_fr, standing FROM tables \
                     WHERE TRUE",
                );
                conditions(wanted, &mut select);
                let found = select.build_query_as().fetch_all(&self.reads().await?).await.map_err(StoreFault::read)?;
                Ok(page(wanted, found))
            }

            async fn finished(
                &self,
                holder: Option<Person>,
                reader: Option<Person>,
                most: usize,
            ) -> Result<Vec<Finished>, StoreFault> {
                let mut select = QueryBuilder::new(
                    "SELECT id, changed, header, seats, standing FROM tables \
                     WHERE is_over AND standing IS NOT NULL AND copied = 0",
                );
                held_by(holder, &mut select);
                seen_by(reader, &mut select);
                select.push(" ORDER BY turn DESC LIMIT ").push_bind(most as i64);
                let found: Vec<FinishedColumns> =
                    select.build_query_as().fetch_all(&self.reads().await?).await.map_err(StoreFault::read)?;
                Ok(found.into_iter().filter_map(FinishedColumns::read).collect())
            }

            async fn unsummarised(&self) -> Result<Vec<TableId>, StoreFault> {
                let found: Vec<String> = query_scalar(
                    "SELECT id FROM tables WHERE heading_en IS NULL OR standing IS NULL \
                     OR (is_over AND standing NOT LIKE '%\"began\":%') ORDER BY turn DESC LIMIT $1",
                )
                .bind(crate::columns::MOST_UNSUMMARISED)
                .fetch_all(&self.reads().await?)
                .await
                .map_err(StoreFault::read)?;
                Ok(found.iter().filter_map(|id| TableId::parse(id)).collect())
            }

            async fn clocked(&self) -> Result<Vec<TableId>, StoreFault> {
                // No name in a header has this text, because its quotation marks are written with backslashes.
                let found: Vec<String> = query_scalar(
                    "SELECT id FROM tables WHERE NOT coalesce(is_over, FALSE) AND (header LIKE '%\"terms\":{\"time\":{%' \
                     OR header LIKE '%,\"windows\":{\"length\":%')",
                )
                .fetch_all(&self.reads().await?)
                .await
                .map_err(StoreFault::read)?;
                Ok(found.iter().filter_map(|id| TableId::parse(id)).collect())
            }

            async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreFault> {
                self.write(Write::SetPace { id: id.clone(), pace }).await
            }

            async fn keep_private(&self, id: &TableId, seat: Seat, private: &Private) -> Result<(), StoreFault> {
                let (seat, known) = (seat.index() as i64, private.print());
                self.write(Write::KeepPrivate { id: id.clone(), seat, known }).await
            }

            async fn claim_notice(&self, id: &TableId, person: Person, number: u64) -> Result<(), StoreFault> {
                let (person, number) = (KeyHash(*person.hash()).print(), number.cast_signed());
                self.write(Write::ClaimNotice { id: id.clone(), person, number }).await
            }

            async fn privates(&self, id: &TableId) -> Result<Vec<(Seat, Private)>, StoreFault> {
                privates(&self.reads().await?, id.as_str()).await
            }

            async fn remove(&self, id: &TableId) -> Result<(), StoreFault> {
                self.write(Write::Remove { id: id.clone() }).await
            }

            async fn gather(&self, id: &TableId, gathering: &Gathering) -> Result<(), StoreFault> {
                self.write(Write::Gather(GatheringItem::of(id, 1, gathering))).await
            }

            async fn gathering(&self, id: &TableId) -> Result<Gathered, StoreFault> {
                gathered(&self.reads().await?, id).await
            }

            async fn regather(&self, id: &TableId, version: u64, gathering: &Gathering) -> Result<(), StoreFault> {
                self.write(Write::Regather(GatheringItem::of(id, version + 1, gathering))).await
            }

            async fn begin(&self, id: &TableId, version: u64, setup: &Setup, summary: &Summary) -> Result<(), StoreFault> {
                self.write(Write::begin(id, version, setup, summary)).await
            }

            async fn disband(&self, id: &TableId) -> Result<(), StoreFault> {
                self.write(Write::Disband { id: id.clone() }).await
            }

            async fn expire(&self, before: u64) -> Result<(), StoreFault> {
                self.write(Write::Expire { before: before.cast_signed() }).await
            }

            async fn gatherings(&self, invited: Invited, most: usize) -> Result<Vec<Gathered>, StoreFault> {
                invitations(&self.reads().await?, invited, most).await
            }

            async fn due(&self, by: u64, most: usize) -> Result<Vec<TableId>, StoreFault> {
                due(&self.reads().await?, by.cast_signed(), most as i64).await
            }

            async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreFault> {
                key(&self.reads().await?, hash).await
            }

            async fn keys(&self, person: Person) -> Result<Vec<Key>, StoreFault> {
                keys(&self.reads().await?, KeyHash(*person.hash())).await
            }

            async fn keep_key(&self, key: &Key) -> Result<(), StoreFault> {
                self.write(Write::Key(KeyWrite::Keep(KeyItem::of(key)))).await
            }

            async fn spend_key(&self, hash: KeyHash, then: Option<&Key>) -> Result<(), StoreFault> {
                self.write(Write::Key(KeyWrite::Spend { hash: hash.print(), then: then.map(KeyItem::of) })).await
            }

            async fn remove_key(&self, hash: KeyHash, person: Person) -> Result<(), StoreFault> {
                let person = KeyHash(*person.hash()).print();
                self.write(Write::Key(KeyWrite::Remove { hash: hash.print(), person })).await
            }

            async fn expire_keys(&self, before: u64) -> Result<(), StoreFault> {
                self.write(Write::Key(KeyWrite::Expire { before: before.cast_signed() })).await
            }

            async fn talk(&self, id: &TableId) -> Result<Vec<TalkLine>, StoreFault> {
                let lines = talk_items(&self.reads().await?, id.as_str()).await?;
                lines.into_iter().map(TalkItem::read).collect()
            }

            async fn spoken_at(
                &self,
                person: Person,
                after: Option<&TableId>,
                most: usize,
            ) -> Result<Vec<TableId>, StoreFault> {
                let after = after.map_or("", TableId::as_str);
                spoken_at(&self.reads().await?, (KeyHash(*person.hash()), after), most as i64).await
            }

            async fn say(&self, id: &TableId, line: &TalkLine, most: usize) -> Result<(), StoreFault> {
                self.write(Write::Say { id: id.clone(), line: TalkItem::of(line), most: most as i64 }).await
            }

            async fn notes(&self, kind: NoteKind, person: Option<Person>, most: usize) -> Result<Vec<Note>, StoreFault> {
                notes(&self.reads().await?, (kind, person), most).await
            }

            async fn count_notes(&self, kind: NoteKind) -> Result<u64, StoreFault> {
                count_notes(&self.reads().await?, kind).await
            }

            async fn keep_note(&self, note: &Note) -> Result<(), StoreFault> {
                self.write(Write::Note(NoteWrite::Keep(NoteItem::of(note)))).await
            }

            async fn remove_note(&self, id: &str) -> Result<(), StoreFault> {
                self.write(Write::Note(NoteWrite::Remove { id: id.to_owned() })).await
            }

            async fn expire_reports(&self, before: u64) -> Result<(), StoreFault> {
                self.write(Write::Note(NoteWrite::Expire { before: before.cast_signed() })).await
            }

            async fn keep_player(&self, person: Person, id: &PlayerId) -> Result<(), StoreFault> {
                let person = KeyHash(*person.hash()).print();
                self.write(Write::KeepPlayer(PlayerItem { person, id: id.as_str().to_owned() })).await
            }

            async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreFault> {
                player(&self.reads().await?, id).await
            }

            async fn players(&self, people: &[Person]) -> Result<Vec<Player>, StoreFault> {
                players(&self.reads().await?, people).await
            }

            async fn merge(&self, guest: Person, device: &Key, link: Option<KeyHash>) -> Result<(), StoreFault> {
                let guest = KeyHash(*guest.hash()).print();
                self.write(Write::Merge { guest, device: KeyItem::of(device), link: link.map(KeyHash::print) }).await
            }

            async fn unkeep(&self, person: Person, by: Person) -> Result<(), StoreFault> {
                let print = |person: Person| KeyHash(*person.hash()).print();
                self.write(Write::Unkeep { person: print(person), by: print(by) }).await
            }

            async fn rename(&self, id: &TableId, rows: u64, setup: &Setup, summary: &Summary) -> Result<(), StoreFault> {
                self.write(Write::rename(id, rows, setup, summary)).await
            }

            async fn unrated(&self) -> Result<Vec<Unrated>, StoreFault> {
                unrated(&self.reads().await?).await
            }

            async fn counted(&self, game: &str) -> Result<u64, StoreFault> {
                counted(&self.reads().await?, game).await
            }

            async fn rate(&self, rated: &Rated) -> Result<(), StoreFault> {
                self.write(Write::Rate(RatedItem::of(rated))).await
            }

            async fn rated(&self, game: &str, after: u64, most: usize) -> Result<Vec<Rated>, StoreFault> {
                let mut connection = self.reads().await?.acquire().await.map_err(StoreFault::read)?;
                let found = rated_items(&mut connection, (Some(game), after.cast_signed(), most as i64)).await?;
                found.into_iter().map(RatedItem::read).collect()
            }

            async fn reached(&self, game: &str, person: Person) -> Result<Option<Reached>, StoreFault> {
                Ok(newest(&self.reads().await?, (game, person, 1)).await?.pop())
            }

            async fn course(&self, game: &str, person: Person, most: usize) -> Result<(Vec<Reached>, u64), StoreFault> {
                course(&self.reads().await?, (game, person, most)).await
            }

            async fn ladder(&self, season: &Season) -> Result<Vec<Ranked>, StoreFault> {
                ladder(&self.reads().await?, season).await
            }

            async fn keep_tournament(&self, tournament: &Tournament) -> Result<(), StoreFault> {
                self.write(Write::KeepTournament(TournamentItem::of(tournament))).await
            }

            async fn tournament(&self, id: &TableId) -> Result<Tournament, StoreFault> {
                tournament(&self.reads().await?, id).await
            }

            async fn tournaments(&self, wanted: Tourneys, most: usize) -> Result<Vec<Tournament>, StoreFault> {
                tournaments(&self.reads().await?, wanted, most).await
            }

            async fn standings(&self, ids: &[TableId]) -> Result<Vec<(TableId, Option<Standing>)>, StoreFault> {
                standings(&self.reads().await?, ids).await
            }

            async fn keep_pack(&self, pack: &KeptPack) -> Result<(), StoreFault> {
                self.write(Write::KeepPack(pack.clone())).await
            }

            async fn pack(&self, key: &str, hash: &str) -> Result<Option<Vec<u8>>, StoreFault> {
                query_scalar("SELECT bytes FROM packs WHERE key = $1 AND hash = $2")
                    .bind(key)
                    .bind(hash)
                    .fetch_optional(&self.reads().await?)
                    .await
                    .map_err(StoreFault::read)
            }

            async fn snapshot(&self, take: &mut (dyn FnMut(Item) -> bool + Send)) -> Result<(), StoreFault> {
                // The snapshot has a connection of its own, which is closed even if the snapshot fails.
                let mut connection = self.reads().await?.acquire().await.map_err(StoreFault::read)?.detach();
                query(BEGIN_SNAPSHOT).execute(&mut connection).await.map_err(StoreFault::read)?;
                hand_out(&mut connection, take).await?;
                self.reads().await.map(drop)
            }

            async fn restore(
                &self,
                items: &mut (dyn Iterator<Item = Result<Item, StoreFault>> + Send),
            ) -> Result<(), StoreFault> {
                let mut writing = self.alone().await?;
                take_in(writing.on(), items).await?;
                writing.commit().await
            }

            async fn probe(&self) -> Result<(), StoreFault> {
                self.try_out().await
            }

            async fn integrity(&self) -> Result<Vec<String>, StoreFault> {
                let mut wrong = self.check_file().await?;
                let miscounted: Vec<(String, i64, i64)> = query_as(
                    "SELECT id, log_rows, found FROM (SELECT id, log_rows, (SELECT count(*) FROM log WHERE table_id = id) AS found \
                     FROM tables) AS counted WHERE log_rows <> found",
                )
                .fetch_all(&self.reads().await?)
                .await
                .map_err(StoreFault::read)?;
                let count = |(id, expected, found)| format!("the log of table {id} has {found} rows; expected {expected}");
                wrong.extend(miscounted.into_iter().map(count));
                Ok(wrong)
            }

            async fn close(&self) {
                self.let_go().await;
            }
        }

        /// Performs one write in the transaction of the caller. If the write fails, the caller rolls it back.
        async fn do_write(connection: &mut $connection, write: &Write) -> Result<(), StoreFault> {
            match write {
                Write::Create { id, gathered, setup, game, searched, to_rate, rows, summary } => {
                    let is_public = match gathered {
                        Some(version) => end_gathering(connection, id.as_str(), *version).await?,
                        None => {
                            refuse_taken(connection, "SELECT count(*) FROM gatherings WHERE id = $1", id.as_str()).await?;
                            false
                        }
                    };
                    let found_by = (&**game, &**searched);
                    insert_table(connection, id, (setup, found_by, [is_public, *to_rate]), (rows.len(), summary)).await?;
                    insert(connection, id.as_str(), 1, rows).await
                }
                Write::Append { id, after, rows, summary } => {
                    count_up(connection, id, (*after, rows.len()), summary).await?;
                    insert(connection, id.as_str(), after.cast_signed() + 1, rows).await
                }
                Write::Summarise { id, rows, summary } => {
                    query(
                        "UPDATE tables SET entries = $3, is_over = $4, heading_en = $5, heading_fr = $6, standing = $7 \
                         WHERE id = $1 AND log_rows = $2",
                    )
                    .bind(id.as_str())
                    .bind(rows.cast_signed())
                    .bind(summary.entries.cast_signed())
                    .bind(summary.over)
                    .bind(&summary.heading.en)
                    .bind(&summary.heading.fr)
                    .bind(summary.standing.as_ref().map(Standing::print))
                    .execute(connection)
                    .await
                    .map_err(StoreFault::written)?;
                    Ok(())
                }
                Write::SetPace { id, pace } => {
                    let change = query("UPDATE tables SET pace = $2 WHERE id = $1").bind(id.as_str()).bind(pace_name(*pace));
                    let changed = change.execute(connection).await.map_err(StoreFault::written)?;
                    if changed.rows_affected() == 0 { Err(StoreFault::Missing) } else { Ok(()) }
                }
                Write::KeepPrivate { id, seat, known } => write_private(connection, id.as_str(), (*seat, known)).await,
                Write::ClaimNotice { id, person, number } => {
                    claim_notice(connection, id.as_str(), (person, *number)).await
                }
                Write::Remove { id } => {
                    let removal = query("DELETE FROM tables WHERE id = $1").bind(id.as_str());
                    let removed = removal.execute(connection).await.map_err(StoreFault::written)?;
                    if removed.rows_affected() == 0 { Err(StoreFault::Missing) } else { Ok(()) }
                }
                Write::KeepPack(pack) => keep_pack(connection, (&pack.key, &pack.hash, &pack.bytes)).await,
                Write::Gather(gathering) => {
                    refuse_taken(connection, "SELECT count(*) FROM tables WHERE id = $1", &gathering.id).await?;
                    insert_gathering(connection, gathering).await
                }
                Write::Regather(gathering) => update_gathering(connection, gathering).await,
                Write::Disband { id } => disband(connection, id.as_str()).await,
                Write::Expire { before } => expire(connection, *before).await,
                Write::Key(write) => write_key(connection, write).await,
                Write::Say { id, line, most } => say_line(connection, id.as_str(), (line, *most)).await,
                Write::Note(write) => write_note(connection, write).await,
                Write::KeepPlayer(player) => insert_player(connection, player).await,
                Write::Rate(rated) => insert_rated(connection, rated).await,
                Write::KeepTournament(tournament) => write_tournament(connection, tournament).await,
                Write::Rename { id, rows, setup, searched, summary } => {
                    rename(connection, (id.as_str(), *rows), (setup, searched), summary).await
                }
                Write::Merge { guest, device, link } => merge(connection, guest, (device, link.as_deref())).await,
                Write::Unkeep { person, by } => unkeep(connection, person, by).await,
            }
        }

        async fn insert_table(
            connection: &mut $connection,
            id: &TableId,
            (setup, (game, searched), [is_public, to_rate]): (&SetupColumns, (&str, &str), [bool; 2]),
            (rows, summary): (usize, &Summary),
        ) -> Result<(), StoreFault> {
            query(concat!(
                "INSERT INTO tables (id, header, seats, seed, pace, created, changed, turn, log_rows, game, searched, \
                 entries, is_over, heading_en, heading_fr, standing, copied, luck_key, is_public, to_rate) \
                 VALUES ($1, $2, $3, $4, $5, $6, $6, ",
                $next_turn,
                ", $7, $8, $9, $10, $11, $12, $13, $14, $7, $15, $16, $17)",
            ))
            .bind(id.as_str())
            .bind(&setup.header)
            .bind(&setup.seats)
            .bind(setup.seed)
            .bind(&setup.pace)
            .bind(now())
            .bind(rows as i64)
            .bind(game)
            .bind(searched)
            .bind(summary.entries.cast_signed())
            .bind(summary.over)
            .bind(&summary.heading.en)
            .bind(&summary.heading.fr)
            .bind(summary.standing.as_ref().map(Standing::print))
            .bind(&setup.luck_key)
            .bind(is_public)
            .bind(to_rate)
            .execute(connection)
            .await
            .map_err(StoreFault::written)?;
            Ok(())
        }

        /// Increases the stored number of rows of a log that has `after` rows now, and stores the new summary.
        async fn count_up(
            connection: &mut $connection,
            id: &TableId,
            (after, more): (u64, usize),
            summary: &Summary,
        ) -> Result<(), StoreFault> {
            let changed = query(concat!(
                "UPDATE tables SET turn = ",
                $next_turn,
                ", changed = $3, log_rows = $4, entries = $5, is_over = $6, heading_en = $7, heading_fr = $8, \
                 standing = $9 \
                 WHERE id = $1 AND log_rows = $2",
            ))
            .bind(id.as_str())
            .bind(after.cast_signed())
            .bind(now())
            .bind(after.cast_signed() + more as i64)
            .bind(summary.entries.cast_signed())
            .bind(summary.over)
            .bind(&summary.heading.en)
            .bind(&summary.heading.fr)
            .bind(summary.standing.as_ref().map(Standing::print))
            .execute(&mut *connection)
            .await
            .map_err(StoreFault::written)?;
            if changed.rows_affected() > 0 {
                return Ok(());
            }
            let there: i64 = query_scalar("SELECT count(*) FROM tables WHERE id = $1")
                .bind(id.as_str())
                .fetch_one(connection)
                .await
                .map_err(StoreFault::read)?;
            Err(if there == 0 { StoreFault::Missing } else { StoreFault::Taken })
        }

        /// Replaces the names and the summary of a table whose log has this number of rows.
        async fn rename(
            connection: &mut $connection,
            (id, rows): (&str, u64),
            (setup, searched): (&SetupColumns, &str),
            summary: &Summary,
        ) -> Result<(), StoreFault> {
            let changed = query(
                "UPDATE tables SET header = $3, seats = $4, searched = $5, heading_en = $6, heading_fr = $7 \
                 WHERE id = $1 AND log_rows = $2",
            )
            .bind(id)
            .bind(rows.cast_signed())
            .bind(&setup.header)
            .bind(&setup.seats)
            .bind(searched)
            .bind(&summary.heading.en)
            .bind(&summary.heading.fr)
            .execute(connection)
            .await
            .map_err(StoreFault::written)?;
            if changed.rows_affected() > 0 { Ok(()) } else { Err(StoreFault::Taken) }
        }

        async fn keep_pack(
            connection: &mut $connection,
            (key, hash, bytes): (&str, &str, &[u8]),
        ) -> Result<(), StoreFault> {
            query("INSERT INTO packs (key, hash, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(key)
                .bind(hash)
                .bind(bytes)
                .execute(connection)
                .await
                .map_err(StoreFault::written)?;
            Ok(())
        }

        /// Adds rows to a log. The first of them gets the number `first`.
        async fn insert(
            connection: &mut $connection,
            id: &str,
            first: i64,
            lines: &[String],
        ) -> Result<(), StoreFault> {
            let rows: Vec<(i64, &str)> = (first..).zip(lines.iter().map(String::as_str)).collect();
            insert_numbered(connection, id, &rows).await
        }

        /// Adds rows with given numbers to a log, many rows in one statement.
        async fn insert_numbered(
            connection: &mut $connection,
            id: &str,
            rows: &[(i64, &str)],
        ) -> Result<(), StoreFault> {
            for some in rows.chunks(crate::columns::MOST_INSERTED) {
                let mut insert = QueryBuilder::new("INSERT INTO log (table_id, number, line) ");
                insert.push_values(some, |mut row, (number, line)| {
                    row.push_bind(id.to_owned()).push_bind(*number).push_bind((*line).to_owned());
                });
                // Each number of rows needs a prepared statement of its own, so only the statements for usual numbers
                // are cached. A step seldom has more than a few rows.
                let is_usual = some.len() <= crate::columns::MOST_KEPT_READY || some.len() == crate::columns::MOST_INSERTED;
                insert.build().persistent(is_usual).execute(&mut *connection).await.map_err(StoreFault::written)?;
            }
            Ok(())
        }
    };
}

pub(crate) use sql_store;
