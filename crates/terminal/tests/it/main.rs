mod duel;
mod fixture;
mod lists;

mod client;
mod fits;
mod plain;
mod update;
mod view;
mod words;
