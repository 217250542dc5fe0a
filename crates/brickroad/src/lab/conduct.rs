//! The arguments and the progress bar that all commands share which play games between bots.

use super::queue::DatabaseQueue;
use anyhow::Result;
use clap::{Args, value_parser};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{LabFault, Limits, Progress, read_time};
use std::{num::NonZeroUsize, thread::available_parallelism, time::Duration};

/// The default number of games of a line-up.
pub(super) const USUAL_GAMES: u64 = 1000;

/// The arguments of everything that plays games between bots.
#[derive(Args)]
pub(super) struct Conduct {
    /// The seed of all random numbers; the same seed gives the same result
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(super) seed: u64,
    /// The number of threads, which does not change the result (default: all cores)
    #[arg(long, value_name = "K", value_parser = value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// The time that a program has for each decision, such as 500ms or 2s
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = read_time)]
    decision_time: Duration,
    /// The time that a program has to start
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = read_time)]
    start_time: Duration,
    /// Play together with other processes, on this machine or others, that were given the same command and the same
    /// PostgreSQL database, such as postgres://user@localhost/lab; go on with what is finished there
    #[arg(long, value_name = "ADDRESS", env = "BRICKROAD_QUEUE", hide_env_values = true)]
    queue: Option<String>,
    /// Print one line of JSON
    #[arg(long)]
    pub(super) json: bool,
}

impl Conduct {
    pub(super) fn jobs(&self) -> NonZeroUsize {
        cores(self.jobs)
    }

    /// Opens the queue, if somebody asked for one.
    pub(super) fn queue(&self) -> Result<Option<DatabaseQueue>> {
        self.queue.as_deref().map(DatabaseQueue::open).transpose()
    }

    pub(super) fn limits(&self) -> Limits {
        Limits { start: self.start_time, decision: self.decision_time }
    }
}

/// Returns the number of threads that somebody asked for, or else the number of cores.
pub(super) fn cores(asked: Option<u16>) -> NonZeroUsize {
    let asked = asked.and_then(|jobs| NonZeroUsize::new(usize::from(jobs)));
    asked.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

const GAMES: &str = "{wide_bar} {human_pos} of {human_len} games, {eta} left";
pub(super) const DECISIONS: &str = "{wide_bar} {human_pos} of {human_len} decisions, {eta} left";

/// Returns a progress bar of this form.
pub(super) fn bar(form: &str) -> Result<ProgressBar> {
    Ok(ProgressBar::new(0).with_style(ProgressStyle::with_template(form)?))
}

/// Plays games with a progress bar, which is shown only if standard error is a terminal.
pub(super) fn watched<R>(play: impl FnOnce(&dyn Fn(Progress)) -> Result<R, LabFault>) -> Result<R> {
    let bar = bar(GAMES)?;
    let report = play(&|progress| show(&bar, progress));
    bar.finish_and_clear();
    Ok(report?)
}

fn show(bar: &ProgressBar, Progress { games, played, expected }: Progress) {
    if bar.length() != Some(expected) {
        bar.set_length(expected);
    }
    bar.set_position(games);
    if played == 0 {
        // Games that were finished before say nothing about the speed of the others.
        bar.tick();
        bar.reset_eta();
    }
}
