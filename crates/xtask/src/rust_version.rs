//! Checks that all crates state the same Rust version, and reports whether the compiler has that version.

use crate::{
    command,
    workspace::{self, Package},
};
use anyhow::{Context, Result, bail};
use std::path::Path;

const CHANNEL: &str = "rust-toolchain.toml";

/// Checks that every crate states the same Rust version, and that `rust-toolchain.toml` does not select another Rust
/// version.
pub(crate) fn check() -> Result<()> {
    let faults = faults(&workspace::own()?.packages, &workspace::read(Path::new(CHANNEL))?);
    for fault in &faults {
        eprintln!("{fault}");
    }
    if !faults.is_empty() {
        bail!("{} statements about Rust's version disagree", faults.len());
    }
    if !is_stated()? {
        println!("this is not the version that the workspace states, which this run does not test");
    }
    Ok(())
}

/// Reports whether the version of the compiler is the version that the workspace states. Prints both.
pub(crate) fn is_stated() -> Result<bool> {
    let packages = workspace::own()?.packages;
    let stated = packages.iter().find_map(|package| package.rust_version.clone());
    let stated = stated.context("the workspace states no rust-version")?;
    let compiler = command::output(command::at_root("rustc").arg("--version"))?;
    println!("{}; the workspace states {stated}", compiler.trim());
    Ok(is_version(&compiler, &stated))
}

/// Reports whether `compiler`, such as `rustc 1.95.0 (…)`, names the version `stated`, such as `1.95`.
fn is_version(compiler: &str, stated: &str) -> bool {
    let version = compiler.split(' ').nth(1).unwrap_or_default();
    version == stated || version.strip_prefix(stated).is_some_and(|rest| rest.starts_with('.'))
}

fn faults(packages: &[Package], channel: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let stated = packages.iter().find_map(|package| package.rust_version.as_deref()).unwrap_or("one for all");
    for package in packages.iter().filter(|package| package.rust_version.as_deref() != Some(stated)) {
        let own = package.rust_version.as_deref().unwrap_or("none");
        faults.push(format!("{} states {own} as its rust-version; expected {stated}", package.name));
    }
    let line = channel.lines().find_map(|line| line.strip_prefix("channel = "));
    let chosen = line.unwrap_or_default().trim_matches('"');
    if chosen != "stable" && !is_version(&format!("rustc {chosen}"), stated) {
        faults.push(format!("{CHANNEL} chooses {chosen:?}; expected stable, or {stated}"));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::{faults, is_version};
    use crate::planted::Workspace;

    const STABLE: &str = "[toolchain]\nchannel = \"stable\"\n";

    #[test]
    fn every_crate_states_the_version_of_the_workspace() {
        let workspace = Workspace::of_our_manifests();
        assert_eq!(faults(&workspace.packages(), STABLE), [""; 0]);
        workspace.replace("crates/bots/Cargo.toml", "rust-version.workspace = true\n", "");
        workspace.replace("games/duel/Cargo.toml", "rust-version.workspace = true", "rust-version = \"1.90\"");
        let found = faults(&workspace.packages(), STABLE);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found.iter().any(|fault| fault.starts_with("bots states none as its rust-version; expected 1.")));
        assert!(found.iter().any(|fault| fault.starts_with("duel states 1.90 as its rust-version; expected 1.")));
    }

    #[test]
    fn a_channel_of_another_version_is_found() {
        let workspace = Workspace::of_our_manifests();
        workspace.replace("Cargo.toml", "rust-version = \"", "rust-version = \"1.95\" #");
        let packages = workspace.packages();
        for channel in ["1.95", "1.95.0", "1.95.1", "stable"] {
            assert_eq!(faults(&packages, &format!("[toolchain]\nchannel = \"{channel}\"\n")), [""; 0], "{channel}");
        }
        for channel in ["1.94.0", "1.9", "1.950.0", "nightly", "beta", ""] {
            assert_eq!(faults(&packages, &format!("[toolchain]\nchannel = \"{channel}\"\n")).len(), 1, "{channel}");
        }
    }

    #[test]
    fn a_compiler_is_of_a_version_whatever_follows() {
        assert!(is_version("rustc 1.95.0 (59807616e 2026-04-14)", "1.95"));
        assert!(is_version("rustc 1.95.2 (59807616e 2026-04-14)", "1.95"));
        assert!(!is_version("rustc 1.96.0 (59807616e 2026-04-14)", "1.95"));
        assert!(!is_version("rustc 1.951.0 (59807616e 2026-04-14)", "1.95"));
    }
}
