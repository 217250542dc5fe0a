//! The resource limits of a process.

use std::{ffi::OsString, path::Path};
use tokio::process::Command;

/// The resource limits with which a process starts. The process cannot raise them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The greatest size of the address space, in bytes (`RLIMIT_AS`).
    pub memory: Option<u64>,
    /// The greatest number of open files and connections (`RLIMIT_NOFILE`).
    pub files: Option<u64>,
    /// The greatest length of a file that the process writes, in bytes (`RLIMIT_FSIZE`). A write beyond this length
    /// fails, but does not end the process.
    pub file_size: Option<u64>,
}

/// The unit of the shell's `ulimit -v`, in bytes.
const KIB: u64 = 1024;
/// The unit of the shell's `ulimit -f`, in bytes.
const BLOCK: u64 = 512;

impl Limits {
    /// Returns a command that runs a program under these limits. A shell sets the limits and then replaces itself with
    /// the program, so the process keeps its id.
    pub fn command(self, program: &Path) -> Command {
        let set = self.words();
        if set.is_empty() {
            return Command::new(program);
        }
        let mut script = OsString::from(set.join(" && "));
        script.push(" && exec \"$0\" \"$@\"");
        let mut command = Command::new("/bin/sh");
        command.arg("-c").arg(script).arg(program);
        command
    }

    fn words(self) -> Vec<String> {
        let word =
            |limit: Option<u64>, flag: char, unit: u64| limit.map(|limit| format!("ulimit -{flag} {}", limit / unit));
        let fails = self.file_size.map(|_| "trap '' XFSZ".to_owned());
        [fails, word(self.memory, 'v', KIB), word(self.files, 'n', 1), word(self.file_size, 'f', BLOCK)]
            .into_iter()
            .flatten()
            .collect()
    }
}
