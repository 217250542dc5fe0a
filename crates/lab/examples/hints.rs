//! Measures hints: how long they take, and how far their chances can be trusted.
//!
//! Usage: `cargo run --release -p lab --example hints -- GAME SEATS BOT GAMES [ROLLOUTS]`, such as `-- draft 2 ismcts:300
//! 400`, with 1,000 rollouts unless said otherwise. The bot plays in every seat. In each game one in five decisions is
//! judged, and the chance of the choice that the bot takes is compared with the result of the game.

use catalog::{Level, open};
use kernel::{Lang, Options, Rng, Seat, Shelf, Turn};
use std::{
    error::Error,
    time::{Duration, Instant},
};

/// One of so many decisions is judged.
const EVERY: usize = 5;

/// The number of bins of chances, which have equal widths.
const BINS: usize = 10;

/// The measurements of all games.
#[derive(Default)]
struct Measured {
    times: Vec<Duration>,
    rollouts: Vec<usize>,
    /// For each judged choice that was taken, its chance to win and the share of its seat in the win.
    chances: Vec<(f64, f64)>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, bot, games, rest @ ..] = words.as_slice() else {
        return Err(
            "expected a game, a number of seats, a bot and a number of games, such as: draft 2 greedy 100".into()
        );
    };
    let (seats, bot, games) = (seats.parse()?, bot.parse()?, games.parse()?);
    let rollouts = rest.first().map_or(Ok(1_000), |text| text.parse())?;
    let mut measured = Measured::default();
    for seed in 0..games {
        play((game, seats), (bot, seed), rollouts, &mut measured)?;
    }
    print(measured);
    Ok(())
}

/// Plays one game, and judges decisions of all seats.
fn play(
    (game, seats): (&str, usize),
    (bot, seed): (Level, u64),
    rollouts: u32,
    measured: &mut Measured,
) -> Result<(), Box<dyn Error>> {
    let names = (0..seats).map(|seat| format!("Seat {seat}")).collect();
    let mut table = open(game, &Options::new(), names, &Shelf::EMPTY)?;
    let (mut rng, mut decisions) = (Rng::new(seed), 0);
    let mut taken: Vec<(Seat, f64)> = Vec::new();
    loop {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => {
                table.chance(&mut rng)?;
            }
            Turn::Of(seat) => {
                decisions += 1;
                let choice = table.think(bot, Rng::new(rng.word()))?(&mut || false);
                if decisions % EVERY == 0 && table.ways() > 1 {
                    let judging = table.judge(rollouts, None, Lang::En)?;
                    let begun = Instant::now();
                    let verdicts = judging(&mut || false);
                    measured.times.push(begun.elapsed());
                    measured.rollouts.push(verdicts.iter().map(|verdict| verdict.rollouts).sum());
                    let own = verdicts.iter().find(|verdict| verdict.choice == choice);
                    taken.extend(own.map(|verdict| (seat, verdict.result.mean)));
                }
                table.choose(seat, choice)?;
            }
        }
    }
    let scores = table.scores().ok_or("the game is over")?;
    let shares = bots::shares(&scores);
    measured.chances.extend(taken.into_iter().map(|(seat, chance)| (chance, shares[seat])));
    Ok(())
}

fn print(Measured { mut times, mut rollouts, chances }: Measured) {
    times.sort_unstable();
    rollouts.sort_unstable();
    let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1_000.0);
    println!(
        "{} hints; {:.0} ms in the median, {:.0} ms at most",
        times.len(),
        ms(times.get(times.len() / 2)),
        ms(times.last())
    );
    println!("{} rollouts at least", rollouts.first().copied().unwrap_or_default());
    println!("chance  won    choices");
    let mut error = 0.0;
    for bin in 0..BINS {
        let inside = |chance: f64| ((chance * BINS as f64) as usize).min(BINS - 1) == bin;
        let own: Vec<&(f64, f64)> = chances.iter().filter(|(chance, _)| inside(*chance)).collect();
        if own.is_empty() {
            continue;
        }
        let mean = |of: &dyn Fn(&(f64, f64)) -> f64| own.iter().map(|one| of(one)).sum::<f64>() / own.len() as f64;
        let (chance, won) = (mean(&|one| one.0), mean(&|one| one.1));
        error += (chance - won).abs() * own.len() as f64 / chances.len() as f64;
        println!("{chance:.3}   {won:.3}  {}", own.len());
    }
    println!("calibration error {error:.4} of {} choices", chances.len());
}
