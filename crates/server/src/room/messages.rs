//! Messages between a table and its screens.

use super::Drawn;
use host::Refusal;
use kernel::{Lang, Seat};
use protocol::{FromServer, Pace};
use std::sync::Arc;
use tokio::sync::{oneshot, watch};

pub(crate) enum ToRoom {
    /// A screen comes to watch.
    Watch { lang: Lang, reply: oneshot::Sender<Result<Watching, Refusal>> },
    /// A screen asks for something.
    Ask { watcher: WatcherId, ask: Ask, reply: oneshot::Sender<Result<Option<FromServer>, Refusal>> },
    /// A screen goes.
    Leave { watcher: WatcherId },
    /// The table is about to be removed. Answered when nothing more will be stored.
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
    Step(Option<usize>),
    Pace(Pace),
    /// To be shown what is there already.
    Again,
    /// Answered by the record, or by what this screen may have of it.
    Record,
    /// Answered by a page.
    Log {
        before: usize,
    },
}

/// One of the screens at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WatcherId(pub(super) u64);

/// A screen's end of the table it watches. It always holds the newest positions, however slowly the screen reads.
pub(crate) struct Watching {
    pub(crate) watcher: WatcherId,
    pub(crate) shown: watch::Receiver<Shown>,
}

#[derive(Clone)]
pub(crate) enum Shown {
    /// The last of them is the newest; those before it came before, for who has not been sent them yet.
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
