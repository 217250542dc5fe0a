//! Tests of the rulings. The name of a test begins with the number of its ruling.

mod bonuses;
mod control;
mod fates;
mod fighting;
mod knowledge;
mod locations;
mod losing;
mod permanents;
mod spells;
mod windows;

/// The source files of the modules above, for the test that looks for rulings without a test.
pub(crate) const SOURCES: [&str; 10] = [
    include_str!("rulings/bonuses.rs"),
    include_str!("rulings/control.rs"),
    include_str!("rulings/fates.rs"),
    include_str!("rulings/fighting.rs"),
    include_str!("rulings/knowledge.rs"),
    include_str!("rulings/locations.rs"),
    include_str!("rulings/losing.rs"),
    include_str!("rulings/permanents.rs"),
    include_str!("rulings/spells.rs"),
    include_str!("rulings/windows.rs"),
];
