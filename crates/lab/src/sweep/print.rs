//! Prints the report of a sweep as a table for people.

use super::{SweepReport, SweepRow, typed};
use crate::matchup::{CONFIDENCE, Estimate, MatchReport, right, table};
use std::{collections::BTreeSet, fmt};

impl fmt::Display for SweepReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(SweepRow { report: first, .. }) = self.rows.first() else { return Ok(()) };
        write!(f, "{}, {} seats, seed {}: ", first.game, first.seats, first.seed)?;
        let plural = if self.rows.len() == 1 { "" } else { "s" };
        writeln!(f, "{} value{plural} of {}, each with {} games", self.rows.len(), self.option, first.standings.games)?;
        for (name, value) in first.options.iter().filter(|(name, _)| **name != self.option) {
            writeln!(f, "option {name} = {value}")?;
        }
        let bots = bots(first);
        let heads = [self.option.clone()].into_iter();
        let heads = heads.chain(bots.iter().cloned()).chain((1..=first.seats).map(|seat| format!("seat {seat}")));
        let mut rows = table(heads.chain(["entries".into()]));
        for SweepRow { value, report } in &self.rows {
            let played = &report.standings;
            let of_bots = played.bots.iter().filter(|row| bots.contains(&row.bot));
            let shares =
                of_bots.map(|row| &row.results.win_share).chain(played.by_seat.iter().map(|row| &row.win_share));
            let cells = shares.map(share).chain([format!("{:.1}", played.entries.mean)]);
            rows.add_row([typed(value)].into_iter().chain(cells));
        }
        writeln!(f, "{}", right(rows, 1))?;
        write!(
            f,
            "Win shares, of bots and of whoever sits at a seat. Shared wins count by their share. All values have the same \
             deals, as far as they allow it. Intervals: Student's t over lucks, {:.0} % for each.",
            100.0 * CONFIDENCE
        )
    }
}

/// Returns the bots to compare: those that are in the line-up once, beside others.
fn bots(report: &MatchReport) -> Vec<String> {
    let rows = || report.standings.bots.iter().map(|row| &row.bot);
    let different: BTreeSet<&String> = rows().collect();
    rows().filter(|bot| different.len() > 1 && rows().filter(|other| other == bot).count() == 1).cloned().collect()
}

fn share(share: &Estimate) -> String {
    let ends = share.interval.map(|[low, high]| format!(" ({:.1} to {:.1})", 100.0 * low, 100.0 * high));
    format!("{:.1} %{}", 100.0 * share.mean, ends.unwrap_or_default())
}
