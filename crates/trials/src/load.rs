//! The load trial, which measures how long decisions take at many tables, and finds the highest rate of decisions that
//! the server can sustain. At each table, one person plays against a bot, and another one looks on, so a table has two
//! sockets. The trial also measures the memory of sockets without a table.

mod idle;
mod onlooker;
mod table;

use crate::{
    binary::Binary,
    process,
    report::Report,
    server::{Play, Server},
    times::Times,
};
use anyhow::{Result, ensure};
use clap::Args;
use std::{
    ffi::OsStr,
    net::{Ipv4Addr, TcpListener},
    sync::Arc,
    time::Duration,
};
use table::{Beat, Table};
use tempfile::TempDir;
use tokio::{
    sync::{Semaphore, mpsc},
    task::JoinSet,
    time::{Instant, sleep},
};

/// The arguments of the load trial: the number of tables, the rate of decisions, the time limit, and the database.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The number of tables, shared among the four games
    #[arg(long, default_value_t = 1_000, value_name = "NUMBER")]
    pub tables: usize,
    /// The time between two decisions of a person at the start, in milliseconds
    #[arg(long, default_value_t = 5_000, value_name = "MILLISECONDS")]
    pub every: u64,
    /// The duration of the measurement of each rate, in seconds
    #[arg(long, default_value_t = 15, value_name = "SECONDS")]
    pub seconds: u64,
    /// The greatest number of times to raise the rate, by a quarter each time
    #[arg(long, default_value_t = 12, value_name = "NUMBER")]
    pub steps: usize,
    /// The time within which 99 of 100 decisions must be shown, in milliseconds
    #[arg(long, default_value_t = 100, value_name = "MILLISECONDS")]
    pub within: u64,
    /// The number of sockets without a table, which are opened before the games
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub idle: usize,
    /// The memory that the server may use for its sockets without a table, in MiB
    #[arg(long, default_value_t = 1_000, value_name = "MIB")]
    pub idle_memory: u64,
    /// The address of a PostgreSQL database; the default is SQLite
    #[arg(long, value_name = "ADDRESS")]
    pub database: Option<String>,
}

/// The measurements at one rate.
struct Measured {
    /// The rate at which people should decide at all tables together, in decisions per second.
    asked: f64,
    /// The rate at which decisions were shown, in decisions per second.
    shown: f64,
    times: Times,
}

/// The number of tables that are set up at the same time.
const SETTERS: usize = 16;

/// The greatest amount of memory that the server may use in addition to the memory for its tables, in bytes.
const MOST_MEMORY: u64 = 100 << 20;
/// The amount of memory that each table may add, in bytes. The server keeps the last positions of each table in memory.
const MOST_FOR_A_TABLE: u64 = 1 << 20;

/// Runs the load trial, and returns its report.
pub async fn run(arguments: &Arguments, binary: &Binary) -> Result<Report> {
    process::limit_files(std::process::id(), None)?;
    let mut report = Report::new("load");
    let folder = TempDir::new()?;
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
    let play = Play::serve(binary)
        .with(["--public-url", &format!("http://127.0.0.1:{port}"), "--address", &format!("127.0.0.1:{port}")])
        .with(["--limit-connections", "60000", "--limit-connections-per-address", "60000"])
        .with([OsStr::new("--data"), folder.path().as_os_str()])
        .log(&folder.path().join("log"));
    let play = match &arguments.database {
        Some(address) => play.database(address),
        None => play,
    };
    let server = play.start().await?;
    if arguments.idle > 0 {
        idle::idle(&server, arguments.idle, arguments.idle_memory, &mut report).await?;
    }
    let (begun, busy) = (Instant::now(), process::busy(server.id())?);
    let mut people = People::seat(&server, arguments.tables).await?;
    report.line(format!(
        "{} tables with {} sockets set up in {:.1?}, for which the server was busy {:.1?}",
        arguments.tables,
        2 * arguments.tables,
        begun.elapsed(),
        process::busy(server.id())? - busy
    ));
    let (within, mut every) = (Duration::from_millis(arguments.within), Duration::from_millis(arguments.every));
    let mut held: Option<Measured> = None;
    for step in 0..=arguments.steps {
        let (before, since) = (process::busy(server.id())?, Instant::now());
        let measured = people.play(every, Duration::from_secs(arguments.seconds)).await?;
        let (memory, busy) = (server.memory()?.resident >> 20, process::busy(server.id())? - before);
        let share = 100.0 * busy.as_secs_f64() / since.elapsed().as_secs_f64();
        report.line(format!("{measured}; the server holds {memory} MiB and uses {share:.0} % of a core"));
        if !measured.holds(within) {
            if step == 0 {
                report.fault(format!("p99 is {:?}; expected at most {within:?}", measured.times.within(99)));
            }
            break;
        }
        held = Some(measured);
        every = every.mul_f64(0.8);
    }
    let (peak, most) = (server.memory()?.peak, MOST_MEMORY + arguments.tables as u64 * MOST_FOR_A_TABLE);
    report.line(format!("the server has held {} MiB at most (limit {} MiB)", peak >> 20, most >> 20));
    if peak > most {
        report.fault(format!("the server has held {} MiB; expected at most {} MiB", peak >> 20, most >> 20));
    }
    if let Some(held) = held {
        report.line(format!("the highest rate that held: {:.0} decisions in a second", held.shown));
    }
    for fault in people.leave().await {
        report.fault(fault);
    }
    server.stop().await?;
    Ok(report)
}

