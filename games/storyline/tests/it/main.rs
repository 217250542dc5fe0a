//! The tests of the storyline games.

mod tell;
mod golden;
mod packs;
mod stage;
mod vectors;
mod rules;
mod rulings;
mod wishes;
mod cards;
mod scenarios;
mod judgement;
mod promises;
mod scene;
