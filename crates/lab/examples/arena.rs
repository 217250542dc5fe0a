//! arena GAME GAMES SEED JOBS BOT...
use kernel::{Options, Shelf};
use lab::{Limits, Match, Plan};
use std::num::NonZeroUsize;
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let bots = words[4..].iter().map(|word| word.parse().unwrap_or_else(|f| panic!("{f}"))).collect();
    let m = Match {
        game: words[0].clone(), options: Options::new(), shelf: Shelf::EMPTY, bots, limits: Limits::default(),
        plan: Plan { games: words[1].parse().unwrap(), seed: words[2].parse().unwrap(), until: None, jobs: NonZeroUsize::new(words[3].parse().unwrap()).unwrap() },
    };
    let started = std::time::Instant::now();
    let report = m.run(&|_| ()).unwrap();
    for row in &report.standings.bots { println!("{} {:.1} ({:.1}-{:.1}) of {}  {:?}", row.bot, 100.0*row.results.win_share.mean, 100.0*row.results.win_share.interval.map_or(0.0,|i|i[0]), 100.0*row.results.win_share.interval.map_or(0.0,|i|i[1]), report.standings.games, started.elapsed()); }
}
