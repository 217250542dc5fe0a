//! The message types of the web client, printed from the Rust messages.

use crate::{command, workspace};
use anyhow::{Context, Result, bail};
use std::path::Path;

const FILE: &str = "web/src/protocol.ts";

pub(crate) fn write() -> Result<()> {
    std::fs::write(command::root().join(FILE), printed()?).with_context(|| format!("{FILE} cannot be written"))
}

pub(crate) fn check() -> Result<()> {
    if workspace::read(Path::new(FILE))? != printed()? {
        bail!("{FILE} is not what the Rust messages say; run `cargo xtask types`");
    }
    Ok(())
}

fn printed() -> Result<String> {
    command::cargo_output(&["run", "--quiet", "-p", "protocol", "--features", "ts", "--example", "typescript"])
}
