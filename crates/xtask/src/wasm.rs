//! The rules, and the bots that play them, compile for a browser.

use crate::{command, workspace};
use anyhow::Result;

pub(crate) fn check() -> Result<()> {
    let metadata = workspace::own()?;
    let rustc = command::output(&mut command::at_root("./.ci/wasm-toolchain.sh"))?;
    let folder = metadata.target_directory.join("wasm");
    let mut check = command::cargo_command();
    check.env("RUSTC", rustc.trim()).args(["check", "--target", "wasm32-unknown-unknown", "--target-dir"]);
    check.arg(folder).args(["-p", "kernel", "-p", "bots", "-p", "table", "-p", "catalog", "-p", "dealer"]);
    for game in metadata.packages.iter().filter(|package| package.is_game()) {
        check.args(["-p", &game.name]);
    }
    command::run(&mut check)
}
