//! Plays the games of a training on several threads, and fits the weights.

use super::{
    example::Example,
    fit::{Fit, fitted, spreads},
    reliability::Reliability,
    report::{FeatureRow, SeatsReport, TrainReport},
    self_play::SelfPlay,
};
use crate::{LabFault, matchup::Progress};
use bots::Level;
use catalog::{OpenFault, Visitor, Wanted};
use kernel::{Feature, Lang, OptionFault, Options, Shelf, Tabletop, Weights};
use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc::channel,
    },
    thread,
};

/// The greatest number of games for one number of seats. Their examples must fit into memory.
pub const MAX_TRAINING_GAMES: u64 = 1_000_000;

/// One game in this many is held out: it is not used for the fit, but tests its result.
const HELD_OUT: u64 = 5;

/// A training: games between equal bots, to which the weights of the game's features are fitted.
#[derive(Clone, Debug)]
pub struct Train {
    pub game: String,
    pub options: Options,
    /// The packs that the options may name.
    pub shelf: Shelf,
    /// The bot in every seat.
    pub bot: Level,
    /// The numbers of seats, from 2. If there are none, they are all that the game allows.
    pub seats: Vec<usize>,
    /// The number of games for each number of seats, from 1 to [`MAX_TRAINING_GAMES`].
    pub games: u64,
    pub seed: u64,
    /// The number of threads. It does not change the result.
    pub jobs: NonZeroUsize,
    /// True if the weights that the game has are to be tested, and no new ones fitted.
    pub test: bool,
}

impl Train {
    /// Plays the games and fits the weights. One game in five is held out of the fit, and tests its result. Calls `heard`
    /// with the progress from time to time. Returns an error if the game cannot be played like this, if it has no features
    /// at such tables, or if there are no weights to test.
    pub fn run(&self, heard: &dyn Fn(Progress)) -> Result<TrainReport, LabFault> {
        if !(1..=MAX_TRAINING_GAMES).contains(&self.games) {
            return Err(LabFault::Games { found: self.games, most: MAX_TRAINING_GAMES });
        }
        let tables = self.tables()?;
        let expected = self.games * tables.len() as u64;
        let mut reports = Vec::new();
        for (at, seats) in tables.iter().enumerate() {
            let before = self.games * at as u64;
            let heard = |games: u64| heard(Progress { games: before + games, played: before + games, expected });
            let wanted = Wanted { game: &self.game, options: &self.options, seats: *seats, shelf: &self.shelf };
            reports.push(catalog::visit(wanted, Table { train: self, heard: &heard })??);
        }
        Ok(TrainReport {
            game: self.game.clone(),
            bot: self.bot.to_string(),
            games: self.games,
            seed: self.seed,
            command: self.command(&tables),
            tested: self.test,
            seats: reports,
        })
    }

    /// Returns the numbers of seats. Returns an error if the game does not allow one of them.
    fn tables(&self) -> Result<Vec<usize>, LabFault> {
        let entry = catalog::game(&self.game)?;
        let (least, most) = (entry.fewest_seats.max(2), entry.most_seats);
        match self.seats.iter().find(|seats| !(least..=most).contains(*seats)) {
            Some(found) => Err(OpenFault::Options(OptionFault::Seats { found: *found, least, most }).into()),
            None if self.seats.is_empty() => Ok((least..=most).collect()),
            None => Ok(self.seats.clone()),
        }
    }

    fn command(&self, tables: &[usize]) -> String {
        let seats: String = tables.iter().map(|seats| format!(" --seats {seats}")).collect();
        let options: String = self.options.iter().map(|(name, value)| format!(" --option {name}={value}")).collect();
        let test = if self.test { " --test" } else { "" };
        let Train { game, bot, games, seed, .. } = self;
        format!("brickroad lab train {game} {bot} --games {games}{seats} --seed {seed}{options}{test}")
    }
}

/// The training for one number of seats.
struct Table<'a> {
    train: &'a Train,
    heard: &'a dyn Fn(u64),
}

impl Visitor for Table<'_> {
    type Out = Result<SeatsReport, LabFault>;

    fn visit<G: Tabletop>(self, game: G) -> Self::Out {
        let Train { game: name, test, .. } = self.train;
        if game.features().is_empty() {
            return Err(LabFault::NoFeatures { game: name.clone() });
        }
        if *test && game.weights().is_none() {
            return Err(LabFault::NoWeights { game: name.clone(), seats: game.seats() });
        }
        let examples = self.examples(&game)?;
        let (held, used): (Vec<_>, Vec<_>) =
            examples.into_iter().partition(|(deal, _)| *test || deal % HELD_OUT == HELD_OUT - 1);
        let (games, held) = (held.len() as u64, flat(held));
        let features = match game.weights() {
            Some(weights) if *test => rows(&game, weights.iter(), &spreads(&held, game.features().len())),
            _ => {
                let Fit { weights, spreads } = fitted(&flat(used), game.features().len());
                rows(&game, weights.iter().map(|weight| (weight * Weights::A_LOGIT).round() as i64), &spreads)
            }
        };
        let weights: Vec<f64> = features.iter().map(|row| row.weight as f64 / Weights::A_LOGIT).collect();
        Ok(SeatsReport { seats: game.seats(), reliability: Reliability::of(&held, games, &weights), features })
    }
}

impl Table<'_> {
    /// Plays all deals and returns the examples of each.
    fn examples<G: Tabletop>(&self, game: &G) -> Result<BTreeMap<u64, Vec<Example>>, LabFault> {
        let Train { bot, games, seed, jobs, .. } = self.train;
        let next = AtomicU64::new(0);
        let (send, receive) = channel();
        thread::scope(|scope| {
            for _ in 0..jobs.get() {
                let (send, next) = (send.clone(), &next);
                scope.spawn(move || {
                    let mut play = SelfPlay::new(game, || bot.bot(), *seed);
                    loop {
                        let deal = next.fetch_add(1, Ordering::Relaxed);
                        if deal >= *games || send.send(play.examples(deal).map(|examples| (deal, examples))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(send);
            let mut all = BTreeMap::new();
            (self.heard)(0);
            for played in receive {
                // If a deal fails, the receiver is dropped, and the threads stop after their current deal.
                let (deal, examples) = played?;
                all.insert(deal, examples);
                (self.heard)(all.len() as u64);
            }
            Ok(all)
        })
    }
}

fn flat(examples: Vec<(u64, Vec<Example>)>) -> Vec<Example> {
    examples.into_iter().flat_map(|(_, examples)| examples).collect()
}

/// Returns the features with their weights in millionths of a logit.
fn rows<G: Tabletop>(game: &G, weights: impl Iterator<Item = i64>, spreads: &[f64]) -> Vec<FeatureRow> {
    let row = |((feature, weight), spread): ((&Feature, i64), &f64)| FeatureRow {
        key: feature.key,
        name: feature.name(Lang::En),
        weight,
        effect: weight as f64 / Weights::A_LOGIT * spread,
    };
    game.features().iter().zip(weights).zip(spreads).map(row).collect()
}
