//! What the workspace is made of.

use crate::command::{self, root};
use anyhow::{Context, Result};
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// What `cargo metadata` says, as far as we ask.
#[derive(Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
    pub(crate) target_directory: PathBuf,
}

#[derive(Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) license: Option<String>,
    /// Where it comes from; none for our own crates.
    pub(crate) source: Option<String>,
    pub(crate) manifest_path: PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// `dev`, `build`, or none for the ordinary kind.
    pub(crate) kind: Option<String>,
    /// Where the crate lies, if it is one of ours.
    pub(crate) path: Option<PathBuf>,
}

impl Package {
    /// Whether it holds the rules of a game, be it one to copy.
    pub(crate) fn is_game(&self) -> bool {
        ["games", "crates/xtask/template"].iter().any(|folder| self.manifest_path.starts_with(root().join(folder)))
    }

    /// Whether the dependency lies in a folder of this crate.
    pub(crate) fn holds(&self, dependency: &Dependency) -> bool {
        dependency.path.as_ref().zip(self.manifest_path.parent()).is_some_and(|(path, own)| path.starts_with(own))
    }
}

/// Our own crates.
pub(crate) fn own() -> Result<Metadata> {
    metadata(&["--no-deps"])
}

/// Our own crates and everything they are built from.
pub(crate) fn all() -> Result<Metadata> {
    metadata(&["--all-features"])
}

fn metadata(arguments: &[&str]) -> Result<Metadata> {
    let text = command::cargo_output(&[&["metadata", "--format-version", "1"], arguments].concat())?;
    serde_json::from_str(&text).context("what cargo metadata printed cannot be read")
}

/// Every file that is or could be committed, relative to the root, with one of these endings.
pub(crate) fn files(endings: &[&str]) -> Result<Vec<PathBuf>> {
    let listed = command::output(command::at_root("git").args([
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]))?;
    let mut files: Vec<PathBuf> = listed
        .split('\0')
        .map(PathBuf::from)
        .filter(|path| path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)))
        .filter(|path| root().join(path).is_file())
        .collect();
    files.sort();
    files.dedup();
    Ok(files)
}

pub(crate) fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(root().join(path)).with_context(|| format!("{} cannot be read", path.display()))
}
