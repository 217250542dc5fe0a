//! A report as a table to read.

use super::{
    estimate::{CONFIDENCE, Estimate},
    report::MatchReport,
    standings::Results,
};
use comfy_table::{CellAlignment, Table, presets};
use std::{cmp::Ordering, fmt};

impl fmt::Display for MatchReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (played, expected) = (&self.standings, self.standings.expected_win_share);
        write!(f, "{}, {} seats, seed {}: ", self.game, self.seats, self.seed)?;
        writeln!(
            f,
            "{} lucks, each with the seats rotated {} times: {} games",
            played.lucks, self.seats, played.games
        )?;
        if played.games != self.asked {
            writeln!(f, "({} were asked for: rounded up to whole rotations)", self.asked)?;
        }
        for (name, value) in &self.options {
            writeln!(f, "option {name} = {value}")?;
        }
        let mut table = Table::new();
        table.load_style(presets::UTF8_FULL_CONDENSED);
        let against = format!("against {:.1} %", 100.0 * expected);
        table.set_header(["bot", "wins", "win share", "95 % interval", &against, "mean score", "95 % interval"]);
        for row in &played.bots {
            let alone = played.pooled.iter().all(|pool| pool.bot != row.bot);
            let name = if alone { row.bot.clone() } else { format!("{} #{}", row.bot, row.position) };
            table.add_row(cells(name, &row.results, expected));
        }
        for row in &played.pooled {
            table.add_row(cells(format!("{} (all {})", row.bot, row.positions.len()), &row.results, expected));
        }
        for column in table.column_iter_mut().skip(1) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        writeln!(f, "{table}")?;
        write!(f, "Shared wins count by their share. Intervals: Student's t over lucks, {:.0} %.", 100.0 * CONFIDENCE)
    }
}

fn cells(name: String, results: &Results, expected: f64) -> [String; 7] {
    let Results { wins, win_share, score } = results;
    let against = match win_share.compare(expected) {
        Some(Ordering::Greater) => "above",
        Some(Ordering::Less) => "below",
        Some(Ordering::Equal) => "not told apart",
        None => "one luck only",
    };
    let (share_interval, score_interval) = (interval(win_share, 100.0, " %"), interval(score, 1.0, ""));
    [
        name,
        format!("{wins:.2}"),
        format!("{:.2} %", 100.0 * win_share.mean),
        share_interval,
        against.into(),
        format!("{:.3}", score.mean),
        score_interval,
    ]
}

fn interval(estimate: &Estimate, scale: f64, unit: &str) -> String {
    let digits = if unit.is_empty() { 3 } else { 2 };
    match estimate.interval {
        Some([low, high]) => format!("{:.digits$} to {:.digits$}{unit}", scale * low, scale * high),
        None => "none".into(),
    }
}
