//! The decisions of the host about people and tables. `brickroad admin` stores them as notes, also while the server runs,
//! and the server reads them again and again.

use crate::clock::now;
use dealer::Person;
use host::{Refusal, written};
use protocol::FromServer;
use std::{collections::HashMap, sync::Arc};
use store::Note;
use tokio::sync::watch;

/// The decisions that count now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Decided {
    bans: HashMap<Person, Ban>,
    /// The warnings that a person has not seen yet, each with its id, the oldest first.
    warnings: HashMap<Person, Vec<(String, String)>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Ban {
    why: String,
    ends: Option<u64>,
}

/// The decisions as all clients of this server follow them.
#[derive(Default)]
pub(crate) struct Decisions(watch::Sender<Arc<Decided>>);

/// News of the decisions for one client.
pub(crate) struct HostNews {
    person: Option<Person>,
    decided: watch::Receiver<Arc<Decided>>,
    /// The ids of the warnings that this client has received.
    told: Vec<String>,
}

/// A piece of news for one client.
pub(crate) enum FromHost {
    /// A message to send.
    Warned(String),
    /// The person may not stay.
    Banned(Refusal),
}

impl Decisions {
    /// Refuses a person whom the host has banned.
    pub(crate) fn admit(&self, person: Option<Person>) -> Result<(), Refusal> {
        person.and_then(|person| self.0.borrow().ban(person)).map_or(Ok(()), Err)
    }

    /// Returns the news for a new client of this person.
    pub(crate) fn news(&self, person: Option<Person>) -> HostNews {
        let mut decided = self.0.subscribe();
        decided.mark_changed();
        HostNews { person, decided, told: Vec::new() }
    }

    /// Tells all clients, if anything has changed.
    pub(crate) fn show(&self, decided: Decided) {
        self.0.send_if_modified(|last| {
            let is_news = **last != decided;
            *last = Arc::new(decided);
            is_news
        });
    }
}

impl Decided {
    /// Returns the decisions of these bans and warnings, each the oldest first.
    pub(crate) fn of(bans: Vec<Note>, warnings: Vec<Note>) -> Decided {
        let mut decided = Decided::default();
        for Note { person, words, ends, .. } in bans {
            decided.bans.extend(person.map(|person| (person, Ban { why: words, ends })));
        }
        for Note { id, person, words, .. } in warnings {
            if let Some(person) = person {
                decided.warnings.entry(person).or_default().push((id, words));
            }
        }
        decided
    }

    fn ban(&self, person: Person) -> Option<Refusal> {
        let Ban { why, ends } = self.bans.get(&person)?;
        let counts = ends.is_none_or(|ends| now() < ends);
        counts.then(|| Refusal::Banned { why: why.clone(), ends: *ends })
    }
}

impl HostNews {
    /// Waits for the next news. At a server for its own machine, waits forever. The call is cancel safe.
    pub(crate) async fn next(&mut self) -> FromHost {
        let Some(person) = self.person else { return std::future::pending().await };
        loop {
            if self.decided.changed().await.is_err() {
                return std::future::pending().await;
            }
            let decided = Arc::clone(&self.decided.borrow_and_update());
            if let Some(refusal) = decided.ban(person) {
                return FromHost::Banned(refusal);
            }
            let due = decided.warnings.get(&person).into_iter().flatten();
            if let Some((id, words)) = due.clone().find(|(id, _)| !self.told.contains(id)) {
                self.told.push(id.clone());
                // There may be another warning.
                self.decided.mark_changed();
                let warned = FromServer::Warned { warning: id.clone(), words: words.clone() };
                return FromHost::Warned(written(&warned));
            }
        }
    }
}
