//! Output to the terminal. If a reader such as `head` closes the pipe early, this is not a fault.

use anyhow::{Context, Result};
use kernel::Lang;
use std::{
    env,
    io::{ErrorKind, IsTerminal, Write, stderr, stdout},
};

/// Prints text to standard output.
pub(crate) fn print(text: &str) -> Result<()> {
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(fault) if fault.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done.context("cannot write to standard output"),
    }
}

/// Reports whether standard output is a terminal.
pub(crate) fn is_terminal() -> bool {
    stdout().is_terminal()
}

/// Reports whether bold text may be printed: the output is a terminal, and `NO_COLOR` is not set.
pub(crate) fn may_be_bold() -> bool {
    is_terminal() && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// Prints text to standard error. Drops the text if standard error is closed.
pub(crate) fn remark(text: &str) {
    let _ = stderr().lock().write_all(text.as_bytes());
}

/// Prints the reason why a command was refused.
pub(crate) fn complain(fault: &anyhow::Error) {
    remark(&format!("brickroad: {fault:#}\n"));
}

/// Returns a number with the noun that it counts, which is given in the singular and the plural.
pub(crate) fn counted(number: u64, lang: Lang, [one, more]: [&str; 2]) -> String {
    // In French, zero takes the singular.
    let single = match lang {
        Lang::En => number == 1,
        Lang::Fr => number < 2,
    };
    format!("{number} {}", if single { one } else { more })
}
