//! A position as it is sent, written once however many screens look alike.

use axum::extract::ws::Utf8Bytes;
use dealer::{Screen, Shown};
use host::written;
use protocol::{FromServer, Pace, Position};
use std::sync::{Arc, OnceLock};

pub(crate) struct Drawn {
    look: Look,
    position: Position,
    /// The one that was shown before it, from which it says what happened.
    before: Option<Look>,
    /// What it is for whoever has that other one, and for whoever has not.
    next: OnceLock<Utf8Bytes>,
    alone: OnceLock<Utf8Bytes>,
}

/// What makes a position look as it does: two that agree in it show the same, whichever screens they were drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    screen: Screen,
    row: u64,
    pace: Pace,
    /// Where the page of the log begins.
    first_line: Option<usize>,
}

impl Drawn {
    /// A position of this screen, which comes after another one there.
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

    /// The message for a client that was sent `sent` last.
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
