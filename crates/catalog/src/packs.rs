//! The check of packs of cards that people have written.

use language::Catalog;

pub use language::{MOST_PACK_BYTES, PackFile, PackNote, Weight};

/// Checks a pack. Returns its faults, or its warnings if it has no fault. The pack itself says which game it belongs
/// to.
pub fn check_pack(pack: PackFile<'_>) -> Vec<PackNote> {
    Catalog::check(pack)
}
