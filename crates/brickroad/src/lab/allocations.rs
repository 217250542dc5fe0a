//! Counts memory allocations.

use alloc_tracker::{Allocator, Session};
use std::alloc::System;

/// The system's allocator with a counter for each thread. The counter makes each allocation slightly slower.
#[global_allocator]
static ALLOCATOR: Allocator<System> = Allocator::system();

/// Returns the number of allocations that this thread makes while `work` runs. A reallocation counts as one allocation.
pub(super) fn during(work: &mut dyn FnMut()) -> u64 {
    let session = Session::new().no_stdout().no_file();
    let span = session.operation("work").measure_thread().iterations(1).no_peak();
    work();
    drop(span);
    session.to_report().operations().map(|(_, operation)| operation.total_allocations_count()).sum()
}

#[cfg(test)]
mod tests {
    use super::during;
    use std::hint::black_box;

    #[test]
    fn every_allocation_is_counted_and_nothing_else() {
        assert_eq!(during(&mut || ()), 0);
        let boxes = &mut || (0..3).for_each(|number| drop(black_box(Box::new(number))));
        assert_eq!(during(boxes), 3);
        let mut grown = Vec::with_capacity(1);
        assert_eq!(during(&mut || grown.extend(black_box([1, 2, 3]))), 1);
    }

    #[test]
    fn allocations_of_other_threads_are_not_counted() {
        let many = || (0..1_000).for_each(|number| drop(black_box(Box::new(number))));
        let elsewhere = &mut || std::thread::scope(|scope| scope.spawn(many).join().expect("it only allocates"));
        assert!(during(elsewhere) < 1_000, "what it takes to start a thread is");
    }
}
