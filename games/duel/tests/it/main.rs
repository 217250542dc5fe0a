//! Tests of the duel against its rules. The numbers cited are those of `RULES.md`.

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
mod experiment;
