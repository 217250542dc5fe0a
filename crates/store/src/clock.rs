//! The clock of the stores, in seconds since 1970.

use std::time::{SystemTime, UNIX_EPOCH};

/// Returns the seconds since 1970, or 0 if the clock is set to a time before 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_secs().cast_signed()
}
