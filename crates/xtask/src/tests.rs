//! Runs all Rust tests. The tests of a crate that mostly wait run more at a time than there are cores.

use crate::command;
use anyhow::{Context, Result, bail};
use std::{env, ffi::OsString, process::Command};

/// The crates whose tests mostly wait, for the time of a clock or for a connection, and the number of tests that run at
/// the same time. The tests of the other crates keep a core busy, or measure how fast a server answers.
const WAITING: [(&str, &str); 1] = [("server", "8")];

/// Runs all Rust tests. Cargo starts each of them through `cargo xtask run-test`.
pub(crate) fn check() -> Result<()> {
    let own = env::current_exe().context("cannot tell where this program is")?;
    let runner = format!("target.'cfg(all())'.runner=[{:?}, \"run-test\"]", own.display().to_string());
    command::cargo(&["test", "--config", &runner, "--workspace", "--no-fail-fast"])
}

/// Runs a test program for cargo, which names the crate in the environment.
pub(crate) fn run(words: &[OsString]) -> Result<()> {
    let [program, arguments @ ..] = words else { bail!("expected a test program") };
    let mut test = Command::new(program);
    test.args(arguments);
    let package = env::var("CARGO_PKG_NAME").unwrap_or_default();
    if let Some((_, threads)) = WAITING.iter().find(|(name, _)| *name == package) {
        test.env("RUST_TEST_THREADS", threads);
    }
    command::run(&mut test)
}
