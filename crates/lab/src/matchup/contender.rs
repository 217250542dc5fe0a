//! The players that may play in a match: the bots of tables, older bots that are kept for comparison, and programs of
//! others.

use super::timed::Timed;
use crate::{
    exec::{Command, CommandFault, Hello, Limits, Program},
    player::{OwnBot, Player},
};
use bots::{Greedy, Level, LevelFault};
use kernel::{Tabletop, Taste};
use std::{fmt, str::FromStr, sync::Arc};

/// A player in a match, by name.
#[derive(Clone, Debug, PartialEq)]
pub enum Contender {
    Rollout(u32, bots::Knobs),
    Level(Level),
    /// `greedy` with the weights that bots used before the current ones. Games that have not kept such weights use the
    /// current ones.
    Earlier,
    /// A program that plays over its standard input and output.
    Program(Command),
}

const EARLIER: &str = "greedy:earlier";
const PROGRAM: &str = "exec:";

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContenderFault {
    #[error("{0}; in a match also {EARLIER}, or {PROGRAM}COMMAND for a program")]
    Level(LevelFault),
    #[error(transparent)]
    Command(#[from] CommandFault),
}

impl Contender {
    /// Returns this player for the game `G`. If its level has a time limit, the bot stops its search by itself. `hello`
    /// is the first message to a program, which keeps to these limits or loses.
    pub(crate) fn player<G: Tabletop>(&self, limits: Limits, hello: &Arc<Hello>) -> Box<dyn Player<G>> {
        match self {
            Contender::Level(level) => Box::new(OwnBot(match level.within() {
                Some(within) => Box::new(Timed { bot: level.bot(), within }),
                None => level.bot(),
            })),
            Contender::Rollout(n, knobs) => Box::new(OwnBot(Box::new(bots::Rollout::new(*n, *knobs)))),
            Contender::Earlier => Box::new(OwnBot(Box::new(Greedy::by(Taste::Earlier)))),
            Contender::Program(command) => Box::new(Program::new(command.clone(), limits, Arc::clone(hello))),
        }
    }

    /// Reports whether this is a program.
    pub(crate) fn is_program(&self) -> bool {
        matches!(self, Contender::Program(_))
    }
}

impl FromStr for Contender {
    type Err = ContenderFault;

    fn from_str(text: &str) -> Result<Contender, ContenderFault> {
        if text == EARLIER {
            return Ok(Contender::Earlier);
        }
        if let Some(rest) = text.strip_prefix("rollout:") {
            let (n, knobs) = rest.split_once('?').unwrap_or((rest, ""));
            if let (Ok(n), Some(knobs)) = (n.parse(), bots::Knobs::parse(knobs)) {
                return Ok(Contender::Rollout(n, knobs));
            }
        }
        if let Some(command) = text.strip_prefix(PROGRAM) {
            return Ok(Contender::Program(command.parse()?));
        }
        text.parse().map(Contender::Level).map_err(ContenderFault::Level)
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Level(level) => level.fmt(f),
            Contender::Rollout(n, knobs) => write!(f, "rollout:{n}{knobs:?}"),
            Contender::Earlier => f.write_str(EARLIER),
            Contender::Program(command) => write!(f, "{PROGRAM}{command}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back_as_they_went() {
        for name in ["random", "greedy", "ismcts:1000", "greedy:earlier", "exec:./bot.py --fast"] {
            assert_eq!(name.parse::<Contender>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn the_earlier_bot_is_of_the_laboratory_alone() {
        assert!("greedy:earlier".parse::<Level>().is_err());
        let fault = "greedy:later".parse::<Contender>().unwrap_err().to_string();
        assert!(
            fault.contains("expected random, greedy")
                && fault.ends_with("also greedy:earlier, or exec:COMMAND for a program"),
            "{fault}"
        );
    }
}
