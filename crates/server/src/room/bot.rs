//! A bot's turn: it waits, so that people can follow, and then thinks on a thread of its own.

use crate::held::Held;
use catalog::Thought;
use host::Refusal;
use kernel::Seat;
use protocol::Pace;
use std::{future, pin::Pin, sync::Arc, thread, time::Duration};
use tokio::{
    sync::{Semaphore, oneshot},
    time::{Instant, sleep_until},
};

pub(crate) enum BotTurn {
    /// No bot is to move.
    Idle,
    Waiting {
        seat: Seat,
        since: Instant,
        pace: Pace,
    },
    Thinking {
        seat: Seat,
        choice: Work,
    },
}

/// Ends in the number of a choice; in nothing if the bot broke down.
type Work = Pin<Box<dyn Future<Output = Option<usize>> + Send>>;

pub(crate) enum Stage {
    /// The wait is over.
    Ready(Seat),
    Decided {
        seat: Seat,
        choice: usize,
    },
    Failed,
}

impl BotTurn {
    /// The turn of the bot that is to move at this table.
    pub(crate) fn of(held: &Held) -> BotTurn {
        match held.dealer().bot_to_move() {
            Some((seat, _)) => BotTurn::Waiting { seat, since: Instant::now(), pace: held.setup().pace },
            None => BotTurn::Idle,
        }
    }

    pub(crate) fn thinking(held: &Held, seat: Seat, thinkers: &Arc<Semaphore>) -> Result<BotTurn, Refusal> {
        let Some(level) = held.dealer().level(seat) else { return Ok(BotTurn::Idle) };
        let thought = held.dealer().think(level)?;
        Ok(BotTurn::Thinking { seat, choice: Box::pin(think((thought, level.within()), Arc::clone(thinkers))) })
    }

    pub(crate) fn is_idle(&self) -> bool {
        matches!(self, BotTurn::Idle)
    }

    /// What comes next; never, where no bot is to move. May be dropped and called again.
    pub(crate) async fn next(&mut self) -> Stage {
        match self {
            BotTurn::Idle => future::pending().await,
            BotTurn::Waiting { seat, since, pace } => {
                sleep_until(*since + pace.pause()).await;
                Stage::Ready(*seat)
            }
            BotTurn::Thinking { seat, choice } => match choice.await {
                Some(choice) => Stage::Decided { seat: *seat, choice },
                None => Stage::Failed,
            },
        }
    }

    /// A thought that has begun goes on.
    pub(crate) fn change_pace(&mut self, to: Pace) {
        match self {
            BotTurn::Waiting { pace, .. } => *pace = to,
            BotTurn::Idle | BotTurn::Thinking { .. } => {}
        }
    }
}

/// The runtime waits for its own blocking threads when the program ends; it does not wait for this one. A thought that
/// nobody waits for any more keeps its place until it has stopped, so that abandoned thoughts cannot pile up.
async fn think((thought, within): (Thought, Option<Duration>), thinkers: Arc<Semaphore>) -> Option<usize> {
    let place = thinkers.acquire_owned().await.ok()?;
    let (answer, choice) = oneshot::channel();
    let thread = thread::Builder::new().name("bot".into()).spawn(move || {
        let _place = place;
        let started = std::time::Instant::now();
        let choice = thought(&mut || answer.is_closed() || within.is_some_and(|within| started.elapsed() >= within));
        let _ = answer.send(choice);
    });
    match thread {
        Ok(_) => choice.await.ok(),
        Err(fault) => {
            tracing::error!(%fault, "no thread for a bot");
            None
        }
    }
}
