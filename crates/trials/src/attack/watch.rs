//! The memory and files of a server under attack, and the check that it comes to rest afterwards.

use crate::{
    process::{busy, open_files},
    server::Server,
};
use anyhow::Result;
use std::{fmt, time::Duration};
use tokio::time::{Instant, sleep};

/// The most that a server held.
#[derive(Debug, Default)]
pub(super) struct Held {
    pub(super) memory: u64,
    pub(super) files: usize,
}

/// A server at rest.
pub(super) struct Rest {
    files: usize,
}

/// The server is at rest within this time.
const PATIENCE: Duration = Duration::from_secs(20);

/// Between two looks.
const BETWEEN: Duration = Duration::from_millis(300);

/// A server at rest works for less than this part of the time, in hundredths of a core.
const STILL: u64 = 5;

/// The database and the runtime may have so many more files open than before.
const SPARE: usize = 16;

impl Held {
    /// Looks at what the server holds now.
    pub(super) fn look(&mut self, server: &Server) -> Result<()> {
        self.memory = self.memory.max(server.memory()?.resident);
        self.files = self.files.max(open_files(server.id())?);
        Ok(())
    }
}

impl fmt::Display for Held {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "the server holds up to {} MiB and {} files", self.memory >> 20, self.files)
    }
}

impl Rest {
    /// Looks at a server at rest.
    pub(super) async fn of(server: &Server) -> Result<Rest> {
        Ok(Rest { files: open_files(server.id())? })
    }

    /// Waits until the server is as it was. Returns how long it took and what it still holds, or what it does not come to
    /// rest from.
    pub(super) async fn comes_back(&self, server: &Server) -> Result<Result<String, String>> {
        let begun = Instant::now();
        loop {
            let before = busy(server.id())?;
            sleep(BETWEEN).await;
            let (worked, files) = (busy(server.id())? - before, open_files(server.id())?);
            let share = worked.as_millis() as u64 * 100 / BETWEEN.as_millis() as u64;
            if share < STILL && files <= self.files + SPARE {
                let memory = server.memory()?.resident >> 20;
                return Ok(Ok(format!("{:.1?}, with {memory} MiB and {files} files", begun.elapsed())));
            }
            if begun.elapsed() > PATIENCE {
                let held = format!("it works for {share} % of a core, and {files} files are open");
                return Ok(Err(format!("no rest: {held}; expected less than {STILL} %, and {} files", self.files)));
            }
        }
    }
}
