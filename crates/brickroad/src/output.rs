//! Where a command's words go. A reader who has seen enough, such as `head`, is no fault.

use anyhow::{Context, Result};
use std::io::{ErrorKind, Write, stderr, stdout};

/// Prints to standard output.
pub(crate) fn print(text: &str) -> Result<()> {
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(fault) if fault.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done.context("cannot write to standard output"),
    }
}

/// Prints to standard error. If that is closed too, there is nobody left to tell.
pub(crate) fn remark(text: &str) {
    let _ = stderr().lock().write_all(text.as_bytes());
}

/// Says why a command could not do what was asked.
pub(crate) fn complain(fault: &anyhow::Error) {
    remark(&format!("brickroad: {fault:#}\n"));
}
