//! The threads on which bots think. Their number does not depend on the number of tables.
//!
//! Thoughts wait in two queues, in the order of their arrival. One thread takes only short thoughts, so that a quick
//! bot answers immediately even while other bots search for a long time. If the table of a thought is gone or has
//! changed, the thought is removed from the queue or stopped.

use crate::measures;
use catalog::{Level, Stop, Thought};
use dealer::{Accounting, Hinting, Reviewing};
use protocol::{Hint, Ledger, Review};
use std::{
    collections::VecDeque,
    io,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};
use tokio::sync::oneshot;

/// The pool of threads. After it is dropped, each thread ends as soon as its thought has stopped.
pub(crate) struct Thinkers {
    pool: Arc<Pool>,
    /// The longest time for a thought at any level. People wait for the bot during this time.
    longest: Duration,
}

struct Pool {
    queues: Mutex<Queues>,
    /// The condition variable that is notified when a thought arrives and when the pool is dropped.
    news: Condvar,
}

#[derive(Default)]
struct Queues {
    short: VecDeque<Job>,
    long: VecDeque<Job>,
    closed: bool,
}

struct Job {
    work: Box<dyn Work>,
    is_short: bool,
    /// The longest time that this thought may take.
    within: Duration,
}

/// A computation with the channel for its outcome.
trait Work: Send {
    /// Returns true if nobody waits for the outcome any more.
    fn is_given_up(&self) -> bool;

    /// Computes and sends the outcome. The computation ends early once `stop` returns true, or nobody waits for it any more.
    fn run(self: Box<Self>, stop: &mut dyn FnMut() -> bool);
}

struct Pending<T, F> {
    thought: F,
    answer: oneshot::Sender<T>,
}

impl<T: Send, F: FnOnce(Stop<'_>) -> T + Send> Work for Pending<T, F> {
    fn is_given_up(&self) -> bool {
        self.answer.is_closed()
    }

    fn run(self: Box<Self>, stop: &mut dyn FnMut() -> bool) {
        let Pending { thought, answer } = *self;
        let outcome = thought(&mut || answer.is_closed() || stop());
        let _ = answer.send(outcome);
    }
}

/// The kind of thoughts that a thread takes from the queues.
#[derive(Clone, Copy)]
enum Takes {
    Short,
    Any,
}

/// The time after which a long thought ends if another long thought is waiting. The bot then takes the best choice that
/// it has found so far.
const TURN: Duration = Duration::from_secs(5);

/// The greatest number of iterations of a short search. In each of the games, this number takes less than a second.
const FEW: u32 = 3_000;

/// The greatest number of rollouts of a short search. In each of the games, this number takes less than a second.
const FEW_ROLLOUTS: u32 = 300;

/// The greatest time limit of a short search.
const SOON: Duration = Duration::from_millis(500);

/// The longest time for a hint, and for the review of a decision.
const HINT: Duration = Duration::from_millis(1_500);

impl Thinkers {
    /// Starts the threads. The first thread takes only short thoughts, and the others take all thoughts. The number of
    /// the others is one less than the number of cores, but at least one. No thought takes longer than `longest`.
    pub(crate) fn start(longest: Duration) -> io::Result<Thinkers> {
        let pool = Arc::new(Pool { queues: Mutex::default(), news: Condvar::new() });
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads = [Takes::Short].into_iter().chain((1..cores.max(2)).map(|_| Takes::Any));
        for takes in threads {
            let pool = Arc::clone(&pool);
            thread::Builder::new().name("bot".into()).spawn(move || pool.work(takes))?;
        }
        Ok(Thinkers { pool, longest })
    }

    /// Queues a thought of a bot at the level `level`. Returns the channel that receives the index of the bot's choice.
    /// Nothing arrives on the channel if the bot panics.
    pub(crate) fn think(&self, thought: Thought, level: Level) -> oneshot::Receiver<usize> {
        let (answer, choice) = oneshot::channel();
        let within = level.within().map_or(self.longest, |within| within.min(self.longest));
        self.queue(Job { work: Box::new(Pending { thought, answer }), is_short: is_short(level), within });
        choice
    }

    /// Queues the computation of a hint, which arrives on the channel `answer`. Nothing arrives if the computation panics.
    pub(crate) fn hint(&self, thought: Hinting, answer: oneshot::Sender<Hint>) {
        self.queue(Job { work: Box::new(Pending { thought, answer }), is_short: true, within: HINT.min(self.longest) });
    }

    /// Queues the review of a decision, which arrives on the channel `answer`. Nothing arrives if the computation panics.
    /// A reader reads on while the next decisions are reviewed, so bots and hints come first.
    pub(crate) fn review(&self, thought: Reviewing, answer: oneshot::Sender<Review>) {
        self.queue(Job {
            work: Box::new(Pending { thought, answer }),
            is_short: false,
            within: HINT.min(self.longest),
        });
    }

