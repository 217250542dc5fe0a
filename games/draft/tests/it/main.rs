//! Tests of the draft against its rules. Scenarios are in the language of `language`, and `../../RULES.md` has the
//! numbers that they cite.

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
