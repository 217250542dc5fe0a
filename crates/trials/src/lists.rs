//! The list trial, of a store with a very large number of games. The first list must arrive quickly, each game must be
//! found, and opening a game must not delay other clients.

mod arguments;
mod fill;
mod find;
mod opening;

use crate::{
    binary::Binary,
    line::Line,
    report::Report,
    server::{Play, Server},
};
use anyhow::Result;
pub use arguments::Arguments;
use fill::fill;
use protocol::{Find, FromClient};
use std::{
    net::Ipv4Addr,
    time::{Duration, Instant},
};
use tempfile::TempDir;

/// The greatest amount of memory that the server may use, in bytes.
const MOST_MEMORY: u64 = 100 << 20;

/// Runs the list trial, and returns its report.
pub async fn run(arguments: &Arguments, binary: &Binary) -> Result<Report> {
    let mut report = Report::new("lists");
    let folder = TempDir::new()?;
    let begun = Instant::now();
    let shelved = fill(folder.path(), arguments).await?;
    report.line(format!("{} games, {} rows, stored in {:.1?}", shelved.games.len(), shelved.rows, begun.elapsed()));
    let play = Play::new(binary, folder.path()).log(&folder.path().join("log"));
    let play = match &arguments.database {
        Some(address) => play.database(address),
        None => play,
    };
    let server = play.start().await?;
    first_list(&server, Duration::from_millis(arguments.within), &mut report).await?;
    statistics(&server, Duration::from_millis(arguments.within), &mut report).await?;
    find::each(&server, &shelved, &mut report).await?;
    memory("after all searches", &server, &mut report)?;
    opening::beside_acts(&server, (&shelved, arguments), &mut report).await?;
    memory("after all openings", &server, &mut report)?;
    server.stop().await?;
    Ok(report)
}

/// Measures the first list from a server that has just started.
async fn first_list(server: &Server, within: Duration, report: &mut Report) -> Result<()> {
    let mut line = Line::open(Ipv4Addr::LOCALHOST, server.address()?).await?;
    let begun = Instant::now();
    let listed = line.ask(&FromClient::Tables(Find::default()), "tables").await?.ids().len();
    let passed = begun.elapsed();
    report.line(format!("the first list, with {listed} tables, takes {passed:.1?} (at most {within:?})"));
    if passed > within {
        report.fault(format!("the first list takes {passed:.1?}; expected at most {within:?}"));
    }
    Ok(())
}

/// Measures the statistics of all games, which the server counts again for each request.
async fn statistics(server: &Server, within: Duration, report: &mut Report) -> Result<()> {
    for which in ["first", "second"] {
        let begun = Instant::now();
        let answer = server.get("/api/statistics").await?;
        let (passed, size) = (begun.elapsed(), answer.body.len() >> 10);
        report.line(format!("the {which} statistics, {size} KiB, take {passed:.1?} (at most {within:?})"));
        if passed > within || answer.status != 200 {
            report.fault(format!("the {which} statistics take {passed:.1?}; expected at most {within:?}"));
        }
    }
    Ok(())
}

fn memory(when: &str, server: &Server, report: &mut Report) -> Result<()> {
    let memory = server.memory()?;
    let [now, peak, most] = [memory.resident, memory.peak, MOST_MEMORY].map(|bytes| bytes >> 20);
    report.line(format!("{when} the server holds {now} MiB, and {peak} MiB at most (limit {most} MiB)"));
    if memory.peak > MOST_MEMORY {
        report.fault(format!("{when} the server has held {peak} MiB; expected at most {most} MiB"));
    }
    Ok(())
}
