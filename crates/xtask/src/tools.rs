//! Programs that cargo installs once, in a cache folder that is kept between runs.

use crate::command;
use anyhow::{Context, Result, bail};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The version of cargo-deny for which `deny.toml` is written.
const CARGO_DENY: &str = "0.20.2";

/// The settings of a build without optimization. It takes half the time of a build with the lowest optimization, and
/// the program then runs for two seconds instead of one.
const QUICKLY_BUILT: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_INCREMENTAL", "0"),
];

/// Returns the path of cargo-deny, and installs it first if necessary.
pub(crate) fn cargo_deny() -> Result<PathBuf> {
    match installed("cargo-deny", CARGO_DENY) {
        Some(path) => Ok(path),
        None => install("cargo-deny", CARGO_DENY),
    }
}

/// Returns the path of cargo-deny, or `None` if it is not installed.
#[cfg(test)]
pub(crate) fn cargo_deny_if_installed() -> Option<PathBuf> {
    installed("cargo-deny", CARGO_DENY)
}

fn installed(program: &str, version: &str) -> Option<PathBuf> {
    let kept = folder().ok().map(|folder| folder.join("bin").join(program));
    kept.into_iter().chain([PathBuf::from(program)]).find(|path| {
        let output = Command::new(path).arg("--version").stdin(Stdio::null()).stderr(Stdio::null()).output();
        output.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).trim() == format!("{program} {version}"))
    })
}

fn install(program: &str, version: &str) -> Result<PathBuf> {
    let folder = folder()?;
    let build = folder.join("build");
    println!("installing {program} {version} in {}, once; it takes about a minute", folder.display());
    let command = |how: &[&str]| {
        let mut cargo = command::cargo_command();
        cargo.args(["install", program, "--quiet", "--version", version]).args(how);
        cargo.arg("--root").arg(&folder).arg("--target-dir").arg(&build).envs(QUICKLY_BUILT);
        cargo
    };
    // The registry may lack a version that the lock file names. In that case, the newest matching versions are used.
    if command::run(&mut command(&["--locked"])).is_err() {
        command::run(&mut command(&[]))?;
    }
    if build.exists() {
        fs::remove_dir_all(&build).with_context(|| format!("{} cannot be removed", build.display()))?;
    }
    let path = folder.join("bin").join(program);
    if installed(program, version).is_none() {
        bail!("{} is not {program} {version}, though it was just installed", path.display());
    }
    Ok(path)
}

fn folder() -> Result<PathBuf> {
    let cache = match env::var_os("XDG_CACHE_HOME") {
        Some(cache) => PathBuf::from(cache),
        None => Path::new(&env::var_os("HOME").context("HOME is not set")?).join(".cache"),
    };
    Ok(cache.join("brickroad-tools"))
}
