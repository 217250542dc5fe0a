//! The binary that the trials test.

use anyhow::{Context, Result, ensure};
use std::{
    ffi::OsStr,
    path::{Path, PathBuf},
    process::{Output, Stdio},
};
use tokio::{io::AsyncWriteExt, process::Command};

/// The path of the `brickroad` binary that is tested.
#[derive(Clone, Debug)]
pub struct Binary {
    path: PathBuf,
}

/// The output and the exit status of a command.
#[derive(Debug)]
pub struct Run {
    pub out: String,
    pub err: String,
    /// The exit status, or `None` if a signal ended the process.
    pub code: Option<i32>,
}

impl Binary {
    /// Returns the binary at this path, or an error if there is no such file.
    pub fn at(path: &Path) -> Result<Binary> {
        let path = path.canonicalize().with_context(|| format!("{} does not exist", path.display()))?;
        Ok(Binary { path })
    }

    /// Returns the absolute path of the binary.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Runs a command with this input, waits until it ends, and returns its output and its exit status.
    pub async fn run(&self, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>, input: &str) -> Result<Run> {
        let mut command = Command::new(&self.path);
        let pipes = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.kill_on_drop(true).spawn()?;
        let (mut stdin, input) = (child.stdin.take().context("its input was asked for")?, input.to_owned());
        // A command that refuses its arguments does not read its input, so a failure to write is no fault here.
        let writer = tokio::spawn(async move { stdin.write_all(input.as_bytes()).await });
        let Output { status, stdout, stderr } = child.wait_with_output().await?;
        let _ = writer.await;
        Ok(Run { out: String::from_utf8(stdout)?, err: String::from_utf8(stderr)?, code: status.code() })
    }

    /// Runs a command and returns its standard output. An exit status other than 0 is an error.
    pub async fn prints(&self, arguments: &[&str], input: &str) -> Result<String> {
        let run = self.run(arguments, input).await?;
        ensure!(run.code == Some(0), "brickroad {} ended with {:?}: {}", arguments.join(" "), run.code, run.err);
        Ok(run.out)
    }
}