impl Measured {
    /// Reports whether at least 99 percent of the decisions were shown within this time.
    fn holds(&self, within: Duration) -> bool {
        self.times.within(99).is_some_and(|most| most <= within)
    }
}

impl std::fmt::Display for Measured {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{:.0} decisions in a second asked for, {:.0} shown: {}", self.asked, self.shown, self.times)
    }
}

/// The tasks of the people. One person plays at each table.
struct People {
    tables: usize,
    tasks: JoinSet<Result<()>>,
    beat: tokio::sync::watch::Sender<Beat>,
    times: mpsc::UnboundedReceiver<Duration>,
}

impl People {
    /// Creates the tables, and waits until all of them are ready.
    async fn seat(server: &Server, tables: usize) -> Result<People> {
        let (beat, beats) = tokio::sync::watch::channel(Beat::Rest);
        let (shown, times) = mpsc::unbounded_channel();
        let (ready, mut seated) = mpsc::unbounded_channel();
        let (mut tasks, setters) = (JoinSet::new(), Arc::new(Semaphore::new(SETTERS)));
        for number in 0..tables {
            let (address, setters, beats) = (server.address()?, Arc::clone(&setters), beats.clone());
            let (shown, ready) = (shown.clone(), ready.clone());
            tasks.spawn(async move {
                let turn = setters.acquire_owned().await?;
                let table = Table::set_up(address, number).await?;
                drop(turn);
                ready.send(())?;
                drop(ready);
                table.play(beats, shown).await
            });
        }
        drop(ready);
        let mut there = 0;
        while seated.recv().await.is_some() {
            there += 1;
        }
        ensure!(there == tables, "{there} tables are there; expected {tables}");
        Ok(People { tables, tasks, beat, times })
    }

    /// Lets each person decide once in each period of length `every`, and measures for the duration `within`.
    async fn play(&mut self, every: Duration, within: Duration) -> Result<Measured> {
        self.beat.send_replace(Beat::Every(every));
        // The measurement starts when every person plays at the new rate.
        sleep(every).await;
        while self.times.try_recv().is_ok() {}
        let begun = Instant::now();
        sleep(within).await;
        let mut times = Times::default();
        while let Ok(time) = self.times.try_recv() {
            times.add(time);
        }
        let passed = begun.elapsed().as_secs_f64();
        let asked = self.tables as f64 / every.as_secs_f64();
        Ok(Measured { asked, shown: times.count() as f64 / passed, times })
    }

    /// Stops all people. Returns the texts of their errors.
    async fn leave(mut self) -> Vec<String> {
        self.beat.send_replace(Beat::Over);
        let mut faults = Vec::new();
        while let Some(done) = self.tasks.join_next().await {
            match done {
                Ok(Ok(())) => {}
                Ok(Err(fault)) => faults.push(format!("{fault:#}")),
                Err(fault) => faults.push(fault.to_string()),
            }
        }
        faults
    }
}
