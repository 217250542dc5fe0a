//! Attacks the server with clients that use more than their share. During each attack, an honest client at the same
//! address must get its answers, and the server's memory and open files must stay bounded. After the attack, the server
//! must become idle again.

mod arguments;
mod crew;
mod floods;
mod fuzz;
mod halves;
mod readers;
mod sockets;
mod target;
mod thoughts;
mod watch;

use crate::{
    binary::Binary,
    games,
    honest::{Honest, Seen},
    report::Report,
    server::{Play, Server},
};
use anyhow::{Result, ensure};
pub use arguments::{Arguments, Attack, From};
use clap::ValueEnum;
use crew::{Crew, Tally};
use std::{path::Path, sync::Arc, time::Duration};
use target::Target;
use tempfile::TempDir;
use tokio::time::{Instant, sleep};
use watch::{Held, Rest};

/// The greatest amount of memory that the server may use during an attack, in bytes.
const MOST_MEMORY: u64 = 256 << 20;

/// The greatest number of files and connections that the server may have open: 4,096 connections, which is the server's
/// limit, and 128 more for its files.
const MOST_FILES: usize = 4_096 + 128;

/// The time for which the honest client continues after the attack.
const AFTER: Duration = Duration::from_millis(300);

/// The time between two measurements of the server.
const BETWEEN: Duration = Duration::from_millis(50);

/// Runs one attack after another. Returns the report of the trial.
pub async fn run(arguments: &Arguments, binary: &Binary) -> Result<Report> {
    crate::process::limit_files(std::process::id(), None)?;
    let mut report = Report::new("attack");
    let passes = match arguments.from {
        From::One => vec![false],
        From::Many => vec![true],
        From::Both => vec![false, true],
    };
    for from_many in passes {
        for attack in Attack::value_variants() {
            if arguments.only.is_empty() || arguments.only.contains(attack) {
                suffer(*attack, from_many, (arguments, binary), &mut report).await?;
            }
        }
    }
    Ok(report)
}

/// Runs one attack against a server that is started for it.
async fn suffer(
    attack: Attack,
    from_many: bool,
    (arguments, binary): (&Arguments, &Binary),
    report: &mut Report,
) -> Result<()> {
    let folder = TempDir::new()?;
    let long = prepare(folder.path(), arguments.database.as_deref()).await?;
    let play = Play::new(binary, folder.path()).log(&folder.path().join("log"));
    let play = match &arguments.database {
        Some(address) => play.database(address),
        None => play,
    };
    let mut server = play.start().await?;
    let target = Target::new(server.address()?, from_many, long, arguments);
    let rest = Rest::of(&server).await?;
    let honest = Honest::begin(server.address()?).await?;
    let tally = Arc::new(Tally::default());
    let held = bear(attack, &target, (&server, arguments), &tally).await?;
    sleep(AFTER).await;
    let seen = honest.end().await?;
    let name = format!("{attack:?} from {}", if from_many { "many addresses" } else { "one address" }).to_lowercase();
    tell(&name, (&held, &seen, &tally), Duration::from_millis(arguments.within), report);
    ensure!(server.is_alive()?, "{name}: the server is gone");
    match rest.comes_back(&server).await? {
        Ok(after) => report.line(format!("{name}: at rest after {after}")),
        Err(why) => report.fault(format!("{name}: {why}")),
    }
    server.stop().await?;
    Ok(())
}

/// Stores a long finished game. Returns the id of its table.
async fn prepare(folder: &Path, database: Option<&str>) -> Result<String> {
    let store = store::open(folder, database).await?;
    let id = games::long()?.store(&*store).await?;
    store.close().await;
    Ok(id.as_str().to_owned())
}

async fn bear(
    attack: Attack,
    target: &Target,
    (server, arguments): (&Server, &Arguments),
    tally: &Arc<Tally>,
) -> Result<Held> {
    let mut crew = Crew::new(target.clone(), Arc::clone(tally));
    let mut held = Held::default();
    held.look(server)?;
    match attack {
        Attack::Fuzz => fuzz::begin(&mut crew, arguments),
        Attack::Silent => sockets::silent(&mut crew, arguments.sockets),
        Attack::Halves => halves::drops(&mut crew, arguments.sockets),
        Attack::Hoards => halves::hoards(&mut crew, arguments.sockets),
        Attack::Readers => readers::begin(&mut crew, arguments.sockets),
        Attack::Connects => floods::connects(&mut crew),
        Attack::Messages => floods::messages(&mut crew),
        Attack::Lists => floods::lists(&mut crew),
        Attack::Creates => floods::creates(&mut crew),
        Attack::Uploads => floods::uploads(&mut crew)?,
        Attack::Openings => floods::openings(&mut crew),
        Attack::Thoughts => thoughts::begin(&mut crew, arguments.thoughts),
    }
    let until = Instant::now() + Duration::try_from_secs_f64(arguments.seconds)?;
    while Instant::now() < until || crew.has_work() {
        sleep(BETWEEN).await;
        held.look(server)?;
    }
    crew.end().await;
    Ok(held)
}

fn tell(name: &str, (held, seen, tally): (&Held, &Seen, &Tally), within: Duration, report: &mut Report) {
    let answers = seen.answers();
    report.line(format!("{name}: {tally}; {held} (at most {} MiB and {MOST_FILES} files)", MOST_MEMORY >> 20));
    report.line(format!("{name}: an honest client is answered: {answers}; acts alone: {}", seen.acts));
    for fault in &seen.faults {
        report.fault(format!("{name}: the honest client: {fault}"));
    }
    for fault in tally.faults() {
        report.fault(format!("{name}: {fault}"));
    }
    // If there are few answers, the 99th percentile is the slowest answer.
    match answers.within(99) {
        Some(most) if most <= within => {}
        most => report.fault(format!("{name}: an honest client waits for {most:?}; expected at most {within:?}")),
    }
    if held.memory > MOST_MEMORY {
        report.fault(format!("{name}: {} MiB of memory; expected at most {}", held.memory >> 20, MOST_MEMORY >> 20));
    }
    if held.files > MOST_FILES {
        report.fault(format!("{name}: {} open files; expected at most {MOST_FILES}", held.files));
    }
}
