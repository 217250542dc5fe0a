//! Checks all dependencies against `deny.toml`. Their licences must allow us to distribute them under our licences,
//! they must come from crates.io, each may have only one version, and none may be banned.

use crate::{
    command::{self, root},
    results::Outcome,
    tools,
};
use anyhow::{Result, bail};
use std::{
    path::Path,
    process::{Command, Stdio},
};

/// Arguments with which an unused entry of `deny.toml` is a fault too.
const NOTHING_STALE: [&str; 6] =
    ["--deny", "unmatched-skip", "--deny", "license-not-encountered", "--deny", "unused-wrapper"];

pub(crate) fn check() -> Result<()> {
    let mut deny = cargo_deny(&tools::cargo_deny()?, root());
    deny.args(["check", "--hide-inclusion-graph"]).args(NOTHING_STALE).args(["bans", "licenses", "sources"]);
    if command::run(&mut deny).is_err() {
        bail!("`cargo tree --workspace --all-features --target all -i NAME@VERSION` shows who brings a crate");
    }
    Ok(())
}

/// Checks our dependencies for security advisories. Returns [`Outcome::Ignored`] if the RustSec database is not
/// available.
pub(crate) fn advisories() -> Result<Outcome> {
    let program = tools::cargo_deny()?;
    let fetched = cargo_deny(&program, root()).args(["fetch", "db"]).env("GIT_TERMINAL_PROMPT", "0").status();
    if !fetched.is_ok_and(|status| status.success()) {
        println!("advisories were NOT checked: the RustSec database cannot be had from here");
        return Ok(Outcome::Ignored);
    }
    command::run(cargo_deny(&program, root()).args(["check", "--disable-fetch", "advisories"]))?;
    Ok(Outcome::Passed)
}

/// Returns a command that runs cargo-deny in the folder `workspace`, with our own `deny.toml`.
fn cargo_deny(program: &Path, workspace: &Path) -> Command {
    let mut deny = Command::new(program);
    deny.current_dir(workspace).stdin(Stdio::null());
    deny.arg("--locked").arg("--config").arg(root().join("deny.toml"));
    deny
}

#[cfg(test)]
mod tests {
    use super::{NOTHING_STALE, cargo_deny};
    use crate::{command::root, planted::Workspace, tools};
    use std::{env, fs, path::Path, process::Command};

    const WORKSPACE: &str = "[workspace]\nresolver = \"3\"\nmembers = [\"own\"]\nexclude = [\"older\", \"thing\"]\n[workspace.dependencies]\n";
    const OWN: &str = "[package]\nname = \"own\"\nversion = \"0.1.0\"\nedition = \"2024\"\nlicense = \"MIT\"\npublish = false\n[dependencies]\n";

    fn thing(name: &str, version: &str, licence: &str) -> String {
        format!("[package]\nname = \"{name}\"\nversion = \"{version}\"\nedition = \"2024\"\nlicense = \"{licence}\"\n")
    }

    /// Returns a workspace with one crate. The lines `own` are in the crate's dependencies, and the lines `shared` in
    /// the workspace's dependencies.
    fn workspace(own: &str, shared: &str) -> Workspace {
        let planted = Workspace::of(&[("Cargo.toml", WORKSPACE), ("own/Cargo.toml", OWN), ("own/src/lib.rs", "")]);
        planted.append("Cargo.toml", shared);
        planted.append("own/Cargo.toml", own);
        planted
    }

    fn with_crate(planted: Workspace, folder: &str, manifest: &str) -> Workspace {
        planted.write(format!("{folder}/Cargo.toml"), manifest);
        planted.write(format!("{folder}/src/lib.rs"), "");
        planted
    }

    /// Returns the names of the faults that cargo-deny finds with our `deny.toml`, or `None` if cargo-deny is not
    /// installed. In CI, cargo-deny must be installed, because an earlier step installs it.
    fn faults(planted: &Workspace) -> Option<Vec<String>> {
        faults_with(planted, &[])
    }

