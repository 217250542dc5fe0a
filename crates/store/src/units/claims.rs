//! The claims of blocks of units. Each function runs within a transaction of the caller. A worker and its match are given
//! as the key of the match and the name of the worker.

use sqlx::{PgConnection, query, query_as, query_scalar};
use std::ops::Range;

/// The time after which the block of a process that is gone can be claimed by another.
const LEASE: &str = "10 seconds";

/// Claims the lowest block whose lease has ended. Passes over blocks that another process is just claiming.
pub(super) async fn expired(
    on: &mut PgConnection,
    (key, worker): (&str, &str),
) -> Result<Option<Range<i64>>, sqlx::Error> {
    let block: Option<(i64, i64)> = query_as(
        "UPDATE lab_blocks SET worker = $2, lease = now() + $3::interval WHERE key = $1 AND first = \
         (SELECT first FROM lab_blocks WHERE key = $1 AND lease < now() ORDER BY first LIMIT 1 \
         FOR UPDATE SKIP LOCKED) RETURNING first, beyond",
    )
    .bind(key)
    .bind(worker)
    .bind(LEASE)
    .fetch_optional(on)
    .await?;
    Ok(block.map(|(first, beyond)| first..beyond))
}

/// Claims at most `most` units that nobody has claimed before.
pub(super) async fn new(
    on: &mut PgConnection,
    (key, worker): (&str, &str),
    most: i64,
) -> Result<Option<Range<i64>>, sqlx::Error> {
    let Some((next, units)) = positions(on, key).await? else { return Ok(None) };
    if next >= units {
        return Ok(None);
    }
    let block = next..units.min(next + most);
    query("UPDATE lab_matches SET next = $2 WHERE key = $1").bind(key).bind(block.end).execute(&mut *on).await?;
    insert(on, (key, worker), &block).await?;
    Ok(Some(block))
}

/// Claims unit `next` if it is neither stored nor part of a block although it was claimed before. This happens if somebody
/// has removed it.
pub(super) async fn gone(
    on: &mut PgConnection,
    (key, worker): (&str, &str),
    next: i64,
) -> Result<Option<Range<i64>>, sqlx::Error> {
    let Some((claimed, _)) = positions(on, key).await? else { return Ok(None) };
    let is_there: bool = query_scalar(
        "SELECT EXISTS (SELECT FROM lab_units WHERE key = $1 AND number = $2) \
         OR EXISTS (SELECT FROM lab_blocks WHERE key = $1 AND first <= $2 AND $2 < beyond)",
    )
    .bind(key)
    .bind(next)
    .fetch_one(&mut *on)
    .await?;
    if next >= claimed || is_there {
        return Ok(None);
    }
    insert(on, (key, worker), &(next..next + 1)).await?;
    Ok(Some(next..next + 1))
}

/// Renews the leases of blocks, and removes the blocks whose units are all stored. Returns the first units of the blocks
/// that are left. Blocks that another process has claimed meanwhile are left out.
pub(super) async fn renew(
    on: &mut PgConnection,
    (key, worker): (&str, &str),
    blocks: &[i64],
) -> Result<Vec<i64>, sqlx::Error> {
    if blocks.is_empty() {
        return Ok(Vec::new());
    }
    query(
        "DELETE FROM lab_blocks AS block WHERE key = $1 AND first = ANY ($2) AND worker = $3 AND beyond - first = \
         (SELECT count(*) FROM lab_units AS unit WHERE unit.key = block.key AND number >= first AND number < beyond)",
    )
    .bind(key)
    .bind(blocks)
    .bind(worker)
    .execute(&mut *on)
    .await?;
    query_scalar(
        "UPDATE lab_blocks SET lease = now() + $4::interval WHERE key = $1 AND first = ANY ($2) AND worker = $3 \
         RETURNING first",
    )
    .bind(key)
    .bind(blocks)
    .bind(worker)
    .bind(LEASE)
    .fetch_all(on)
    .await
}

/// Returns the number of the first unit that nobody has claimed yet, and the number of all units. Locks the match, so that
/// claims of new blocks wait for each other.
async fn positions(on: &mut PgConnection, key: &str) -> Result<Option<(i64, i64)>, sqlx::Error> {
    query_as("SELECT next, units FROM lab_matches WHERE key = $1 FOR NO KEY UPDATE").bind(key).fetch_optional(on).await
}

async fn insert(on: &mut PgConnection, (key, worker): (&str, &str), block: &Range<i64>) -> Result<(), sqlx::Error> {
    query("INSERT INTO lab_blocks (key, first, beyond, worker, lease) VALUES ($1, $2, $3, $4, now() + $5::interval)")
        .bind(key)
        .bind(block.start)
        .bind(block.end)
        .bind(worker)
        .bind(LEASE)
        .execute(on)
        .await?;
    Ok(())
}
