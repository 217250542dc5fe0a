//! A position as it is sent, written once however many screens look alike.

use axum::extract::ws::Utf8Bytes;
use dealer::Shown;
use host::written;
use protocol::{FromServer, Position};
use std::sync::{Arc, OnceLock, Weak};

pub(crate) struct Drawn {
    position: Position,
    /// The one that was shown before it, from which it says what happened.
    before: Option<Weak<Drawn>>,
    /// What it is for whoever has that other one, and for whoever has not.
    next: OnceLock<Utf8Bytes>,
    alone: OnceLock<Utf8Bytes>,
}

impl Drawn {
    /// A position that comes after another on the same screens.
    pub(super) fn after(before: Option<&Arc<Drawn>>, shown: Shown) -> Drawn {
        let Shown { position, update } = shown;
        let next = update.map(|update| Utf8Bytes::from(written(&FromServer::Update(Box::new(update)))));
        let next = next.map_or_else(OnceLock::new, OnceLock::from);
        Drawn { position, before: before.map(Arc::downgrade), next, alone: OnceLock::new() }
    }

    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    /// The message for a client that was sent `sent` last.
    pub(crate) fn message(&self, sent: Option<&Arc<Drawn>>) -> Utf8Bytes {
        let follows = match (&self.before, sent) {
            (Some(before), Some(sent)) => before.as_ptr() == Arc::as_ptr(sent),
            (Some(_) | None, _) => false,
        };
        let whole = |position: Position| written(&FromServer::Position(Box::new(position))).into();
        if follows {
            return self.next.get_or_init(|| whole(self.position.clone())).clone();
        }
        let without_news = || whole(Position { news: Vec::new(), ..self.position.clone() });
        self.alone.get_or_init(without_news).clone()
    }
}
