//! Chaos: several servers on one database, which are killed again and again while people and bots play, while the bus is
//! cut and the database is restarted. Nothing that was acknowledged may be lost or doubled, and people go on soon.

mod arguments;
mod history;
mod proxy;
mod world;
mod player;
mod verdict;

use crate::{binary::Binary, report::Report};
use anyhow::Result;
pub use arguments::{Arguments, Kept, Wired};
use player::Company;
use std::{sync::Arc, time::Duration};
use tokio::{task::JoinSet, time::Instant};
use world::World;

/// Runs the chaos, and returns its report.
pub async fn run(arguments: &Arguments, binary: &Binary) -> Result<Report> {
    let mut report = Report::new("chaos");
    let Some(world) = World::start(arguments, binary).await? else {
        report.line("not tried: the database or the bus is not installed (Debian's packages postgresql, nats-server)");
        return Ok(report);
    };
    let (begun, length) = (Instant::now(), Duration::from_secs_f64(60.0 * arguments.minutes));
    let sights = world.sights();
    let mut companies = JoinSet::new();
    for number in 0..arguments.games {
        let every = Duration::from_millis(arguments.every);
        let company = Company::new(Arc::clone(&sights), number as u64, every);
        companies.spawn(company.play(begun + length));
    }
    let blows = world.break_until(begun + length, arguments).await?;
    report.line(blows);
    let mut played = Vec::new();
    while let Some(done) = companies.join_next().await {
        match done? {
            Ok(games) => played.extend(games),
            Err(fault) => report.fault(format!("{fault:#}")),
        }
    }
    verdict::judge(&world, played, Duration::from_millis(arguments.within), &mut report).await?;
    world.stop().await?;
    Ok(report)
}
