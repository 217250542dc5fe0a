//! Tests of the numbered rules of the published game. The name of a test begins with the number of its rule.

mod battle;
mod fates;
mod frame;
mod phases;
mod terms;

/// The source files of the modules above, for the test that looks for rules without a test.
pub(crate) const SOURCES: [&str; 5] = [
    include_str!("rules/battle.rs"),
    include_str!("rules/fates.rs"),
    include_str!("rules/frame.rs"),
    include_str!("rules/phases.rs"),
    include_str!("rules/terms.rs"),
];
