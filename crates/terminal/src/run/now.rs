//! The time of this machine.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Returns the current time as a duration since 1970.
pub(super) fn now() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}
