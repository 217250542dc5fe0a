//! Tests of the duel against its rules. `../../RULES.md` has the numbers that are cited.

mod language;

mod scenarios;
mod rules;
mod rulings;
mod cards;
mod vectors;
mod properties;
mod golden;

mod cards_list;
mod notation;
mod words;
mod scene;
mod tell;
mod promises;
