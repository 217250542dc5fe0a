//! Prints the types of the web client that come from Rust: the messages, and the ids in scenes.

use crate::printed::{self, Printed};
use anyhow::Result;

const TASK: &str = "types";
const FILE: &str = "web/src/protocol.ts";

/// The folders of the web client's boards. Each folder gets a file with the ids in the scenes of its games.
const BOARDS: [&str; 3] = ["draft", "duel", "storyline"];

pub(crate) fn write() -> Result<()> {
    printed::write(&files())
}

pub(crate) fn check() -> Result<()> {
    printed::check(&files(), TASK)
}

fn files() -> Vec<Printed> {
    let messages =
        Printed { file: FILE.to_owned(), program: vec!["protocol", "--features", "ts", "--example", "typescript"] };
    let ids = BOARDS.map(|board| Printed {
        file: format!("web/src/games/{board}/ids.ts"),
        program: vec!["catalog", "--example", "ids", "--", board],
    });
    [messages].into_iter().chain(ids).collect()
}
