//! The tests of the card language.

mod notation;
mod words;
mod packs;
mod cards_list;
