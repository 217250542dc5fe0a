//! Runs the binary as a user at a prompt would.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

/// The output of one run of the binary, and its exit code.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

pub(crate) fn brickroad(arguments: &[&str], input: impl AsRef<[u8]>) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_brickroad"));
    let pipes = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // A run that refuses its arguments does not read its input, so a failed write to it is ignored.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run { out: String::from_utf8(stdout).unwrap(), err: String::from_utf8(stderr).unwrap(), code: status.code() }
}

/// Runs the binary, and checks that it succeeds and writes nothing to standard error. Returns its standard output.
pub(crate) fn prints(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let run = brickroad(arguments, input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{run:?}");
    run.out
}

/// Runs the binary, and checks that it ends with exit code 2 and writes nothing to standard output. Returns its message
/// on standard error.
pub(crate) fn complains(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let run = brickroad(arguments, input);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{run:?}");
    assert!(!run.err.contains("panicked"), "{run:?}");
    run.err
}
