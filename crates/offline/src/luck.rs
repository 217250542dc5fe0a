//! The source of the ids and seeds of new tables.

use kernel::Rng;

/// A seed that the driver has passed in, and the number of tables made from it. The same seed gives the same tables, as
/// on a server with a given seed.
pub(crate) struct Luck {
    seed: u64,
    drawn: u64,
}

impl Luck {
    pub(crate) fn new(seed: u64) -> Luck {
        Luck { seed, drawn: 0 }
    }

    /// Returns the generator of random numbers for the next table.
    pub(crate) fn next(&mut self) -> Rng {
        let luck = Rng::stream(self.seed, self.drawn);
        self.drawn += 1;
        luck
    }
}
