//! Measures the speed of the tree search in the middle of games, and prints a digest of its choices: `cargo run
//! --release -p lab --example search -- epic ismcts:300 4`, or at a table with another number of seats: `-- oz
//! ismcts:1000 2 3`.
//!
//! Greedy bots play the given number of games. One in ten of their decisions between several actions is searched, each
//! with random numbers of its own. All these searches are run five times. The rates are per second of processor time.
//! Two builds that make the same choices print the same digest of them.

use bots::{Bot, Level};
use catalog::{Visitor, Wanted};
use kernel::{Digest, Game, Options, Rng, Shelf, Tabletop, Turn, Unheard, Viewer};
use lab::{Clock, Spread};
use std::{env, process::ExitCode};

/// One in this many decisions between several actions is searched.
const ONE_IN: usize = 10;

/// The number of times that all searches are run.
const REPEATS: usize = 5;

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
    let [name, bot, games, rest @ ..] = words else {
        return Err("expected a game, a search and a number of games, such as: epic ismcts:300 4".into());
    };
    let number = |word: &String| word.parse::<usize>().map_err(|_| format!("expected a number, found {word:?}"));
    let Level::Ismcts { iterations, .. } = bot.parse().map_err(|fault: bots::LevelFault| fault.to_string())? else {
        return Err(format!("expected ismcts:N, found {bot}"));
    };
    let seats = rest.first().map_or(Ok(2), number)?;
    let wanted = Wanted { game: name, options: &Options::new(), seats, shelf: &Shelf::EMPTY };
    let searches = Searches { iterations, games: number(games)? as u64 };
    catalog::visit(wanted, searches).map_err(|fault| fault.to_string())?
}

/// The searches to run: the number of iterations of each search, and the number of games.
struct Searches {
    iterations: u32,
    games: u64,
}

/// A decision between several actions: the view of the seat and its legal actions.
struct Decision<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
}

impl Visitor for Searches {
    type Out = Result<String, String>;

    fn visit<G: Tabletop>(self, game: G) -> Self::Out {
        let decisions: Vec<Decision<G>> = (0..self.games).flat_map(|number| decisions(&game, number)).collect();
        let clock = Clock::best();
        let mut chosen = Vec::new();
        let rates = (0..REPEATS).map(|_| {
            chosen.clear();
            let ((), seconds) = clock.time(|| chosen.extend(self.search(&game, &decisions)));
            f64::from(self.iterations) * decisions.len() as f64 / seconds
        });
        let Spread { median, min, max } = Spread::of(rates.collect()).ok_or("nothing was measured")?;
        let (count, digest) = (decisions.len(), Digest::print(Digest::of_view(&chosen)));
        Ok(format!("{count} decisions, {median:.0} iterations/s ({min:.0} to {max:.0}); choices {digest}"))
    }
}

impl Searches {
    fn search<G: Game>(&self, game: &G, decisions: &[Decision<G>]) -> Vec<G::Action> {
        let mut bot: Box<dyn Bot<G>> = Level::Ismcts { iterations: self.iterations, within: None }.bot();
        let numbered = decisions.iter().zip(0..);
        numbered.map(|(asked, number)| bot.choose(game, &asked.view, &asked.legal, &mut Rng::new(number))).collect()
    }
}

/// Plays one game, whose number is its seed, and returns the decisions to search.
fn decisions<G: Game>(game: &G, number: u64) -> Vec<Decision<G>> {
    let mut rng = Rng::new(number);
    let mut bot: Box<dyn Bot<G>> = Level::Greedy.bot();
    let (mut state, mut legal) = (game.start(), Vec::new());
    let (mut choices, mut kept) = (0, Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => return kept,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.happen(&mut state, &chance, &mut Unheard);
            }
            Turn::Of(seat) => {
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let action = bot.choose(game, &view, &legal, &mut rng);
                if legal.len() > 1 {
                    choices += 1;
                    if choices % ONE_IN == 0 {
                        kept.push(Decision { view, legal: legal.clone() });
                    }
                }
                game.play(&mut state, seat, &action, &mut Unheard);
            }
        }
    }
}
