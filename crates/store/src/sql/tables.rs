//! The SQL statements for tables and their logs, which all kinds of databases share.

/// Implements [`TableStore`](crate::TableStore) for a type, and defines the functions that read and write tables, for
/// connections of this type. `$next_turn` is the SQL expression for the number of the next change.
macro_rules! sql_tables {
    ($store:ty, $connection:ty, $next_turn:literal) => {
        use crate::{
            Finished, Kept, Newer, Page, Query, Row, TableStore,
            columns::{FinishedColumns, pace_name, read_log, read_log_after, read_pace},
            holders::parse_held,
            listing::{conditions, held_by, page, seen_by},
            write::CreateWrite,
        };
        use protocol::Pace;

        #[async_trait::async_trait]
        impl TableStore for $store {
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

            async fn standings(&self, ids: &[TableId]) -> Result<Vec<(TableId, Option<Standing>)>, StoreFault> {
                standings(&self.reads().await?, ids).await
            }

            async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreFault> {
                self.write(Write::SetPace { id: id.clone(), pace }).await
            }

            async fn rename(&self, id: &TableId, rows: u64, setup: &Setup, summary: &Summary) -> Result<(), StoreFault> {
                self.write(Write::rename(id, rows, setup, summary)).await
            }

            async fn keep_private(&self, id: &TableId, seat: Seat, private: &Private) -> Result<(), StoreFault> {
                let (seat, known) = (seat.index() as i64, private.print());
                self.write(Write::KeepPrivate { id: id.clone(), seat, known }).await
            }

            async fn privates(&self, id: &TableId) -> Result<Vec<(Seat, Private)>, StoreFault> {
                privates(&self.reads().await?, id.as_str()).await
            }

            async fn claim_notice(&self, id: &TableId, person: Person, number: u64) -> Result<(), StoreFault> {
                let (person, number) = (KeyHash(*person.hash()).print(), number.cast_signed());
                self.write(Write::ClaimNotice { id: id.clone(), person, number }).await
            }

            async fn remove(&self, id: &TableId) -> Result<(), StoreFault> {
                self.write(Write::Remove { id: id.clone() }).await
            }
        }

        /// Stores a new table with the first rows of its log, in the place of a gathering if one is named.
        async fn create_table(connection: &mut $connection, create: &CreateWrite) -> Result<(), StoreFault> {
            let CreateWrite { id, gathered, rows, .. } = create;
            let is_public = match gathered {
                Some(version) => end_gathering(connection, id.as_str(), *version).await?,
                None => {
                    refuse_taken(connection, "SELECT count(*) FROM gatherings WHERE id = $1", id.as_str()).await?;
                    false
                }
            };
            insert_table(connection, create, is_public).await?;
            insert(connection, id.as_str(), 1, rows).await
        }

        async fn insert_table(
            connection: &mut $connection,
            CreateWrite { id, gathered: _, setup, game, searched, to_rate, rows, summary }: &CreateWrite,
            is_public: bool,
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
            .bind(rows.len() as i64)
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

        /// Replaces the summary of a table whose log has this number of rows. If it has another, changes nothing.
        async fn summarise(
            connection: &mut $connection,
            (id, rows): (&TableId, u64),
            summary: &Summary,
        ) -> Result<(), StoreFault> {
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
            .map(drop)
            .map_err(StoreFault::written)
        }

        async fn set_pace(connection: &mut $connection, id: &TableId, pace: Pace) -> Result<(), StoreFault> {
            let change = query("UPDATE tables SET pace = $2 WHERE id = $1").bind(id.as_str()).bind(pace_name(pace));
            let changed = change.execute(connection).await.map_err(StoreFault::written)?;
            if changed.rows_affected() == 0 { Err(StoreFault::Missing) } else { Ok(()) }
        }

        async fn remove_table(connection: &mut $connection, id: &TableId) -> Result<(), StoreFault> {
            let removal = query("DELETE FROM tables WHERE id = $1").bind(id.as_str());
            let removed = removal.execute(connection).await.map_err(StoreFault::written)?;
            if removed.rows_affected() == 0 { Err(StoreFault::Missing) } else { Ok(()) }
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

pub(crate) use sql_tables;
