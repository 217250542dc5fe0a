//! The duel held against its rules. `../../RULES.md` has the numbers that are cited.

mod language;

mod rules;
mod cards;
mod vectors;

mod cards_list;
mod notation;
mod words;
mod scene;
mod tell;
mod promises;
