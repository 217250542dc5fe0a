//! Packs of cards on the disk: the folder with somebody's packs, and the stored copies for games that are resumed. The
//! catalog checks and reads the packs as bytes.

mod folder;

pub use folder::{KeptPack, OldPack, PackFolder, Resumed, Since, to_keep, wanted};
