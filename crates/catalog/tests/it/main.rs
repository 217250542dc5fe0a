mod asked;
mod document;
mod every_game;
mod exact;
mod folder;
mod french;
mod list;
mod records;
