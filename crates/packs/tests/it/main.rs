//! Tests of the folder of packs.

mod folder;
