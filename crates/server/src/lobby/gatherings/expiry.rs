//! The end of gatherings that nobody has filled.

use crate::{held::Home, lobby::daily::now};
use std::time::Duration;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

/// The time after which a gathering ends, in seconds. A link in an old message is then of no use any more, and the list
/// of public gatherings has none whose people have left long ago.
const LIFE: u64 = 14 * 24 * 60 * 60;

/// The time between two removals of old gatherings.
const PAUSE: Duration = Duration::from_secs(60 * 60);

/// Removes the gatherings that are older than [`LIFE`] again and again, until the server stops.
pub(in crate::lobby) async fn expire(home: Home, stop: CancellationToken) {
    loop {
        if let Err(fault) = home.store.expire(now().saturating_sub(LIFE)).await {
            tracing::warn!(%fault, "old gatherings stay until the next try");
        }
        tokio::select! {
            () = sleep(PAUSE) => {}
            () = stop.cancelled() => return,
        }
    }
}
