//! The source of the ids and seeds of new tables.

use kernel::Rng;
use luck::LuckKey;
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

    /// Returns the key of the next table, or `None` if the operating system provides no random numbers.
    pub(crate) fn key(&self) -> Option<LuckKey> {
        let mut bytes = [0; 32];
        match self {
            Luck::System => {
                if let Err(fault) = getrandom::fill(&mut bytes) {
                    tracing::error!(%fault, "the system gives no random numbers");
                    return None;
                }
            }
            Luck::Seeded { .. } => {
                let mut rng = self.next()?;
                bytes.chunks_exact_mut(8).for_each(|part| part.copy_from_slice(&rng.word().to_le_bytes()));
            }
        }
        Some(LuckKey::new(bytes))
    }
}
