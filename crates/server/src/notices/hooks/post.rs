//! The post to the addresses that people have given. A slow address holds up neither the others nor the browsers: each
//! try has a limit of time, few are made at the same time, and few messages wait.

use super::{
    address,
    kept::{Arrival, Hook, count, hook, hooks},
    message::Message,
    outward::{HookWay, Net, public_addresses},
};
use crate::{
    clock::now,
    measures,
    notices::{
        Notice,
        carrier::{Carrier, Encrypted, Reply, Unreached},
        outcome::Outcome,
    },
    quotas::Quotas,
};
use dealer::Person;
use host::{HookFault, Refusal};
use std::{
    io,
    ops::ControlFlow::{self, Break, Continue},
    sync::Arc,
    time::Duration,
};
use store::Store;
use tokio::{sync::Semaphore, time::sleep};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// The greatest number of messages that are sent at the same time.
const AT_ONCE: usize = 16;

/// The greatest number of notices that wait to be sent. Later ones are dropped and counted.
const WAITING: usize = 1024;

/// The number of times that a message is tried.
const TRIES: u32 = 3;

/// Sends notices to the addresses that people have given.
#[derive(Clone)]
pub(crate) struct Hooks {
    store: Arc<dyn Store>,
    /// The public address of the server.
    home: String,
    net: Arc<dyn Net>,
    carrier: Arc<dyn Carrier>,
    quotas: Arc<Quotas>,
    waiting: Arc<Semaphore>,
    at_once: Arc<Semaphore>,
    stop: CancellationToken,
}

