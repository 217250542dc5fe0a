//! Plays the units of a match on several threads.

use super::{
    account::{Account, Finished, MatchAccount},
    control::Control,
    entrants::Entrants,
    header::Header,
    journal::Journal,
    keep::Keep,
    keeper::Bookkeeping,
    nowhere::Nowhere,
    place::Place,
    plan::Plan,
    prefix::Prefix,
    progress::Progress,
    shared::Shared,
    standings::Standings,
    stopping::Stopping,
    todo::{Missing, Supply, Taker, Todo},
    unit::Unit,
    units::Units,
};
use crate::LabFault;
use kernel::Game;
use std::{
    num::NonZeroUsize,
    sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel},
    thread,
    time::Duration,
};

/// The number of finished units that are kept at once, even if more are ready.
const BATCH: usize = 64;

/// Plays a match and returns its standings. Calls `heard` with the progress before the first game and from time to time.
/// Returns an error if there is not one bot for each seat, if the size of the match is not allowed, or if a game fails.
pub fn play_match<G: Game>(
    game: &G,
    entrants: &Entrants<G>,
    plan: &Plan,
    heard: &dyn Fn(Progress),
) -> Result<Standings, LabFault> {
    Ok(finish_match(game, entrants, (plan, None), heard)?.standings)
}

/// Plays a match as [`play_match`] does. Returns its outcomes too.
pub(super) fn finish_match<G: Game>(
    game: &G,
    entrants: &Entrants<G>,
    (plan, control): (&Plan, Option<Control>),
    heard: &dyn Fn(Progress),
) -> Result<Finished, LabFault> {
    let (units, account) = asked(game, entrants, (plan, control))?;
    Ok(finish(units, account, plan.jobs, heard)?.finish())
}

/// Plays the units of a match that are not kept yet, and keeps them. Returns the results of the whole match.
pub(super) fn finish_kept_match<G: Game>(
    game: &G,
    entrants: &Entrants<G>,
    (plan, control): (&Plan, Option<Control>),
    (header, keep): (&Header, Keep<'_>),
    heard: &dyn Fn(Progress),
) -> Result<Finished, LabFault> {
    let (units, account) = asked(game, entrants, (plan, control))?;
    Ok(finish_kept(units, account, (plan.jobs, header, keep), heard)?.finish())
}

/// Returns the units of a match, with its luck if that is the control variate, and their empty sums.
fn asked<'a, G: Game>(
    game: &'a G,
    entrants: &'a Entrants<G>,
    (plan, control): (&Plan, Option<Control>),
) -> Result<(Units<'a, G>, MatchAccount<'a>), LabFault> {
    let units = Units::rotated(game, entrants, plan)?;
    let units = match control {
        None => units,
        Some(Control::Luck { ahead }) => units.kept(Bookkeeping::Luck { ahead })?,
    };
    let account = MatchAccount::new(units.names(), Stopping::new(plan, units.count())).controlled(control);
    Ok((units, account))
}

/// Plays units and adds them to these sums. Returns the sums. Calls `heard` with the progress before the first game and
/// from time to time. Returns an error if a game fails.
pub(crate) fn finish<G: Game, A: Account>(
    units: Units<'_, G>,
    account: A,
    jobs: NonZeroUsize,
    heard: &dyn Fn(Progress),
) -> Result<A, LabFault> {
    Hall { units, jobs, heard }.play(Prefix::new(account), &mut Nowhere)
}

/// Plays units as [`finish`] does, and keeps them. Plays only those that are not kept yet.
pub(crate) fn finish_kept<G: Game, A: Account>(
    units: Units<'_, G>,
    account: A,
    (jobs, header, keep): (NonZeroUsize, &Header, Keep<'_>),
    heard: &dyn Fn(Progress),
) -> Result<A, LabFault> {
    let (hall, mut prefix) = (Hall { units, jobs, heard }, Prefix::new(account));
    let count = hall.units.count();
    let fits = |unit: &Unit| unit.number < count && hall.units.fits(unit);
    match keep {
        Keep::Nowhere => hall.play(prefix, &mut Nowhere),
        Keep::File(path) => {
            let mut journal = Journal::open(path, header, &mut |unit: Unit| {
                if !fits(&unit) {
                    return Err(format!("unit {} cannot be one of this match", unit.number));
                }
                if prefix.has(unit.number) {
                    return Err(format!("unit {} is there twice; expected it once", unit.number));
                }
                prefix.add(unit);
                Ok(())
            })?;
            hall.play(prefix, &mut journal)
        }
        Keep::Queue(queue) => {
            let plan = (header, count, &fits as &dyn Fn(&Unit) -> bool);
            let mut shared = Shared::begin(queue, plan, jobs.get(), &mut |unit| prefix.add(unit))?;
            hall.play(prefix, &mut shared)
        }
    }
}

/// The units of a match, and the threads that play them.
struct Hall<'a, G: Game> {
    units: Units<'a, G>,
    jobs: NonZeroUsize,
    heard: &'a dyn Fn(Progress),
}

