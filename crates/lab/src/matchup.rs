//! Matches between bots, and programs of others: each deal is played once for each rotation of the seats.

mod contender;
mod timed;
mod entrants;
mod estimate;
mod groups;
mod hall;
mod length;
mod losses;
mod played;
mod print;
mod ratio;
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
pub use losses::LostRow;
pub use report::{Match, MatchReport};
pub use standings::{BotRow, EndingRow, PoolRow, Results, SeatRow, Standings};
