//! The clients that look at gatherings, and the news that each of them gets.

use host::Refusal;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use store::{Gathered, TableId};
use tokio::sync::watch;

/// The gatherings that clients of this server look at, each with the latest news of it.
#[derive(Default)]
pub(super) struct Onlookers(Mutex<HashMap<TableId, watch::Sender<Option<Seen>>>>);

/// The latest news of a gathering.
#[derive(Clone)]
pub(crate) enum Seen {
    Gathered(Arc<Gathered>),
    /// The table has begun, with these chairs.
    Begun(Arc<Gathered>),
    /// The table has begun, before anybody here looked at the gathering.
    Played,
    /// There is no gathering with this id any more.
    Gone(Refusal),
}

/// One client that looks at a gathering.
pub(crate) struct Onlooker {
    id: TableId,
    seen: watch::Receiver<Option<Seen>>,
}

impl Onlookers {
    /// Starts to look at a gathering. The first news is the latest that the server has.
    pub(super) fn look(&self, id: &TableId) -> Onlooker {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, sender| sender.receiver_count() > 0);
        let sender = all.entry(id.clone()).or_insert_with(|| watch::Sender::new(None));
        let mut onlooker = Onlooker { id: id.clone(), seen: sender.subscribe() };
        onlooker.again();
        onlooker
    }

    /// Reports whether somebody waits for news of this gathering. Nothing follows the beginning of a table.
    pub(super) fn awaits(&self, id: &TableId) -> bool {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(id).is_some_and(awaits)
    }

    /// Returns the gatherings of which somebody waits for news.
    pub(super) fn awaited(&self) -> Vec<TableId> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut ids: Vec<TableId> = all.iter().filter(|(_, sender)| awaits(sender)).map(|(id, _)| id.clone()).collect();
        ids.sort();
        ids
    }

    /// Returns the gathering as it was last shown to the people who look at it.
    pub(super) fn last(&self, id: &TableId) -> Option<Arc<Gathered>> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &*all.get(id)?.borrow() {
            Some(Seen::Gathered(gathered)) => Some(Arc::clone(gathered)),
            Some(Seen::Begun(_) | Seen::Played | Seen::Gone(_)) | None => None,
        }
    }

    /// Shows the news to everybody who looks at the gathering, unless they have seen newer news already.
    pub(super) fn show(&self, id: &TableId, seen: Seen) {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(sender) = all.get(id) else { return };
        sender.send_if_modified(|last| {
            let is_news = last.as_ref().is_none_or(|last| seen.follows(last));
            if is_news {
                *last = Some(seen);
            }
            is_news
        });
    }
}

fn awaits(sender: &watch::Sender<Option<Seen>>) -> bool {
    sender.receiver_count() > 0 && !matches!(&*sender.borrow(), Some(Seen::Begun(_) | Seen::Played))
}

impl Seen {
    /// Reports whether this is newer than `last`. A rematch may be proposed again after it was withdrawn, and nothing
    /// follows the beginning of a table.
    fn follows(&self, last: &Seen) -> bool {
        match (last, self) {
            (Seen::Gathered(last), Seen::Gathered(now)) => now.version > last.version,
            (Seen::Gathered(_), Seen::Begun(_) | Seen::Played | Seen::Gone(_)) => true,
            (Seen::Gone(_), Seen::Gathered(_) | Seen::Begun(_) | Seen::Played) => true,
            (Seen::Gone(_), Seen::Gone(_)) | (Seen::Begun(_) | Seen::Played, _) => false,
        }
    }
}

impl Onlooker {
    /// Returns the id of the gathering.
    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    /// Waits for news that this client has not received. The call is cancel safe.
    pub(crate) async fn news(&mut self) -> Seen {
        loop {
            if self.seen.changed().await.is_err() {
                return Seen::Gone(Refusal::Stopped);
            }
            if let Some(seen) = self.seen.borrow_and_update().clone() {
                return seen;
            }
        }
    }

    /// Lets the client receive the latest news once more.
    pub(crate) fn again(&mut self) {
        self.seen.mark_changed();
    }
}
