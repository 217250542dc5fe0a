//! The files that our own programs print. They are committed, so that the web client can be built without Rust.

use crate::{command, workspace};
use anyhow::{Context, Result, bail};
use std::path::Path;

/// A printed file, and the arguments of `cargo run -p` for the program that prints it.
pub(crate) struct Printed {
    pub(crate) file: String,
    pub(crate) program: Vec<&'static str>,
}

/// Writes the current output of the programs to their files.
pub(crate) fn write(all: &[Printed]) -> Result<()> {
    for Printed { file, program } in all {
        std::fs::write(command::root().join(file), text(program)?)
            .with_context(|| format!("{file} cannot be written"))?;
    }
    Ok(())
}

/// Checks that each file has the current output of its program. If a file differs, the error names the task of `cargo
/// xtask` that writes it.
pub(crate) fn check(all: &[Printed], task: &str) -> Result<()> {
    for Printed { file, program } in all {
        if workspace::read(Path::new(file))? != text(program)? {
            bail!("{file} is not what the Rust code prints; run `cargo xtask {task}`");
        }
    }
    Ok(())
}

fn text(program: &[&str]) -> Result<String> {
    command::cargo_output(&[&["run", "--quiet", "-p"], program].concat())
}
