//! Prints a report as tables for people.

use super::{
    clock::Clock,
    limit::LimitReport,
    report::{BenchReport, DoorReport},
    search::SearchReport,
    spread::REPEATS,
};
use comfy_table::{CellAlignment, Table, presets};
use std::fmt;

impl fmt::Display for BenchReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let clock = match self.clock {
            Clock::Cpu => "processor time",
            Clock::Wall => "wall clock",
        };
        writeln!(f, "{}, {} seats, random play on one core, per second of {clock}", self.game, self.seats)?;
        writeln!(f, "{:.2} entries per game; medians of {REPEATS} measurements", self.entries_per_game)?;
        for (name, value) in &self.options {
            writeln!(f, "option {name} = {value}")?;
        }
        write!(f, "{}", doors([("trusted", &self.trusted), ("checked", &self.checked)]))?;
        if let Some(limit) = &self.limit {
            write!(f, "\n\n{}: trusted is {:.3} of its fastest mode\n{}", limit.program, limit.ratio, modes(limit))?;
        }
        match &self.ismcts {
            Some(search) => write!(f, "\n\nismcts at the first decision between several actions\n{}", sizes(search)),
            None => write!(f, "\n\nismcts: nobody has anything to choose in this game"),
        }
    }
}

fn doors(doors: [(&str, &DoorReport); 2]) -> Table {
    let mut table = table(&["path", "games/s", "min", "max", "entries/s", "allocations/entry"]);
    for (name, door) in doors {
        table.add_row([
            name.into(),
            whole(door.games_per_second),
            whole(door.games_per_second_min),
            whole(door.games_per_second_max),
            whole(door.entries_per_second),
            format!("{:.6}", door.allocations_per_entry),
        ]);
    }
    right(table)
}

fn modes(limit: &LimitReport) -> Table {
    let mut table = table(&["limit", "games/s", "min", "max", "trusted / limit"]);
    for mode in &limit.modes {
        table.add_row([
            mode.mode.clone(),
            whole(mode.games_per_second),
            whole(mode.games_per_second_min),
            whole(mode.games_per_second_max),
            format!("{:.3}", mode.ratio),
        ]);
    }
    right(table)
}

fn sizes(search: &SearchReport) -> Table {
    let mut table = table(&["search", "iterations/s", "min", "max"]);
    for size in &search.sizes {
        table.add_row([
            format!("ismcts:{}", size.iterations),
            whole(size.iterations_per_second),
            whole(size.iterations_per_second_min),
            whole(size.iterations_per_second_max),
        ]);
    }
    right(table)
}

fn table(header: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(header.iter().copied());
    table
}

/// Returns the table with all columns but the first aligned to the right.
fn right(mut table: Table) -> Table {
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// Returns a number, rounded to a whole number, with commas between groups of three digits.
fn whole(number: f64) -> String {
    let digits = format!("{number:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    #[test]
    fn thousands_are_set_apart() {
        let printed = [0.0, 999.0, 1_000.0, 1_234_567.4].map(super::whole);
        assert_eq!(printed, ["0", "999", "1,000", "1,234,567"]);
    }
}
