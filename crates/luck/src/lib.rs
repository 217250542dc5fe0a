//! Luck that can be checked. A key of 256 bits and the salts of the people at a table determine every number that is
//! drawn there. The key's commitment is known before the first entry, and the key itself after the last one, so that
//! everybody can compute the numbers again. `docs/luck.md` describes the format and what it protects against.
//!
//! **Invariant:** every tag and every byte that is hashed, drawn from or signed is laid out in `layout.rs`.

#![warn(missing_docs)]
#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod draws;
mod claim;
mod secret;
mod seal;

mod layout;
mod hex;

pub use claim::{Claim, ClaimFault, SaltClaim};
pub use draws::{Draws, Purpose, weighted};
pub use hex::{Hex, HexFault};
pub use layout::hmac_sha256;
pub use seal::{SEAL_BYTES, Seal, SealFault, Signer, sealed, signed_part};
pub use secret::{LuckKey, Salt};
