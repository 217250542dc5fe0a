//! A queue of the units of matches between bots, in a PostgreSQL database that several processes share.
//!
//! A match has a row with its plan, a row for each finished unit, and a row for each *block*: units that a process has
//! claimed. A block has a lease, which its process renews. Once the lease has ended, another process may claim the block. If
//! both finish a unit of it, the first result counts. The times of leases are those of the database, so the clocks of the
//! machines do not matter.

mod claims;
mod layout;
mod link;

use crate::StoreFault;
use link::Link;
use sqlx::{Connection, PgConnection, query, query_scalar};
use std::ops::Range;

/// A connection to a queue of units, for one process. All calls except [`UnitQueue::begin`] concern the match that was
/// begun last. If the database goes away, each call tries again for five minutes.
pub struct UnitQueue {
    link: Link,
    /// The name of this process in the blocks that it has claimed.
    worker: String,
    /// The key of the match.
    key: String,
    /// The numbers of the first units of the claimed blocks.
    blocks: Vec<i64>,
}

/// The greatest number of units that are read at once.
const READ: i64 = 512;

impl UnitQueue {
    /// Opens the queue in the database at an address such as `postgres://user@localhost/brickroad`. Creates its database
    /// tables if there are none. Other tables in the database do not matter.
    ///
    /// # Errors
    ///
    /// Returns an error if the database cannot be opened, or if a later program has made the queue.
    pub async fn open(address: &str) -> Result<UnitQueue, StoreFault> {
        let mut link = Link::at(address)?;
        let mut connection = link.connect().await?;
        let worker = layout::lay_out(&mut connection, link.place()).await?;
        link.put_back(connection);
        Ok(UnitQueue { link, worker, key: String::new(), blocks: Vec::new() })
    }

    /// Returns the database in words, without its password.
    pub fn place(&self) -> &str {
        self.link.place()
    }

    /// Begins to work on the match with this key, which has at most `units` units. Stores this plan if the match is new.
    /// Returns the stored plan.
    ///
    /// # Errors
    ///
    /// Returns an error if the database cannot be written or read.
    pub async fn begin(&mut self, key: &str, plan: &str, units: u64) -> Result<String, StoreFault> {
        key.clone_into(&mut self.key);
        self.blocks.clear();
        self.link
            .try_on(async |connection| {
                query("INSERT INTO lab_matches (key, plan, units) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                    .bind(key)
                    .bind(plan)
                    .bind(units as i64)
                    .execute(&mut *connection)
                    .await?;
                query_scalar("SELECT plan FROM lab_matches WHERE key = $1").bind(key).fetch_one(connection).await
            })
            .await
    }

    /// Claims at most `most` units and returns their numbers in ascending order. Returns none if each unit is finished or
    /// claimed. Unit `next` can be claimed again if it was stored once and is gone.
    ///
    /// # Errors
    ///
    /// Returns an error if the database cannot be written or read.
    pub async fn claim(&mut self, most: u64, next: u64) -> Result<Vec<u64>, StoreFault> {
        let (key, worker) = (&self.key, &self.worker);
        let (most, next) = (most as i64, next as i64);
        let claim = async |connection: &mut PgConnection| {
            let mut transaction = connection.begin().await?;
            let on = &mut *transaction;
            let mut block = claims::expired(on, (key, worker)).await?;
            if block.is_none() {
                block = claims::new(on, (key, worker), most).await?;
            }
            if block.is_none() {
                block = claims::gone(on, (key, worker), next).await?;
            }
            let finished = match &block {
                Some(block) => finished(on, key, block).await?,
                None => Vec::new(),
            };
            transaction.commit().await?;
            Ok((block, finished))
        };
        let (block, finished) = self.link.try_on(claim).await?;
        let Some(block) = block else { return Ok(Vec::new()) };
        self.blocks.push(block.start);
        Ok(block.filter(|number| finished.binary_search(number).is_err()).map(|number| number as u64).collect())
    }

    /// Stores finished units, as their numbers in ascending order and their lines, and renews the leases of the claimed
    /// blocks. A unit that is stored already stays as it is. Returns the lines of the stored units from number `next` on,
    /// without a gap. Returns only some of them if there are many, and none if unit `next` is not stored.
    ///
    /// # Errors
    ///
    /// Returns an error if the database cannot be written or read. Then all units are stored or none.
    pub async fn exchange(&mut self, finished: &[(u64, String)], next: u64) -> Result<Vec<String>, StoreFault> {
        let (key, worker, blocks) = (&self.key, &self.worker, &self.blocks);
        let numbers: Vec<i64> = finished.iter().map(|(number, _)| *number as i64).collect();
        let lines: Vec<&str> = finished.iter().map(|(_, line)| line.as_str()).collect();
        let exchange = async |connection: &mut PgConnection| {
            let mut transaction = connection.begin().await?;
            let on = &mut *transaction;
            if !numbers.is_empty() {
                query(
                    "INSERT INTO lab_units (key, number, line) SELECT $1, number, line \
                     FROM unnest($2::bigint[], $3::text[]) AS finished (number, line) ON CONFLICT DO NOTHING",
                )
                .bind(key)
                .bind(&numbers)
                .bind(&lines)
                .execute(&mut *on)
                .await?;
            }
            let blocks = claims::renew(on, (key, worker), blocks).await?;
            let read = read(on, key, next as i64).await?;
            transaction.commit().await?;
            Ok((blocks, read))
        };
        let (blocks, read) = self.link.try_on(exchange).await?;
        self.blocks = blocks;
        let numbered = (next as i64..).zip(read);
        Ok(numbered.map_while(|(expected, (number, line))| (number == expected).then_some(line)).collect())
    }
}

/// Returns the numbers of the finished units of a block, in ascending order.
async fn finished(on: &mut PgConnection, key: &str, block: &Range<i64>) -> Result<Vec<i64>, sqlx::Error> {
    query_scalar("SELECT number FROM lab_units WHERE key = $1 AND number >= $2 AND number < $3 ORDER BY number")
        .bind(key)
        .bind(block.start)
        .bind(block.end)
        .fetch_all(on)
        .await
}

/// Returns the stored units from number `next` on, unless this one is not stored.
async fn read(on: &mut PgConnection, key: &str, next: i64) -> Result<Vec<(i64, String)>, sqlx::Error> {
    sqlx::query_as(
        "SELECT number, line FROM lab_units WHERE key = $1 AND number >= $2 AND number < $2 + $3 \
         AND EXISTS (SELECT FROM lab_units WHERE key = $1 AND number = $2) ORDER BY number",
    )
    .bind(key)
    .bind(next)
    .bind(READ)
    .fetch_all(on)
    .await
}
