//! Prints a report as tables for people.

use super::{
    control::Controlled,
    estimate::{CONFIDENCE, Estimate},
    length::Length,
    losses::LostRow,
    report::MatchReport,
    standings::{EndingRow, Results, SeatRow, Standings, Until},
};
use comfy_table::{Cell, CellAlignment, Table, presets};
use std::{cmp::Ordering, fmt};

impl fmt::Display for MatchReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let played = &self.standings;
        write!(f, "{}, {} seats, seed {}: ", self.game, self.seats, self.seed)?;
        writeln!(
            f,
            "{} lucks, each with the seats rotated {} times: {} games",
            played.lucks, self.seats, played.games
        )?;
        match &played.until {
            None if played.games == self.asked => {}
            None => writeln!(f, "({} were asked for: rounded up to whole rotations)", self.asked)?,
            Some(until) => writeln!(f, "{}", stop(until, self.asked))?,
        }
        for (name, value) in &self.options {
            writeln!(f, "option {name} = {value}")?;
        }
        writeln!(f, "{}\n\n{}\n\n{}", bots(played), seats(self), lengths(self))?;
        if !played.endings.is_empty() {
            writeln!(f, "\n{}", endings(played))?;
        }
        if !played.lost.is_empty() {
            writeln!(f, "\n{}\n{}", lost(&played.lost), first_faults(&played.lost))?;
        }
        if let Some(controlled) = &played.controlled {
            writeln!(f, "\n{}\n{}", control_table(played, controlled), control_words(controlled))?;
        }
        write!(f, "Shared wins count by their share. Intervals: Student's t over lucks, {:.0} %.", 100.0 * CONFIDENCE)
    }
}

/// Returns a line that says why a match with a width ended.
fn stop(Until { width, reached }: &Until, most: u64) -> String {
    let width = 100.0 * width;
    if *reached {
        format!("(stopped: the interval of the first bot's win share reaches at most {width:.2} % to either side)")
    } else {
        format!(
            "(not stopped: after {most} games, the interval of the first bot's win share still reaches more than \
             {width:.2} % to either side)"
        )
    }
}

/// Returns a table with the results of each bot.
fn bots(played: &Standings) -> Table {
    let expected = played.expected_win_share;
    let mut table = table(["bot", "wins", "win share", INTERVAL, &against(expected), "mean score", INTERVAL]);
    let mut add = |name: String, Results { wins, win_share, score }: &Results| {
        let [wins, share, interval, against] = share(*wins, win_share, expected);
        let [mean, spread] = match score {
            Some(score) => [format!("{:.3}", score.mean), span(score, 1.0, "")],
            None => ["none".into(), "none".into()],
        };
        table.add_row([name, wins, share, interval, against, mean, spread]);
    };
    for row in &played.bots {
        let alone = played.pooled.iter().all(|pool| pool.bot != row.bot);
        let name = if alone { row.bot.clone() } else { format!("{} #{}", row.bot, row.position) };
        add(name, &row.results);
    }
    for row in &played.pooled {
        add(format!("{} (all {})", row.bot, row.positions.len()), &row.results);
    }
    right(table, 1)
}

/// Returns a table with the results of each seat.
fn seats(report: &MatchReport) -> Table {
    let played = &report.standings;
    let expected = played.expected_win_share;
    let whoever = if report.seat_titles.is_empty() { "whoever sits at" } else { "whoever plays" };
    let mut table = table([whoever, "wins", "win share", INTERVAL, &against(expected)]);
    for row in &played.by_seat {
        let [wins, share, interval, against] = share(row.wins, &row.win_share, expected);
        table.add_row([title(report, row), wins, share, interval, against]);
    }
    right(table, 1)
}

/// Returns the name of a seat's side, or its number if the sides have no names.
fn title(report: &MatchReport, row: &SeatRow) -> String {
    let own = row.seat.checked_sub(1).and_then(|at| report.seat_titles.get(at));
    own.cloned().unwrap_or_else(|| format!("seat {}", row.seat))
}

