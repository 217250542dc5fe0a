//! What steps need besides Rust: all that is missing is said before the first of them, with the way to get it.

use crate::{command, step::Step, web};
use anyhow::{Result, bail};
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
    Rustfmt,
    /// The standard library for WebAssembly.
    Wasm,
}

/// What a step does without a thing that it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Without {
    Fails,
    ChecksLess,
}

/// The oldest Node that the web client's tools run on.
const OLDEST_NODE: u32 = 20;

/// Says what the steps need and this machine lacks. Fails if a step would.
pub(crate) fn check(steps: &[Step]) -> Result<()> {
    let machine = Machine::this();
    let missing = missing(steps, &machine);
    for Missing { need, steps, without } in &missing {
        let names: Vec<String> = steps.iter().map(|step| step.name()).collect();
        let what = if *without == Without::Fails { "missing for" } else { "left out of" };
        eprintln!("{what} {}: {}", names.join(", "), need.told());
    }
    let fails =
        |step: &&Step| missing.iter().any(|missing| missing.without == Without::Fails && missing.steps.contains(step));
    let failing: Vec<String> = steps.iter().filter(fails).map(|step| step.name()).collect();
    if !failing.is_empty() {
        bail!("nothing was run; get what is missing, or go without: --skip {}", failing.join(","));
    }
    Ok(())
}

struct Missing {
    need: Need,
    steps: Vec<Step>,
    without: Without,
}

fn missing(steps: &[Step], machine: &Machine) -> Vec<Missing> {
    let mut missing: Vec<Missing> = Vec::new();
    for (step, (need, without)) in
        steps.iter().flat_map(|step| step.needs(machine.is_ci).into_iter().map(move |need| (*step, need)))
    {
        match missing.iter_mut().find(|missing| missing.need == need && missing.without == without) {
            Some(missing) => missing.steps.push(step),
            None if need.is_on(machine) => {}
            None => missing.push(Missing { need, steps: vec![step], without }),
        }
    }
    missing
}

impl Need {
    fn is_on(self, machine: &Machine) -> bool {
        match self {
            Need::Chromium => machine.root.join("usr/bin/chromium").exists(),
            Need::Clippy => machine.answers("cargo-clippy"),
            Need::Git => machine.finds("git"),
            Need::Node => machine.finds("npm") && machine.node() >= OLDEST_NODE,
            Need::Postgres => has_postgres(&machine.root.join("usr/lib/postgresql")),
            Need::Rustfmt => machine.answers("cargo-fmt"),
            Need::Wasm => (machine.has_wasm)(),
        }
    }

    /// What it is, and how it is got.
    fn told(self) -> &'static str {
        match self {
            Need::Chromium => "/usr/bin/chromium (`apt-get install chromium fonts-liberation`)",
            Need::Clippy => "clippy (`rustup component add clippy`)",
            Need::Git => "git (`apt-get install git`)",
            Need::Node => "Node 20 or newer, with npm (`apt-get install nodejs npm`, or from nodejs.org)",
            Need::Postgres => "the tests of PostgreSQL, which is not installed (`apt-get install postgresql`)",
            Need::Rustfmt => "rustfmt (`rustup component add rustfmt`)",
            Need::Wasm => "the standard library for WebAssembly (`rustup target add wasm32-unknown-unknown`)",
        }
    }
}

/// The parts of a machine in which things are looked for.
struct Machine {
    root: PathBuf,
    /// The folders in which programs are looked for.
    path: Vec<PathBuf>,
    has_wasm: fn() -> bool,
    is_ci: bool,
}

