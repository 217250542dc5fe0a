//! The size of a match.

use crate::LabFault;
use std::num::NonZeroUsize;

/// The greatest number of games in a match. Up to this number, the sums cannot overflow.
pub const MAX_GAMES: u64 = 100_000_000;

/// The size of a match, its seed and its number of threads.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The requested number of games, from 1 to [`MAX_GAMES`]. It is rounded up to whole rotations of the seats. With
    /// `until` it is the greatest number of games.
    pub games: u64,
    /// The half width of the 95 % interval of the first bot's win share at which the match stops, between 0 and 0.5. If
    /// there is none, all games are played.
    pub until: Option<f64>,
    pub seed: u64,
    /// The number of threads. It does not change the result.
    pub jobs: NonZeroUsize,
}

impl Plan {
    /// Returns the number of deals to play if each is played this number of times. Returns an error if the requested
    /// number of games or the requested width is not allowed.
    pub(super) fn lucks(&self, rotations: usize) -> Result<u64, LabFault> {
        if !(1..=MAX_GAMES).contains(&self.games) {
            return Err(LabFault::Games { found: self.games, most: MAX_GAMES });
        }
        match self.until {
            Some(found) if !(found > 0.0 && found < 0.5) => Err(LabFault::Width { found }),
            Some(_) | None => Ok(self.games.div_ceil(rotations.max(1) as u64)),
        }
    }
}
