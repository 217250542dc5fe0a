//! Bots: programs that choose for a seat. They are generic over games and see only views. What happened in a game is judged
//! here, too: its chances to win, and its ledger.
//!
//! **Invariant:** a bot never sees the position it plays in. *Enforced by* the signature of [`Bot::choose`].

#![warn(missing_docs)]
#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod bot;
mod chance;
mod level;

mod random;
mod greedy;
mod settle;

mod ismcts;
mod tree;
mod eyes;
mod playout;
mod reward;
mod spread;

mod rollout;
mod measured;

mod ledger;

pub use bot::{Bot, Stop};
pub use chance::{Chances, shares};
pub use greedy::Greedy;
pub use ismcts::Ismcts;
pub use ledger::{Foresight, Ledger, LedgerLine, LedgerSums, luck_of};
pub use level::{Level, LevelFault, MAX_ITERATIONS};
pub use measured::Measured;
pub use random::Random;
pub use rollout::{Judgement, Rollout};
