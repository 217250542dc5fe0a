//! Upgrades: a server of an older version is stopped in the middle of many games. This version opens its database, and
//! everybody goes on where they were.

mod person;

use crate::{
    binary::Binary,
    postgres::Postgres,
    process,
    report::Report,
    server::{Play, Server},
    times::Times,
};
use anyhow::{Context, Result, ensure};
use clap::Args;
use person::Person;
use std::{
    ffi::OsStr,
    net::{Ipv4Addr, TcpListener},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};
use tempfile::TempDir;
use tokio::{
    sync::{Semaphore, mpsc, watch},
    task::{JoinSet, spawn_blocking},
    time::{Instant, sleep},
};

/// The arguments of the upgrade trial: the older version, the number of games, and the decisions in each.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The binary of the version before, which begins the games
    #[arg(long, value_name = "PATH")]
    pub before: PathBuf,
    /// The number of games in progress, shared among the four games
    #[arg(long, default_value_t = 1_000, value_name = "NUMBER")]
    pub games: usize,
    /// The number of decisions of each person before the upgrade, and after it
    #[arg(long, default_value_t = 5, value_name = "NUMBER")]
    pub decisions: usize,
    /// The time between two decisions of a person while the server is stopped, in milliseconds
    #[arg(long, default_value_t = 5_000, value_name = "MILLISECONDS")]
    pub every: u64,
}

/// The number of people who arrive at the same time.
const ARRIVING: usize = 16;

/// The time for which people play on before the server is stopped.
const PLAYING: Duration = Duration::from_secs(2);

/// Runs the upgrade trial with SQLite and with PostgreSQL, and returns its report.
pub async fn run(arguments: &Arguments, binary: &Binary) -> Result<Report> {
    process::limit_files(std::process::id(), None)?;
    let mut report = Report::new("upgrade");
    upgrade(arguments, binary, None, &mut report).await.context("with SQLite")?;
    match spawn_blocking(Postgres::start).await?? {
        Some(postgres) => {
            let address = postgres.address();
            upgrade(arguments, binary, Some(&address), &mut report).await.context("with PostgreSQL")?;
        }
        None => report.line("PostgreSQL: not tried, it is not installed (Debian's package postgresql)"),
    }
    Ok(report)
}

async fn upgrade(arguments: &Arguments, binary: &Binary, database: Option<&str>, report: &mut Report) -> Result<()> {
    let (folder, port) = (TempDir::new()?, TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port());
    let store = if database.is_some() { "PostgreSQL" } else { "SQLite" };
    let serve = |binary: &Binary| serve(binary, folder.path(), port, database);

    let old = serve(&Binary::at(&arguments.before)?).start().await.context("the version before")?;
    let playing = begin(arguments, &old).await?;
    let (people, stopped) = stop(old, playing).await?;
    let unanswered = people.iter().filter(|person| person.waits_for_an_answer()).count();

    let begun = Instant::now();
    let new = serve(binary).start().await.context("this version")?;
    let started = begun.elapsed();
    let shown = go_on(arguments, &new, people, report).await?;
    ensure!(new.stop().await?.success(), "this version does not stop as it should");
    examine(binary, folder.path(), database, report).await?;
    report.line(format!(
        "{} games with {store}, {unanswered} of them with a decision on its way: stopped in {stopped:.1?}, the new \
         version listens after {started:.1?}; until a person sees the table again: {shown}",
        arguments.games
    ));
    Ok(())
}

fn serve(binary: &Binary, data: &Path, port: u16, database: Option<&str>) -> Play {
    let play = Play::serve(binary)
        .with(["--public-url", &format!("http://127.0.0.1:{port}"), "--address", &format!("127.0.0.1:{port}")])
        .with(["--limit-connections", "60000", "--limit-connections-per-address", "60000"])
        .with([OsStr::new("--data"), data.as_os_str()])
        .log(&data.join("log"));
    match database {
        Some(address) => play.database(address),
        None => play,
    }
}

/// People at their tables. Each of them plays until the server closes the connection.
struct Playing {
    tasks: JoinSet<Result<Person>>,
    closing: watch::Sender<bool>,
}

/// Lets everybody begin a game, and waits until all of them have made their first decisions.
async fn begin(arguments: &Arguments, old: &Server) -> Result<Playing> {
    let (address, decisions, every) = (old.address()?, arguments.decisions, Duration::from_millis(arguments.every));
    let (closing, closed) = watch::channel(false);
    let (ready, mut readied) = mpsc::channel(arguments.games.max(1));
    let (mut tasks, arriving) = (JoinSet::new(), Arc::new(Semaphore::new(ARRIVING)));
    for number in 0..arguments.games {
        let (arriving, closed, ready) = (Arc::clone(&arriving), closed.clone(), ready.clone());
        tasks.spawn(async move {
            let turn = arriving.acquire_owned().await?;
            let mut person = Person::begin(address, number).await?;
            person.decide_times(decisions).await?;
            drop((turn, ready));
            person.play_until_cut(every, closed).await?;
            Ok(person)
        });
    }
    drop(ready);
    // Nobody sends anything: the channel ends when everybody is ready.
    let _: Option<()> = readied.recv().await;
    Ok(Playing { tasks, closing })
}

/// Stops the server while everybody plays. Returns the people without their connections, and the time that it took.
async fn stop(old: Server, playing: Playing) -> Result<(Vec<Person>, Duration)> {
    let Playing { mut tasks, closing } = playing;
    sleep(PLAYING).await;
    let begun = Instant::now();
    closing.send_replace(true);
    ensure!(old.stop().await?.success(), "the version before does not stop as it should");
    let stopped = begun.elapsed();
    let mut people = Vec::new();
    while let Some(done) = tasks.join_next().await {
        people.push(done??);
    }
    Ok((people, stopped))
}

/// Lets everybody come back at once, compare what they see with what they knew, and decide again. Returns the times
/// until they see their tables.
async fn go_on(arguments: &Arguments, new: &Server, people: Vec<Person>, report: &mut Report) -> Result<Times> {
    let (address, decisions) = (new.address()?, arguments.decisions);
    let mut tasks = JoinSet::new();
    for mut person in people {
        tasks.spawn(async move {
            let about = format!("table {}", person.table());
            let went_on = async {
                let (shown, contradiction) = person.come_back(address).await?;
                person.decide_times(decisions).await?;
                anyhow::Ok((shown, contradiction))
            };
            went_on.await.context(about)
        });
    }
    let mut times = Times::default();
    while let Some(done) = tasks.join_next().await {
        match done? {
            Ok((shown, contradiction)) => {
                times.add(shown);
                contradiction.into_iter().for_each(|fault| report.fault(fault));
            }
            Err(fault) => report.fault(format!("{fault:#}")),
        }
    }
    Ok(times)
}

/// Lets `brickroad doctor` check all tables.
async fn examine(binary: &Binary, data: &Path, database: Option<&str>, report: &mut Report) -> Result<()> {
    let data = data.display().to_string();
    let mut words = vec!["doctor", "--data", &data];
    words.extend(database.iter().flat_map(|address| ["--database", address]));
    let run = binary.run(&words, "").await?;
    if run.code != Some(0) {
        report.fault(format!("the doctor ends with {:?}: {}{}", run.code, run.out, run.err));
    }
    Ok(())
}
