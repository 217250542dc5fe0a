mod asked;
mod every_game;
mod folder;
mod list;
mod records;
