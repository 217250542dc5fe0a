//! Small workspaces in temporary folders, to which tests add faults.

use crate::{
    command,
    workspace::{self, Package},
};
use std::{
    fs,
    path::{Path, PathBuf},
};
use tempfile::TempDir;

pub(crate) struct Workspace {
    folder: TempDir,
}

impl Workspace {
    /// Returns a workspace with these files.
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let workspace = Workspace { folder: tempfile::tempdir().unwrap() };
        for (path, text) in files {
            workspace.write(path, text);
        }
        workspace
    }

    /// Returns a copy of our workspace that has its manifests but no code.
    pub(crate) fn of_our_manifests() -> Self {
        let workspace = Workspace::of(&[]);
        let manifest = |path: &Path| fs::read_to_string(path).unwrap();
        workspace.write("Cargo.toml", &manifest(&command::root().join("Cargo.toml")));
        for package in workspace::own().unwrap().packages {
            let file =
                |path: &Path| package.folder.join(path.strip_prefix(package.manifest_path.parent().unwrap()).unwrap());
            workspace.write(file(&package.manifest_path), &manifest(&package.manifest_path));
            for target in &package.targets {
                workspace.write(file(&target.src_path), "");
            }
        }
        workspace
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().canonicalize().unwrap()
    }

    pub(crate) fn packages(&self) -> Vec<Package> {
        workspace::of(&self.path().join("Cargo.toml")).unwrap().packages
    }

    pub(crate) fn write(&self, path: impl AsRef<Path>, text: &str) {
        let path = self.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    pub(crate) fn append(&self, path: &str, text: &str) {
        let before = fs::read_to_string(self.path().join(path)).unwrap();
        self.write(path, &format!("{before}\n{text}\n"));
    }

    pub(crate) fn replace(&self, path: &str, from: &str, to: &str) {
        let before = fs::read_to_string(self.path().join(path)).unwrap();
        assert!(before.contains(from), "{path} does not say {from}");
        self.write(path, &before.replacen(from, to, 1));
    }
}
