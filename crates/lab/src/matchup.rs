//! Matches between bots: the same luck for each line-up, with the seats rotated.

mod contender;
mod timed;
mod entrants;
mod estimate;
mod groups;
mod hall;
mod length;
mod played;
mod print;
mod report;
mod seating;
mod standings;
mod sums;
mod tally;

pub use contender::{Contender, ContenderFault};
pub use entrants::Entrants;
pub use estimate::Estimate;
pub use hall::{MAX_GAMES, Plan, play_match};
pub use length::Length;
pub use report::{Match, MatchReport};
pub use standings::{BotRow, EndingRow, PoolRow, Results, SeatRow, Standings};
