//! A position as it is sent. A message is serialized only once for all screens with the same look.

use axum::extract::ws::Utf8Bytes;
use dealer::{Screen, Shown};
use host::written;
use protocol::{FromServer, Pace, Position};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

pub(crate) struct Drawn {
    look: Look,
    /// The position, or `None` once there is a newer one. Positions are large, so older ones are kept only as messages.
    position: Mutex<Option<Arc<Position>>>,
    /// The look of the position that was shown before this one. The news describes the change from that position.
    before: Option<Look>,
    /// The message for a client that has the position `before`: an update, or the whole position with the news.
    next: OnceLock<Utf8Bytes>,
    /// The message for all other clients: the whole position without the news.
    alone: OnceLock<Utf8Bytes>,
}

/// Everything that determines the message for a position, at one table. Two positions with the same look are equal,
/// even on different screens, except that clocks may have run on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    screen: Screen,
    row: u64,
    /// The number of changes of the part that only the seat of the screen knows.
    private: u64,
    pace: Pace,
    /// The entry of the first line on the screen's page of the log.
    first_line: Option<usize>,
}

impl Drawn {
    /// Returns the drawn position of a screen. `private` is the number of changes of the part that only its seat knows.
    /// `before` is the position that was shown on the screen last.
    pub(super) fn after(before: Option<&Arc<Drawn>>, (screen, private): (Screen, u64), shown: Shown) -> Drawn {
        let Shown { position, update } = shown;
        let first_line = position.log.first().map(|line| line.entry);
        let look = Look { screen, row: position.row, private, pace: position.pace, first_line };
        let next = update.map(|update| Utf8Bytes::from(written(&FromServer::Update(Box::new(update)))));
        let next = next.map_or_else(OnceLock::new, OnceLock::from);
        let position = Mutex::new(Some(Arc::new(position)));
        Drawn { look, position, before: before.map(|before| before.look), next, alone: OnceLock::new() }
    }

    pub(crate) fn look(&self) -> Look {
        self.look
    }

    /// Returns the position, or `None` if there is a newer one.
    pub(super) fn position(&self) -> Option<Arc<Position>> {
        self.kept().clone()
    }

    /// Drops the position, because there is a newer one. The messages that were made stay available. The message for
    /// clients that have only missed this position is made first.
    pub(super) fn grow_old(&self) {
        if let Some(position) = self.position()
            && self.before.is_some()
        {
            self.next.get_or_init(|| whole(Position::clone(&position)));
        }
        self.kept().take();
    }

    /// Returns the message for a client that received the position with the look `sent` last. Returns `None` if no
    /// message for this client was made before the position was dropped.
    pub(crate) fn message(&self, sent: Option<Look>) -> Option<Utf8Bytes> {
        let (follows, position) = (self.before.is_some() && self.before == sent, self.position());
        let (message, news) = if follows { (&self.next, true) } else { (&self.alone, false) };
        if let Some(position) = position {
            message.get_or_init(|| {
                let news = if news { position.news.clone() } else { Vec::new() };
                whole(Position { news, ..Position::clone(&position) })
            });
        }
        message.get().cloned()
    }

    fn kept(&self) -> MutexGuard<'_, Option<Arc<Position>>> {
        self.position.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn whole(position: Position) -> Utf8Bytes {
    written(&FromServer::Position(Box::new(position))).into()
}
