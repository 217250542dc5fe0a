//! The threads of the commands that start a server.

use anyhow::{Context, Result};
use tokio::runtime::Builder;

/// Runs a command to its end. The program ends even if a bot is still searching or a line of input is expected.
pub(crate) fn run(command: impl Future<Output = Result<()>>) -> Result<()> {
    let runtime = Builder::new_multi_thread().enable_all().build().context("cannot start threads")?;
    let done = runtime.block_on(command);
    runtime.shutdown_background();
    done
}
