mod asked;
mod document;
mod every_game;
mod exact;
mod french;
mod list;
mod names;
mod records;
