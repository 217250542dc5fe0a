//! The office that sends notices: a bounded number at a time, each a few times at most. Play never waits for it.

use super::{
    Notice, PushServices,
    carrier::{Carrier, Encrypted},
    device::{remove, wishes},
    hooks::Hooks,
    outcome::Outcome,
    push::{PushKey, is_at},
    wish::Wish,
    words::{PATH, said, said_on_trial},
};
use crate::{clock::now, measures};
use host::Refusal;
use kernel::Lang;
use serde_json::json;
use std::{
    io,
    ops::ControlFlow::{self, Break, Continue},
    sync::Arc,
    time::Duration,
};
use store::Store;
use tokio::{
    sync::{Semaphore, mpsc},
    time::sleep,
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// The greatest number of notices that are sent at the same time.
const AT_ONCE: usize = 16;

/// The number of times that a message is tried.
const TRIES: u32 = 3;

/// Sends notices to the browsers of people, and to the addresses that people have given.
pub(crate) struct Office {
    store: Arc<dyn Store>,
    key: PushKey,
    hosts: Vec<String>,
    carrier: Arc<dyn Carrier>,
    hooks: Option<Arc<Hooks>>,
    stop: CancellationToken,
}

impl Office {
    /// Returns an office that reaches these services.
    ///
    /// # Errors
    ///
    /// Returns an error if the system cannot tell whom it trusts with encrypted connections.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        key: PushKey,
        services: PushServices,
        stop: CancellationToken,
    ) -> io::Result<Office> {
        let PushServices { hosts, carrier, hooks: _ } = services;
        let carrier = match carrier {
            Some(carrier) => carrier,
            None => Arc::new(Encrypted::new()?),
        };
        Ok(Office { store, key, hosts, carrier, hooks: None, stop })
    }

    /// Returns an office that sends notices also to the addresses that people have given.
    pub(crate) fn with_hooks(self, hooks: Hooks) -> Office {
        Office { hooks: Some(Arc::new(hooks)), ..self }
    }

    /// Returns the way to the addresses that people have given, if the host allows them.
    pub(crate) fn hooks(&self) -> Option<&Hooks> {
        self.hooks.as_deref()
    }

    /// Returns the public key that browsers need.
    pub(crate) fn key(&self) -> String {
        self.key.public()
    }

    /// Returns the hosts that the office reaches.
    pub(crate) fn hosts(&self) -> &[String] {
        &self.hosts
    }

    /// Sends the notices that tables hand in, until the server stops.
    pub(crate) async fn work(self: Arc<Office>, mut notices: mpsc::Receiver<Notice>, tasks: TaskTracker) {
        let slots = Arc::new(Semaphore::new(AT_ONCE));
        loop {
            let next = async {
                let slot = Arc::clone(&slots).acquire_owned().await.ok()?;
                Some((notices.recv().await?, slot))
            };
            let next = tokio::select! {
                () = self.stop.cancelled() => return,
                next = next => next,
            };
            let Some((notice, slot)) = next else { return };
            if let Some(hooks) = &self.hooks {
                hooks.tell(&notice, &tasks);
            }
            let office = Arc::clone(&self);
            tasks.spawn(async move {
                let _slot = slot;
                office.tell(&notice).await;
            });
        }
    }

    /// Tells a person in each browser that wants to hear it.
    async fn tell(&self, notice: &Notice) {
        let Ok(wishes) = wishes(&*self.store, notice.person).await else { return measures::noticed("failed") };
        for (id, wish) in wishes {
            let wants = (notice.has_clock || wish.untimed) && !wish.muted.contains(&notice.game);
            if wants {
                let outcome = self.send(&id, &wish, (notice.table.as_str(), words(notice, wish.lang))).await;
                measures::noticed(outcome.name());
            }
        }
    }

    /// Sends a trial to a browser.
    ///
    /// # Errors
    ///
    /// Refuses if the browser was not reached.
    pub(crate) async fn try_out(&self, (id, wish): (String, Wish)) -> Result<(), Refusal> {
        let (title, body) = said_on_trial(wish.lang);
        let trial = json!({ "title": title, "body": body, "tag": "trial", "to": "#/me" });
        match self.once(&wish, ("trial", trial.to_string())).await {
            Break(Outcome::Sent) => Ok(()),
            Break(Outcome::Gone) => {
                remove(&*self.store, &id).await?;
                Err(Refusal::NoSuchDevice)
            }
            Break(Outcome::Refused | Outcome::Failed) | Continue(_) => Err(Refusal::NotReached),
        }
    }

    /// Sends a message, and tries again a few times. Removes a browser that its service does not know any more.
    async fn send(&self, id: &str, wish: &Wish, (topic, text): (&str, String)) -> Outcome {
        for number in 1..=TRIES {
            match self.once(wish, (topic, text.clone())).await {
                Break(Outcome::Gone) => {
                    let _ = remove(&*self.store, id).await;
                    return Outcome::Gone;
                }
                Break(outcome) => return outcome,
                Continue(_) if number == TRIES => {}
                Continue(pause) => tokio::select! {
                    () = sleep(pause) => {}
                    () = self.stop.cancelled() => return Outcome::Failed,
                },
            }
        }
        Outcome::Failed
    }

    /// Tries a message once. Breaks with the outcome, or goes on with the time after which the message may be tried again.
    async fn once(&self, wish: &Wish, message: (&str, String)) -> ControlFlow<Outcome, Duration> {
        // The host may have changed the list since the browser was stored.
        let is_reached = is_at(&wish.endpoint, &self.hosts);
        let Some(request) = self.key.request(wish, message, now()).filter(|_| is_reached) else {
            return Break(Outcome::Refused);
        };
        match self.carrier.carry(request).await {
            Ok(reply) => match reply.status {
                200..=299 => Break(Outcome::Sent),
                404 | 410 => Break(Outcome::Gone),
                _ => reply.pause().map_or(Break(Outcome::Refused), Continue),
            },
            Err(why) => {
                tracing::debug!(%why, "a notice was not sent");
                Continue(why.pause())
            }
        }
    }
}

/// Returns the message that the page shows, in the language of its reader.
fn words(notice: &Notice, lang: Lang) -> String {
    let (title, body) = said(notice, lang);
    let table = notice.table.as_str();
    json!({ "title": title, "body": body, "tag": format!("table-{table}"), "to": format!("{PATH}{table}") }).to_string()
}
