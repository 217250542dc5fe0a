//! The place of a match whose units several processes share.

use super::{
    header::{Difference, FORMAT, Header, Unreadable},
    place::Place,
    queue::{Queue, QueueFault},
    todo::Missing,
    unit::Unit,
};
use crate::LabFault;
use std::time::{Duration, Instant};

/// The time between two exchanges with the queue.
const BEAT: Duration = Duration::from_millis(200);

/// The greatest number of units that are claimed at once.
const LARGEST_BLOCK: u64 = 1024;

/// Reports whether a unit can be one of the match.
type Fits<'a> = &'a dyn Fn(&Unit) -> bool;

/// The place of a match in a queue. A report counts only units from the queue, and never the own ones directly. So all
/// processes print the same report, even if a bot played a unit twice and differently.
pub(super) struct Shared<'a> {
    queue: &'a mut dyn Queue,
    /// Reports whether a unit can be one of the match.
    fits: Fits<'a>,
    /// The number of the next unit to count.
    next: u64,
    /// The finished units that are not in the queue yet, as their numbers and lines.
    finished: Vec<(u64, String)>,
    exchanged: Instant,
    pace: Pace,
}

impl<'a> Shared<'a> {
    /// Begins to work on the match with this plan, and calls `count` with the units that are finished, in order. The match
    /// has at most `units` units, and this process plays on `threads` threads.
    ///
    /// Returns an error if the queue cannot be reached, if it has this match with another plan, or if one of its units
    /// cannot belong to the match.
    pub(super) fn begin(
        queue: &'a mut dyn Queue,
        (header, units, fits): (&Header, u64, Fits<'a>),
        threads: usize,
        count: &mut dyn FnMut(Unit),
    ) -> Result<Shared<'a>, LabFault> {
        let stored = queue.begin(&header.key(), &header.line(), units).map_err(|why| unusable(queue, why))?;
        same_plan(header, &stored, &queue.place())?;
        let (finished, exchanged, pace) = (Vec::new(), Instant::now(), Pace::new(threads));
        let mut shared = Shared { queue, fits, next: 0, finished, exchanged, pace };
        shared.exchange(count)?;
        Ok(shared)
    }

    /// Stores the finished units and counts those that can be counted.
    fn exchange(&mut self, count: &mut dyn FnMut(Unit)) -> Result<(), LabFault> {
        self.finished.sort_unstable_by_key(|(number, _)| *number);
        loop {
            let lines = self.queue.exchange(&self.finished, self.next).map_err(|why| unusable(self.queue, why))?;
            self.finished.clear();
            self.exchanged = Instant::now();
            if lines.is_empty() {
                return Ok(());
            }
            for line in lines {
                count(self.read(&line)?);
                self.next += 1;
            }
        }
    }

    /// Reads the line of the next unit.
    fn read(&self, line: &str) -> Result<Unit, LabFault> {
        let fault = |why: String| LabFault::QueuedUnit { place: self.queue.place(), unit: self.next, why };
        let unit: Unit = serde_json::from_str(line).map_err(|why| fault(format!("not readable ({why})")))?;
        if unit.number != self.next || !(self.fits)(&unit) {
            return Err(fault("it cannot be one of this match".to_owned()));
        }
        Ok(unit)
    }
}

impl Place for Shared<'_> {
    fn claim(&mut self, waiting: usize, _: &mut Missing) -> Result<Vec<u64>, LabFault> {
        if !self.pace.is_low(waiting) {
            return Ok(Vec::new());
        }
        let most = self.pace.next_block();
        self.queue.claim(most, self.next).map_err(|why| unusable(self.queue, why))
    }

    /// Stores finished units at most every [`BEAT`], because each time costs the database a write to its disk.
    fn keep(&mut self, finished: Vec<Unit>, count: &mut dyn FnMut(Unit)) -> Result<(), LabFault> {
        self.pace.add(finished.len());
        for unit in finished {
            let line = serde_json::to_string(&unit).expect("a unit can be written as JSON");
            self.finished.push((unit.number, line));
        }
        if self.exchanged.elapsed() < BEAT { Ok(()) } else { self.exchange(count) }
    }

    fn beat(&self) -> Option<Duration> {
        Some(BEAT.saturating_sub(self.exchanged.elapsed()))
    }
}

/// The speed of this process, which decides how many units it claims at once: about as many as it plays in a second. Small
/// blocks would cost many claims, and of large ones others would wait for the rest at the end.
struct Pace {
    /// The number of threads, which is the least number of units in a block.
    threads: u64,
    /// The size of the last block.
    block: u64,
    /// The number of units that were finished since then.
    finished: u64,
    since: Instant,
}

impl Pace {
    fn new(threads: usize) -> Pace {
        let threads = (threads as u64).clamp(1, LARGEST_BLOCK);
        Pace { threads, block: threads, finished: 0, since: Instant::now() }
    }

    fn add(&mut self, finished: usize) {
        self.finished += finished as u64;
    }

    /// Reports whether so few units wait to be played that it is time for the next block.
    fn is_low(&self, waiting: usize) -> bool {
        waiting == 0 || (waiting as u64) < self.block / 2
    }

    /// Returns the size of the next block, and begins to count for the one after it.
    fn next_block(&mut self) -> u64 {
        if self.finished > 0 {
            self.block = self.sized(self.since.elapsed().as_secs_f64());
            (self.finished, self.since) = (0, Instant::now());
        }
        self.block
    }

    /// Returns the size of the next block if the finished units took this number of seconds. A few units that happen to end
    /// together say little about the speed, so blocks grow step by step.
    fn sized(&self, seconds: f64) -> u64 {
        let largest = (2 * self.block).min(LARGEST_BLOCK);
        ((self.finished as f64 / seconds) as u64).clamp(self.threads, largest)
    }
}

fn unusable(queue: &dyn Queue, QueueFault(why): QueueFault) -> LabFault {
    LabFault::Queue { place: queue.place(), why }
}

/// Returns an error if the stored plan is not this one.
fn same_plan(header: &Header, stored: &str, place: &str) -> Result<(), LabFault> {
    let place = place.to_owned();
    let found = match Header::read(stored.as_bytes()) {
        Ok(found) => found,
        Err(Unreadable::Version(found)) => {
            let (found, expected) = (found.to_string(), FORMAT.to_string());
            return Err(LabFault::QueuedPlan { place, what: "the version of the format".to_owned(), found, expected });
        }
        Err(Unreadable::Other(why)) => {
            return Err(LabFault::Queue { place, why: format!("the plan of this match is not readable there{why}") });
        }
    };
    match header.difference(&found) {
        None => Ok(()),
        Some(Difference { what, found, expected }) => Err(LabFault::QueuedPlan { place, what, found, expected }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_has_about_as_many_units_as_are_played_in_a_second() {
        let mut pace = Pace::new(2);
        assert!(pace.is_low(0) && !pace.is_low(1));
        assert_eq!(pace.next_block(), 2, "before a unit is finished, each thread gets one");
        pace.block = 300;
        pace.add(50);
        assert_eq!(pace.sized(0.5), 100);
        assert_eq!(pace.sized(100.0), 2, "each thread gets a unit");
        assert_eq!(pace.sized(0.01), 600, "a block is at most twice as large as the last one");
        pace.block = LARGEST_BLOCK;
        assert_eq!(pace.sized(0.0), LARGEST_BLOCK);
        assert!(pace.is_low(511) && !pace.is_low(512));
    }
}
