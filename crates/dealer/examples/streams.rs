//! Plays pairs of tables that differ only in cards that one viewer cannot see, and compares the messages to that
//! viewer: `cargo run --release -p dealer --example streams -- 1000`.
//!
//! The argument is the number of pairs for each game. A pair starts from a random position, with a random viewer and
//! screens in both languages. The program fails at the first message that differs. Afterwards, it plants faults to test
//! the comparison, and fails if the comparison misses one of them.

#[path = "../tests/it/world.rs"]
mod world;

use kernel::Rng;
use std::{env, process::ExitCode};
use testkit::{Compared, compare};
use world::{Fault, pair};

const GAMES: [(&str, usize); 8] =
    [("draft", 2), ("draft", 4), ("duel", 2), ("oz", 2), ("oz", 3), ("oz", 4), ("epic", 2), ("epic", 4)];
/// The game in which faults are planted, and its number of seats.
const PLANTED: (&str, usize) = ("duel", 2);
const PAIRS: usize = 1_000;
const DECISIONS: usize = 40;

fn main() -> ExitCode {
    let pairs = env::args().nth(1).map_or(Ok(PAIRS), |word| word.parse());
    let Ok(pairs) = pairs else {
        eprintln!("expected a number of pairs");
        return ExitCode::FAILURE;
    };
    let equal = GAMES.into_iter().try_for_each(|game| run(game, Fault::None, pairs).map(|told| println!("{told}")));
    let found = equal.and_then(|()| {
        [Fault::Digest, Fault::Pass, Fault::Length, Fault::Order].into_iter().try_for_each(|fault| find(fault, pairs))
    });
    match found {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Plants a fault. Returns an error if the comparison does not detect the fault.
fn find(fault: Fault, pairs: usize) -> Result<(), String> {
    match run(PLANTED, fault, pairs) {
        Ok(_) => Err(format!("{fault:?} was planted, and nothing differed")),
        Err(_) => {
            println!("{fault:?} was planted, and found");
            Ok(())
        }
    }
}

/// Compares `pairs` pairs of tables of a game. Returns a summary of the comparison, or the first leak as an error.
fn run((game, seats): (&str, usize), fault: Fault, pairs: usize) -> Result<String, String> {
    let (mut compared, mut sum, mut seed) = (0, Compared::default(), 0);
    while compared < pairs {
        let mut rng = Rng::stream(u64::MAX, seed);
        seed += 1;
        let Some([mut one, mut other]) = pair(game, seats, fault, &mut rng) else { continue };
        let found = compare([&mut one, &mut other], DECISIONS, &mut rng);
        let found = found.map_err(|leak| format!("{game} for {seats}, pair {}: {leak}", seed - 1))?;
        compared += 1;
        sum.decisions += found.decisions;
        sum.messages += found.messages;
        sum.bytes += found.bytes;
    }
    let Compared { decisions, messages, bytes } = sum;
    let megabytes = bytes / 1_000_000;
    Ok(format!(
        "{game} for {seats}: {compared} pairs, {decisions} decisions, {messages} messages, {megabytes} MB: equal"
    ))
}