    fn faults_with(planted: &Workspace, more: &[&str]) -> Option<Vec<String>> {
        let Some(program) = tools::cargo_deny_if_installed() else {
            assert!(env::var_os("CI").is_none(), "expected cargo-deny, as `cargo xtask ci licences` installs it");
            eprintln!("not tested: cargo-deny is not installed (`cargo xtask ci licences`)");
            return None;
        };
        // Our lock file selects versions that are already on this machine, so nothing is downloaded.
        fs::copy(root().join("Cargo.lock"), planted.path().join("Cargo.lock")).unwrap();
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut metadata = Command::new(cargo);
        metadata.args(["metadata", "--offline", "--format-version", "1"]).current_dir(planted.path());
        let output = metadata.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let mut deny = cargo_deny(&program, &planted.path());
        deny.args(["--offline", "--color", "never", "check", "--hide-inclusion-graph"]).args(more);
        let output = deny.args(["bans", "licenses", "sources"]).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        let faults: Vec<String> =
            said.lines().filter_map(|line| Some(line.strip_prefix("error[")?.split_once(']')?.0.to_owned())).collect();
        assert_eq!(output.status.success(), faults.is_empty(), "{said}");
        Some(faults)
    }

    fn expect(planted: &Workspace, expected: &[&str]) {
        if let Some(faults) = faults(planted) {
            assert_eq!(faults, expected);
        }
    }

    #[test]
    fn a_permitted_licence_has_no_fault() {
        let planted = workspace("thing = { path = \"../thing\" }", "");
        expect(&with_crate(planted, "thing", &thing("thing", "1.0.0", "MIT OR GPL-3.0-only")), &[]);
    }

    #[test]
    fn a_licence_that_is_not_ours_to_give_on_is_found() {
        for licence in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "LGPL-2.1-or-later"] {
            let planted = workspace("thing = { path = \"../thing\" }", "");
            expect(&with_crate(planted, "thing", &thing("thing", "1.0.0", licence)), &["rejected"]);
        }
        let planted = workspace("thing = { path = \"../thing\" }", "");
        let none = thing("thing", "1.0.0", "").replace("license = \"\"\n", "");
        expect(&with_crate(planted, "thing", &none), &["unlicensed"]);
    }

    #[test]
    fn a_crate_from_elsewhere_than_the_registry_is_found() {
        let elsewhere = with_crate(Workspace::of(&[]), ".", &thing("thing", "1.0.0", "MIT"));
        let git = |arguments: &[&str], folder: &Path| {
            let mut git = Command::new("git");
            git.args(["-c", "user.name=T", "-c", "user.email=t@localhost"]).args(arguments).current_dir(folder);
            assert!(git.output().unwrap().status.success(), "{arguments:?}");
        };
        git(&["init", "--quiet"], &elsewhere.path());
        git(&["add", "."], &elsewhere.path());
        git(&["commit", "--quiet", "-m", "A thing"], &elsewhere.path());
        let line = format!("thing = {{ git = \"file://{}\" }}", elsewhere.path().display());
        let planted = workspace(&line, "");
        let Some(program) = tools::cargo_deny_if_installed() else { return };
        let home = tempfile::tempdir().unwrap();
        let mut deny = Command::new(program);
        deny.env("CARGO_HOME", home.path()).current_dir(planted.path());
        deny.arg("--config").arg(root().join("deny.toml")).args(["--color", "never", "check", "sources"]);
        let output = deny.output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && said.contains("error[source-not-allowed]"), "{said}");
    }

    #[test]
    fn any_version_a_double_and_a_banned_crate_are_found() {
        expect(&workspace("anyhow = \"*\"", ""), &["wildcard"]);
        let both = "thing = { path = \"../thing\" }\nolder = { package = \"thing\", path = \"../older\" }";
        let planted = with_crate(workspace(both, ""), "thing", &thing("thing", "1.0.0", "MIT"));
        expect(&with_crate(planted, "older", &thing("thing", "0.9.0", "MIT")), &["duplicate"]);
        let banned = workspace("openssl-sys = { path = \"../thing\" }", "");
        expect(&with_crate(banned, "thing", &thing("openssl-sys", "1.0.0", "MIT")), &["banned"]);
        let unwrapped = workspace("rand = { path = \"../thing\" }", "");
        expect(&with_crate(unwrapped, "thing", &thing("rand", "1.0.0", "MIT")), &["banned"]);
    }

    #[test]
    fn an_unused_workspace_dependency_is_found() {
        expect(&workspace("", "anyhow = \"1\""), &["unused-workspace-dependency"]);
        expect(&workspace("anyhow.workspace = true", "anyhow = \"1\""), &[]);
    }

    #[test]
    fn an_entry_that_nothing_needs_any_more_is_found() {
        let Some(faults) = faults_with(&workspace("", ""), &NOTHING_STALE) else { return };
        assert!(faults.iter().any(|fault| fault == "unmatched-skip"), "{faults:?}");
        assert!(faults.iter().any(|fault| fault == "license-not-encountered"), "{faults:?}");
    }
}
