//! The session of one client: the table that the client has open, and the handling of the client's messages.

mod answering;
mod talk;

use crate::{
    decisions::HostNews,
    lobby::{GatheringNews, Gatherings, Lobby, Onlooker, Seen, next},
    measures,
    room::{Drawn, Look, Shown, ToRoom, Watching},
    talk::Listener,
};
use axum::extract::ws::Utf8Bytes;
use dealer::Person;
use host::{Refusal, read, written};
use kernel::Lang;
use protocol::{Company, FromClient, FromServer, Hint, Ledger, Review, TalkNews};
use std::{collections::VecDeque, future, sync::Arc, time::Duration};
use store::{SaltStage, TableId};
use tokio::sync::{mpsc, oneshot, watch};

pub(crate) struct Session {
    lobby: Arc<Lobby>,
    /// The person at the client, or `None` at a server for its own machine.
    person: Option<Person>,
    lang: Lang,
    open: Option<Open>,
    /// The gathering that the client looks at. No table is open meanwhile.
    looking: Option<Onlooker>,
    /// The salt of each seat that the person takes in a gathering: awaited if the client draws salts.
    salt: SaltStage,
    /// The time that the last ping took to the client and back.
    lag: Duration,
}

/// The outcome of a message.
pub(crate) struct Heard {
    pub(crate) answer: Option<Utf8Bytes>,
    /// True if the message shows that somebody uses the connection.
    pub(crate) is_use: bool,
}

/// The table that the client has open.
struct Open {
    id: TableId,
    room: mpsc::Sender<ToRoom>,
    watching: Watching,
    /// The positions that have not been sent to this client yet, oldest first.
    waiting: VecDeque<Arc<Drawn>>,
    /// The look of the position that this client received last, as a whole or as an update.
    sent: Option<Look>,
    /// The news of the rematch. At a server for its own machine, there is none.
    rematch: Option<Onlooker>,
    /// The hint that the client waits for. It is kept until it arrives, or until the client asks for another one.
    hint: Option<oneshot::Receiver<Hint>>,
    /// The review of a decision that the client waits for, likewise.
    review: Option<oneshot::Receiver<Review>>,
    /// The ledger that the client waits for, likewise.
    ledger: Option<oneshot::Receiver<Ledger>>,
    /// The talk at the table. At a server for its own machine, there is none.
    talk: Option<Listener>,
}

impl Session {
    pub(crate) fn new(lobby: Arc<Lobby>, person: Option<Person>, lang: Lang) -> Session {
        Session { lobby, person, lang, open: None, looking: None, salt: SaltStage::Without, lag: Duration::ZERO }
    }

    /// Returns the news of the host for this client.
    pub(crate) fn host_news(&self) -> HostNews {
        self.lobby.decisions().news(self.person)
    }

    /// Takes note of the time that a ping took to the client and back.
    pub(crate) fn heard_after(&mut self, lag: Duration) {
        self.lag = lag;
    }

    /// Handles a message. Returns the answer, except for positions, which come through [`Session::news`].
    pub(crate) async fn hear(&mut self, text: &str) -> Heard {
        let message = read(text);
        let is_use = !matches!(message, Ok(FromClient::Ping));
        let lobby = Arc::clone(&self.lobby);
        let _turn = match &message {
            Ok(FromClient::Record) => Some(lobby.outgoing().turn().await),
            _ => None,
        };
        let answer = match message {
            // A person whom the host has banned still learns that the connection lives.
            Ok(message) if is_use && let Err(refusal) = lobby.decisions().admit(self.person) => {
                drop(message);
                Err(refusal)
            }
            Ok(message) => self.answer(message).await.and_then(|answer| self.keep(answer)),
            Err(refusal) => Err(refusal),
        };
        Heard { answer: answer.unwrap_or_else(|refusal| Some(self.refuse(&refusal))), is_use }
    }

    pub(crate) fn refuse(&self, refusal: &Refusal) -> Utf8Bytes {
        measures::refused(refusal);
        tracing::debug!(kind = refusal.kind(), table = self.table(), "a message was refused");
        written(&FromServer::Refused { reason: refusal.words(self.lang) }).into()
    }

    /// Returns the id of the table or the gathering that is open.
    fn table(&self) -> Option<&str> {
        let table = self.open.as_ref().map(|open| &open.id);
        table.or_else(|| self.looking.as_ref().map(Onlooker::id)).map(TableId::as_str)
    }

    /// Writes an answer as text, and reserves memory for the text until it is sent.
    fn keep(&self, answer: Option<FromServer>) -> Result<Option<Utf8Bytes>, Refusal> {
        let Some(answer) = answer else { return Ok(None) };
        let kept = self.lobby.outgoing().keep(written(&answer))?;
        Ok(Some(Utf8Bytes::try_from(kept).expect("JSON is UTF-8")))
    }

