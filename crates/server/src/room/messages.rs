//! Messages between a table and its screens.

use super::Drawn;
use host::Refusal;
use kernel::{Lang, Seat};
use protocol::{FromServer, Pace};
use std::sync::Arc;
use tokio::sync::{oneshot, watch};

pub(crate) enum ToRoom {
    /// A screen opens the table.
    Watch { lang: Lang, reply: oneshot::Sender<Result<Watching, Refusal>> },
    /// A request of a screen.
    Ask { watcher: WatcherId, ask: Ask, reply: oneshot::Sender<Result<Option<FromServer>, Refusal>> },
    /// A screen leaves the table.
    Leave { watcher: WatcherId },
    /// The table is about to be removed. The reply comes when nothing more will be stored.
    Close { reply: oneshot::Sender<()> },
}

pub(crate) enum Ask {
    Speak(Lang),
    Sit(Option<Seat>),
    Act {
        at: u64,
        choice: usize,
    },
    Undo {
        at: u64,
    },
    EndLesson,
    Step(Option<usize>),
    Pace(Pace),
    /// Asks for the newest position again.
    Again,
    /// Asks for the record, or for the part of it that this screen may have.
    Record,
    /// Asks for all hands to be shown.
    Unveil,
    /// Asks for an overview of the game.
    Landmarks,
    /// Asks for the code of the game.
    Share,
    /// Asks for a page of the log.
    Log {
        before: usize,
    },
}

/// The number of a screen at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WatcherId(pub(super) u64);

/// A screen's end of the connection to a table. It always holds the newest positions, however slowly the screen reads.
pub(crate) struct Watching {
    pub(crate) watcher: WatcherId,
    pub(crate) shown: watch::Receiver<Shown>,
}

#[derive(Clone)]
pub(crate) enum Shown {
    /// The newest position comes last. The ones before it are for clients that have not been sent them yet.
    Positions(Arc<[Arc<Drawn>]>),
    /// There will be no more positions.
    Gone(Refusal),
}

impl Shown {
    pub(super) fn recent(&self) -> Arc<[Arc<Drawn>]> {
        match self {
            Shown::Positions(drawn) => Arc::clone(drawn),
            Shown::Gone(_) => Arc::new([]),
        }
    }
}
