//! The place of the database file, and the check that the file is still there.

use crate::{Cause, Deed, StoreFault};
use std::{
    fs::{self, File, Metadata, OpenOptions},
    io::{self, ErrorKind, Read},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};
use tempfile::tempfile_in;

/// The identity of the opened file and of its journal. The path may later lead to another file, or to none.
#[derive(Debug)]
pub(crate) struct Place {
    path: PathBuf,
    identity: Identity,
    journal: PathBuf,
    journal_identity: Identity,
    journal_seen: Mutex<Seen>,
}

/// The state of the journal at the last check.
#[derive(Clone, Copy, Debug)]
struct Seen {
    length: u64,
    head: Head,
}

/// The first bytes of a journal. SQLite changes them when it starts again at the beginning of the journal.
type Head = [u8; 32];

/// The condition of the journal, which holds the changes that are not in the file yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Journal {
    Sound,
    /// The journal was removed or moved. A process that has the journal open can still read all of it.
    Gone,
    /// The journal was removed or moved, and another process has created a new journal.
    Replaced,
    CutOff {
        length: u64,
    },
}

impl Place {
    /// Returns the place of the database file at `path`. The file and its journal must exist.
    pub(crate) fn of(path: PathBuf) -> io::Result<Place> {
        let identity = Identity::of(&fs::metadata(&path)?);
        let mut journal = path.clone().into_os_string();
        journal.push("-wal");
        let journal = PathBuf::from(journal);
        let (found, length, head) = look_at(&journal)?;
        let journal_identity = Identity::of(&found);
        let journal_seen = Mutex::new(Seen { length, head: head.unwrap_or_default() });
        Ok(Place { path, identity, journal, journal_identity, journal_seen })
    }

    /// Returns the condition of the journal, and records its length and head for the next check.
    pub(super) fn journal(&self) -> Journal {
        // The journal may grow during the check, so the lock is held while the journal is read.
        let mut seen = self.journal_seen.lock().unwrap_or_else(PoisonError::into_inner);
        let (found, length, head) = match look_at(&self.journal) {
            Ok(found) => found,
            Err(why) if why.kind() == ErrorKind::NotFound => return Journal::Gone,
            // SQLite has the journal open too, and will report the error in more detail.
            Err(_) => return Journal::Sound,
        };
        let now = Seen { length, head: head.unwrap_or(seen.head) };
        if Identity::of(&found) != self.journal_identity {
            return if now.length == 0 { Journal::Gone } else { Journal::Replaced };
        }
        // A process that continues to write after the journal was truncated leaves a hole of zeros in place of the
        // head.
        let is_hole = now.length > 0 && head == Some(Head::default());
        let is_shorter = now.length < seen.length && (now.head == seen.head || now.length == 0);
        if is_hole || is_shorter {
            return Journal::CutOff { length: now.length };
        }
        *seen = now;
        Journal::Sound
    }

    /// Returns true if this program may not write the journal, or if the file system refuses changes. SQLite's own
    /// errors do not show whether a disk has become read-only or is failing. This function does not open the database
    /// file itself, because closing it would release SQLite's locks.
    pub(super) fn is_read_only(&self) -> bool {
        let opened = OpenOptions::new().append(true).open(&self.journal);
        if opened.is_err_and(|why| matches!(why.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem)) {
            return true;
        }
        // After an error, ext4 reports each `fsync` as successful for a few milliseconds before the file system counts
        // as read-only. During that time it already refuses new files.
        let folder = self.path.parent().unwrap_or(Path::new("."));
        tempfile_in(folder).is_err_and(|why| why.kind() == ErrorKind::ReadOnlyFilesystem)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns a fault if the path does not lead to the opened file any more. Writes to the opened file would be lost
    /// when it is closed.
    pub(crate) fn check(&self, deed: Deed) -> Result<(), StoreFault> {
        let why = match fs::metadata(&self.path) {
            Ok(found) if Identity::of(&found) == self.identity => return Ok(()),
            Ok(_) => format!("{} is another file than the one that was opened", self.path.display()),
            Err(fault) => format!("{}: {fault}", self.path.display()),
        };
        Err(StoreFault::Failed { deed, cause: Cause::Moved, why })
    }
}

/// Returns the metadata, the length and the first bytes of a journal. The bytes are `None` if the journal cannot be
/// opened, for example because the limit of open files is reached.
fn look_at(journal: &Path) -> io::Result<(Metadata, u64, Option<Head>)> {
    let Ok(mut file) = File::open(journal) else {
        let found = fs::metadata(journal)?;
        return Ok((found.clone(), found.len(), None));
    };
    let mut head = Vec::with_capacity(size_of::<Head>());
    file.by_ref().take(size_of::<Head>() as u64).read_to_end(&mut head)?;
    head.resize(size_of::<Head>(), 0);
    let found = file.metadata()?;
    Ok((found.clone(), found.len(), Head::try_from(head).ok()))
}

/// The identity of a file, by which a replaced file is recognized.
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

    /// Returns the same identity for every file, because these systems do not allow the removal of an open file.
    #[cfg(not(unix))]
    fn of(_: &Metadata) -> Identity {
        Identity {}
    }
}