    /// Waits for the next message about the open table or gathering that this client has not received. If none is open,
    /// waits forever. The call is cancel safe.
    pub(crate) async fn news(&mut self) -> Utf8Bytes {
        if let Some(looking) = &mut self.looking {
            return match looking.next().await {
                GatheringNews::Seen(seen) => self.look(seen),
                GatheringNews::Company(company) => {
                    let table = looking.id().as_str().to_owned();
                    written(&FromServer::Company { table, company }).into()
                }
            };
        }
        let Some(open) = &mut self.open else { return future::pending().await };
        loop {
            if let Some(drawn) = open.waiting.pop_front() {
                // If there is no message for this client, the position is too old, and a newer one follows.
                let Some(message) = drawn.message(open.sent) else { continue };
                open.sent = Some(drawn.look());
                return message;
            }
            let changed = tokio::select! {
                // A client gets the table first.
                biased;
                changed = open.watching.shown.changed() => changed,
                trouble = trouble_news(&mut open.watching.trouble) => return self.refuse(&trouble),
                company = company_news(&mut open.watching.company) => {
                    return written(&FromServer::Company { table: open.id.as_str().to_owned(), company }).into();
                }
                seen = rematch_news(&mut open.rematch) => {
                    let message = rematch((self.lobby.gatherings(), &open.id), &seen, (self.person, self.lang));
                    return written(&message).into();
                }
                hint = outcome(&mut open.hint) => return written(&FromServer::Hint(hint)).into(),
                review = outcome(&mut open.review) => return written(&FromServer::Review(review)).into(),
                ledger = outcome(&mut open.ledger) => return written(&FromServer::Ledger(ledger)).into(),
                talk = talk_news(&mut open.talk, self.lang) => return written(&open.talk(talk)).into(),
            };
            let shown = match changed {
                Ok(()) => open.watching.shown.borrow_and_update().clone(),
                // The task of the table has ended without a reason.
                Err(_) => Shown::Gone(Refusal::Stopped),
            };
            match shown {
                Shown::Positions(recent) => open.waiting = after(open.sent, &recent),
                Shown::Gone(refusal) => {
                    self.open = None;
                    return self.refuse(&refusal);
                }
            }
        }
    }

    /// Returns the message about a gathering. After its end, the client looks at it no longer.
    fn look(&mut self, seen: Seen) -> Utf8Bytes {
        let (gathered, begun) = match seen {
            Seen::Gathered(gathered) => (gathered, false),
            Seen::Begun(gathered) => (gathered, true),
            // A gathering that has become a table is opened as a table.
            Seen::Played => {
                self.looking = None;
                return self.refuse(&Refusal::Begun);
            }
            Seen::Gone(refusal) => {
                self.looking = None;
                return self.refuse(&refusal);
            }
        };
        if begun {
            self.looking = None;
        }
        let gathering = Box::new(self.lobby.gatherings().shown(&gathered, (self.person, self.lang)));
        written(&FromServer::Gathering { gathering, begun }).into()
    }

    /// Reports whether the client has a table or a gathering open.
    pub(crate) fn is_at_table(&self) -> bool {
        self.open.is_some() || self.looking.is_some()
    }

    pub(crate) async fn leave(&mut self) {
        self.looking = None;
        if let Some(Open { room, watching, .. }) = self.open.take() {
            let _ = room.send(ToRoom::Leave { watcher: watching.watcher }).await;
        }
    }
}

impl Open {
    /// Returns the reason why the open table takes no more messages: the reason that this client's screen has received,
    /// or [`Refusal::Stopped`] if it has received none.
    fn ended(&self) -> Refusal {
        match &*self.watching.shown.borrow() {
            Shown::Gone(why) => why.clone(),
            Shown::Positions(_) => Refusal::Stopped,
        }
    }
}

/// Waits for the next news of the people at a table. The call is cancel safe.
async fn company_news(company: &mut watch::Receiver<Option<Company>>) -> Company {
    while company.changed().await.is_ok() {
        if let Some(company) = company.borrow_and_update().clone() {
            return company;
        }
    }
    // The end of the table is told with its positions.
    future::pending().await
}

/// Waits for the next reason why a table waits for the store. The call is cancel safe.
async fn trouble_news(trouble: &mut watch::Receiver<Option<Refusal>>) -> Refusal {
    while trouble.changed().await.is_ok() {
        if let Some(refusal) = trouble.borrow_and_update().clone() {
            return refusal;
        }
    }
    // The end of the table is told with its positions.
    future::pending().await
}

/// Waits for the next news of a rematch. The call is cancel safe.
async fn rematch_news(rematch: &mut Option<Onlooker>) -> Seen {
    match rematch {
        Some(onlooker) => onlooker.news().await,
        None => future::pending().await,
    }
}

/// Waits for the next news of the talk. The call is cancel safe.
async fn talk_news(talk: &mut Option<Listener>, lang: Lang) -> TalkNews {
    match talk {
        Some(listener) => listener.news(lang).await,
        None => future::pending().await,
    }
}

/// Waits for the outcome of the computation that the client has asked for. The call is cancel safe.
async fn outcome<T>(awaited: &mut Option<oneshot::Receiver<T>>) -> T {
    if let Some(coming) = awaited {
        let came = coming.await;
        *awaited = None;
        if let Ok(outcome) = came {
            return outcome;
        }
    }
    // A computation that has broken down has no outcome.
    future::pending().await
}

/// Returns the message about the rematch of a table.
fn rematch(
    (gatherings, table): (&Gatherings, &TableId),
    seen: &Seen,
    (reader, lang): (Option<Person>, Lang),
) -> FromServer {
    let (gathering, begun) = match seen {
        Seen::Gathered(gathered) => (Some(Box::new(gatherings.shown(gathered, (reader, lang)))), false),
        Seen::Begun(_) | Seen::Played => (None, true),
        Seen::Gone(_) => (None, false),
    };
    FromServer::Rematch { table: table.as_str().to_owned(), next: next(table).as_str().to_owned(), gathering, begun }
}

/// Returns the positions in `recent` that follow the position with the look `sent`, oldest first. `sent` is the look of
/// the position that the client received last. Returns only the newest position if `recent` does not contain the
/// position with that look, or if that position is the newest.
fn after(sent: Option<Look>, recent: &[Arc<Drawn>]) -> VecDeque<Arc<Drawn>> {
    let newest = recent.len().saturating_sub(1);
    let known = sent.and_then(|sent| recent.iter().rposition(|drawn| drawn.look() == sent));
    let from = known.map_or(newest, |known| newest.min(known + 1));
    recent.iter().skip(from).cloned().collect()
}
