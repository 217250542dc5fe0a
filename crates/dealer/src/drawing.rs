//! The source of the random numbers of a table.

use catalog::Header;
use luck::{ClaimFault, Draws, LuckKey};

/// The source of the random numbers of a table.
#[derive(Clone, Debug)]
pub enum Luck {
    /// A seed of 64 bits, for tables on one's own machine, lessons, daily deals and studies.
    Seed(u64),
    /// A key of 256 bits, for tables whose luck can be checked once the game is over.
    Key(Draws),
}

/// The reason why the key of a table cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyFault {
    /// The key or a salt is not the one of its commitment.
    #[error(transparent)]
    Claim(#[from] ClaimFault),
    /// Only one of a key and of a claim about it is there.
    #[error("a key without a claim about it in the header, or a claim without a key; expected both or none")]
    KeyAndClaim,
}

impl Luck {
    /// Returns the source of a table with this header: its key if it has one, and otherwise its seed.
    ///
    /// # Errors
    ///
    /// Refuses a key that is not the one of the commitment in the header, a key without such a claim, and a claim
    /// without a key.
    pub fn of(header: &Header, seed: u64, key: Option<LuckKey>) -> Result<Luck, KeyFault> {
        match (&header.luck, key) {
            (None, None) => Ok(Luck::Seed(seed)),
            (Some(claim), Some(key)) => Ok(Luck::Key(claim.draws(&key, header.seats.len())?)),
            (None, Some(_)) | (Some(_), None) => Err(KeyFault::KeyAndClaim),
        }
    }
}

impl From<u64> for Luck {
    fn from(seed: u64) -> Luck {
        Luck::Seed(seed)
    }
}
