//! Prints the report on ledgers as tables for people.

use super::report::{LedgerReport, LedgerRow};
use crate::matchup::{CONFIDENCE, Estimate, right, table};
use comfy_table::Table;
use std::fmt;

impl fmt::Display for LedgerReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LedgerReport { game, options, seats, seed, games, lucks, error, by_seat, by_bot } = self;
        writeln!(
            f,
            "{game}, {seats} seats, seed {seed}: {lucks} lucks, each with the seats rotated {seats} times: {games} games \
             with a ledger"
        )?;
        for (name, value) in options {
            writeln!(f, "option {name} = {value}")?;
        }
        writeln!(f, "{}\n\n{}", rows("seat", by_seat), rows("bot", by_bot))?;
        writeln!(f, "Start, luck, skill, others and correction add up to the result within {error:.1e}.")?;
        write!(f, "In % of a win per game. Intervals: Student's t over lucks, {:.0} %.", 100.0 * CONFIDENCE)
    }
}

fn rows(of: &str, rows: &[LedgerRow]) -> Table {
    let mut table = table([of, "start", "luck", "skill", "others", "correction", "win share"]);
    for LedgerRow { name, start, luck, skill, others, correction, win_share } in rows {
        let numbers = [start, luck, skill, others, correction, win_share].map(percent);
        table.add_row([name.clone()].into_iter().chain(numbers));
    }
    right(table, 1)
}

/// Returns a mean with half the width of its interval, such as `1.50 ± 0.20`.
fn percent(estimate: &Estimate) -> String {
    let mean = 100.0 * estimate.mean;
    match estimate.interval {
        Some([low, high]) => format!("{mean:.2} ± {:.2}", 50.0 * (high - low)),
        None => format!("{mean:.2}"),
    }
}
