//! Solves the endings of games, and prints how far bots are from optimal play there: `cargo run --release -p lab
//! --example exact -- draft 2 40 greedy ismcts:1000`. The words are a game, a number of seats, a number of deals, bots,
//! and options of the table, such as `turnCap=7`.
//!
//! Other words set the size of the check: `--nodes=N` and `--worlds=N` bound an ending, `--times=N` is the number of
//! times that each decision is put to each bot, `--seed=S` is the seed of the deals, and `--samples=N` also judges the
//! decisions before the last luck of a game without secrets.

use bots::Level;
use kernel::{OptionValue, Options, Shelf};
use lab::Exact;
use std::{env, num::NonZeroUsize, process::ExitCode, thread::available_parallelism};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match read(&words).and_then(|exact| exact.run(&|_| ()).map_err(|fault| fault.to_string())) {
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

/// Reads the words of the command. The check itself finds numbers that are out of their range.
fn read(words: &[String]) -> Result<Exact, String> {
    let [game, seats, deals, rest @ ..] = words else {
        return Err("expected a game, a number of seats and a number of deals, such as: draft 2 40 greedy".into());
    };
    let mut exact = Exact {
        game: game.clone(),
        options: Options::new(),
        shelf: Shelf::EMPTY,
        seats: number(seats)?,
        bots: Vec::new(),
        deals: number(deals)?,
        seed: 1,
        nodes: 10_000,
        worlds: 3,
        times: 4,
        samples: None,
        jobs: available_parallelism().unwrap_or(NonZeroUsize::MIN),
    };
    for word in rest {
        match word.split_once('=') {
            Some(("--nodes", text)) => exact.nodes = number(text)?,
            Some(("--worlds", text)) => exact.worlds = number(text)?,
            Some(("--times", text)) => exact.times = number(text)?,
            Some(("--seed", text)) => exact.seed = number(text)?,
            Some(("--samples", text)) => exact.samples = Some(number(text)?),
            Some((name, text)) if !name.starts_with('-') => {
                exact.options.insert(name.into(), value(text));
            }
            Some(_) => {
                return Err(format!("{word} is not known; expected --nodes, --worlds, --times, --seed or --samples"));
            }
            None => exact.bots.push(word.parse().map_err(|fault: bots::LevelFault| fault.to_string())?),
        }
    }
    if exact.bots.iter().all(|bot| *bot == Level::Random) {
        return Err("expected a bot, such as greedy or ismcts:1000; random is always judged, too".into());
    }
    Ok(exact)
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("expected a whole number, found {text:?}"))
}

/// Returns the value of an option: a number or a flag if the text is one, and otherwise a word.
fn value(text: &str) -> OptionValue {
    let number = text.parse().map(OptionValue::Number).ok();
    let flag = text.parse().map(OptionValue::Flag).ok();
    number.or(flag).unwrap_or_else(|| OptionValue::Word(text.into()))
}
