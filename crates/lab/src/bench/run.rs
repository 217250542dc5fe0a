//! Runs a benchmark from beginning to end.

use super::{
    clock::Clock,
    driver::{Door, Driver},
    limit::Limit,
    report::{BenchReport, DoorReport, Run},
    search,
    spread::REPEATS,
};
use crate::{LabFault, seats::usual_seats};
use catalog::Wanted;
use kernel::{Options, Shelf, Tabletop};
use std::path::PathBuf;

/// The greatest number of seconds for one measurement.
pub const MAX_SECONDS: f64 = 3_600.0;

/// The seed of all benchmarks, so that they play the same games.
const SEED: u64 = 1;

/// A function that runs some work and returns the number of allocations on this thread. Only a binary can count
/// allocations, so the binary supplies this function.
pub type Allocations = fn(&mut dyn FnMut()) -> u64;

/// The plan of a benchmark.
#[derive(Clone, Debug)]
pub struct Bench {
    pub game: String,
    pub options: Options,
    /// The packs that the options may name.
    pub shelf: Shelf,
    pub seats: Option<usize>,
    /// The total time for all repeats of one measurement, in seconds.
    pub seconds: f64,
    /// A hand-written program to measure in the same run.
    pub limit: Option<PathBuf>,
    pub allocations: Allocations,
}

impl Bench {
    pub fn run(&self) -> Result<BenchReport, LabFault> {
        if !(self.seconds > 0.0 && self.seconds <= MAX_SECONDS) {
            return Err(LabFault::Seconds { found: self.seconds, most: MAX_SECONDS });
        }
        let entry = catalog::game(&self.game)?;
        let seats = self.seats.unwrap_or_else(|| usual_seats(entry));
        let Bench { game, options, shelf, .. } = self;
        catalog::visit(Wanted { game, options, seats, shelf }, self)?
    }

    /// Measures a game of a known type and returns the report.
    pub fn measure<G: kernel::Game>(&self, game: &G) -> Result<BenchReport, LabFault> {
        let clock = Clock::best();
        let each = self.seconds / REPEATS as f64;
        let mut courses =
            Door::ALL.map(|door| Course { driver: Driver::new(game, SEED), door, games: 1, runs: Vec::new() });
        courses.iter_mut().for_each(|course| course.warm(clock, each));
        let mut limit = self.limit.as_ref().map(|program| Limit::warm(program, each)).transpose()?;
        // The paths are measured in turn, so that a slower machine slows down all of them.
        for _ in 0..REPEATS {
            courses.iter_mut().for_each(|course| course.measure(clock, self.allocations));
            limit.as_mut().map(Limit::measure).transpose()?;
        }
        let entries_per_game = courses[0].entries_per_game();
        let [trusted, checked] = courses.map(|course| DoorReport::of(&course.runs).expect("there were repeats"));
        Ok(BenchReport {
            game: self.game.clone(),
            options: self.options.clone(),
            seats: game.seats(),
            clock,
            entries_per_game,
            limit: limit.map(|limit| limit.report(trusted.games_per_second)),
            trusted,
            checked,
            ismcts: search::measure(game, SEED, clock, self.seconds),
        })
    }
}

impl catalog::Visitor for &Bench {
    type Out = Result<BenchReport, LabFault>;

    fn visit<G: Tabletop>(self, game: G) -> Self::Out {
        self.measure(&game)
    }
}

/// The measurements of the games through one door.
struct Course<'a, G: kernel::Game> {
    driver: Driver<'a, G>,
    door: Door,
    /// The number of games in one measurement.
    games: u64,
    runs: Vec<Run>,
}

impl<G: kernel::Game> Course<'_, G> {
    /// Doubles the number of games until they take at least a quarter of `seconds`. Then sets the number so that one
    /// measurement takes about `seconds`. The buffers grow during these games, before the first measurement.
    fn warm(&mut self, clock: Clock, seconds: f64) {
        loop {
            let (_, spent) = clock.time(|| self.driver.games(self.door, self.games));
            if spent >= seconds / 4.0 {
                self.games = (self.games as f64 * seconds / spent).max(1.0) as u64;
                return;
            }
            self.games *= 2;
        }
    }

    fn measure(&mut self, clock: Clock, allocations: Allocations) {
        let mut entries = 0;
        let mut play = || entries = self.driver.games(self.door, self.games);
        let (allocations, seconds) = clock.time(|| allocations(&mut play));
        self.runs.push(Run { games: self.games, entries, seconds, allocations });
    }

    fn entries_per_game(&self) -> f64 {
        let sum = |count: fn(&Run) -> u64| self.runs.iter().map(count).sum::<u64>() as f64;
        sum(|run| run.entries) / sum(|run| run.games)
    }
}
