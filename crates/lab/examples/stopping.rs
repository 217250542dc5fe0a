//! Measures how often the interval of a match that stops at a width contains the true win share of the first bot:
//! `cargo run --release -p lab --example stopping -- draft 0.05 1000 random random`.
//!
//! The given number of matches is played, each with a seed of its own. The truth is the share in one long match, with as
//! many games as all of them together. For comparison, as many matches are played that have the mean number of games and
//! no width.

use kernel::{Options, Shelf};
use lab::{Contender, Estimate, Limits, MAX_GAMES, Match, Plan};
use std::{env, num::NonZeroUsize, process::ExitCode, thread::available_parallelism};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match run(&words) {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[String]) -> Result<String, String> {
    let [game, width, matches, bots @ ..] = words else {
        return Err(
            "expected a game, a width, a number of matches and bots, such as: draft 0.05 1000 random random".into()
        );
    };
    let until: f64 = width.parse().map_err(|_| format!("expected a width such as 0.05, found {width:?}"))?;
    let matches: u64 = matches.parse().map_err(|_| format!("expected a number of matches, found {matches:?}"))?;
    let bots = bots.iter().map(|bot| bot.parse().map_err(|fault| format!("{fault}"))).collect::<Result<_, _>>()?;
    let asked = Asked { game, bots };
    let stopped: Vec<(u64, Estimate)> =
        (0..matches).map(|seed| asked.played(MAX_GAMES, Some(until), seed)).collect::<Result<_, _>>()?;
    let games: u64 = stopped.iter().map(|(games, _)| games).sum();
    let mean = games / matches.max(1);
    let (_, truth) = asked.played(games.min(MAX_GAMES), None, u64::MAX)?;
    let fixed: Vec<(u64, Estimate)> =
        (0..matches).map(|seed| asked.played(mean, None, matches + seed)).collect::<Result<_, _>>()?;
    let held = |list: &[(u64, Estimate)]| {
        let holds = |estimate: &Estimate| estimate.compare(truth.mean).is_some_and(std::cmp::Ordering::is_eq);
        list.iter().filter(|(_, estimate)| holds(estimate)).count()
    };
    let share = |list: &[(u64, Estimate)]| list.iter().map(|(_, each)| each.mean).sum::<f64>() / matches as f64;
    Ok(format!(
        "true win share {:.4}; {matches} matches each\n\
         stopped at {until}: {} intervals hold it, mean share {:.4}, mean number of games {mean}\n\
         with {mean} games: {} intervals hold it, mean share {:.4}",
        truth.mean,
        held(&stopped),
        share(&stopped),
        held(&fixed),
        share(&fixed)
    ))
}

/// The game and the bots of all matches.
struct Asked<'a> {
    game: &'a str,
    bots: Vec<Contender>,
}

impl Asked<'_> {
    /// Plays a match. Returns the number of its games and the win share of the first bot.
    fn played(&self, games: u64, until: Option<f64>, seed: u64) -> Result<(u64, Estimate), String> {
        let jobs = available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let (game, options, bots) = (self.game.to_owned(), Options::new(), self.bots.clone());
        let plan = Plan { games, until, seed, jobs };
        let report = Match { game, options, shelf: Shelf::EMPTY, bots, plan, limits: Limits::default(), control: None }
            .run(&|_| ());
        let standings = report.map_err(|fault| fault.to_string())?.standings;
        let first = standings.bots.first().ok_or("expected a bot for each seat")?;
        Ok((standings.games, first.results.win_share))
    }
}
