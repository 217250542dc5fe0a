//! Opens tables while an honest client plays.

use super::{arguments::Arguments, fill::Shelved};
use crate::{
    honest::{Honest, Seen},
    line::Line,
    report::Report,
    server::Server,
    times::Times,
};
use anyhow::Result;
use kernel::Rng;
use protocol::FromClient;
use std::{net::Ipv4Addr, time::Duration};
use tokio::time::{Instant, sleep};

/// Measures acts alone, and then acts while another client opens tables one after another. Every fourth table that this
/// client opens has the longest game.
pub(super) async fn beside_acts(
    server: &Server,
    (shelved, arguments): (&Shelved, &Arguments),
    report: &mut Report,
) -> Result<()> {
    let long = Duration::from_secs(arguments.seconds);
    let honest = Honest::begin(server.address()?).await?;
    sleep(long).await;
    let alone = honest.end().await?;
    let honest = Honest::begin(server.address()?).await?;
    let (usual, longest) = open_for(server, shelved, long).await?;
    let beside = honest.end().await?;
    report.line(format!("a table is opened: {usual}; the longest: {longest}"));
    report.line(format!("an act alone: {}", alone.acts));
    report.line(format!("an act beside openings: {}", beside.acts));
    for Seen { faults, .. } in [&alone, &beside] {
        faults.iter().for_each(|fault| report.fault(fault.clone()));
    }
    let within = Duration::from_millis(arguments.within);
    match beside.acts.within(99) {
        Some(most) if most <= within => {}
        most => report.fault(format!("p99 of an act beside openings is {most:?}; expected at most {within:?}")),
    }
    Ok(())
}

/// Opens tables for this duration. Returns the times for ordinary tables and for the table with the longest game.
async fn open_for(server: &Server, shelved: &Shelved, long: Duration) -> Result<(Times, Times)> {
    let (mut usual, mut longest, mut luck) = (Times::default(), Times::default(), Rng::new(1900));
    let until = Instant::now() + long;
    let last = shelved.games.len() - 1;
    for round in 0_usize.. {
        if Instant::now() >= until {
            break;
        }
        let at = if round.is_multiple_of(4) { last } else { luck.below(last.max(1) as u32) as usize };
        // Each table is opened on a new socket, so that the server loads the table again and drops it afterwards.
        let mut line = Line::open(Ipv4Addr::LOCALHOST, server.address()?).await?;
        let begun = Instant::now();
        line.ask(&FromClient::Open { table: shelved.games[at].id.clone() }, "position").await?;
        if at == last {
            longest.add(begun.elapsed())
        } else {
            usual.add(begun.elapsed())
        }
        line.ask(&FromClient::Leave, "tables").await?;
    }
    Ok((usual, longest))
}