/// A finished unit, or the number and the fault of a unit that failed.
type Outcome = Result<Unit, (u64, LabFault)>;

impl<G: Game> Hall<'_, G> {
    /// Plays the units that the prefix lacks. This thread alone counts and keeps them. The others play.
    fn play<A: Account>(&self, mut prefix: Prefix<A>, place: &mut impl Place) -> Result<A, LabFault> {
        let lacking = if prefix.is_over() { 0 } else { self.units.count() - prefix.finished() };
        let threads = self.jobs.get().min(usize::try_from(lacking).unwrap_or(usize::MAX));
        let todo = Todo::default();
        let (sender, finished) = sync_channel(BATCH);
        let (units, stock) = (&self.units, &todo);
        thread::scope(|scope| {
            let player = |sender: SyncSender<Outcome>| scope.spawn(move || work(units, stock, &sender));
            let workers: Vec<_> = (0..threads).map(|_| player(sender.clone())).collect();
            drop(sender);
            let gathered = self.gather((Supply(stock), finished), &mut prefix, place);
            for worker in workers {
                worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            }
            gathered
        })?;
        Ok(prefix.finish())
    }

    /// Hands out units and takes them when they are finished, until the match is over or nobody plays any more.
    fn gather<A: Account>(
        &self,
        (supply, finished): (Supply<'_>, Receiver<Outcome>),
        prefix: &mut Prefix<A>,
        place: &mut impl Place,
    ) -> Result<(), LabFault> {
        let mut missing = Missing::new(prefix.counted()..self.units.count(), prefix.waiting());
        let (before, mut played) = (prefix.finished(), 0);
        let mut faults = Vec::new();
        self.tell(prefix, (before, played));
        while !prefix.is_over() {
            supply.add(place.claim(supply.waiting(), &mut missing)?);
            let Some(outcomes) = received(&finished, place.beat()) else { break };
            let mut units = Vec::with_capacity(outcomes.len());
            for outcome in outcomes {
                match outcome {
                    Ok(unit) => units.push(unit),
                    Err(fault) => faults.push(fault),
                }
            }
            played += units.len() as u64;
            place.keep(units, &mut |unit| prefix.add(unit))?;
            self.tell(prefix, (before, played));
        }
        // A unit fails for every number of threads or for none, but units beyond the end of the match may not have been
        // played. So only a fault that keeps the match from its end counts, and of several that of the lowest unit.
        let first = faults.into_iter().min_by_key(|(number, _)| *number);
        match first {
            Some((_, fault)) if !prefix.is_over() => Err(fault),
            Some(_) | None => Ok(()),
        }
    }

    /// Tells the progress. `before` units were finished before this run, which has played `played` units.
    fn tell<A: Account>(&self, prefix: &Prefix<A>, (before, played): (u64, u64)) {
        let games = self.units.games();
        let finished = prefix.finished();
        // Units beyond the end of the match, and units that the place has not counted yet, are not finished.
        let played = played.min(finished.saturating_sub(before)) * games;
        (self.heard)(Progress { games: finished * games, played, expected: prefix.expected().max(finished) * games });
    }
}

/// Waits for outcomes, or at most for this time. Returns the outcomes that are there, or `None` if nobody plays any more.
fn received(finished: &Receiver<Outcome>, beat: Option<Duration>) -> Option<Vec<Outcome>> {
    let first = match beat {
        None => finished.recv().map_err(|_| RecvTimeoutError::Disconnected),
        Some(beat) => finished.recv_timeout(beat),
    };
    match first {
        Ok(first) => Some(std::iter::once(first).chain(finished.try_iter().take(BATCH)).collect()),
        Err(RecvTimeoutError::Timeout) => Some(Vec::new()),
        Err(RecvTimeoutError::Disconnected) => None,
    }
}

/// Plays units until no more are handed out, one has failed, or nobody takes their results any more. A unit that was
/// begun is finished, so the lowest unit that fails is always found.
fn work<G: Game>(units: &Units<'_, G>, todo: &Todo, finished: &SyncSender<Outcome>) {
    let _taker = Taker(todo);
    let mut seating = units.seating();
    while let Some(number) = todo.take() {
        let outcome = seating.unit(number).map_err(|fault| (number, fault));
        if outcome.is_err() {
            todo.close();
        }
        if finished.send(outcome).is_err() {
            return;
        }
    }
}
