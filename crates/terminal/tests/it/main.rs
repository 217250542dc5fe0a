mod duel;
mod fixture;
mod lists;

mod fits;
mod plain;
mod update;
mod view;
mod words;
