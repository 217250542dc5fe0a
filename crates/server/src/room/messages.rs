//! The messages between a table and its screens.

use super::{Drawn, Look};
use bus::{Hint, NodeId};
use dealer::Person;
use host::Refusal;
use kernel::{Lang, Seat};
use protocol::{Company, FromServer, Orders, Pace};
use std::{sync::Arc, time::Duration};
use tokio::sync::{oneshot, watch};

pub(crate) enum ToRoom {
    /// Opens the table on a new screen.
    Watch { opening: Opening, reply: oneshot::Sender<Result<Watching, Refusal>> },
    /// Passes on a request from a screen.
    Ask { watcher: WatcherId, ask: Ask, reply: oneshot::Sender<Result<Option<FromServer>, Refusal>> },
    /// Closes the table on a screen.
    Leave { watcher: WatcherId },
    /// Passes on a hint of another server.
    Heed { from: NodeId, hint: Hint },
    /// Asks the table to tell other servers once more who is here, because hints may have been lost.
    Rejoin,
    /// Gives up the seats of a person whom the host has banned. The table replies after its last write to the store.
    Expel { person: Person, reply: oneshot::Sender<()> },
    /// Ends the game without a result, as the host wishes. The table replies after its last write to the store.
    CallOff { reply: oneshot::Sender<()> },
    /// A person leaves the server for good, under this name for those who stay.
    Farewell { person: Person, name: String, reply: oneshot::Sender<Result<(), Refusal>> },
    /// Announces that the table will be removed. The table replies after its last write to the store.
    Close { reply: oneshot::Sender<()> },
}

/// A new screen.
#[derive(Clone, Copy)]
pub(crate) struct Opening {
    pub(crate) lang: Lang,
    /// The person at the screen, or `None` at a server for its own machine.
    pub(crate) person: Option<Person>,
    /// The row of the position that the client still has from before a break of its connection, if any.
    pub(crate) row: Option<u64>,
}

pub(crate) enum Ask {
    Speak(Lang),
    Sit(Option<Seat>),
    Act {
        at: u64,
        choice: usize,
        /// The time that a message takes to the client and back.
        lag: Duration,
    },
    Undo {
        at: u64,
    },
    EndLesson,
    /// Gives standing orders, which nobody else hears of.
    Orders(Orders),
    /// Lets all windows for answers of a turn pass.
    LetPass {
        turn: u32,
    },
    Resign,
    Propose,
    Answer {
        agree: bool,
    },
    Step(Option<usize>),
    Pace(Pace),
    /// Requests the review of the first decision of a seat at or after an entry, which is sent on the channel.
    Review {
        seat: Seat,
        from: usize,
        review: oneshot::Sender<protocol::Review>,
    },
    /// Requests the ledger of a seat, which is sent on the channel.
    Ledger {
        seat: Seat,
        ledger: oneshot::Sender<protocol::Ledger>,
    },
    /// Requests a hint for the position at this row, which is sent on the channel.
    Hint {
        at: u64,
        hint: oneshot::Sender<protocol::Hint>,
    },
    /// Requests the newest position again.
    Again,
    /// Requests the record, or the part of it that this screen may have.
    Record,
    /// Requests that the screen shows all hands.
    Unveil,
    /// Requests an overview of the game.
    Landmarks,
    /// Requests the code of the game.
    Share,
    /// Requests a page of the log.
    Log {
        before: usize,
    },
}

/// The number of a screen at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WatcherId(pub(super) u64);

/// The screen's end of the channel from a table. Even if the screen reads slowly, the channel holds the newest
/// positions.
pub(crate) struct Watching {
    pub(crate) watcher: WatcherId,
    pub(crate) shown: watch::Receiver<Shown>,
    /// The people at the table, or `None` at a table of this machine.
    pub(crate) company: watch::Receiver<Option<Company>>,
    /// The reason why the table waits for the store, while it does.
    pub(crate) trouble: watch::Receiver<Option<Refusal>>,
    /// The look of the position that the client still has, if the table can show what has changed since then.
    pub(crate) had: Option<Look>,
    /// True once the game is over.
    pub(crate) is_over: watch::Receiver<bool>,
    /// The name of each seat, and the person for whom the game began there.
    pub(crate) seats: Vec<(String, Option<Person>)>,
}

#[derive(Clone)]
pub(crate) enum Shown {
    /// The latest positions, oldest first. The earlier positions are for clients that have not received them yet.
    Positions(Arc<[Arc<Drawn>]>),
    /// The table has ended, so no more positions follow.
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
