//! Packs of cards that somebody has written, and what is to be said of them.

use language::Catalog;

pub use language::{MOST_PACK_BYTES, PackFile, PackNote, Weight};

/// All that is to be said of a pack: its faults, or else its warnings. Which game it is for stands in the pack itself.
pub fn check_pack(pack: PackFile<'_>) -> Vec<PackNote> {
    Catalog::check(pack)
}
