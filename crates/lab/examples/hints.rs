//! Measures how long a hint takes: judges every fifth decision of games that greedy bots play, in every game.
//!
//! Usage: `cargo run --release -p lab --example hints -- [ROLLOUTS] [GAMES]`, with 1,000 rollouts and 3 games unless said
//! otherwise.

use catalog::{GAMES, Level, open};
use kernel::{Lang, Options, Rng, Shelf, Turn};
use std::{
    error::Error,
    time::{Duration, Instant},
};

/// One of so many decisions is judged.
const EVERY: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let rollouts = arguments.next().map_or(Ok(1_000), |text| text.parse())?;
    let games = arguments.next().map_or(Ok(3), |text| text.parse())?;
    println!("game   seats  decisions  median ms  worst ms  rollouts at least");
    for game in GAMES.iter() {
        for seats in game.fewest_seats..=game.most_seats {
            let (mut times, mut least) = (Vec::new(), usize::MAX);
            for seed in 0..games {
                least = least.min(judge(game.name, seats, (seed, rollouts), &mut times)?);
            }
            times.sort_unstable();
            let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1_000.0);
            let (median, worst) = (ms(times.get(times.len() / 2)), ms(times.last()));
            println!("{:<6} {seats:>5}  {:>9}  {median:>9.0}  {worst:>8.0}  {least:>17}", game.name, times.len());
        }
    }
    Ok(())
}

/// Plays one game, and judges decisions of all seats. Returns the least number of rollouts in a judgement.
fn judge(
    game: &str,
    seats: usize,
    (seed, rollouts): (u64, u32),
    times: &mut Vec<Duration>,
) -> Result<usize, Box<dyn Error>> {
    let names = (0..seats).map(|seat| format!("Seat {seat}")).collect();
    let mut table = open(game, &Options::new(), names, &Shelf::EMPTY)?;
    let (mut rng, mut decisions, mut least) = (Rng::new(seed), 0, usize::MAX);
    loop {
        match table.turn() {
            Turn::Over => return Ok(least),
            Turn::Chance => {
                table.chance(&mut rng)?;
            }
            Turn::Of(seat) => {
                decisions += 1;
                if decisions % EVERY == 0 && table.ways() > 1 {
                    let judging = table.judge(rollouts, Lang::En)?;
                    let begun = Instant::now();
                    let verdicts = judging(&mut || false);
                    times.push(begun.elapsed());
                    least = least.min(verdicts.iter().map(|verdict| verdict.rollouts).sum());
                }
                let choice = table.think(Level::Greedy, Rng::new(rng.word()))?(&mut || false);
                table.choose(seat, choice)?;
            }
        }
    }
}
