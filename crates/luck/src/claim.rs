//! The claim that a record makes about its luck: the commitments that were known before the first entry.

use crate::{Draws, Hex, LuckKey, Salt};
use serde::{Deserialize, Serialize};

/// The member `luck` of a record's header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The id of the table, which is a part of every draw.
    pub table: String,
    /// The number of attempts to begin, counted from 1. An attempt whose salts do not all come is void.
    pub attempt: u32,
    /// The commitment of the key.
    pub commitment: Hex<32>,
    /// The number of entries at the beginning that were copied from another game. This key has not drawn them.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub copied: usize,
    /// The salt of each seat, or `None` for a seat without one, such as that of a bot. The list is empty if no seat has
    /// a salt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub salts: Vec<Option<SaltClaim>>,
}

/// The salt of a seat, and its commitment, which was known before all salts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaltClaim {
    /// The commitment of the salt.
    pub commitment: Hex<32>,
    /// The salt.
    pub salt: Salt,
}

/// The fault of a commitment that does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClaimFault {
    /// The key is not the one of the commitment.
    #[error("the key has the commitment {found}; expected {expected}, the commitment in the header")]
    Key {
        /// The commitment of the key.
        found: Hex<32>,
        /// The commitment in the header.
        expected: Hex<32>,
    },
    /// A salt is not the one of its commitment.
    #[error("the salt of seat {seat} has the commitment {found}; expected {expected}, the commitment beside it")]
    Salt {
        /// The seat, counted from 0.
        seat: usize,
        /// The commitment of the salt.
        found: Hex<32>,
        /// The commitment in the header.
        expected: Hex<32>,
    },
    /// The list of salts does not have one place for each seat.
    #[error("{found} places for salts; expected one for each of {expected} seats, or none at all")]
    Seats {
        /// The number of places in the list.
        found: usize,
        /// The number of seats.
        expected: usize,
    },
}

impl Claim {
    /// Returns the claim of a table whose people have no salts.
    pub fn unsalted(table: String, key: &LuckKey, copied: usize) -> Claim {
        Claim { table, attempt: 1, commitment: key.commitment(), copied, salts: Vec::new() }
    }

    /// Returns the source of the numbers of this table, if the key and the salts are those of the commitments.
    ///
    /// # Errors
    ///
    /// Returns the first commitment that does not fit.
    pub fn draws(&self, key: &LuckKey, seats: usize) -> Result<Draws, ClaimFault> {
        let Claim { table, attempt: _, commitment, copied: _, salts } = self;
        if key.commitment() != *commitment {
            return Err(ClaimFault::Key { found: key.commitment(), expected: *commitment });
        }
        if !salts.is_empty() && salts.len() != seats {
            return Err(ClaimFault::Seats { found: salts.len(), expected: seats });
        }
        for (seat, claim) in salts.iter().enumerate() {
            let Some(SaltClaim { commitment, salt }) = claim else { continue };
            let found = salt.commitment(seat);
            if found != *commitment {
                return Err(ClaimFault::Salt { seat, found, expected: *commitment });
            }
        }
        let salts = salts.iter().map(|claim| claim.map(|claim| claim.salt)).collect();
        Ok(Draws::new(*key, table.clone(), salts))
    }
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}
