//! A position as it is sent, written once however many screens look alike.

use axum::extract::ws::Utf8Bytes;
use dealer::Shown;
use host::written;
use protocol::{FromServer, Position};
use std::sync::{Arc, OnceLock, Weak};

pub(crate) struct Drawn {
    position: Position,
    whole: OnceLock<Utf8Bytes>,
    /// What it is for whoever has that other one.
    update: Option<(Weak<Drawn>, Utf8Bytes)>,
}

impl Drawn {
    /// A position that comes after another on the same screens.
    pub(super) fn after(before: Option<&Arc<Drawn>>, shown: Shown) -> Drawn {
        let Shown { position, update } = shown;
        let written = update.map(|update| written(&FromServer::Update(Box::new(update))).into());
        Drawn { position, whole: OnceLock::new(), update: before.map(Arc::downgrade).zip(written) }
    }

    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    /// The message for a client that was sent `sent` last.
    pub(crate) fn message(&self, sent: Option<&Arc<Drawn>>) -> Utf8Bytes {
        match (&self.update, sent) {
            (Some((since, update)), Some(sent)) if since.as_ptr() == Arc::as_ptr(sent) => update.clone(),
            (Some(_) | None, _) => self.whole().clone(),
        }
    }

    fn whole(&self) -> &Utf8Bytes {
        self.whole.get_or_init(|| written(&FromServer::Position(Box::new(self.position.clone()))).into())
    }
}
