//! Packs of cards on the disk: the folder of somebody's packs, and the copies that are kept so that a game which was
//! begun with them can be resumed. The catalog checks and reads the packs, as bytes.

mod folder;

pub use folder::{KeptPack, OldPack, PackFolder, Resumed, Since, to_keep, wanted};
