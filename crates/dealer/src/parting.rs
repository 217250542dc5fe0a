//! The rows of the log by which people leave a game, and the faults of those who cannot.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A row of the log by which people leave a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Parting {
    /// The person at this seat has resigned. If the game continues, a bot of this level plays on.
    Resigned {
        /// The seat.
        seat: Seat,
        /// The level of the bot, or `None` if the game ends.
        bot: Option<String>,
    },
    /// The person at this seat had no time left. If the game continues, a bot of this level plays on.
    OutOfTime {
        /// The seat.
        seat: Seat,
        /// The level of the bot, or `None` if the game ends.
        bot: Option<String>,
    },
    /// The person at this seat wants to call the game off. The first such row since a decision is a proposal.
    Agreed {
        /// The seat.
        seat: Seat,
    },
    /// The person at this seat does not want to call the game off, so the proposal is over.
    Declined {
        /// The seat.
        seat: Seat,
    },
    /// Everybody who was asked has agreed, so the game ends without a result.
    CalledOff {},
}

/// The reason why a person cannot leave a game or call it off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LeaveFault {
    /// The table is not open to others.
    #[error("a table on one's own machine; expected one that is open to others")]
    Own,
    /// The game is over, or its record is full.
    #[error("the game is over; expected one in progress")]
    Over,
    /// The person holds no seat, or does not sit at one of several seats.
    #[error("nobody sits here; expected a seat of one's own")]
    NoSeat,
    /// Nobody else has begun the game, so that nobody could agree.
    #[error("only one person plays; expected several, who can agree")]
    Alone,
    /// Somebody has declined a proposal since the last decision.
    #[error("a proposal was declined; expected a decision before the next one")]
    Declined,
    /// Nobody has proposed to call the game off since the last decision.
    #[error("no proposal to call the game off; expected one since the last decision")]
    NoProposal,
}

impl Parting {
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Parting::Resigned { seat, .. }
            | Parting::OutOfTime { seat, .. }
            | Parting::Agreed { seat }
            | Parting::Declined { seat } => Some(*seat),
            Parting::CalledOff {} => None,
        }
    }
}