    /// Queues the ledger of a game, which arrives on the channel `answer`. Nothing arrives if the computation panics. A ledger
    /// cannot be cut short, because its parts must add up.
    pub(crate) fn ledger(&self, thought: Accounting, answer: oneshot::Sender<Ledger>) {
        let work = Box::new(Pending { thought: |_: Stop<'_>| thought(), answer });
        self.queue(Job { work, is_short: false, within: self.longest });
    }

    fn queue(&self, job: Job) {
        let mut queues = self.pool.queues();
        // Removes the long thoughts of tables that are gone, which would otherwise stay in memory until their turn.
        queues.long.retain(|job| !job.work.is_given_up());
        if job.is_short {
            queues.short.push_back(job);
        } else {
            queues.long.push_back(job);
        }
        self.pool.news.notify_all();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        let mut queues = self.pool.queues();
        *queues = Queues { closed: true, ..Queues::default() };
        self.pool.news.notify_all();
    }
}

impl Pool {
    fn queues(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, takes: Takes) {
        while let Some(Job { work, is_short, within }) = self.next(takes) {
            if work.is_given_up() {
                continue;
            }
            let started = Instant::now();
            let mut stop = || {
                let passed = started.elapsed();
                passed >= within || (passed >= TURN && self.must_share())
            };
            let kind = if is_short { "short" } else { "long" };
            // A panic of a bot affects only the bot's own table. The answer is dropped, and the thread continues.
            match std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work.run(&mut stop))) {
                Ok(()) => measures::thought(kind, started.elapsed()),
                Err(_) => tracing::error!("a bot has broken down"),
            }
        }
    }

    /// Waits for the next thought that a thread of this kind takes. Returns `None` after the pool is dropped.
    fn next(&self, takes: Takes) -> Option<Job> {
        let mut queues = self.queues();
        loop {
            let next = match takes {
                Takes::Short => queues.short.pop_front(),
                Takes::Any => queues.short.pop_front().or_else(|| queues.long.pop_front()),
            };
            if next.is_some() {
                return next;
            }
            if queues.closed {
                return None;
            }
            queues = self.news.wait(queues).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Returns true if another long thought is waiting, or if the pool has been dropped.
    fn must_share(&self) -> bool {
        let queues = self.queues();
        queues.closed || queues.long.iter().any(|job| !job.work.is_given_up())
    }
}

/// Reports whether a thought at this level is short.
pub(crate) fn is_short(level: Level) -> bool {
    match level {
        Level::Random | Level::Greedy => true,
        Level::Ismcts { iterations, within } => iterations <= FEW || is_soon(within),
        Level::Rollout { rollouts, within } => rollouts <= FEW_ROLLOUTS || is_soon(within),
    }
}

fn is_soon(within: Option<Duration>) -> bool {
    within.is_some_and(|within| within <= SOON)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GREATEST: Level = Level::Ismcts { iterations: 10_000_000, within: None };

    const LONGEST: Duration = Duration::from_secs(60);

    /// Returns a thought that runs until it is stopped.
    fn endless() -> Thought {
        Box::new(|stop| {
            while !stop() {
                thread::sleep(Duration::from_millis(1));
            }
            7
        })
    }

    #[test]
    fn a_short_thought_does_not_wait_for_long_ones() {
        let thinkers = Thinkers::start(LONGEST).unwrap();
        let long: Vec<_> = (0..100).map(|_| thinkers.think(endless(), GREATEST)).collect();
        assert_eq!(thinkers.think(Box::new(|_| 3), Level::Greedy).blocking_recv(), Ok(3));
        drop(long);
    }

    #[test]
    fn abandoned_thoughts_give_way_at_once() {
        let thinkers = Thinkers::start(LONGEST).unwrap();
        drop((0..100).map(|_| thinkers.think(endless(), GREATEST)).collect::<Vec<_>>());
        let limited = Level::Ismcts { iterations: 10_000_000, within: Some(Duration::from_secs(1)) };
        assert_eq!(thinkers.think(endless(), limited).blocking_recv(), Ok(7));
    }

    #[test]
    fn a_long_thought_ends_when_another_has_waited_for_its_turn() {
        let thinkers = Thinkers::start(LONGEST).unwrap();
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let mut answers: Vec<_> = (0..=cores).map(|_| thinkers.think(endless(), GREATEST)).collect();
        let first = answers.remove(0);
        let started = Instant::now();
        assert_eq!(first.blocking_recv(), Ok(7));
        assert!(started.elapsed() < LONGEST / 2, "its whole time is much longer");
    }

    #[test]
    fn no_thought_takes_longer_than_the_host_allows() {
        let thinkers = Thinkers::start(Duration::from_millis(50)).unwrap();
        let slow = Level::Ismcts { iterations: 10_000_000, within: Some(LONGEST) };
        let started = Instant::now();
        assert_eq!([slow, GREATEST].map(|level| thinkers.think(endless(), level).blocking_recv()), [Ok(7), Ok(7)]);
        assert!(started.elapsed() < TURN);
    }

    #[test]
    fn a_bot_that_breaks_down_leaves_the_thread_to_the_others() {
        let thinkers = Thinkers::start(LONGEST).unwrap();
        assert!(thinkers.think(Box::new(|_| panic!("planted")), Level::Greedy).blocking_recv().is_err());
        assert_eq!(thinkers.think(Box::new(|_| 3), Level::Greedy).blocking_recv(), Ok(3));
    }
}
