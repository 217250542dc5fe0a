//! Solves the endings of several deals on several threads, and judges bots on them.

use super::{
    ending::Size,
    judged::{Judge, Judged},
    report::{ExactReport, LateReport},
    sampled::{Late, Sampling},
};
use crate::{LabFault, matchup::Progress};
use bots::Level;
use catalog::{Visitor, Wanted};
use kernel::{Options, Shelf, Tabletop};
use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
        mpsc::channel,
    },
    thread,
};

/// The greatest number of deals.
pub const MAX_ENDINGS: u64 = 100_000;
/// The greatest number of nodes in an ending. All its positions must fit into memory.
pub const MAX_NODES: usize = 1_000_000;
/// The greatest number of deals of hidden cards in which an ending can begin.
pub const MAX_WORLDS: usize = 1_000;
/// The greatest number of times that a decision is put to a bot.
pub const MAX_TIMES: u32 = 1_000;

/// The greatest number of sampled outcomes of the last luck.
pub const MAX_SAMPLES: u64 = 10_000;

/// The stack of each thread, in bytes. Growing a form recurses once for each entry of a game.
const STACK: usize = 256 << 20;

/// An exact check: the endings of several deals are solved, and the distance of bots from optimal play is measured.
#[derive(Clone, Debug)]
pub struct Exact {
    pub game: String,
    pub options: Options,
    /// The packs that the options may name.
    pub shelf: Shelf,
    /// The number of seats, one or two.
    pub seats: usize,
    /// The bots to judge, without time limits. `random` is always judged, too.
    pub bots: Vec<Level>,
    /// The number of deals, from 1 to [`MAX_ENDINGS`].
    pub deals: u64,
    pub seed: u64,
    /// The greatest number of nodes in an ending, from 1 to [`MAX_NODES`].
    pub nodes: usize,
    /// The greatest number of deals of hidden cards in which an ending can begin, from 1 to [`MAX_WORLDS`].
    pub worlds: usize,
    /// The number of times that each decision is put to each bot, from 1 to [`MAX_TIMES`].
    pub times: u32,
    /// The number of outcomes of the last luck on which decisions before it are judged, from 1 to [`MAX_SAMPLES`]. With
    /// `None`, only endings are judged.
    pub samples: Option<u64>,
    /// The number of threads. It does not change the result.
    pub jobs: NonZeroUsize,
}

impl Exact {
    /// Solves the endings and judges the bots. Calls `heard` with the progress from time to time.
    ///
    /// # Errors
    ///
    /// Returns an error if the game cannot be set up like this, if it has more than two seats, if a number is out of its
    /// range, if a bot has a time limit, or if `samples` is given for a game with secrets.
    pub fn run(&self, heard: &dyn Fn(Progress)) -> Result<ExactReport, LabFault> {
        self.check()?;
        let wanted = Wanted { game: &self.game, options: &self.options, seats: self.seats, shelf: &self.shelf };
        let levels: Vec<Level> = std::iter::once(Level::Random)
            .chain(self.bots.iter().copied().filter(|level| *level != Level::Random))
            .collect();
        let results = catalog::visit(wanted, Deals { exact: self, levels: &levels, heard })?;
        let names: Vec<String> = levels.iter().map(Level::to_string).collect();
        let judged: Vec<Judged> = results.iter().filter_map(|(ending, _)| ending.clone()).collect();
        let report = ExactReport::of((self.game.clone(), self.seats), (self.deals, self.seed), &names, &judged);
        let Some(samples) = self.samples else { return Ok(report) };
        let late: Option<Vec<Late>> = results.into_iter().map(|(_, late)| late).collect();
        let late = late.ok_or_else(|| LabFault::ExactHidden { game: self.game.clone() })?;
        Ok(ExactReport { late: Some(LateReport::of(samples, &names, &late)), ..report })
    }

    fn check(&self) -> Result<(), LabFault> {
        let Exact { seats, deals, nodes, worlds, times, samples, .. } = self;
        if *seats > 2 {
            return Err(LabFault::ExactSeats { found: *seats });
        }
        for (what, found, most) in [
            ("deals", *deals, MAX_ENDINGS),
            ("nodes", *nodes as u64, MAX_NODES as u64),
            ("worlds", *worlds as u64, MAX_WORLDS as u64),
            ("times", u64::from(*times), u64::from(MAX_TIMES)),
            ("samples", samples.unwrap_or(1), MAX_SAMPLES),
        ] {
            if !(1..=most).contains(&found) {
                return Err(LabFault::ExactNumber { what, found, most });
            }
        }
        match self.bots.iter().find(|level| level.within().is_some()) {
            Some(bot) => Err(LabFault::ExactTime { bot: bot.to_string() }),
            None => Ok(()),
        }
    }
}

/// All deals of a game.
struct Deals<'a> {
    exact: &'a Exact,
    levels: &'a [Level],
    heard: &'a dyn Fn(Progress),
}

/// The judgement of one deal: its ending, if one is small enough, and its late decisions, if they were asked for and
/// nothing is hidden.
type DealResult = (Option<Judged>, Option<Late>);

impl Visitor for Deals<'_> {
    type Out = Vec<DealResult>;

    fn visit<G: Tabletop>(self, game: G) -> Vec<DealResult> {
        let Deals { exact, levels, heard } = self;
        let Exact { deals, seed, nodes, worlds, times, jobs, samples, .. } = exact;
        let size = Size { nodes: *nodes, worlds: *worlds };
        let judge = Judge { bots: levels, size, seed: *seed, times: *times };
        let sampling = samples.map(|samples| Sampling { bots: levels, seed: *seed, samples });
        let (game, next) = (Arc::new(game), AtomicU64::new(0));
        let (send, receive) = channel();
        thread::scope(|scope| {
            for _ in 0..jobs.get() {
                let (send, game, next) = (send.clone(), &game, &next);
                let work = move || {
                    loop {
                        let deal = next.fetch_add(1, Ordering::Relaxed);
                        if deal >= *deals {
                            return;
                        }
                        let late = sampling.and_then(|sampling| sampling.late(&**game, deal));
                        if send.send((deal, (judge.judge(game, deal), late))).is_err() {
                            return;
                        }
                    }
                };
                let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
                thread.expect("the system has room for the threads that were asked for");
            }
            drop(send);
            let mut all = BTreeMap::new();
            for (deal, result) in receive {
                all.insert(deal, result);
                let games = all.len() as u64;
                heard(Progress { games, played: games, expected: *deals });
            }
            all.into_values().collect()
        })
    }
}
