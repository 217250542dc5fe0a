//! The source of the ids and seeds of new tables.

use kernel::Rng;
use std::sync::atomic::{AtomicU64, Ordering};

pub(crate) enum Luck {
    /// Random numbers from the operating system are used.
    System,
    /// Random numbers come from a seeded sequence, for tests and demonstrations.
    Seeded { seed: u64, drawn: AtomicU64 },
}

impl Luck {
    pub(crate) fn new(seed: Option<u64>) -> Luck {
        match seed {
            Some(seed) => Luck::Seeded { seed, drawn: AtomicU64::new(0) },
            None => Luck::System,
        }
    }

    /// Returns the generator for the next table, or `None` if the operating system provides no random numbers.
    pub(crate) fn next(&self) -> Option<Rng> {
        match self {
            Luck::System => match getrandom::u64() {
                Ok(seed) => Some(Rng::new(seed)),
                Err(fault) => {
                    tracing::error!(%fault, "the system gives no random numbers");
                    None
                }
            },
            Luck::Seeded { seed, drawn } => Some(Rng::stream(*seed, drawn.fetch_add(1, Ordering::Relaxed))),
        }
    }
}
