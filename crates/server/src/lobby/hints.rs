//! Heeds the hints of the servers that share the store. A hint only says what to read there.

use super::Lobby;
use crate::{measures, talk::Heeded};
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
            } => lobby.read_all(),
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
            Heard::Hint { hint: Hint::Talk(id), .. } => self.read_talk(Heeded::Table(id)),
            Heard::Hint { hint: Hint::Blocks(tag), .. } => self.read_talk(Heeded::Blocks(tag)),
            Heard::Hint { from, hint } => {
                if let Hint::Here { table, .. } | Hint::Thinks { table, .. } = &hint {
                    let id = table.clone();
                    self.rooms.doors().await.pass(&id, (from, hint));
                }
            }
            Heard::Missed => {
                self.rooms.doors().await.rejoin();
                self.read_all();
            }
        }
    }

    /// Reads everything in the background about which hints may have been lost, except for the tables.
    fn read_all(self: &Arc<Lobby>) {
        self.read_gatherings(self.gatherings.awaited());
        self.read_talk(Heeded::All);
    }

    /// Reads talk or blocks in the background, and shows them to the people who listen.
    fn read_talk(self: &Arc<Lobby>, heeded: Heeded) {
        if !self.talks.awaits(&heeded) {
            return;
        }
        let (lobby, stop) = (Arc::clone(self), self.rooms.stop());
        self.tasks.spawn(async move {
            while lobby.talks.read_again(&heeded).await.is_err() {
                tokio::select! {
                    () = sleep(AGAIN) => {}
                    () = stop.cancelled() => return,
                }
            }
        });
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
