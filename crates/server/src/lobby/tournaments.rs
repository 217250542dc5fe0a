//! Tournaments: people join, rounds begin by themselves, and the results of tables come from the store. Each tournament is
//! one text in the store with a version, so any server may change it, and a change counts once.

mod kept;
mod new;
mod people;
mod games;
mod run;
mod shown;

pub(crate) use run::run_tournaments;
