//! The SQL statements by which a person takes the place of a guest, which all kinds of databases share.

/// Defines the function that puts a person in the place of a guest, for connections of this type.
macro_rules! sql_merges {
    ($connection:ty) => {
        /// Puts the person of a key in the place of a guest, and stores the key. A link is spent by this.
        async fn merge(
            connection: &mut $connection,
            guest: &str,
            (device, link): (&KeyItem, Option<&str>),
        ) -> Result<(), StoreFault> {
            let into = device.person.as_str();
            let [guests, intos] = [guest, into].map(|person| format!("%\"{person}\"%"));
            for both in [
                "SELECT count(*) FROM tables WHERE seats LIKE $1 AND seats LIKE $2",
                "SELECT count(*) FROM gatherings \
                 WHERE (chairs LIKE $1 OR made_by LIKE $1) AND (chairs LIKE $2 OR made_by LIKE $2)",
            ] {
                let count = query_scalar(both).bind(&guests).bind(&intos);
                refuse_some(count.fetch_one(&mut *connection).await)?;
            }
            let kept = query_scalar("SELECT count(*) FROM keys WHERE person = $1 AND kind <> 'ceremony'").bind(guest);
            refuse_some(kept.fetch_one(&mut *connection).await)?;
            if let Some(link) = link {
                let spent = query("DELETE FROM keys WHERE hash = $1 AND kind = 'link'").bind(link);
                let spent = spent.execute(&mut *connection).await.map_err(StoreFault::written)?;
                if spent.rows_affected() == 0 {
                    return Err(StoreFault::Missing);
                }
            }
            insert_key(connection, device).await?;
            let held = query("UPDATE tables SET seats = replace(seats, $1, $2) WHERE seats LIKE $3");
            let held = held.bind(guest).bind(into).bind(&guests);
            held.execute(&mut *connection).await.map_err(StoreFault::written)?;
            let invited = query(
                "UPDATE gatherings SET version = version + 1, chairs = replace(chairs, $1, $2), \
                 made_by = replace(made_by, $1, $2) WHERE chairs LIKE $3 OR made_by LIKE $3",
            );
            let invited = invited.bind(guest).bind(into).bind(&guests);
            invited.execute(&mut *connection).await.map_err(StoreFault::written)?;
            // The browser gets a new cookie, so that its notices must be switched on again.
            let unheard = query("DELETE FROM notes WHERE kind = 'device' AND person = $1").bind(guest);
            unheard.execute(&mut *connection).await.map_err(StoreFault::written)?;
            for change in [
                "UPDATE talk SET person = $2 WHERE person = $1",
                "DELETE FROM notes WHERE kind = 'block' AND person = $1 \
                 AND (about = $2 OR about IN (SELECT about FROM notes WHERE kind = 'block' AND person = $2))",
                "DELETE FROM notes WHERE kind = 'block' AND about = $1 \
                 AND (person = $2 OR person IN (SELECT person FROM notes WHERE kind = 'block' AND about = $2))",
                "UPDATE notes SET person = $2 WHERE person = $1",
                "UPDATE notes SET about = $2 WHERE about = $1",
                "DELETE FROM notices WHERE person = $1 AND table_id IN (SELECT table_id FROM notices WHERE person = $2)",
                "UPDATE notices SET person = $2 WHERE person = $1",
            ] {
                let changed = query(change).bind(guest).bind(into);
                changed.execute(&mut *connection).await.map_err(StoreFault::written)?;
            }
            Ok(())
        }

        fn refuse_some(count: Result<i64, sqlx::Error>) -> Result<(), StoreFault> {
            if count.map_err(StoreFault::read)? == 0 { Ok(()) } else { Err(StoreFault::Taken) }
        }
    };
}

pub(crate) use sql_merges;
