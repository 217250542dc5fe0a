//! What the tests of the web client, and its stage, show: positions of real tables, and what is said before one is open.

use crate::printed::{self, Printed};
use anyhow::Result;

const TASK: &str = "fixtures";

/// What is printed into a file of its own each.
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
