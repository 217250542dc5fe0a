//! Ends the waits of gatherings for salts that do not come.

use super::Lobby;
use std::{sync::Arc, time::Duration};

/// The time between two looks at the gatherings whose wait is over, in milliseconds.
const PAUSE: u64 = 1_000;

/// The greatest number of gatherings that one look ends the wait of.
const MOST: usize = 100;

/// Ends the wait of each gathering that has waited for long enough, again and again until the server stops. After a start,
/// people have the time to come back first. The state is in the store, so any server may end any wait.
pub(crate) async fn lapse(lobby: Arc<Lobby>) {
    let (clock, stop) = (lobby.home.clock.clone(), lobby.rooms.stop());
    let mut next = clock.moment(Duration::ZERO).since;
    loop {
        tokio::select! {
            () = clock.until(next) => {}
            () = stop.cancelled() => return,
        }
        let now = clock.moment(Duration::ZERO).now;
        match lobby.home.store.due(now, MOST).await {
            Ok(due) => {
                for id in due {
                    if let Err(why) = lobby.gatherings.end_wait(&id, now).await {
                        tracing::debug!(?why, table = id.as_str(), "a gathering still waits for salts");
                    }
                }
            }
            Err(fault) => tracing::warn!(%fault, "gatherings wait for salts until the next try"),
        }
        next = now + PAUSE;
    }
}
