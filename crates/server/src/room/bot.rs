//! A bot's turn. The bot first waits, so that people can follow the game, and then thinks on one of the threads for
//! bots.

use crate::{clock::Clock, held::Held, thinkers::Thinkers};
use host::Refusal;
use kernel::Seat;
use protocol::Pace;
use std::future;
use tokio::{
    sync::oneshot,
    time::{Instant, sleep_until},
};

pub(crate) enum BotTurn {
    /// No bot decides now.
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
    /// The bot thinks at another server, until this time at least.
    Elsewhere {
        seat: Seat,
        until: Instant,
    },
    /// The bot has decided in a window for answers, and shows it at this time, in milliseconds since 1970.
    Held {
        seat: Seat,
        choice: usize,
        until: u64,
        clock: Clock,
    },
}

pub(crate) enum Stage {
    /// The bot has waited long enough, and can think.
    Ready(Seat),
    Decided {
        seat: Seat,
        choice: usize,
        /// True if the decision has to wait in a window for answers.
        may_wait: bool,
    },
    Failed,
}

impl BotTurn {
    /// Returns the turn of the bot that is to move, with a wait that begins now. Returns [`BotTurn::Idle`] if no bot is
    /// to move.
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

    /// Waits for the next stage of the bot's turn, or forever if no bot is to move. The call is cancel safe.
    pub(crate) async fn next(&mut self) -> Stage {
        match self {
            BotTurn::Idle => future::pending().await,
            BotTurn::Waiting { seat, since, pace } => {
                sleep_until(*since + pace.pause()).await;
                Stage::Ready(*seat)
            }
            BotTurn::Elsewhere { seat, until } => {
                sleep_until(*until).await;
                Stage::Ready(*seat)
            }
            BotTurn::Thinking { seat, choice } => match choice.await {
                Ok(choice) => Stage::Decided { seat: *seat, choice, may_wait: true },
                Err(_) => Stage::Failed,
            },
            BotTurn::Held { seat, choice, until, clock } => {
                clock.until(*until).await;
                Stage::Decided { seat: *seat, choice: *choice, may_wait: false }
            }
        }
    }

    /// Changes the pace of the bots. A thought that has already begun continues.
    pub(crate) fn change_pace(&mut self, to: Pace) {
        match self {
            BotTurn::Waiting { pace, .. } => *pace = to,
            BotTurn::Idle | BotTurn::Thinking { .. } | BotTurn::Elsewhere { .. } | BotTurn::Held { .. } => {}
        }
    }
}
