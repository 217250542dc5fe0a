//! The verdict: every acknowledged decision is in the log, once, and every decision in the log was made by somebody.

use super::{
    history::{History, Kind},
    player::Game,
    world::World,
};
use crate::{report::Report, times::Times};
use anyhow::{Context, Result, bail};
use catalog::Pass;
use dealer::{Access, Dealer, Luck, Screen};
use host::people;
use kernel::{Lang, Seat, Shelf, Turn};
use std::{collections::BTreeSet, time::Duration};
use store::{Kept, Store, TableId};

/// Reads every table from the store, compares it with what the people have done and heard, and reports.
pub(super) async fn judge(world: &World, games: Vec<Game>, within: Duration, report: &mut Report) -> Result<()> {
    let store = store::open(world.folder.path(), world.address.as_deref()).await?;
    let (mut waits, mut seen, mut rows) = (Times::default(), Times::default(), 0);
    for game in &games {
        match judge_table(&*store, game).await {
            Ok((faults, count)) => {
                rows += count;
                faults.into_iter().for_each(|fault| report.fault(format!("table {}: {fault}", game.table)));
            }
            Err(fault) => report.fault(format!("table {}: {fault:#}", game.table)),
        }
        game.waits.iter().for_each(|wait| waits.add(*wait));
        game.seen.iter().for_each(|wait| seen.add(*wait));
    }
    store.close().await;
    let count = |wanted: fn(&Kind) -> bool, is_answered: bool| {
        let operations = games.iter().flat_map(|game| &game.history.0);
        operations.filter(|each| wanted(&each.kind) && each.answered.is_some() == is_answered).count()
    };
    report.line(format!(
        "{} games, {} of them over, with {rows} rows: {} decisions acknowledged, the table opened {} times",
        games.len(),
        games.iter().filter(|game| game.is_over).count(),
        count(|kind| matches!(kind, Kind::Decide { .. }), true),
        count(|kind| matches!(kind, Kind::Open { .. }), true),
    ));
    report.line(format!("until a person or a bot goes on where a server and the database can be reached: {waits}"));
    report.line(format!("until a decision is on the screen of the other person, all breaks included: {seen}"));
    if waits.worst().is_none_or(|worst| worst > within) {
        report.fault(format!("somebody has waited {:?}; expected at most {within:?}", waits.worst()));
    }
    Ok(())
}

/// Returns the faults of a table, and the number of its rows.
async fn judge_table(store: &dyn Store, game: &Game) -> Result<(Vec<String>, u64)> {
    let id = TableId::parse(&game.table).context("a table has an id")?;
    let Kept { setup, rows } = store.load(&id).await?;
    let table = catalog::resume(&setup.header, &Shelf::EMPTY)?;
    let luck = Luck::of(&setup.header, setup.seed, setup.key)?;
    let dealer = Dealer::new(table, people::levels(&setup.seats)?, luck)?;
    let dealer = dealer.with_access(Access::Open(setup.holders.clone()))?.replay(&rows)?;
    let mut faults = game.history.contradictions();
    faults.extend(game.history.doubles());
    for operation in &game.history.0 {
        let Kind::Decide { seat, row, choice } = operation.kind else { continue };
        let holder = setup.holders.get(seat).copied().flatten();
        let is_stored = Screen::of(holder, &dealer, Lang::En).has_decided(row, choice, &dealer);
        if operation.answered.is_some() && !is_stored {
            faults.push(format!("{operation:?} was acknowledged, and the log does not have it"));
        }
    }
    faults.extend(invented(&dealer, &game.history)?);
    Ok((faults, dealer.rows()))
}

/// Returns the rows with decisions of people that nobody has made, in words. A row that the table passes for a seat
/// without another choice is none of them.
fn invented(dealer: &Dealer, history: &History) -> Result<Vec<String>> {
    let decide = |kind: &Kind| match kind {
        Kind::Decide { row, .. } => Some(*row),
        Kind::Open { .. } => None,
    };
    let made: BTreeSet<u64> = history.0.iter().filter_map(|each| decide(&each.kind)).collect();
    let mut faults = Vec::new();
    for row in 0..dealer.rows() {
        let Some(before) = dealer.after_rows(row) else { bail!("the position before row {row} is not known") };
        if let Turn::Of(seat) = before.turn()
            && is_person(dealer, seat)
            && !made.contains(&row)
            && before.table().copy().pass(Pass::Any)?.is_none()
        {
            faults.push(format!("row {row} of seat {} was decided by nobody", seat.index()));
        }
    }
    Ok(faults)
}

fn is_person(dealer: &Dealer, seat: Seat) -> bool {
    dealer.level(seat).is_none()
}
