//! Prints the fixtures for the tests and the stage of the web client: positions of real tables, and the messages before
//! a table is open.

use crate::printed::{self, Printed};
use anyhow::Result;

const TASK: &str = "fixtures";

/// The names of the fixtures. Each is in a file of its own.
const FIXTURES: [&str; 4] = ["draft", "duel", "storyline", "lobby"];

pub(crate) fn write() -> Result<()> {
    printed::write(&files())
}

pub(crate) fn check() -> Result<()> {
    printed::check(&files(), TASK)
}

fn files() -> Vec<Printed> {
    let file = |fixtures| Printed {
        file: format!("web/src/fixtures/printed/{fixtures}.json"),
        program: vec!["offline", "--example", "fixtures", "--", fixtures],
    };
    FIXTURES.into_iter().map(file).collect()
}
