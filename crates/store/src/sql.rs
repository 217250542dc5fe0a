//! The SQL statements, which all kinds of databases share. Each kind opens its own connections, begins its own writes
//! and checks its own files.

pub(crate) mod backups;
pub(crate) mod gatherings;
pub(crate) mod keys;
pub(crate) mod merges;
pub(crate) mod notes;
pub(crate) mod notices;
pub(crate) mod packs;
pub(crate) mod players;
pub(crate) mod privates;
pub(crate) mod ratings;
pub(crate) mod tables;
pub(crate) mod talk;
pub(crate) mod tournaments;

/// Implements [`crate::Store`] for a type, and defines `do_write`, for connections of this type. The module that calls the
/// macro must call the macros for all parts, and define `BEGIN_SNAPSHOT` and `SILENCE`. The type must have these methods:
/// `write` performs a write by `do_write` and returns once it is stored; `alone` begins a transaction without concurrent
/// writes; further methods are `reads`, `named`, `check_file`, `try_out` and `let_go`.
macro_rules! sql_store {
    ($store:ty, $connection:ty) => {
        use crate::{
            Cause, Item, Setup, TableItem, Standing, Store, Summary, TableId, clock::now,
            columns::{SetupColumns, TableColumns, is_printed_rated, pack_item, read_seed, found_by}, write::Write,
        };
        use dealer::Person;
        use sqlx::{QueryBuilder, query, query_as, query_scalar};

        #[async_trait::async_trait]
        impl Store for $store {
            fn place(&self) -> String {
                self.named()
            }

            fn cause_of_silence(&self) -> Cause {
                SILENCE
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
                Write::Create(create) => create_table(connection, create).await,
                Write::Append { id, after, rows, summary } => {
                    count_up(connection, id, (*after, rows.len()), summary).await?;
                    insert(connection, id.as_str(), after.cast_signed() + 1, rows).await
                }
                Write::Summarise { id, rows, summary } => summarise(connection, (id, *rows), summary).await,
                Write::SetPace { id, pace } => set_pace(connection, id, *pace).await,
                Write::Remove { id } => remove_table(connection, id).await,
                Write::Rename { id, rows, setup, searched, summary } => {
                    rename(connection, (id.as_str(), *rows), (setup, searched), summary).await
                }
                Write::KeepPrivate { id, seat, known } => write_private(connection, id.as_str(), (*seat, known)).await,
                Write::ClaimNotice { id, person, number } => {
                    claim_notice(connection, id.as_str(), (person, *number)).await
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
                Write::Merge { guest, device, link } => merge(connection, guest, (device, link.as_deref())).await,
                Write::Unkeep { person, by } => unkeep(connection, person, by).await,
            }
        }
    };
}

pub(crate) use sql_store;
