//! Plays all games of a match on several threads.

use super::{entrants::Entrants, seating::Seating, standings::Standings, tally::Tally};
use crate::LabFault;
use kernel::Game;
use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
};

/// The greatest number of games in a match. Up to this number, the sums cannot overflow.
pub const MAX_GAMES: u64 = 100_000_000;

/// The size of a match, its seed and its number of threads.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The requested number of games. It is rounded up to whole rotations of the seats.
    pub games: u64,
    pub seed: u64,
    pub jobs: NonZeroUsize,
}

impl Plan {
    /// Returns the number of deals to play for a line-up of this number of bots. Returns an error if the requested
    /// number of games is not from 1 to [`MAX_GAMES`].
    pub(super) fn lucks(&self, bots: usize) -> Result<u64, LabFault> {
        match self.games {
            1..=MAX_GAMES => Ok(self.games.div_ceil(bots.max(1) as u64)),
            found => Err(LabFault::Games { found, most: MAX_GAMES }),
        }
    }
}

/// Plays a match and returns its standings. Calls `played` with the number of games finished since the last call.
/// Returns an error if there is not one bot for each seat, if the number of games is not allowed, or if a game fails.
pub fn play_match<G: Game>(
    game: &G,
    entrants: &Entrants<G>,
    plan: &Plan,
    played: &(dyn Fn(u64) + Sync),
) -> Result<Standings, LabFault> {
    let (bots, seats) = (entrants.names().len(), game.seats());
    if bots != seats {
        return Err(LabFault::Seats { bots, seats });
    }
    let lucks = plan.lucks(bots)?;
    let hall = Hall { game, entrants, lucks, seed: plan.seed, next: AtomicU64::new(0), stop: AtomicBool::new(false) };
    let threads = plan.jobs.get().min(usize::try_from(lucks).unwrap_or(usize::MAX));
    let outcomes: Vec<Outcome> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| hall.work(played))).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    let mut tally = Tally::new(entrants.names());
    let mut faults = Vec::new();
    for Outcome { tally: part, fault } in outcomes {
        tally.merge(&part);
        faults.extend(fault);
    }
    // The fault of the first deal that failed is returned, so that the fault is the same on any number of threads.
    faults.sort_by_key(|(luck, _)| *luck);
    match faults.into_iter().next() {
        Some((_, fault)) => Err(fault),
        None => Ok(Standings::new(entrants.names(), lucks, &tally)),
    }
}

/// The data that the threads share.
struct Hall<'a, G: Game> {
    game: &'a G,
    entrants: &'a Entrants<G>,
    lucks: u64,
    seed: u64,
    next: AtomicU64,
    stop: AtomicBool,
}

struct Outcome {
    tally: Tally,
    fault: Option<(u64, LabFault)>,
}

impl<G: Game> Hall<'_, G> {
    fn work(&self, played: &(dyn Fn(u64) + Sync)) -> Outcome {
        let mut tally = Tally::new(self.entrants.names());
        let mut seating = Seating::new(self.game, self.entrants);
        // Deals are taken in order, and a deal that was begun is finished, so the lowest deal that fails is always
        // found.
        while !self.stop.load(Ordering::Relaxed) {
            let luck = self.next.fetch_add(1, Ordering::Relaxed);
            if luck >= self.lucks {
                break;
            }
            match seating.luck(self.seed, luck) {
                Ok(result) => tally.add(&result),
                Err(fault) => {
                    self.stop.store(true, Ordering::Relaxed);
                    return Outcome { tally, fault: Some((luck, fault)) };
                }
            }
            played(self.entrants.names().len() as u64);
        }
        Outcome { tally, fault: None }
    }
}
