//! The end of gatherings that nobody has filled, of links that nobody has used, and of old reports.

use crate::{clock::now, held::Home, identity::LINK_LIFE, talk::REPORT_LIFE};
use std::time::Duration;
use store::StoreFault;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

/// The time after which a gathering ends, in seconds. A link in an old message is then of no use any more, and the list
/// of public gatherings has none whose people have left long ago.
const LIFE: u64 = 14 * 24 * 60 * 60;

/// The time between two removals.
const PAUSE: Duration = Duration::from_secs(60 * 60);

/// Removes old gatherings, links and reports again and again, until the server stops.
pub(in crate::lobby) async fn expire(home: Home, stop: CancellationToken) {
    loop {
        if let Err(fault) = once(&home).await {
            tracing::warn!(%fault, "old gatherings, links and reports stay until the next try");
        }
        tokio::select! {
            () = sleep(PAUSE) => {}
            () = stop.cancelled() => return,
        }
    }
}

async fn once(home: &Home) -> Result<(), StoreFault> {
    home.store.expire(now().saturating_sub(LIFE)).await?;
    home.store.expire_keys(now().saturating_sub(LINK_LIFE)).await?;
    home.store.expire_reports(now().saturating_sub(REPORT_LIFE)).await
}
