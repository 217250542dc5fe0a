//! Packs of cards on the disk: the folder where somebody puts them, and what is kept of them so that a game that was
//! begun with them can go on. What is in a pack is the catalog's business; it takes them as text.

mod folder;

pub use folder::{KeptPack, OldPack, PackFolder, Resumed, Since, to_keep, wanted};