impl Machine {
    fn this() -> Self {
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

    /// Whether it can be run; rustup has the names of programs that it has not installed.
    fn answers(&self, program: &str) -> bool {
        self.version(program).is_some()
    }

    fn version(&self, program: &str) -> Option<String> {
        let mut asked = Command::new(self.find(program)?);
        let output = asked.arg("--version").current_dir(command::root()).stdin(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// The major version of Node, such as 20; 0 without one.
    fn node(&self) -> u32 {
        let version = self.version("node").unwrap_or_default();
        let major = version.trim_start_matches('v').split('.').next().and_then(|major| major.parse().ok());
        major.unwrap_or(0)
    }
}

/// Whether the WebAssembly steps find a standard library, or make one from Debian's packages.
fn has_wasm() -> bool {
    let script =
        command::at_root("./.ci/wasm-toolchain.sh").arg("--can").stdout(Stdio::null()).stderr(Stdio::null()).status();
    script.is_ok_and(|status| status.success())
}

/// Whether a version of Debian's PostgreSQL is there, as the tests of the store look for it.
fn has_postgres(versions: &Path) -> bool {
    let Ok(versions) = versions.read_dir() else { return false };
    versions.flatten().any(|version| version.path().join("bin/initdb").exists())
}

/// Gets what these steps need of others that are not wanted: the web client's packages, and its build.
pub(crate) fn prepare(steps: &[Step]) -> Result<()> {
    let wanted = |step: Step| steps.contains(&step);
    if steps.iter().any(|step| step.takes_packages()) && !wanted(Step::WebInstall) && !web::has_its_packages() {
        println!("\nfirst, the packages of the web client, which are not those of its lock file");
        web::install()?;
    }
    if wanted(Step::WebE2e) && !wanted(Step::WebBuild) {
        println!("\nfirst, the build of the web client, which the binary embeds");
        web::bundle()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Machine, Missing, Need, Without, missing};
    use crate::step::Step;
    use clap::ValueEnum;
    use std::{fs, path::Path, process::Command};
    use tempfile::TempDir;

    /// A machine with these programs, each of which prints this as its version, and these files.
    fn machine(programs: &[(&str, &str)], files: &[&str]) -> (TempDir, Machine) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("programs");
        fs::create_dir_all(&path).unwrap();
        for (program, version) in programs {
            // Written by another process: one that a test starts meanwhile could not be started while we hold it open.
            let script = "printf '#!/bin/sh\\n%s\\n' \"$1\" >\"$2\" && chmod 755 \"$2\"";
            let written = Command::new("sh").args(["-c", script, "sh", version]).arg(path.join(program)).status();
            assert!(written.unwrap().success());
        }
        for file in files {
            let file = folder.path().join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, "").unwrap();
        }
        let machine = Machine { root: folder.path().to_owned(), path: vec![path], has_wasm: || false, is_ci: false };
        (folder, machine)
    }

    const PROGRAMS: [(&str, &str); 5] = [
        ("cargo-clippy", "echo clippy"),
        ("cargo-fmt", "echo fmt"),
        ("git", "echo git"),
        ("node", "echo v20.1.0"),
        ("npm", "echo 10"),
    ];
    const FILES: [&str; 2] = ["usr/bin/chromium", "usr/lib/postgresql/15/bin/initdb"];

    fn needs(missing: &[Missing]) -> Vec<(Need, Without)> {
        let mut needs: Vec<_> = missing.iter().map(|missing| (missing.need, missing.without)).collect();
        needs.sort_by_key(|(need, _)| *need);
        needs
    }

    #[test]
    fn a_machine_with_nothing_lacks_everything_and_says_so_once() {
        let (_folder, bare) = machine(&[], &[]);
        let missing = missing(Step::value_variants(), &bare);
        let all = [Need::Chromium, Need::Clippy, Need::Git, Need::Node, Need::Postgres, Need::Rustfmt, Need::Wasm];
        let of = |need| if need == Need::Postgres { Without::ChecksLess } else { Without::Fails };
        assert_eq!(needs(&missing), all.map(|need| (need, of(need))));
        let node = missing.iter().find(|missing| missing.need == Need::Node).unwrap();
        let expected = [Step::WebInstall, Step::Module, Step::WebCheck, Step::WebTest, Step::WebBuild, Step::WebE2e];
        assert_eq!(node.steps, expected);
    }

    #[test]
    fn a_machine_with_everything_lacks_nothing() {
        let (_folder, mut full) = machine(&PROGRAMS, &FILES);
        full.has_wasm = || true;
        assert!(missing(Step::value_variants(), &full).is_empty());
    }

    #[test]
    fn a_step_lacks_only_what_it_needs_itself() {
        let (_folder, bare) = machine(&[], &[]);
        assert!(missing(&[Step::Arrows, Step::Unused, Step::Licences], &bare).is_empty());
        assert_eq!(needs(&missing(&[Step::Wasm], &bare)), [(Need::Wasm, Without::Fails)]);
        let expected = [(Need::Chromium, Without::Fails), (Need::Node, Without::Fails)];
        assert_eq!(needs(&missing(&[Step::WebE2e], &bare)), expected);
    }

    #[test]
    fn an_old_node_and_a_program_that_only_has_a_name_are_missing() {
        let old =
            [("node", "echo v18.20.4"), ("npm", "echo 9"), ("cargo-fmt", "echo rustup component add rustfmt; exit 1")];
        let (_folder, machine) = machine(&old, &[]);
        let expected = [(Need::Node, Without::Fails), (Need::Rustfmt, Without::Fails)];
        assert_eq!(needs(&missing(&[Step::Fmt, Step::WebTest], &machine)), expected);
    }

    #[test]
    fn ci_does_not_go_without_postgresql() {
        let (folder, mut machine) = machine(&PROGRAMS, &[]);
        assert_eq!(needs(&missing(&[Step::Test], &machine)), [(Need::Postgres, Without::ChecksLess)]);
        machine.is_ci = true;
        assert_eq!(needs(&missing(&[Step::Test], &machine)), [(Need::Postgres, Without::Fails)]);
        // A version of which only the client is there.
        fs::create_dir_all(folder.path().join("usr/lib/postgresql/15/bin")).unwrap();
        assert_eq!(needs(&missing(&[Step::Test], &machine)), [(Need::Postgres, Without::Fails)]);
        assert!(!super::has_postgres(Path::new("/nowhere")));
    }
}
