//! The draft held against its rules. `language` is how the scenarios speak; `../../RULES.md` has the numbers they cite.

mod language;

mod promises;
mod rules;
mod scene;
mod vectors;

mod cards;
mod cards_alternative;
mod sets;

mod golden;
mod notation;
mod words;
