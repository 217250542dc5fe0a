//! Lists the crates and the files of the workspace.

use crate::command::{self, root};
use anyhow::{Context, Result};
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// The parts of the output of `cargo metadata` that we use.
#[derive(Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
    pub(crate) target_directory: PathBuf,
    workspace_root: PathBuf,
}

#[derive(Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// The oldest Rust version that can build the package, if the package states it.
    pub(crate) rust_version: Option<String>,
    pub(crate) manifest_path: PathBuf,
    /// The folder of the package, relative to the root of the workspace.
    #[serde(skip)]
    pub(crate) folder: PathBuf,
    pub(crate) targets: Vec<Target>,
    pub(crate) dependencies: Vec<Dependency>,
}

/// A part of a package that is compiled on its own: a library, a program, an example or a set of tests.
#[derive(Deserialize)]
pub(crate) struct Target {
    pub(crate) kind: Vec<String>,
    /// The root file of the target.
    pub(crate) src_path: PathBuf,
}

#[derive(Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// The name of the dependency in the package's code, if the manifest renames it.
    pub(crate) rename: Option<String>,
    /// The version requirement, such as `^1.2`.
    pub(crate) req: String,
    /// The kind of the dependency: `dev`, `build`, or `None` for an ordinary dependency.
    pub(crate) kind: Option<String>,
    /// The folder of the crate, if the crate is one of ours.
    pub(crate) path: Option<PathBuf>,
}

impl Package {
    /// Reports whether the package has the rules of a game, or of the template of a game.
    pub(crate) fn is_game(&self) -> bool {
        ["games", "crates/xtask/template"].iter().any(|folder| self.folder.starts_with(folder))
    }

    /// Reports whether the folder of the dependency is inside the folder of this package.
    pub(crate) fn holds(&self, dependency: &Dependency) -> bool {
        dependency.path.as_ref().zip(self.manifest_path.parent()).is_some_and(|(path, own)| path.starts_with(own))
    }
}

impl Target {
    /// Reports whether the target is a library or a program, and not a test, an example or a build script.
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

/// Returns the metadata of our own workspace.
pub(crate) fn own() -> Result<Metadata> {
    of(&root().join("Cargo.toml"))
}

/// Returns the metadata of the workspace with this manifest.
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

/// Returns every file with one of these extensions that git tracks or does not ignore, relative to the root of the
/// workspace.
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
