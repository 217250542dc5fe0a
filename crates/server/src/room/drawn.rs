//! A position in the form in which it is sent. Its message is serialized once for all screens with the same look.

use axum::extract::ws::Utf8Bytes;
use dealer::{Screen, Shown};
use host::written;
use protocol::{FromServer, Pace, Position};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

pub(crate) struct Drawn {
    look: Look,
    /// The position, until there is a newer one. Positions are large, so only the messages of older ones are kept.
    position: Mutex<Option<Arc<Position>>>,
    /// The look of the position that was shown before this one. The news refers to that position.
    before: Option<Look>,
    /// The message for a client that has the position before it: an update, or the whole position with the news.
    next: OnceLock<Utf8Bytes>,
    /// The whole position without news, for other clients.
    alone: OnceLock<Utf8Bytes>,
}

/// Everything that the look of a position depends on at a table. Two positions with the same look are equal, even on
/// different screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    screen: Screen,
    row: u64,
    pace: Pace,
    /// The entry of the first line on the page of the log.
    first_line: Option<usize>,
}

impl Drawn {
    /// Draws a position for a screen, after the position that the screen was shown before.
    pub(super) fn after(before: Option<&Arc<Drawn>>, screen: Screen, shown: Shown) -> Drawn {
        let Shown { position, update } = shown;
        let first_line = position.log.first().map(|line| line.entry);
        let look = Look { screen, row: position.row, pace: position.pace, first_line };
        let next = update.map(|update| Utf8Bytes::from(written(&FromServer::Update(Box::new(update)))));
        let next = next.map_or_else(OnceLock::new, OnceLock::from);
        let position = Mutex::new(Some(Arc::new(position)));
        Drawn { look, position, before: before.map(|before| before.look), next, alone: OnceLock::new() }
    }

    pub(crate) fn look(&self) -> Look {
        self.look
    }

    /// Returns the position, if there is no newer one.
    pub(super) fn position(&self) -> Option<Arc<Position>> {
        self.kept().clone()
    }

    /// Drops the position, because a newer one has been drawn. Its messages can still be sent.
    pub(super) fn grow_old(&self) {
        if let Some(position) = self.position()
            && self.before.is_some()
        {
            self.next.get_or_init(|| whole(Position::clone(&position)));
        }
        self.kept().take();
    }

    /// Returns the message for a client that was sent `sent` last. Returns `None` if no message fits any more, because the
    /// position was dropped for a newer one.
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
