//! The types of the web client that are printed from Rust: messages, and the ids of what scenes show.

use crate::{command, workspace};
use anyhow::{Context, Result, bail};
use std::path::Path;

const FILE: &str = "web/src/protocol.ts";

/// The folders of boards, each with the ids of its game's scenes.
const BOARDS: [&str; 3] = ["draft", "duel", "storyline"];

pub(crate) fn write() -> Result<()> {
    for (file, text) in printed()? {
        std::fs::write(command::root().join(&file), text).with_context(|| format!("{file} cannot be written"))?;
    }
    Ok(())
}

pub(crate) fn check() -> Result<()> {
    for (file, text) in printed()? {
        if workspace::read(Path::new(&file))? != text {
            bail!("{file} is not what the Rust types say; run `cargo xtask types`");
        }
    }
    Ok(())
}

/// Each file with what it should hold.
fn printed() -> Result<Vec<(String, String)>> {
    let run = |arguments: &[&str]| command::cargo_output(&[&["run", "--quiet", "-p"], arguments].concat());
    let mut files = vec![(FILE.to_owned(), run(&["protocol", "--features", "ts", "--example", "typescript"])?)];
    for board in BOARDS {
        let text = run(&["catalog", "--example", "ids", "--", board])?;
        files.push((format!("web/src/games/{board}/ids.ts"), text));
    }
    Ok(files)
}
