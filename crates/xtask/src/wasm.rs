//! Checks that the rules and the bots compile for a browser.

use crate::{command, workspace};
use anyhow::Result;
use std::{
    path::{Path, PathBuf},
    process::Command,
};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

pub(crate) fn check() -> Result<()> {
    let metadata = workspace::own()?;
    let mut check = cargo("check", &metadata.target_directory)?;
    check.args(["-p", "kernel", "-p", "bots", "-p", "table", "-p", "catalog", "-p", "dealer", "-p", "offline"]);
    for game in metadata.packages.iter().filter(|package| package.is_game()) {
        check.args(["-p", &game.name]);
    }
    command::run(&mut check)
}

/// Returns a cargo command that compiles for WebAssembly, with the compiler that has the standard library for
/// WebAssembly.
pub(crate) fn cargo(verb: &str, target: &Path) -> Result<Command> {
    let rustc = command::output(&mut command::at_root("./.ci/wasm-toolchain.sh"))?;
    let mut cargo = command::cargo_command();
    cargo.env("RUSTC", rustc.trim()).args([verb, "--target", TARGET, "--target-dir"]).arg(folder(target));
    Ok(cargo)
}

/// Returns the folder with cargo's output for WebAssembly.
pub(crate) fn folder(target: &Path) -> PathBuf {
    target.join("wasm")
}
