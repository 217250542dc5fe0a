//! Matches between bots, and programs of others: each deal is played once for each rotation of the seats.

mod contender;
mod timed;
mod entrants;
mod estimate;
mod groups;
mod hall;
mod header;
mod journal;
mod length;
mod losses;
mod plan;
mod played;
mod prefix;
mod print;
mod progress;
mod ratio;
mod report;
mod seating;
mod sink;
mod standings;
mod stopping;
mod sums;
mod tally;
mod unit;
mod units;

pub use contender::{Contender, ContenderFault};
pub use entrants::Entrants;
pub use estimate::Estimate;
pub use hall::play_match;
pub use length::Length;
pub use losses::LostRow;
pub use plan::{MAX_GAMES, Plan};
pub use progress::Progress;
pub use report::{Match, MatchReport};
pub use standings::{BotRow, EndingRow, PoolRow, Results, SeatRow, Standings, Until};
