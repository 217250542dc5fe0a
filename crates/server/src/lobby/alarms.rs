//! Wakes tables that nobody watches when a clock ends. A table in memory wakes by itself.

use super::{Lobby, alarm::Alarm};
use crate::clock::Clock;
use std::{collections::HashMap, sync::Arc, time::Duration};
use store::TableId;
use tokio::{
    sync::mpsc,
    task::{AbortHandle, JoinSet},
    time::{MissedTickBehavior, interval},
};

/// The alarms of all tables, each once.
struct Alarms {
    clock: Clock,
    waits: JoinSet<TableId>,
    handles: HashMap<TableId, AbortHandle>,
}

/// The time between two searches for tables with clocks that other servers have made and may have left alone.
const SEARCH: Duration = Duration::from_secs(60);

/// Opens each table of the store with a clock, so that the times of the server's absence count. Then opens each table
/// whose clock ends while it is not in memory, and from time to time the tables of other servers. Several servers may
/// notice the end of a time, which is stored once. Ends when the server stops.
pub(crate) async fn wake(lobby: Arc<Lobby>, mut sent: mpsc::UnboundedReceiver<Alarm>) {
    let stop = lobby.rooms.stop();
    let mut alarms = Alarms { clock: lobby.home.clock.clone(), waits: JoinSet::new(), handles: HashMap::new() };
    let mut searches = interval(SEARCH);
    searches.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            Some(alarm) = sent.recv() => alarms.set(alarm),
            Some(done) = alarms.waits.join_next() => if let Ok(table) = done {
                alarms.handles.remove(&table);
                open(&lobby, &table).await;
            },
            _ = searches.tick() => open_unknown(&lobby, &alarms).await,
            () = stop.cancelled() => return,
        }
    }
}

/// Opens each table with a clock that is not in memory and has no alarm.
async fn open_unknown(lobby: &Lobby, alarms: &Alarms) {
    let stop = lobby.rooms.stop();
    match lobby.home.store.clocked().await {
        Ok(tables) => {
            for table in tables {
                if stop.is_cancelled() {
                    return;
                }
                if !alarms.handles.contains_key(&table) && !lobby.rooms.doors().await.has(&table) {
                    open(lobby, &table).await;
                }
            }
        }
        Err(fault) => tracing::warn!(%fault, "clocks that ended meanwhile end once somebody opens their tables"),
    }
}

impl Alarms {
    fn set(&mut self, Alarm { table, due }: Alarm) {
        let (clock, id) = (self.clock.clone(), table.clone());
        let handle = self.waits.spawn(async move {
            clock.until(due).await;
            id
        });
        if let Some(before) = self.handles.insert(table, handle) {
            before.abort();
        }
    }
}

/// Loads a table, which then wakes by itself.
async fn open(lobby: &Lobby, table: &TableId) {
    if let Err(why) = lobby.room(table).await {
        tracing::debug!(?why, table = table.as_str(), "a table with a clock cannot be opened");
    }
}
