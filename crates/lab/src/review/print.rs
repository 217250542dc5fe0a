//! Prints the review of a game as tables for people.

use super::{DecisionRow, ReviewReport};
use crate::matchup::{right, table};
use std::fmt;

/// The greatest number of losses that are printed for each seat.
const PRINTED: usize = 10;

impl fmt::Display for ReviewReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, {} rollouts for each decision", self.game, self.rollouts)?;
        for (seat, name) in self.seats.iter().enumerate() {
            let own = || self.decisions.iter().filter(move |row| row.seat == seat);
            if own().count() > 0 {
                self.write_seat(f, (seat, name), own().collect())?;
            }
        }
        let unit = if self.is_alone() { "points" } else { "shares in the win" };
        write!(
            f,
            "Losses: {unit}, if everyone then plays greedily, with the 95 % interval on the same deals. Only losses whose \
             interval is above 0 are listed."
        )
    }
}

impl ReviewReport {
    fn is_alone(&self) -> bool {
        self.seats.len() == 1
    }

    fn write_seat(
        &self,
        f: &mut fmt::Formatter<'_>,
        (seat, name): (usize, &str),
        own: Vec<&DecisionRow>,
    ) -> fmt::Result {
        let count = own.len();
        let mut lost: Vec<&DecisionRow> = own.into_iter().filter(|row| row.is_certain()).collect();
        lost.sort_by(|one, other| other.loss.total_cmp(&one.loss).then(one.entry.cmp(&other.entry)));
        let sum = lost.iter().map(|row| row.loss).sum();
        let seat = seat + 1;
        writeln!(f, "\nseat {seat}, {name}: {} of {count} decisions lost {} together", lost.len(), self.number(sum))?;
        if lost.is_empty() {
            return Ok(());
        }
        let mut rows = table(["entry", "chosen", "better", "result", "best", "loss", "95 % interval"]);
        for row in lost.into_iter().take(PRINTED) {
            let [low, high] = row.interval.map(|end| self.number(end));
            let numbers = [row.result, row.best_result, row.loss].map(|number| self.number(number));
            let words = [row.entry.to_string(), row.chosen.clone(), row.best.clone()];
            rows.add_row(words.into_iter().chain(numbers).chain([format!("{low} to {high}")]));
        }
        writeln!(f, "{}", right(rows, 3))
    }

    fn number(&self, number: f64) -> String {
        if self.is_alone() { format!("{number:.2}") } else { format!("{:.1} %", 100.0 * number) }
    }
}
