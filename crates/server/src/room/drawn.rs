//! A position as it is sent. Its message is serialized once for all screens that look the same.

use axum::extract::ws::Utf8Bytes;
use dealer::{Screen, Shown};
use host::written;
use protocol::{FromServer, Pace, Position};
use std::sync::{Arc, OnceLock};

pub(crate) struct Drawn {
    look: Look,
    position: Position,
    /// The position that was shown before it, to which its news refers.
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
        Drawn { look, position, before: before.map(|before| before.look), next, alone: OnceLock::new() }
    }

    pub(crate) fn look(&self) -> Look {
        self.look
    }

    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the message for a client whose last position had the look `sent`, or that has had none.
    pub(crate) fn message(&self, sent: Option<Look>) -> Utf8Bytes {
        let follows = self.before.is_some() && self.before == sent;
        let whole = |position: Position| written(&FromServer::Position(Box::new(position))).into();
        if follows {
            return self.next.get_or_init(|| whole(self.position.clone())).clone();
        }
        let without_news = || whole(Position { news: Vec::new(), ..self.position.clone() });
        self.alone.get_or_init(without_news).clone()
    }
}
