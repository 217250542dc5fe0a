//! The things besides Rust that the steps need, and the search for them on this machine.

use crate::command;
use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Need {
    Chromium,
    Clippy,
    Git,
    Node,
    Postgres,
    Python,
    Rustfmt,
    /// Rust's standard library for WebAssembly.
    Wasm,
}

/// The consequence for a step if a thing that it needs is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Without {
    Fails,
    ChecksLess,
}

/// The oldest major version of Node that can run the web client's tools.
const OLDEST_NODE: u32 = 20;

impl Need {
    pub(crate) fn is_on(self, machine: &Machine) -> bool {
        match self {
            Need::Chromium => machine.root.join("usr/bin/chromium").exists(),
            Need::Clippy => machine.answers("cargo-clippy"),
            Need::Git => machine.finds("git"),
            Need::Node => machine.finds("npm") && machine.node() >= OLDEST_NODE,
            Need::Postgres => has_postgres(&machine.root.join("usr/lib/postgresql")),
            Need::Python => machine.finds("python3"),
            Need::Rustfmt => machine.answers("cargo-fmt"),
            Need::Wasm => (machine.has_wasm)(),
        }
    }

    /// Returns the name of the thing, and the way to install it.
    pub(crate) fn told(self) -> &'static str {
        match self {
            Need::Chromium => "/usr/bin/chromium (`apt-get install chromium fonts-liberation`)",
            Need::Clippy => "clippy (`rustup component add clippy`)",
            Need::Git => "git (`apt-get install git`)",
            Need::Node => "Node 20 or newer, with npm (`apt-get install nodejs npm`, or from nodejs.org)",
            Need::Postgres => "the tests of PostgreSQL, which is not installed (`apt-get install postgresql`)",
            Need::Python => {
                "the second check of signed records, because there is no python3 (`apt-get install python3`)"
            }
            Need::Rustfmt => "rustfmt (`rustup component add rustfmt`)",
            Need::Wasm => "the standard library for WebAssembly (`rustup target add wasm32-unknown-unknown`)",
        }
    }
}

/// The parts of a machine in which needed things are searched for.
pub(crate) struct Machine {
    pub(crate) root: PathBuf,
    /// The folders in which programs are searched for.
    pub(crate) path: Vec<PathBuf>,
    pub(crate) has_wasm: fn() -> bool,
    pub(crate) is_ci: bool,
}

impl Machine {
    pub(crate) fn this() -> Self {
        let path = env::var_os("PATH").unwrap_or_default();
        Machine {
            root: PathBuf::from("/"),
            path: env::split_paths(&path).collect(),
            has_wasm,
            is_ci: env::var_os("CI").is_some(),
        }
    }

    fn find(&self, program: &str) -> Option<PathBuf> {
        self.path.iter().map(|folder| folder.join(program)).find(|path| path.is_file())
    }

    fn finds(&self, program: &str) -> bool {
        self.find(program).is_some()
    }

    /// Reports whether a program can be run. It is not enough to find the program, because rustup provides commands
    /// even for components that it has not installed.
    fn answers(&self, program: &str) -> bool {
        self.version(program).is_some()
    }

    fn version(&self, program: &str) -> Option<String> {
        let mut asked = Command::new(self.find(program)?);
        let output = asked.arg("--version").current_dir(command::root()).stdin(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Returns the major version of Node, such as 20, or 0 if Node is not installed.
    fn node(&self) -> u32 {
        let version = self.version("node").unwrap_or_default();
        let major = version.trim_start_matches('v').split('.').next().and_then(|major| major.parse().ok());
        major.unwrap_or(0)
    }
}

/// Reports whether the WebAssembly steps find a standard library or can build one from Debian's packages.
fn has_wasm() -> bool {
    let script =
        command::at_root("./.ci/wasm-toolchain.sh").arg("--can").stdout(Stdio::null()).stderr(Stdio::null()).status();
    script.is_ok_and(|status| status.success())
}

/// Reports whether any version of Debian's PostgreSQL is installed. `versions` is the folder that the tests of the
/// store search.
fn has_postgres(versions: &Path) -> bool {
    let Ok(versions) = versions.read_dir() else { return false };
    versions.flatten().any(|version| version.path().join("bin/initdb").exists())
}

#[cfg(test)]
mod tests {
    use super::has_postgres;
    use std::fs;

    #[test]
    fn postgresql_is_there_only_with_its_server() {
        let folder = tempfile::tempdir().unwrap();
        assert!(!has_postgres(&folder.path().join("nowhere")));
        fs::create_dir_all(folder.path().join("15/bin")).unwrap();
        assert!(!has_postgres(folder.path()));
        fs::write(folder.path().join("15/bin/initdb"), "").unwrap();
        assert!(has_postgres(folder.path()));
    }
}
