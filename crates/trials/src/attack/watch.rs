//! Measures the memory and open files of a server under attack, and checks that the server becomes idle afterwards.

use crate::{
    process::{busy, open_files},
    server::Server,
};
use anyhow::Result;
use std::{fmt, time::Duration};
use tokio::time::{Instant, sleep};

/// The greatest amount of memory, in bytes, and the greatest number of open files that were measured so far.
#[derive(Debug, Default)]
pub(super) struct Held {
    pub(super) memory: u64,
    pub(super) files: usize,
}

/// A measurement of the server before an attack: its number of open files.
pub(super) struct Rest {
    files: usize,
}

/// The time within which the server must be idle again.
const PATIENCE: Duration = Duration::from_secs(20);

/// The time over which the CPU time of the server is measured.
const BETWEEN: Duration = Duration::from_millis(300);

/// The CPU use below which a server counts as idle, in percent of one core.
const STILL: u64 = 5;

/// The number by which the open files of the server may exceed those before the attack.
const SPARE: usize = 16;

impl Held {
    /// Measures the server, and updates the greatest values.
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
    /// Measures the server before an attack.
    pub(super) async fn of(server: &Server) -> Result<Rest> {
        Ok(Rest { files: open_files(server.id())? })
    }

    /// Waits until the server is idle. Returns the time that this took and the memory and files that the server still
    /// holds, in words. The inner error describes a server that does not become idle in time.
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
