//! The time, as stores write it down.

use std::time::{SystemTime, UNIX_EPOCH};

/// Returns the seconds since 1970; a clock set before that counts as then.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_secs().cast_signed()
}
