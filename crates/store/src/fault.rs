//! The reasons why a store refuses a request.

use std::{fmt, io, path::PathBuf};

/// The reason why a store refuses a request. The store is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum StoreFault {
    #[error("there is no such table")]
    Missing,
    #[error("somebody else has added to this log first")]
    Taken,
    #[error("this table is damaged: {0}")]
    Damaged(String),
    #[error("the folder {path} cannot be made: {why}")]
    Folder { path: PathBuf, why: io::Error },
    #[error("{place} cannot be opened: {why}")]
    Open { place: String, why: sqlx::Error },
    #[error("{place} is not Brickroad's: expected a database with the mark {expected}, found {found}")]
    Foreign { place: String, expected: i64, found: i64 },
    #[error("{place} has layout {found}; expected {expected} or an earlier one: a later Brickroad made it")]
    Layout { place: String, expected: i64, found: i64 },
    #[error("there are tables here already; expected a store without any")]
    NotEmpty,
    /// The database returned an error.
    #[error("the database could not be {deed}: {cause} ({why})")]
    Failed { deed: Deed, cause: Cause, why: String },
}

/// The request that failed, as a word in the message of [`StoreFault::Failed`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Read,
    Written,
}

/// The cause of a failure of the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The disk has no space left.
    Full,
    /// The file or its folder is read-only.
    ReadOnly,
    /// Another process kept the database locked for too long.
    Busy,
    /// The file is no longer at its path: it was removed, or moved with its folder.
    Moved,
    /// The content of the file is damaged.
    Corrupt,
    /// The limit of open files or of memory is reached.
    Limits,
    /// The database server does not answer.
    Away,
    /// Any other cause, such as a fault of the disk.
    Other,
}

/// The length of an error code of PostgreSQL. The codes of SQLite are shorter.
const POSTGRES_CODE: usize = 5;

/// The beginning of a PostgreSQL message that is in English even if the server uses another language.
const INIT_FILE: &str = "could not write init file";

impl StoreFault {
    /// Returns the fault for an error of the database. Its cause is derived from the error's code.
    pub(crate) fn failed(deed: Deed, fault: sqlx::Error) -> StoreFault {
        StoreFault::Failed { deed, cause: Cause::of(&fault), why: fault.to_string() }
    }

    /// Returns the fault of a write. If the error is that a key is already taken, the fault is [`StoreFault::Taken`].
    pub(crate) fn written(fault: sqlx::Error) -> StoreFault {
        let lost = fault.as_database_error().is_some_and(|fault| fault.is_unique_violation());
        if lost { StoreFault::Taken } else { StoreFault::failed(Deed::Written, fault) }
    }

    pub(crate) fn read(fault: sqlx::Error) -> StoreFault {
        StoreFault::failed(Deed::Read, fault)
    }

    /// Returns the fault of a table whose part `part` cannot be read, for the reason `why`.
    pub(crate) fn damaged(part: &str, why: impl fmt::Display) -> StoreFault {
        StoreFault::Damaged(format!("its {part}: {why}"))
    }
}

impl Cause {
    /// All causes of a failure.
    pub const ALL: [Cause; 8] = [
        Cause::Full,
        Cause::ReadOnly,
        Cause::Busy,
        Cause::Moved,
        Cause::Corrupt,
        Cause::Limits,
        Cause::Away,
        Cause::Other,
    ];

    /// Returns the name of the cause in the health report and in the keys of messages.
    pub fn name(self) -> &'static str {
        match self {
            Cause::Full => "full",
            Cause::ReadOnly => "read-only",
            Cause::Busy => "busy",
            Cause::Moved => "moved",
            Cause::Corrupt => "corrupt",
            Cause::Limits => "limits",
            Cause::Away => "away",
            Cause::Other => "other",
        }
    }

    /// Returns the cause of an error, from SQLite's primary error codes or from the classes of PostgreSQL's error
    /// codes.
    fn of(fault: &sqlx::Error) -> Cause {
        match fault {
            sqlx::Error::Io(why) if is_limit(why) => Cause::Limits,
            sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::Tls(_) => {
                Cause::Away
            }
            sqlx::Error::Database(fault) => match fault.code() {
                Some(code) if code.len() == POSTGRES_CODE => Cause::of_postgres(&code, fault.message()),
                Some(code) => code.parse().map_or(Cause::Other, Cause::of_sqlite),
                None => Cause::Other,
            },
            _ => Cause::Other,
        }
    }

    fn of_sqlite(code: u32) -> Cause {
        match code & 0xff {
            5 | 6 => Cause::Busy,
            7 => Cause::Limits,
            8 => Cause::ReadOnly,
            11 | 26 => Cause::Corrupt,
            13 => Cause::Full,
            14 => Cause::Limits,
            _ => Cause::Other,
        }
    }

    fn of_postgres(code: &str, message: &str) -> Cause {
        match code {
            "53100" => Cause::Full,
            // Each new session writes the init file. If the disk is full then, PostgreSQL reports an internal fault.
            "XX000" if message.starts_with(INIT_FILE) => Cause::Full,
            "25006" => Cause::ReadOnly,
            "53000" | "53200" | "53300" | "53400" => Cause::Limits,
            "55P03" | "40P01" | "40001" | "57014" => Cause::Busy,
            // XX000 also stands for every other internal fault, so it does not show that a file is damaged.
            "XX001" | "XX002" => Cause::Corrupt,
            _ if code.starts_with("08") || code.starts_with("57P") => Cause::Away,
            _ => Cause::Other,
        }
    }
}

/// Returns true if the error says that the system has run out of file handles, threads or memory.
fn is_limit(why: &io::Error) -> bool {
    /// The error codes `ENFILE` and `EMFILE`, for which `io::ErrorKind` has no variants.
    const FILES: [i32; 2] = [23, 24];
    let files = cfg!(unix) && why.raw_os_error().is_some_and(|code| FILES.contains(&code));
    files || matches!(why.kind(), io::ErrorKind::OutOfMemory | io::ErrorKind::WouldBlock)
}

impl fmt::Display for Deed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Deed::Read => "read",
            Deed::Written => "written",
        })
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Cause::Full => "the disk is full",
            Cause::ReadOnly => "it may only be read",
            Cause::Busy => "another process holds it",
            Cause::Moved => "its file was removed or moved",
            Cause::Corrupt => "its file is damaged",
            Cause::Limits => "a limit of files or of memory is reached",
            Cause::Away => "it does not answer",
            Cause::Other => "it refused",
        })
    }
}
