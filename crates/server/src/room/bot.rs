//! A bot's turn: it waits, so that people can follow, and then thinks on a thread of the bots.

use crate::{held::Held, thinkers::Thinkers};
use host::Refusal;
use kernel::Seat;
use protocol::Pace;
use std::future;
use tokio::{
    sync::oneshot,
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
        choice: oneshot::Receiver<usize>,
    },
}

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

    pub(crate) fn thinking(held: &Held, seat: Seat, thinkers: &Thinkers) -> Result<BotTurn, Refusal> {
        let Some(level) = held.dealer().level(seat) else { return Ok(BotTurn::Idle) };
        let thought = held.dealer().think(level)?;
        Ok(BotTurn::Thinking { seat, choice: thinkers.think(thought, level) })
    }

    /// Waits for the next step of a bot, for ever if no bot is to move. The future may be dropped and made again.
    pub(crate) async fn next(&mut self) -> Stage {
        match self {
            BotTurn::Idle => future::pending().await,
            BotTurn::Waiting { seat, since, pace } => {
                sleep_until(*since + pace.pause()).await;
                Stage::Ready(*seat)
            }
            BotTurn::Thinking { seat, choice } => match choice.await {
                Ok(choice) => Stage::Decided { seat: *seat, choice },
                Err(_) => Stage::Failed,
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
