//! Packs that somebody else has written, at a table. What is said of their faults is tested with the language.

mod examples;
mod shelf;
#[path = "../../language/tests/it/packs/texts.rs"]
mod texts;
