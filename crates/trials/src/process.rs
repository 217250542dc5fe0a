//! What the system says of a process, and signals to it.

use anyhow::{Context, Result};
use rustix::process::{Pid, Signal, kill_process};
use std::fs;

/// The memory of a process, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// In use now.
    pub resident: u64,
    /// In use at the worst moment so far.
    pub peak: u64,
    /// Address space, used or not.
    pub address_space: u64,
}

/// Reads the memory of a process.
pub fn memory(id: u32) -> Result<Memory> {
    let path = format!("/proc/{id}/status");
    let status = fs::read_to_string(&path).with_context(|| path.clone())?;
    let read = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        let number = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok());
        number.map(|kib| kib * 1024).with_context(|| format!("{path} says no {name}"))
    };
    Ok(Memory { resident: read("VmRSS")?, peak: read("VmHWM")?, address_space: read("VmSize")? })
}

/// Counts the files and connections that a process has open.
pub fn open_files(id: u32) -> Result<usize> {
    let path = format!("/proc/{id}/fd");
    Ok(fs::read_dir(&path).with_context(|| path.clone())?.count())
}

/// Sends a signal to a process that the trial has started.
pub fn signal(id: u32, signal: Signal) -> Result<()> {
    let pid = i32::try_from(id).ok().and_then(Pid::from_raw).context("no process has this id")?;
    kill_process(pid, signal).with_context(|| format!("process {id} cannot be sent {signal:?}"))
}