impl Hooks {
    /// Returns the post of the server with the public address `home`.
    ///
    /// # Errors
    ///
    /// Returns an error if the system cannot tell whom it trusts with encrypted connections.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        home: String,
        way: HookWay,
        (quotas, stop): (Arc<Quotas>, CancellationToken),
    ) -> io::Result<Hooks> {
        let net = Arc::clone(&way.net);
        let carrier = Arc::new(Encrypted::anew(way.connector()?));
        let [waiting, at_once] = [WAITING, AT_ONCE].map(|most| Arc::new(Semaphore::new(most)));
        Ok(Hooks { store, home, net, carrier, quotas, waiting, at_once, stop })
    }

    /// Sends a notice to each address of the person that wants to hear it. Nobody waits for it.
    pub(crate) fn tell(&self, notice: &Notice, tasks: &TaskTracker) {
        let Ok(slot) = Arc::clone(&self.waiting).try_acquire_owned() else { return measures::hooked("dropped") };
        let (hooks, notice) = (self.clone(), notice.clone());
        tasks.spawn(async move {
            let _slot = slot;
            let stop = hooks.stop.clone();
            tokio::select! {
                () = stop.cancelled() => {}
                () = hooks.tell_all(&notice) => {}
            }
        });
    }

    async fn tell_all(&self, notice: &Notice) {
        let Ok(hooks) = hooks(&*self.store, notice.person).await else { return measures::hooked("failed") };
        for hook in hooks.iter().filter(|hook| !hook.is_stopped() && (notice.has_clock || hook.untimed)) {
            if self.quotas.hook(notice.person).is_err() {
                measures::hooked("limited");
                continue;
            }
            let outcome = self.send(hook, &Message::of(notice, hook, &self.home)).await;
            measures::hooked(outcome.name());
            let arrival = match outcome {
                Outcome::Sent => Arrival::Arrived,
                Outcome::Gone => Arrival::Unwanted,
                Outcome::Refused | Outcome::Failed => Arrival::Failed,
            };
            self.note(notice.person, hook, arrival).await;
        }
    }

    /// Looks whether notices may go to this address.
    ///
    /// # Errors
    ///
    /// Refuses odd addresses, names that do not lead to the public internet, and too many trials of a person.
    pub(crate) async fn judge(&self, person: Person, text: &str) -> Result<(), Refusal> {
        let address = address::read(text).ok_or(HookFault::Address { most: address::MOST })?;
        self.quotas.hook(person)?;
        // A name that leads inward and one that leads nowhere get the same words, so that nobody can ask for the names of
        // the host's own network.
        let found = public_addresses(&*self.net, address.host().unwrap_or_default()).await;
        found.map(drop).map_err(|_| HookFault::Inward.into())
    }

    /// Sends a trial to an address of this person. An address that gets no more notices gets them again if it arrives.
    ///
    /// # Errors
    ///
    /// Refuses if it does not arrive, and says why.
    pub(crate) async fn try_out(&self, person: Person, name: &str) -> Result<(), Refusal> {
        let hook = hook(&*self.store, person, name).await?;
        self.judge(person, &hook.address).await?;
        let reply = self.carry(&hook, &Message::trial(&hook, &self.home, now())).await;
        let arrived = match reply {
            Ok(Reply { status: 200..=299, .. }) => Ok(()),
            Ok(Reply { status, .. }) => Err(HookFault::Answered { status }.into()),
            Err(_) => Err(HookFault::Silent.into()),
        };
        if arrived.is_ok() {
            self.note(person, &hook, Arrival::Arrived).await;
        }
        arrived
    }

    /// Sends a message, and tries again a few times.
    async fn send(&self, hook: &Hook, message: &Message) -> Outcome {
        for number in 1..=TRIES {
            match self.once(hook, message).await {
                Break(outcome) => return outcome,
                Continue(_) if number == TRIES => {}
                Continue(pause) => sleep(pause).await,
            }
        }
        Outcome::Failed
    }

    /// Tries a message once. Breaks with the outcome, or goes on with the time after which the message may be tried again.
    async fn once(&self, hook: &Hook, message: &Message) -> ControlFlow<Outcome, Duration> {
        match self.carry(hook, message).await {
            Ok(reply) => match reply.status {
                200..=299 => Break(Outcome::Sent),
                410 => Break(Outcome::Gone),
                _ => reply.pause().map_or(Break(Outcome::Refused), Continue),
            },
            Err(why) => {
                tracing::debug!(%why, "a notice did not arrive at an address of its person");
                Continue(why.pause())
            }
        }
    }

    async fn carry(&self, hook: &Hook, message: &Message) -> Result<Reply, Unreached> {
        let _slot = self.at_once.acquire().await;
        let address = address::read(&hook.address);
        let request = address.and_then(|address| message.request(address, &hook.secret(), now()));
        self.carrier.carry(request.ok_or_else(|| Unreached("an address that cannot be used".to_owned()))?).await
    }

    /// Counts a notice. Usually there is nothing to store.
    async fn note(&self, person: Person, hook: &Hook, arrival: Arrival) {
        if hook.is_sound() && arrival == Arrival::Arrived {
            return;
        }
        if let Err(why) = count(&*self.store, person, (&hook.name, arrival)).await {
            tracing::debug!(kind = why.kind(), "a failed notice was not counted");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{limits::Limits, notices::hooks::outward::Outside};
    use async_trait::async_trait;
    use axum::http::Request;
    use std::sync::Mutex;
    use store::Memory;

    /// A carrier that answers with these statuses, one after the other, and keeps the ids of the messages.
    #[derive(Debug)]
    struct Answers(Mutex<(Vec<u16>, Vec<String>)>);

    #[async_trait]
    impl Carrier for Answers {
        async fn carry(&self, request: Request<Vec<u8>>) -> Result<Reply, Unreached> {
            let (statuses, ids) = &mut *self.0.lock().unwrap();
            ids.push(request.headers()["webhook-id"].to_str().unwrap().to_owned());
            match statuses.remove(0) {
                0 => Err(Unreached("nobody is there".into())),
                status => Ok(Reply { status, retry_after: None }),
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_message_is_tried_three_times() {
        for (statuses, outcome, tries) in [
            (&[204_u16][..], Outcome::Sent, 1),
            (&[503, 0, 200], Outcome::Sent, 3),
            (&[0, 429, 500, 200], Outcome::Failed, 3),
            (&[302, 200], Outcome::Refused, 1),
            (&[404, 200], Outcome::Refused, 1),
            (&[410, 200], Outcome::Gone, 1),
        ] {
            let carrier = Arc::new(Answers(Mutex::new((statuses.to_vec(), Vec::new()))));
            let hooks = Hooks {
                store: Arc::new(Memory::new()),
                home: "https://oz.example".into(),
                net: Arc::new(Outside::default()),
                carrier: Arc::clone(&carrier) as Arc<dyn Carrier>,
                quotas: Arc::new(Quotas::new(&Limits::default())),
                waiting: Arc::new(Semaphore::new(1)),
                at_once: Arc::new(Semaphore::new(1)),
                stop: CancellationToken::new(),
            };
            let hook: Hook = serde_json::from_str(
                r#"{"name":"a","address":"https://a.example","secret":"","lang":"en","untimed":false,"failures":0}"#,
            )
            .unwrap();
            let message = Message::trial(&hook, &hooks.home, 1);
            assert_eq!(hooks.send(&hook, &message).await, outcome, "{statuses:?}");
            let (_, ids) = carrier.0.lock().unwrap().clone();
            assert_eq!(ids.len(), tries, "{statuses:?}");
            assert!(ids.iter().all(|id| *id == ids[0]), "a receiver can tell that it is the same message");
        }
    }
}
