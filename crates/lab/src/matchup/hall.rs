//! Plays the units of a match on several threads.

use super::{
    account::{Account, Finished, MatchAccount},
    control::Control,
    entrants::Entrants,
    header::Header,
    journal::Journal,
    keeper::Bookkeeping,
    plan::Plan,
    prefix::Prefix,
    progress::Progress,
    sink::{Sink, Unkept},
    standings::Standings,
    stopping::Stopping,
    unit::Unit,
    units::{Todo, Units},
};
use crate::LabFault;
use kernel::Game;
use std::{
    num::NonZeroUsize,
    path::Path,
    sync::mpsc::{Receiver, SyncSender, sync_channel},
    thread,
};

/// The number of finished units after which the sink keeps them, even if more are ready at once.
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

/// Plays the units of a match that are not in its file yet, and adds them to the file. Creates the file if there is none.
/// Returns the results of the whole match.
pub(super) fn resume_match<G: Game>(
    game: &G,
    entrants: &Entrants<G>,
    (plan, control): (&Plan, Option<Control>),
    (path, header, heard): (&Path, &Header, &dyn Fn(Progress)),
) -> Result<Finished, LabFault> {
    let (units, account) = asked(game, entrants, (plan, control))?;
    Ok(resume(units, account, (plan.jobs, path, header), heard)?.finish())
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
    Hall { units, jobs, heard }.play(Prefix::new(account), &mut Unkept)
}

/// Plays the units that their file lacks, as [`finish`] does, and adds them to the file. Creates the file if there is
/// none.
pub(crate) fn resume<G: Game, A: Account>(
    units: Units<'_, G>,
    account: A,
    (jobs, path, header): (NonZeroUsize, &Path, &Header),
    heard: &dyn Fn(Progress),
) -> Result<A, LabFault> {
    let mut prefix = Prefix::new(account);
    let mut journal = Journal::open(path, header, &mut |unit: Unit| {
        if unit.number >= units.count() || !units.fits(&unit) {
            return Err(format!("unit {} cannot be one of this match", unit.number));
        }
        if prefix.has(unit.number) {
            return Err(format!("unit {} is there twice; expected it once", unit.number));
        }
        prefix.add(unit);
        Ok(())
    })?;
    Hall { units, jobs, heard }.play(prefix, &mut journal)
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
    fn play<A: Account>(&self, mut prefix: Prefix<A>, sink: &mut impl Sink) -> Result<A, LabFault> {
        let missing = if prefix.is_over() { 0 } else { self.units.count() - prefix.finished() };
        let threads = self.jobs.get().min(usize::try_from(missing).unwrap_or(usize::MAX));
        let todo = Todo::new(prefix.counted(), self.units.count(), prefix.waiting());
        let (sender, finished) = sync_channel(BATCH);
        let (units, todo) = (&self.units, &todo);
        thread::scope(|scope| {
            let player = |sender: SyncSender<Outcome>| scope.spawn(move || work(units, todo, &sender));
            let workers: Vec<_> = (0..threads).map(|_| player(sender.clone())).collect();
            drop(sender);
            let gathered = self.gather(finished, &mut prefix, sink);
            for worker in workers {
                worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            }
            gathered
        })?;
        Ok(prefix.finish())
    }

    /// Takes finished units until the match is over or nobody plays any more.
    fn gather<A: Account>(
        &self,
        finished: Receiver<Outcome>,
        prefix: &mut Prefix<A>,
        sink: &mut impl Sink,
    ) -> Result<(), LabFault> {
        let before = prefix.finished();
        let mut faults = Vec::new();
        self.tell(prefix, before);
        while !prefix.is_over()
            && let Ok(first) = finished.recv()
        {
            for outcome in std::iter::once(first).chain(finished.try_iter().take(BATCH)) {
                match outcome {
                    Ok(unit) => {
                        sink.take(&unit)?;
                        prefix.add(unit);
                    }
                    Err(fault) => faults.push(fault),
                }
            }
            sink.keep()?;
            self.tell(prefix, before);
        }
        // A unit fails for every number of threads or for none, but units beyond the end of the match may not have been
        // played. So only a fault that keeps the match from its end counts, and of several that of the lowest unit.
        let first = faults.into_iter().min_by_key(|(number, _)| *number);
        match first {
            Some((_, fault)) if !prefix.is_over() => Err(fault),
            Some(_) | None => Ok(()),
        }
    }

    fn tell<A: Account>(&self, prefix: &Prefix<A>, before: u64) {
        let games = self.units.games();
        let finished = prefix.finished();
        let played = finished.saturating_sub(before) * games;
        (self.heard)(Progress { games: finished * games, played, expected: prefix.expected().max(finished) * games });
    }
}

/// Plays units until all are taken, one has failed, or nobody takes their results any more. A unit that was begun is
/// finished, so the lowest unit that fails is always found.
fn work<G: Game>(units: &Units<'_, G>, todo: &Todo, finished: &SyncSender<Outcome>) {
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
