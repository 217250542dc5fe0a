//! The review of a recorded game: what each decision of each seat has lost, as rollouts judge it.

mod print;

use crate::LabFault;
use catalog::{AnyTable, Decision, Measured, decisions};
use kernel::{Lang, Seat, Viewer};
use serde::Serialize;
use std::{
    num::NonZeroUsize,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

/// The settings of a review.
#[derive(Clone, Copy, Debug)]
pub struct Review {
    /// The seat whose decisions are reviewed, or `None` for all seats.
    pub seat: Option<Seat>,
    /// The number of rollouts for each decision, at least 1.
    pub rollouts: u32,
    /// The number of threads. It does not change the result.
    pub jobs: NonZeroUsize,
}

/// The review of a game. Nothing in it depends on the time or on the number of threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ReviewReport {
    pub game: String,
    /// The name of each seat.
    pub seats: Vec<String>,
    pub rollouts: u32,
    /// One row for each decision between several choices, in the order of play.
    pub decisions: Vec<DecisionRow>,
}

/// What one decision has lost. The numbers are shares in the win, or points if one plays alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DecisionRow {
    /// The index of the seat, counted from 0.
    pub seat: usize,
    /// The number of entries before the decision.
    pub entry: usize,
    /// The choice that the seat made, and the best one, in words.
    pub chosen: String,
    pub best: String,
    /// The mean result of either.
    pub result: f64,
    pub best_result: f64,
    /// By how much the choice is worse than the best one on the same deals, and the 95 % interval of this.
    pub loss: f64,
    pub interval: [f64; 2],
}

impl DecisionRow {
    /// Reports whether the choice is certainly worse than the best: the interval of its loss is above 0.
    pub fn is_certain(&self) -> bool {
        self.interval[0] > 0.0
    }
}

impl Review {
    /// Reviews a game. Each decision is judged from what its seat saw then. Calls `heard` with the numbers of finished
    /// decisions and of all.
    ///
    /// # Errors
    ///
    /// Refuses a seat that the table does not have.
    pub fn run(&self, table: &dyn AnyTable, heard: &(dyn Fn(usize, usize) + Sync)) -> Result<ReviewReport, LabFault> {
        let seats = table.header().seats.clone();
        if let Some(seat) = self.seat.filter(|seat| seat.index() >= seats.len()) {
            return Err(LabFault::NoSeat { found: seat.index() + 1, seats: seats.len() });
        }
        let due = decisions(table).into_iter().filter(|decision| self.seat.is_none_or(|seat| seat == decision.seat));
        let due: Vec<Decision> = due.collect();
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let rows = Mutex::new(vec![None; due.len()]);
        heard(0, due.len());
        let work = |table: &dyn AnyTable| -> Result<(), LabFault> {
            while let Some((at, decision)) = take(&next, &due) {
                let row = self.row(table, decision)?;
                rows.lock().unwrap_or_else(PoisonError::into_inner)[at] = Some(row);
                heard(done.fetch_add(1, Ordering::Relaxed) + 1, due.len());
            }
            Ok(())
        };
        thread::scope(|scope| {
            let threads: Vec<_> = (0..self.jobs.get().min(due.len().max(1)))
                .map(|_| {
                    let own = table.copy();
                    scope.spawn(|| work(&*{ own }))
                })
                .collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("a thread that judges does not panic"))
        })?;
        let rows = rows.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().flatten().collect();
        Ok(ReviewReport { game: table.header().game.clone(), seats, rollouts: self.rollouts, decisions: rows })
    }

    fn row(&self, table: &dyn AnyTable, decision: &Decision) -> Result<DecisionRow, LabFault> {
        let Decision { seat, entry, chosen } = *decision;
        let past = table.at(entry)?;
        let verdicts = past.judge(self.rollouts, Some(chosen), Lang::En)?(&mut || false);
        let offered = past.scene(Viewer::Seat(seat), Lang::En).choices;
        let words = |choice: usize| offered[choice].words.to_string();
        let own = verdicts.iter().find(|verdict| verdict.choice == chosen).expect("the choice that was made is judged");
        let best = &verdicts[0];
        let Measured { mean: loss, .. } = own.loss;
        Ok(DecisionRow {
            seat: seat.index(),
            entry,
            chosen: words(chosen),
            best: words(best.choice),
            result: own.result.mean,
            best_result: best.result.mean,
            loss,
            interval: [own.loss.low(), own.loss.high()],
        })
    }
}

/// Takes the next decision that no thread has taken yet.
fn take<'a>(next: &AtomicUsize, due: &'a [Decision]) -> Option<(usize, &'a Decision)> {
    let at = next.fetch_add(1, Ordering::Relaxed);
    due.get(at).map(|decision| (at, decision))
}
