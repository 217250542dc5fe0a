//! Checks every promise of `testkit` in random games, for both editions, every mode and every number of seats:
//! `cargo run --release -p storyline --example promises -- 1000`, or for some tables only: `-- 1000 "epic, standard"`.

use kernel::{OptionValue, Options, Shelf, Tabletop};
use std::{env, process::ExitCode, time::Instant};
use storyline::Storyline;

const MODES: [&str; 7] =
    ["standard", "challenge6", "challenge9", "challenge12", "solitaire6", "solitaire8", "solitaire10"];

fn main() -> ExitCode {
    let Some(games) = env::args().nth(1).and_then(|games| games.parse().ok()) else {
        eprintln!("expected the number of games for each table, such as 1000");
        return ExitCode::FAILURE;
    };
    let wanted = env::args().nth(2).unwrap_or_default();
    let mut broken = 0;
    for (name, profile) in Storyline::EDITIONS {
        for mode in MODES {
            for (seats, length) in (1..=4).map(|seats| (seats, 3)).chain([(2, 4)]) {
                let word = |word: &str| OptionValue::Word(word.into());
                let options: Options =
                    [("mode".into(), word(mode)), ("length".into(), OptionValue::Number(length))].into();
                // Solitaire is for one seat. Combinations of options that make no table are skipped.
                let Ok(game) = Storyline::open(*profile, &options, seats, &Shelf::EMPTY) else { continue };
                let (begun, named) = (Instant::now(), format!("{name}, {mode}, {seats} seats, length {length}"));
                if !named.contains(&wanted) {
                    continue;
                }
                match testkit::check(&game, games) {
                    Ok(report) => {
                        let (entries, seconds) = (report.entries, begun.elapsed().as_secs());
                        println!("{named}: {} games, {entries} entries, {seconds} s", report.games);
                    }
                    Err(fault) => {
                        broken += 1;
                        println!("{named}: {fault}");
                    }
                }
            }
        }
    }
    if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
