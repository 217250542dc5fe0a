//! Runs other programs in the root folder of the workspace. If a program fails, the error names the program and its
//! arguments.

use anyhow::{Context, Result, bail};
use std::{
    path::Path,
    process::{Command, Stdio},
};

/// Returns the root of the workspace.
pub(crate) fn root() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().and_then(Path::parent).unwrap_or(own)
}

/// Runs cargo with these arguments. The cargo that is running this program is used.
pub(crate) fn cargo(arguments: &[&str]) -> Result<()> {
    run(cargo_command().args(arguments))
}

pub(crate) fn cargo_output(arguments: &[&str]) -> Result<String> {
    output(cargo_command().args(arguments))
}

pub(crate) fn cargo_command() -> Command {
    at_root(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()))
}

pub(crate) fn at_root(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root()).stdin(Stdio::null());
    command
}

/// Runs a program. Its output goes to the output of this program. Returns an error if the program fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{} cannot be started", told(command)))?;
    if !status.success() {
        bail!("{}: {status}", told(command));
    }
    Ok(())
}

/// Runs a program and returns its standard output.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output =
        command.stderr(Stdio::inherit()).output().with_context(|| format!("{} cannot be started", told(command)))?;
    if !output.status.success() {
        bail!("{}: {}", told(command), output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("{} printed something that is not text", told(command)))
}

fn told(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|argument| argument.to_string_lossy().into_owned()));
    words.join(" ")
}
