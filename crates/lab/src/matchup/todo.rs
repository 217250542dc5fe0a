//! The numbers of the units that are still to be played.

use std::{
    collections::{BTreeSet, VecDeque},
    ops::Range,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

/// The numbers of the units that a match lacks when it begins, in ascending order.
pub(super) struct Missing {
    numbers: Range<u64>,
    done: BTreeSet<u64>,
}

impl Missing {
    /// Returns these numbers without those that are `done`.
    pub(super) fn new(numbers: Range<u64>, done: BTreeSet<u64>) -> Missing {
        Missing { numbers, done }
    }

    /// Takes the lowest `most` numbers, or all if there are fewer.
    pub(super) fn take(&mut self, most: usize) -> impl Iterator<Item = u64> {
        let Missing { numbers, done } = self;
        numbers.filter(|number| !done.contains(number)).take(most)
    }
}

/// A stock of numbers for several threads, which take them in the order in which they were added.
#[derive(Default)]
pub(super) struct Todo {
    stock: Mutex<Stock>,
    changed: Condvar,
}

#[derive(Default)]
struct Stock {
    numbers: VecDeque<u64>,
    is_closed: bool,
}

impl Todo {
    /// Returns the next number. Waits for one if there is none. Returns `None` as soon as the stock is closed.
    pub(super) fn take(&self) -> Option<u64> {
        let is_idle = |stock: &mut Stock| stock.numbers.is_empty() && !stock.is_closed;
        let mut stock = self.changed.wait_while(self.stock(), is_idle).unwrap_or_else(PoisonError::into_inner);
        if stock.is_closed { None } else { stock.numbers.pop_front() }
    }

    /// Leaves the numbers that nobody has taken yet.
    pub(super) fn close(&self) {
        self.stock().is_closed = true;
        self.changed.notify_all();
    }

    /// Nobody panics while holding the lock, so the stock is whole even if the lock is poisoned.
    fn stock(&self) -> MutexGuard<'_, Stock> {
        self.stock.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The filling end of a stock, which closes the stock when it is dropped.
pub(super) struct Supply<'a>(pub(super) &'a Todo);

impl Supply<'_> {
    /// Adds numbers to the stock.
    pub(super) fn add(&self, numbers: impl IntoIterator<Item = u64>) {
        self.0.stock().numbers.extend(numbers);
        self.0.changed.notify_all();
    }

    /// Returns the number of units that nobody has taken yet.
    pub(super) fn waiting(&self) -> usize {
        self.0.stock().numbers.len()
    }
}

impl Drop for Supply<'_> {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// A thread that takes from a stock. If it panics, it closes the stock, because its unit will never be finished and the
/// other threads would wait for the end of the match.
pub(super) struct Taker<'a>(pub(super) &'a Todo);

impl Drop for Taker<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.close();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_that_are_done_are_not_taken_again() {
        let mut missing = Missing::new(2..9, BTreeSet::from([4, 5, 8]));
        assert_eq!(missing.take(3).collect::<Vec<u64>>(), [2, 3, 6]);
        assert_eq!(missing.take(3).collect::<Vec<u64>>(), [7]);
        assert_eq!(missing.take(3).next(), None);
    }

    #[test]
    fn threads_wait_for_numbers_until_the_stock_is_closed() {
        let todo = Todo::default();
        thread::scope(|scope| {
            let supply = Supply(&todo);
            let taken = scope.spawn(|| std::iter::from_fn(|| todo.take()).collect::<Vec<u64>>());
            supply.add([3, 4]);
            while supply.waiting() > 0 {
                thread::yield_now();
            }
            drop(supply);
            assert_eq!(taken.join().unwrap(), [3, 4]);
        });
    }

    #[test]
    fn nobody_takes_numbers_of_a_closed_stock() {
        let todo = Todo::default();
        Supply(&todo).add([0, 1]);
        assert_eq!(todo.take(), None);
    }

    #[test]
    fn a_thread_that_panics_closes_the_stock() {
        let todo = Todo::default();
        let ended = thread::scope(|scope| {
            let panics = || {
                let _taker = Taker(&todo);
                panic!("as a bot might");
            };
            scope.spawn(panics).join().is_err()
        });
        assert!(ended);
        assert_eq!(todo.take(), None);
    }
}
