//! The place of the database file, and the check that the file is still there.

use crate::{Cause, Deed, StoreFault};
use std::{
    fs::{self, Metadata},
    io,
    path::{Path, PathBuf},
};

/// The file that was opened. Its path may later lead to another file, or to none.
#[derive(Debug)]
pub(crate) struct Place {
    path: PathBuf,
    identity: Identity,
}

impl Place {
    /// Returns the place of the file at this path, which must exist.
    pub(crate) fn of(path: PathBuf) -> io::Result<Place> {
        let identity = Identity::of(&fs::metadata(&path)?);
        Ok(Place { path, identity })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns a fault if the path no longer leads to the opened file, because writes to that file would be lost when
    /// it is closed.
    pub(crate) fn check(&self, deed: Deed) -> Result<(), StoreFault> {
        let why = match fs::metadata(&self.path) {
            Ok(found) if Identity::of(&found) == self.identity => return Ok(()),
            Ok(_) => format!("{} is another file than the one that was opened", self.path.display()),
            Err(fault) => format!("{}: {fault}", self.path.display()),
        };
        Err(StoreFault::Failed { deed, cause: Cause::Moved, why })
    }
}

/// The identity of a file.
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

    /// On other systems an open file can be neither removed nor moved.
    #[cfg(not(unix))]
    fn of(_: &Metadata) -> Identity {
        Identity {}
    }
}
