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
    workspace_root: PathBuf,
}

#[derive(Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// The oldest Rust that it can be built with, where it says so.
    pub(crate) rust_version: Option<String>,
    pub(crate) manifest_path: PathBuf,
    /// Where it lies, from the root of the workspace.
    #[serde(skip)]
    pub(crate) folder: PathBuf,
    pub(crate) targets: Vec<Target>,
    pub(crate) dependencies: Vec<Dependency>,
}

/// A library, a program, an example or the tests of a package.
#[derive(Deserialize)]
pub(crate) struct Target {
    pub(crate) kind: Vec<String>,
    /// The file it begins with.
    pub(crate) src_path: PathBuf,
}

#[derive(Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// Its name in the code of the package, if that is another.
    pub(crate) rename: Option<String>,
    /// The versions that fit, such as `^1.2`.
    pub(crate) req: String,
    /// `dev`, `build`, or none for the ordinary kind.
    pub(crate) kind: Option<String>,
    /// Where the crate lies, if it is one of ours.
    pub(crate) path: Option<PathBuf>,
}

impl Package {
    /// Whether it holds the rules of a game, be it one to copy.
    pub(crate) fn is_game(&self) -> bool {
        ["games", "crates/xtask/template"].iter().any(|folder| self.folder.starts_with(folder))
    }

    /// Whether the dependency lies in a folder of this crate.
    pub(crate) fn holds(&self, dependency: &Dependency) -> bool {
        dependency.path.as_ref().zip(self.manifest_path.parent()).is_some_and(|(path, own)| path.starts_with(own))
    }
}

impl Target {
    /// Whether others are built with it, or it is run: it is no test, no example and no build script.
    pub(crate) fn is_code(&self) -> bool {
        ["lib", "rlib", "cdylib", "proc-macro", "bin"].iter().any(|kind| self.kind.iter().any(|own| own == kind))
    }

    pub(crate) fn is_build_script(&self) -> bool {
        self.kind.iter().any(|kind| kind == "custom-build")
    }
}

impl Dependency {
    pub(crate) fn is_for_tests(&self) -> bool {
        self.kind.as_deref() == Some("dev")
    }
}

/// Our own crates.
pub(crate) fn own() -> Result<Metadata> {
    of(&root().join("Cargo.toml"))
}

/// The crates of the workspace with this manifest.
pub(crate) fn of(manifest: &Path) -> Result<Metadata> {
    let mut cargo = command::cargo_command();
    cargo.args(["metadata", "--no-deps", "--format-version", "1", "--manifest-path"]).arg(manifest);
    let text = command::output(&mut cargo)?;
    let mut metadata: Metadata = serde_json::from_str(&text).context("what cargo metadata printed cannot be read")?;
    for package in &mut metadata.packages {
        let folder = package.manifest_path.parent().unwrap_or(&package.manifest_path);
        package.folder = folder.strip_prefix(&metadata.workspace_root).unwrap_or(folder).to_owned();
    }
    Ok(metadata)
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
