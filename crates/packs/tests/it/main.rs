//! Everything that is tested of the folder of packs.

mod folder;
