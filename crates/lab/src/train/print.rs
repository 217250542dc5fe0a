//! Prints the report of a training as tables for people.

use super::{
    reliability::Reliability,
    report::{SeatsReport, TrainReport},
};
use crate::matchup::{right, table};
use comfy_table::Table;
use std::fmt;

impl fmt::Display for TrainReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TrainReport { game, bot, games, seed, tested, .. } = self;
        let what = if *tested { "the weights that it has" } else { "new weights" };
        writeln!(f, "{game}, {what}, {games} games of {bot} for each number of seats, seed {seed}")?;
        for SeatsReport { seats, reliability, .. } in &self.seats {
            let Reliability { games, examples, error, log_loss, even_log_loss, brier, .. } = reliability;
            writeln!(f, "\n{seats} seats, {examples} positions of {games} games that no weight was fitted to:")?;
            write!(f, "calibration error {error:.4}, log loss {log_loss:.4} ({even_log_loss:.4} if all were even), ")?;
            writeln!(f, "Brier score {brier:.4}")?;
            writeln!(f, "{}", bins(reliability))?;
        }
        writeln!(f, "\n{}", weights(self))?;
        write!(f, "A weight is in millionths of a logit. In brackets: the logits that a standard deviation makes.")
    }
}

/// Returns a table that compares chances with wins.
fn bins(reliability: &Reliability) -> Table {
    let mut table = table(["chance to win", "positions", "mean chance", "won"]);
    let width = 100 / reliability.bins.len().max(1);
    for (at, bin) in reliability.bins.iter().enumerate().filter(|(_, bin)| bin.chances > 0) {
        table.add_row([
            format!("{} to {} %", at * width, (at + 1) * width),
            bin.chances.to_string(),
            percent(bin.predicted),
            percent(bin.won),
        ]);
    }
    right(table, 1)
}

/// Returns a table with the weight of each feature for each number of seats.
fn weights(report: &TrainReport) -> Table {
    let seats = report.seats.iter().map(|SeatsReport { seats, .. }| format!("{seats} seats"));
    let mut table = table(["feature".to_owned(), "key".to_owned()].into_iter().chain(seats));
    let features = report.seats.first().map_or(&[][..], |first| &first.features);
    for (at, feature) in features.iter().enumerate() {
        let weights = report.seats.iter().filter_map(|seats| seats.features.get(at));
        let cells = weights.map(|row| format!("{} ({:+.2})", row.weight, row.effect));
        table.add_row([feature.name.to_owned(), feature.key.to_owned()].into_iter().chain(cells));
    }
    right(table, 2)
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
