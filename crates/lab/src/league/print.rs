//! Prints the report of a league as tables for people.

use super::{bootstrap::RESAMPLES, report::LeagueReport};
use crate::matchup::{lost, right, table};
use comfy_table::Table;
use std::fmt;

impl fmt::Display for LeagueReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LeagueReport { game, seats, seed, line_ups, lucks, games, asked, .. } = self;
        let plural = if *line_ups == 1 { "" } else { "s" };
        write!(f, "{game}, {seats} seats, seed {seed}: {line_ups} line-up{plural} of {} bots, ", self.bots.len())?;
        writeln!(f, "each with {lucks} lucks and the seats rotated {seats} times: {games} games")?;
        if lucks * *seats as u64 != *asked {
            writeln!(f, "({asked} for each line-up were asked for: rounded up to whole rotations)")?;
        }
        for (name, value) in &self.options {
            writeln!(f, "option {name} = {value}")?;
        }
        writeln!(f, "{}", ratings(self))?;
        if !self.against.is_empty() {
            writeln!(f, "\n{}", against(self))?;
        }
        if !self.lost.is_empty() {
            let words: Vec<&str> = self.lost.iter().flat_map(|row| &row.first).map(String::as_str).collect();
            writeln!(f, "\n{}\n{}", lost(&self.lost), words.join("\n"))?;
            writeln!(f, "The others share the win of a lost game.")?;
        }
        if !self.bounded {
            writeln!(
                f,
                "Some bots won every game against the others: only the prior bounds the ratings between them."
            )?;
        }
        let zero = self.anchor.as_ref().map_or_else(|| "the mean".to_owned(), |bot| format!("the rating of {bot}"));
        write!(f, "Shared wins count by their share. Ratings: 400 points for ten to one, {zero} is 0. ")?;
        write!(f, "Intervals: bootstrap over lucks, {RESAMPLES} resamples, 95 %.")
    }
}

/// Returns a table with the rating of each bot.
fn ratings(report: &LeagueReport) -> Table {
    let mut table = table(["place", "bot", "rating", "95 % interval", "games", "win share"]);
    for row in &report.bots {
        let interval = match row.interval {
            Some([low, high]) => format!("{} to {}", points(low), points(high)),
            None if report.anchor.as_ref() == Some(&row.bot) => "anchor".into(),
            None => "none".into(),
        };
        let cells = [points(row.rating), interval, row.games.to_string(), share(row.win_share)];
        table.add_row([row.place.to_string(), row.bot.clone()].into_iter().chain(cells));
    }
    right(table, 2)
}

/// Returns a table with the win share of each bot against each.
fn against(report: &LeagueReport) -> Table {
    let names = || report.bots.iter().map(|row| row.bot.as_str());
    let mut table = table(std::iter::once("win share against").chain(names()));
    for (name, shares) in names().zip(&report.against) {
        let cells = shares.iter().map(|cell| cell.map_or_else(String::new, share));
        table.add_row(std::iter::once(name.to_owned()).chain(cells));
    }
    right(table, 1)
}

/// Returns a rating as a whole number with its sign.
fn points(rating: f64) -> String {
    // Adding 0 turns a negative zero into zero.
    format!("{:+.0}", rating.round() + 0.0)
}

fn share(share: f64) -> String {
    format!("{:.2} %", 100.0 * share)
}
