mod between;
mod duel;
mod fixture;
mod hints;
mod layout;
mod lists;

mod client;
mod fits;
mod plain;
mod update;
mod view;
mod words;
