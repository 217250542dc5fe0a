//! Packs of other writers at a table. Their faults are tested with the language.

mod examples;
mod shelf;
#[path = "../../language/tests/it/packs/texts.rs"]
mod texts;
