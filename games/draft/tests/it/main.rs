//! Tests the draft against its rules. Scenarios are written in the language of `language`. The numbers of the rules
//! that they cite are in `../../RULES.md`.

mod language;

mod promises;
mod experiment;
mod rules;
mod scene;
mod vectors;

mod cards;
mod cards_alternative;
mod sets;

mod golden;
mod notation;
mod words;
