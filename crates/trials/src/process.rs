//! Facts about a process from the system, limits, and signals to it.

use anyhow::{Context, Result};
pub use rustix::process::Signal;
use rustix::{
    param::clock_ticks_per_second,
    process::{Pid, Resource, Rlimit, kill_process, prlimit},
};
use std::{fs, time::Duration};

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

/// Returns the processes that a process has started and that are there.
pub fn children(id: u32) -> Result<Vec<u32>> {
    let path = format!("/proc/{id}/task/{id}/children");
    let children = fs::read_to_string(&path).with_context(|| path.clone())?;
    Ok(children.split_whitespace().filter_map(|child| child.parse().ok()).collect())
}

/// Reads how long a process has worked so far, on all cores together.
pub fn busy(id: u32) -> Result<Duration> {
    let path = format!("/proc/{id}/stat");
    let stat = fs::read_to_string(&path).with_context(|| path.clone())?;
    // The name of the program comes first, in brackets, and may have spaces.
    let (_, fields) = stat.rsplit_once(") ").with_context(|| format!("{path} names no program"))?;
    let fields = fields.split(' ').skip(11).take(2);
    let ticks =
        fields.map(str::parse::<u64>).sum::<Result<u64, _>>().with_context(|| format!("the times in {path}"))?;
    Ok(Duration::from_millis(ticks * 1_000 / clock_ticks_per_second()))
}

/// Sends a signal to a process that the trial has started.
pub fn signal(id: u32, signal: Signal) -> Result<()> {
    kill_process(pid(id)?, signal).with_context(|| format!("process {id} cannot be sent {signal:?}"))
}

/// Changes how long a file may become that a process writes, in bytes; without a length, any.
pub fn limit_file_size(id: u32, longest: Option<u64>) -> Result<()> {
    limit(id, Resource::Fsize, longest)
}

/// Changes how many files and connections a process may have open; without a number, as many as it may raise them to.
pub fn limit_files(id: u32, most: Option<u64>) -> Result<()> {
    limit(id, Resource::Nofile, most)
}

/// Changes how much address space a process may have, in bytes; without a number, any.
pub fn limit_memory(id: u32, most: Option<u64>) -> Result<()> {
    limit(id, Resource::As, most)
}

/// Changes a limit below the one to which the process could raise it, so that it can be lifted again.
fn limit(id: u32, resource: Resource, most: Option<u64>) -> Result<()> {
    let path = format!("/proc/{id}/limits");
    let limits = fs::read_to_string(&path).with_context(|| path.clone())?;
    let name = match resource {
        Resource::Fsize => "Max file size",
        Resource::Nofile => "Max open files",
        _ => "Max address space",
    };
    let line =
        limits.lines().find_map(|line| line.strip_prefix(name)).with_context(|| format!("{path} says no {name}"))?;
    let maximum = line.split_whitespace().nth(1).and_then(|maximum| maximum.parse().ok());
    prlimit(Some(pid(id)?), resource, Rlimit { current: most.or(maximum), maximum })?;
    Ok(())
}

fn pid(id: u32) -> Result<Pid> {
    i32::try_from(id).ok().and_then(Pid::from_raw).context("no process has this id")
}
