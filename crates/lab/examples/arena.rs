//! arena GAME GAMES SEED BOT...  (options as name=value among the bots)
use kernel::{Options, Shelf};
use lab::{Match, Plan};
use std::num::NonZeroUsize;
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut options = Options::new();
    let mut bots = Vec::new();
    for word in &words[3..] {
        if let Some((n, v)) = word.strip_prefix('-').and_then(|w| w.split_once('=')) {
            options.insert(n.to_string(), match (v.parse::<i32>(), v.parse::<bool>()) {
                (Ok(n), _) => kernel::OptionValue::Number(n),
                (_, Ok(b)) => kernel::OptionValue::Flag(b),
                _ => kernel::OptionValue::Word(v.to_string()),
            });
        } else {
            bots.push(word.parse().unwrap_or_else(|f| panic!("{f}")));
        }
    }
    let m = Match {
        game: words[0].clone(), options, shelf: Shelf::EMPTY, bots,
        plan: Plan { games: words[1].parse().unwrap(), seed: words[2].parse().unwrap(), jobs: NonZeroUsize::new(std::env::var("JOBS").ok().and_then(|j| j.parse().ok()).unwrap_or(1)).unwrap() },
    };
    let report = m.run(&|_| ()).unwrap();
    for row in &report.standings.bots { println!("{} {:?}", words[3..].join(" "), row); }
}
