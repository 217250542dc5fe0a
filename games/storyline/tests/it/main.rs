//! Everything that is tested of the storyline games.

mod cards_list;
mod notation;
mod words;
mod tell;
mod golden;
mod packs;
mod language;
mod vectors;
mod rules;
mod rulings;
mod cards;
mod scenarios;
mod judgement;
mod promises;
mod scene;