fn lengths(report: &MatchReport) -> Table {
    let played = &report.standings;
    let mut table = table(["in a game", "mean", "median", "shortest", "longest"]);
    let mut add = |name: String, Length { mean, median, shortest, longest }: &Length| {
        table.add_row([name, format!("{mean:.1}"), median.to_string(), shortest.to_string(), longest.to_string()]);
    };
    if let Some(rounds) = &played.rounds {
        add("rounds".into(), rounds);
    }
    add("entries".into(), &played.entries);
    for row in &played.by_seat {
        add(format!("decisions of {}", title(report, row)), &row.decisions);
    }
    right(table, 1)
}

fn endings(played: &Standings) -> Table {
    let mut table = table(["ended by", "games", "share"]);
    for EndingRow { ending, games, share } in &played.endings {
        table.add_row([ending.clone(), games.to_string(), format!("{:.2} %", 100.0 * share)]);
    }
    right(table, 1)
}

/// Returns a table with the win share of the first bot, without and with the control variate.
fn control_table(played: &Standings, Controlled { control, win_share, coefficient, .. }: &Controlled) -> Table {
    let expected = played.expected_win_share;
    let first = played.bots.first();
    let name = first.map_or_else(String::new, |row| row.bot.clone());
    let mut table = table([&format!("{name}, its win share"), "mean", INTERVAL, &against(expected)]);
    let mut add = |words: String, estimate: &Estimate| {
        let [_, mean, interval, against] = share(0.0, estimate, expected);
        table.add_row([words, mean, interval, against]);
    };
    if let Some(row) = first {
        add("as played".into(), &row.results.win_share);
    }
    add(format!("less {coefficient:.2} × {control}"), win_share);
    right(table, 1)
}

/// Returns what the control variate is, and by how much it lowers the variance, in words.
fn control_words(Controlled { control, luck, variance_ratio, .. }: &Controlled) -> String {
    let own = format!("Its {control} is {:+.2} % of a win per game ({}).", 100.0 * luck.mean, span(luck, 100.0, " %"));
    let gain = variance_ratio.map_or_else(
        || "The win share is the same for all lucks.".into(),
        |ratio| format!("With it, the variance is {ratio:.2} times as large."),
    );
    format!("{own} {gain} The coefficient of each tenth of the lucks is fitted on the others.")
}

/// Returns a table with the games that each bot lost by a fault.
pub(crate) fn lost(rows: &[LostRow]) -> Table {
    let mut table = table(["lost by a fault", "games", "crash", "silence", "noise", "illegal"]);
    for LostRow { position, bot, games, crash, silence, noise, illegal, first: _ } in rows {
        let counts = [games, crash, silence, noise, illegal].map(u64::to_string);
        table.add_row([format!("{bot} #{position}")].into_iter().chain(counts));
    }
    right(table, 1)
}

/// Returns the first faults in words, and the rule by which lost games count.
fn first_faults(rows: &[LostRow]) -> String {
    let words: Vec<&str> = rows.iter().flat_map(|row| &row.first).map(String::as_str).collect();
    let rule =
        "The others share the win of a lost game. It has no score, and the mean score is that of the other games.";
    format!("{}\n{rule}", words.join("\n"))
}

const INTERVAL: &str = "95 % interval";

fn against(expected: f64) -> String {
    format!("against {:.1} %", 100.0 * expected)
}

/// Returns four cells: the wins, their share, its interval, and the comparison of the share with the expected share.
fn share(wins: f64, share: &Estimate, expected: f64) -> [String; 4] {
    let against = match share.compare(expected) {
        Some(Ordering::Greater) => "above",
        Some(Ordering::Less) => "below",
        Some(Ordering::Equal) => "not told apart",
        None => "one luck only",
    };
    [format!("{wins:.2}"), format!("{:.2} %", 100.0 * share.mean), span(share, 100.0, " %"), against.into()]
}

fn span(estimate: &Estimate, scale: f64, unit: &str) -> String {
    let digits = if unit.is_empty() { 3 } else { 2 };
    match estimate.interval {
        Some([low, high]) => format!("{:.digits$} to {:.digits$}{unit}", scale * low, scale * high),
        None => "none".into(),
    }
}

/// Returns an empty table with this header.
pub(crate) fn table<T: Into<Cell>>(header: impl IntoIterator<Item = T>) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(header.into_iter().map(Into::into).collect::<Vec<Cell>>());
    table
}

/// Returns the table with all columns but the first `words` aligned to the right.
pub(crate) fn right(mut table: Table, words: usize) -> Table {
    for column in table.column_iter_mut().skip(words) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
