//! Measures, limits and signals processes, through Linux's `/proc` and system calls.

use anyhow::{Context, Result};
pub use rustix::process::Signal;
use rustix::{
    param::clock_ticks_per_second,
    process::{Pid, Resource, Rlimit, kill_process, prlimit},
};
use std::{fs, time::Duration};

/// The memory use of a process, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The physical memory that the process uses now.
    pub resident: u64,
    /// The most physical memory that the process has used so far.
    pub peak: u64,
    /// The size of the address space, including the parts that are not used.
    pub address_space: u64,
}

/// Returns the memory use of a process.
pub fn memory(id: u32) -> Result<Memory> {
    let path = format!("/proc/{id}/status");
    let status = fs::read_to_string(&path).with_context(|| path.clone())?;
    let read = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        let number = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok());
        number.map(|kib| kib * 1024).with_context(|| format!("{path} has no {name}"))
    };
    Ok(Memory { resident: read("VmRSS")?, peak: read("VmHWM")?, address_space: read("VmSize")? })
}

/// Returns the number of files and connections that a process has open.
pub fn open_files(id: u32) -> Result<usize> {
    let path = format!("/proc/{id}/fd");
    Ok(fs::read_dir(&path).with_context(|| path.clone())?.count())
}

/// Returns the ids of the live children of a process.
pub fn children(id: u32) -> Result<Vec<u32>> {
    let path = format!("/proc/{id}/task/{id}/children");
    let children = fs::read_to_string(&path).with_context(|| path.clone())?;
    Ok(children.split_whitespace().filter_map(|child| child.parse().ok()).collect())
}

/// Returns the CPU time that a process has used so far, on all cores together.
pub fn busy(id: u32) -> Result<Duration> {
    let path = format!("/proc/{id}/stat");
    let stat = fs::read_to_string(&path).with_context(|| path.clone())?;
    // In this file, the name of the program precedes the other fields. The name is in parentheses and may contain
    // spaces.
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

/// Limits the length of the files that a process writes, in bytes. `None` removes the limit.
pub fn limit_file_size(id: u32, longest: Option<u64>) -> Result<()> {
    limit(id, Resource::Fsize, longest)
}

/// Limits the number of files and connections that a process may have open. `None` restores the process's hard limit.
pub fn limit_files(id: u32, most: Option<u64>) -> Result<()> {
    limit(id, Resource::Nofile, most)
}

/// Limits the address space of a process, in bytes. `None` removes the limit.
pub fn limit_memory(id: u32, most: Option<u64>) -> Result<()> {
    limit(id, Resource::As, most)
}

/// Sets the soft limit of a process for one resource. `None` sets it to the hard limit. The hard limit stays, so that
/// the soft limit can be raised again.
fn limit(id: u32, resource: Resource, most: Option<u64>) -> Result<()> {
    let path = format!("/proc/{id}/limits");
    let limits = fs::read_to_string(&path).with_context(|| path.clone())?;
    let name = match resource {
        Resource::Fsize => "Max file size",
        Resource::Nofile => "Max open files",
        _ => "Max address space",
    };
    let line =
        limits.lines().find_map(|line| line.strip_prefix(name)).with_context(|| format!("{path} has no {name}"))?;
    let maximum = line.split_whitespace().nth(1).and_then(|maximum| maximum.parse().ok());
    prlimit(Some(pid(id)?), resource, Rlimit { current: most.or(maximum), maximum })?;
    Ok(())
}

fn pid(id: u32) -> Result<Pid> {
    i32::try_from(id).ok().and_then(Pid::from_raw).context("no process has this id")
}
