//! The bots that may play in a match: the bots of tables, and older bots that are kept for comparison.

use super::timed::Timed;
use bots::{Bot, Greedy, Level, LevelFault};
use kernel::{Game, Taste};
use std::{fmt, str::FromStr};

/// A bot in a match, by name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contender {
    Level(Level),
    /// `greedy` with the weights that bots used before the current ones. Games that have not kept such weights use the
    /// current ones.
    Earlier,
    Puct(u32, bots::Knobs),
}

const EARLIER: &str = "greedy:earlier";

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}; in a match also {EARLIER}")]
pub struct ContenderFault(LevelFault);

impl Contender {
    /// Returns this bot for the game `G`. If its level has a time limit, the bot stops its search by itself.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Contender::Level(level) => match level.within() {
                Some(within) => Box::new(Timed { bot: level.bot(), within }),
                None => level.bot(),
            },
            Contender::Puct(n, knobs) => Box::new(bots::Puct::new(n, knobs)),
            Contender::Earlier => Box::new(Greedy::by(Taste::Earlier)),
        }
    }
}

impl FromStr for Contender {
    type Err = ContenderFault;

    fn from_str(text: &str) -> Result<Contender, ContenderFault> {
        if text == EARLIER {
            return Ok(Contender::Earlier);
        }
        if let Some(rest) = text.strip_prefix("puct:") {
            let (n, knobs) = rest.split_once('?').unwrap_or((rest, ""));
            if let (Ok(n), Some(knobs)) = (n.parse(), bots::Knobs::parse(knobs)) {
                return Ok(Contender::Puct(n, knobs));
            }
        }
        text.parse().map(Contender::Level).map_err(ContenderFault)
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Level(level) => level.fmt(f),
            Contender::Puct(n, knobs) => write!(f, "puct:{n}{knobs:?}"),
            Contender::Earlier => f.write_str(EARLIER),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back_as_they_went() {
        for name in ["random", "greedy", "ismcts:1000", "greedy:earlier"] {
            assert_eq!(name.parse::<Contender>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn the_earlier_bot_is_of_the_laboratory_alone() {
        assert!("greedy:earlier".parse::<Level>().is_err());
        let fault = "greedy:later".parse::<Contender>().unwrap_err().to_string();
        assert!(fault.contains("expected random, greedy") && fault.ends_with("also greedy:earlier"), "{fault}");
    }
}
