mod every_game;
mod list;
mod records;
