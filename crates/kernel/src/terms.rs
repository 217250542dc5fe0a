//! The terms of a game between people: the time to think, and what happens if somebody stops playing. No rules of a
//! game depend on them.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// The terms of a game between people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The time that each person has to think, or `null` for a game without a clock.
    pub time: Option<Time>,
    /// The consequence for a person who has no time left.
    pub late: Late,
    /// The level of the bot that plays on for a person who has left.
    pub bot: String,
    /// The windows for answers, or `None` if each answer is waited for like any other decision.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub windows: Option<Windows>,
    /// True if the result changes the ratings of the people at the table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub rated: bool,
}

/// The windows for answers of a table. Everybody at the table knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Windows {
    /// The length of each window.
    pub length: Length,
    /// True if each window lasts for its full length, even if its seat has answered.
    pub strict: bool,
}

/// The length of a window for answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Length {
    /// This number of seconds.
    Seconds(u16),
    /// This number of hours.
    Hours(u16),
    /// Standing orders alone decide: a seat is asked only if its orders say so, and then decides in its own time.
    Orders {},
}

/// The time that each person has to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Time {
    /// Each person has this number of minutes for the whole game, and gains this number of seconds with each decision.
    Live {
        /// The minutes for the whole game.
        minutes: u16,
        /// The seconds that are added after a decision.
        increment: u16,
    },
    /// Each person has this number of days for each decision.
    Days(u16),
}

/// The consequence for a person who has no time left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Late {
    /// A bot takes the seat, and the game continues.
    Bot,
    /// In a game of two, the person loses. In a game of more, a bot takes the seat.
    Loss,
    /// The person may still decide, and meanwhile the others may call the game off.
    CallOff,
}

/// The end of a game that the people brought about before the rules did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "camelCase", deny_unknown_fields)]
pub enum EarlyEnd {
    /// The person at this seat has resigned.
    Resigned {
        /// The seat.
        seat: Seat,
    },
    /// The person at this seat had no time left.
    OutOfTime {
        /// The seat.
        seat: Seat,
    },
    /// The people have agreed to end the game without a result.
    CalledOff,
}

/// The fault of terms that no table may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TermsFault {
    /// The number of minutes is out of range.
    #[error("{found} minutes; expected 1 to {}", Time::MOST_MINUTES)]
    Minutes {
        /// The number of minutes.
        found: u16,
    },
    /// The increment is out of range.
    #[error("{found} seconds for each decision; expected 0 to {}", Time::MOST_INCREMENT)]
    Increment {
        /// The number of seconds.
        found: u16,
    },
    /// The number of days is out of range.
    #[error("{found} days; expected 1 to {}", Time::MOST_DAYS)]
    Days {
        /// The number of days.
        found: u16,
    },
    /// The number of seconds of a window is out of range.
    #[error("windows of {found} seconds; expected {} to {}", Length::LEAST_SECONDS, Length::MOST_SECONDS)]
    WindowSeconds {
        /// The number of seconds.
        found: u16,
    },
    /// The number of hours of a window is out of range.
    #[error("windows of {found} hours; expected 1 to {}", Length::MOST_HOURS)]
    WindowHours {
        /// The number of hours.
        found: u16,
    },
    /// The length of windows does not suit the clock.
    #[error("windows that do not suit the clock; expected seconds in a live game, and hours or orders alone by days")]
    WindowOfOtherClock,
    /// A strict table needs windows with a length.
    #[error("a strict table whose windows are decided by orders alone; expected a length in seconds or hours")]
    StrictWithoutLength,
}

impl Windows {
    /// Checks that a table with this time to think may have these windows.
    ///
    /// # Errors
    ///
    /// Names the first value that does not fit.
    pub fn check(self, time: Option<Time>) -> Result<(), TermsFault> {
        match (self.length, time) {
            (Length::Seconds(_), Some(Time::Days(_)))
            | (Length::Hours(_) | Length::Orders {}, Some(Time::Live { .. })) => Err(TermsFault::WindowOfOtherClock),
            (Length::Seconds(found), _) if !(Length::LEAST_SECONDS..=Length::MOST_SECONDS).contains(&found) => {
                Err(TermsFault::WindowSeconds { found })
            }
            (Length::Hours(found), _) if !(1..=Length::MOST_HOURS).contains(&found) => {
                Err(TermsFault::WindowHours { found })
            }
            (Length::Orders {}, _) if self.strict => Err(TermsFault::StrictWithoutLength),
            (Length::Seconds(_) | Length::Hours(_) | Length::Orders {}, _) => Ok(()),
        }
    }
}

impl Length {
    /// The smallest number of seconds of a window. It is longer than every pause after which a seat is passed.
    pub const LEAST_SECONDS: u16 = 6;
    /// The greatest number of seconds of a window.
    pub const MOST_SECONDS: u16 = 300;
    /// The greatest number of hours of a window.
    pub const MOST_HOURS: u16 = 72;

    /// Returns the length in milliseconds, or `None` if orders alone decide.
    pub fn millis(self) -> Option<u64> {
        match self {
            Length::Seconds(seconds) => Some(u64::from(seconds) * 1_000),
            Length::Hours(hours) => Some(u64::from(hours) * 3_600_000),
            Length::Orders {} => None,
        }
    }
}

impl Time {
    /// The greatest number of minutes for a whole game.
    pub const MOST_MINUTES: u16 = 180;
    /// The greatest number of seconds that are added after a decision.
    pub const MOST_INCREMENT: u16 = 180;
    /// The greatest number of days for a decision.
    pub const MOST_DAYS: u16 = 14;

    /// Checks that a table may have this time.
    ///
    /// # Errors
    ///
    /// Names the first number that is out of range.
    pub fn check(self) -> Result<(), TermsFault> {
        match self {
            Time::Live { minutes, .. } if !(1..=Time::MOST_MINUTES).contains(&minutes) => {
                Err(TermsFault::Minutes { found: minutes })
            }
            Time::Live { increment, .. } if increment > Time::MOST_INCREMENT => {
                Err(TermsFault::Increment { found: increment })
            }
            Time::Days(days) if !(1..=Time::MOST_DAYS).contains(&days) => Err(TermsFault::Days { found: days }),
            Time::Live { .. } | Time::Days(_) => Ok(()),
        }
    }

    /// Returns the time that a person has at first: for the whole game, or for one decision. The unit is a millisecond.
    pub fn whole(self) -> u64 {
        match self {
            Time::Live { minutes, .. } => u64::from(minutes) * 60_000,
            Time::Days(days) => u64::from(days) * 86_400_000,
        }
    }
}

/// The terms of a table for which nobody has chosen any: no clock, and a good bot that is still quick.
impl Default for Terms {
    fn default() -> Terms {
        Terms { time: None, late: Late::Bot, bot: "ismcts:1000".to_owned(), windows: None, rated: false }
    }
}

impl EarlyEnd {
    /// Returns the seat that has lost the game, or `None` if the game has no result.
    pub fn loser(self) -> Option<Seat> {
        match self {
            EarlyEnd::Resigned { seat } | EarlyEnd::OutOfTime { seat } => Some(seat),
            EarlyEnd::CalledOff => None,
        }
    }
}
