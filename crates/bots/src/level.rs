//! Bots by name: `random`, `greedy`, `ismcts:1000`, `ismcts:100000/2s`, `rollout:1000`.

use crate::{Bot, Greedy, Ismcts, Random, Rollout};
use kernel::Game;
use std::{fmt, str::FromStr, time::Duration};

/// The kind and the strength of a bot, as named in commands and seat plans.
///
/// ```
/// use bots::Level;
/// use std::time::Duration;
///
/// let level: Level = "ismcts:100000/2s".parse()?;
/// assert_eq!(level.within(), Some(Duration::from_secs(2)));
/// assert_eq!(level.to_string(), "ismcts:100000/2000ms");
/// assert!("strong".parse::<Level>().is_err());
/// # Ok::<(), bots::LevelFault>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// A bot that takes a random legal action. All actions are equally likely.
    Random,
    /// A bot that takes the action that looks best one step ahead.
    Greedy,
    /// A bot that searches the tree of information sets.
    Ismcts {
        /// The number of iterations.
        iterations: u32,
        /// The time after which the search is cut short, if any.
        within: Option<Duration>,
    },
    /// A bot that plays actions on, with greedy play on common deals.
    Rollout {
        /// The number of games that are played on.
        rollouts: u32,
        /// The time after which the bot stops, if any.
        within: Option<Duration>,
    },
}

/// The greatest number of iterations or rollouts. The tree of a longer search would outgrow memory.
pub const MAX_ITERATIONS: u32 = 10_000_000;

/// The error for a string that is not a valid level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{found:?} is not a bot; expected random, greedy, ismcts:N or rollout:N with N from 1 to {MAX_ITERATIONS}, \
     or such a search with a time, such as ismcts:N/500ms or rollout:N/2s"
)]
pub struct LevelFault {
    /// The string that is not a valid level.
    pub found: String,
}

impl Level {
    /// Returns a bot of this level for the game `G`. The bot has no clock, so its caller must stop it after
    /// [`Level::within`].
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random),
            Level::Greedy => Box::new(Greedy::default()),
            Level::Ismcts { iterations, within: _ } => Box::new(Ismcts::new(iterations)),
            Level::Rollout { rollouts, within: _ } => Box::new(Rollout::new(rollouts)),
        }
    }

    /// Returns the time after which a bot of this level must be stopped, if any.
    pub fn within(self) -> Option<Duration> {
        match self {
            Level::Ismcts { within, .. } | Level::Rollout { within, .. } => within,
            Level::Random | Level::Greedy => None,
        }
    }
}

impl FromStr for Level {
    type Err = LevelFault;

    fn from_str(text: &str) -> Result<Level, LevelFault> {
        let level = match text.split_once(':') {
            None if text == "random" => Some(Level::Random),
            None if text == "greedy" => Some(Level::Greedy),
            Some(("ismcts", found)) => budget(found).map(|(iterations, within)| Level::Ismcts { iterations, within }),
            Some(("rollout", found)) => budget(found).map(|(rollouts, within)| Level::Rollout { rollouts, within }),
            _ => None,
        };
        level.ok_or_else(|| LevelFault { found: text.to_owned() })
    }
}

/// Reads a number with or without a time, such as `1000` or `1000/2s`.
fn budget(text: &str) -> Option<(u32, Option<Duration>)> {
    let (count, time) = match text.split_once('/') {
        Some((count, time)) => (count, Some(time)),
        None => (text, None),
    };
    let count = count.parse().ok().filter(|count| (1..=MAX_ITERATIONS).contains(count))?;
    let within = match time {
        Some(time) => Some(duration(time)?),
        None => None,
    };
    Some((count, within))
}

fn duration(text: &str) -> Option<Duration> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 1),
        None => (text.strip_suffix('s')?, 1000),
    };
    let count: u32 = number.parse().ok().filter(|count| (1..=3_600_000).contains(count))?;
    Some(Duration::from_millis(u64::from(count) * unit))
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Random => write!(f, "random"),
            Level::Greedy => write!(f, "greedy"),
            Level::Ismcts { iterations, within } => write_budget(f, "ismcts", (iterations, within)),
            Level::Rollout { rollouts, within } => write_budget(f, "rollout", (rollouts, within)),
        }
    }
}

fn write_budget(f: &mut fmt::Formatter<'_>, name: &str, (count, within): (&u32, &Option<Duration>)) -> fmt::Result {
    match within {
        None => write!(f, "{name}:{count}"),
        Some(time) => write!(f, "{name}:{count}/{}ms", time.as_millis()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back_as_they_went() {
        for name in ["random", "greedy", "ismcts:1000", "ismcts:5/250ms", "rollout:300", "rollout:7/100ms"] {
            assert_eq!(name.parse::<Level>().unwrap().to_string(), name);
        }
        assert_eq!("ismcts:5/2s".parse::<Level>().unwrap().to_string(), "ismcts:5/2000ms");
    }

    #[test]
    fn a_bad_name_says_what_was_expected() {
        for name in [
            "",
            "ismcts",
            "ismcts:",
            "ismcts:0",
            "ismcts:-1",
            "ismcts:99999999999",
            "ismcts:1/",
            "ismcts:1/2h",
            "Greedy",
            "greedy:5",
            "rollout",
            "rollout:0/2s",
        ] {
            assert!(name.parse::<Level>().unwrap_err().to_string().contains("expected random"), "{name}");
        }
    }
}
