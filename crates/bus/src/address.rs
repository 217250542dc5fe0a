//! The address of a bus.

use crate::{Bus, BusFault, Nats, Postgres};
use std::sync::Arc;

/// Returns the bus at an address: that of a NATS server, such as `nats://localhost:4222`, or that of a PostgreSQL
/// database, such as `postgres://user@localhost/brickroad`.
///
/// # Errors
///
/// Returns an error if this is no such address.
pub fn at(address: &str) -> Result<Arc<dyn Bus>, BusFault> {
    let is_of = |schemes: &[&str]| schemes.iter().any(|scheme| address.starts_with(scheme));
    if is_of(&["nats://", "tls://"]) {
        return Ok(Arc::new(Nats::at(address)?));
    }
    if is_of(&["postgres://", "postgresql://"]) {
        return Ok(Arc::new(Postgres::at(address)?));
    }
    Err(BusFault::new("of this address", "expected one that begins with nats://, tls:// or postgres://"))
}
