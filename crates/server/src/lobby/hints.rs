//! Heeds the hints of the servers that share the store.

use super::Lobby;
use crate::measures;
use bus::{Heard, Hint, Receiver};
use host::Refusal;
use std::{sync::Arc, time::Duration};
use store::TableId;
use tokio::time::sleep;

/// The time until a gathering that could not be read is read again.
const AGAIN: Duration = Duration::from_secs(1);

/// The time after which all gatherings are read while the bus is cut.
const CUT: Duration = Duration::from_secs(2);

/// Heeds every hint until the server stops.
pub(crate) async fn heed(lobby: Arc<Lobby>, mut others: Receiver) {
    let stop = lobby.rooms.stop();
    loop {
        tokio::select! {
            heard = others.hear() => lobby.heed(heard).await,
            () = async {
                lobby.link().cut().await;
                sleep(CUT).await;
            } => lobby.read_gatherings(lobby.gatherings.awaited()),
            () = stop.cancelled() => return,
        }
    }
}

impl Lobby {
    /// Lets the tables and gatherings that a hint is about read the store.
    async fn heed(self: &Arc<Lobby>, heard: Heard) {
        measures::heard(&heard);
        match heard {
            Heard::Hint { hint: Hint::News(id), .. } => {
                self.rooms.doors().await.news(&id);
                if self.gatherings.awaits(&id) {
                    self.read_gatherings(vec![id]);
                }
            }
            Heard::Hint { from, hint } => {
                let (Hint::News(id) | Hint::Here { table: id, .. } | Hint::Thinks { table: id, .. }) = &hint;
                let id = id.clone();
                self.rooms.doors().await.pass(&id, (from, hint));
            }
            Heard::Missed => {
                self.rooms.doors().await.rejoin();
                self.read_gatherings(self.gatherings.awaited());
            }
        }
    }

    /// Reads gatherings in the background, and shows them to the people who look at them.
    fn read_gatherings(self: &Arc<Lobby>, ids: Vec<TableId>) {
        let (lobby, stop) = (Arc::clone(self), self.rooms.stop());
        self.tasks.spawn(async move {
            for id in ids {
                // Nobody gives another hint, so this one is not given up.
                while let Err(refusal) = lobby.gatherings.read_again(&id).await {
                    let is_hopeless = !matches!(refusal, Refusal::NotRead { .. }) || !lobby.gatherings.awaits(&id);
                    tokio::select! {
                        () = sleep(AGAIN), if !is_hopeless => {}
                        () = stop.cancelled() => return,
                        else => break,
                    }
                }
            }
        });
    }
}
