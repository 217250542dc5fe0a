//! Where the database file is, and whether it still is there.

use crate::{Cause, Deed, StoreFault};
use std::{
    fs::{self, Metadata},
    io,
    path::{Path, PathBuf},
};

/// The file that was opened. A file of the same name may take its place later, or none.
#[derive(Debug)]
pub(crate) struct Place {
    path: PathBuf,
    identity: Identity,
}

impl Place {
    /// The file at this path, which must be there.
    pub(crate) fn of(path: PathBuf) -> io::Result<Place> {
        let identity = Identity::of(&fs::metadata(&path)?);
        Ok(Place { path, identity })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Refuses if the path does not lead to the file that was opened: what is written to it is lost with its last user.
    pub(crate) fn check(&self, deed: Deed) -> Result<(), StoreFault> {
        let why = match fs::metadata(&self.path) {
            Ok(found) if Identity::of(&found) == self.identity => return Ok(()),
            Ok(_) => format!("{} is another file than the one that was opened", self.path.display()),
            Err(fault) => format!("{}: {fault}", self.path.display()),
        };
        Err(StoreFault::Failed { deed, cause: Cause::Moved, why })
    }
}

/// Tells a file from every other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity {
    #[cfg(unix)]
    device_and_inode: (u64, u64),
}

impl Identity {
    #[cfg(unix)]
    fn of(file: &Metadata) -> Identity {
        use std::os::unix::fs::MetadataExt;
        Identity { device_and_inode: (file.dev(), file.ino()) }
    }

    /// Elsewhere an open file can be neither removed nor moved.
    #[cfg(not(unix))]
    fn of(_: &Metadata) -> Identity {
        Identity {}
    }
}
