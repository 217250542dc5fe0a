mod bad;
mod binary;
mod cards;
mod check;
mod document;
mod games;
mod keeping;
mod lab;
mod packs;
mod play;
/// The PostgreSQL server that the tests of the store start as well.
#[path = "../../../store/tests/it/server.rs"]
mod postgres;
mod replay;
mod served;
mod storm;
mod terminal;
