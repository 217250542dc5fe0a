//! Where new tables get their names and seeds.

use kernel::Rng;

/// Luck that its driver has handed in: the same for the same seed, as a server's is that was given one.
pub(crate) struct Luck {
    seed: u64,
    drawn: u64,
}

impl Luck {
    pub(crate) fn new(seed: u64) -> Luck {
        Luck { seed, drawn: 0 }
    }

    /// Returns the luck of the next table.
    pub(crate) fn next(&mut self) -> Rng {
        let luck = Rng::stream(self.seed, self.drawn);
        self.drawn += 1;
        luck
    }
}
