//! Prints a report as tables for people.

use super::{
    cards::Holders,
    lead::Lead,
    measure::Measure,
    report::{BalanceReport, Effects},
};
use crate::{
    Estimate,
    matchup::{CONFIDENCE, lost, right, table},
};
use comfy_table::Table;
use std::{cmp::Ordering, fmt};

impl fmt::Display for BalanceReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BalanceReport { game, seats, seed, games, lucks, bots, .. } = self;
        let plural = if *seats == 1 { "" } else { "s" };
        writeln!(
            f,
            "{game}, {seats} seat{plural}, seed {seed}: {games} games of {lucks} lucks, played by {}",
            bots.join(" ")
        )?;
        for (name, value) in &self.options {
            writeln!(f, "option {name} = {value}")?;
        }
        writeln!(f, "{}\n\n{}", seat_table(self), length_table(self))?;
        if !self.endings.is_empty() {
            writeln!(f, "\n{}", endings(self))?;
        }
        if let Some(lead) = &self.lead {
            writeln!(f, "\n{}", ahead(lead))?;
            if let Some(decided) = &lead.decided {
                let [mean, interval] = share(&decided.share);
                writeln!(f, "The winner leads for good after {mean} of the decisions (the mean; {interval}).")?;
            }
        }
        if !self.cards.is_empty() {
            writeln!(f, "\n{}", cards(self))?;
        }
        if let Some(measured) = &self.effects {
            writeln!(f, "\n{}\n{}", effects(self), together(measured))?;
        }
        if !self.lost.is_empty() {
            let words: Vec<&str> = self.lost.iter().flat_map(|row| &row.first).map(String::as_str).collect();
            writeln!(f, "\n{}\n{}\nGames lost by a fault count nowhere else.", lost(&self.lost), words.join("\n"))?;
        }
        write!(f, "Shared wins count by their share. Intervals: Student's t over lucks, {:.0} %.", 100.0 * CONFIDENCE)
    }
}

fn seat_table(report: &BalanceReport) -> Table {
    let even = report.even_share();
    let against = format!("against {:.1} %", 100.0 * even);
    let mut table = table(["seat", "wins", "win share", INTERVAL, &against, "mean score", INTERVAL]);
    for row in &report.by_seat {
        let [share, interval] = share(&row.win_share);
        let score = row.score.interval;
        table.add_row([
            report.seat_title(row.seat),
            format!("{:.2}", row.wins),
            share,
            interval,
            compared(row.win_share.compare(even)).into(),
            format!("{:.3}", row.score.mean),
            score.map_or_else(|| "none".into(), |[low, high]| format!("{low:.3} to {high:.3}")),
        ]);
    }
    right(table, 1)
}

fn length_table(report: &BalanceReport) -> Table {
    let mut table = table(["in a game", "mean", "median", "least", "most"]);
    let length = &report.length;
    let mut add = |name: &str, measure: Option<&Measure>| {
        if let Some(Measure { length, .. }) = measure {
            let ends = [length.shortest.to_string(), length.longest.to_string()];
            let [least, most] = ends;
            table.add_row([name.into(), format!("{:.2}", length.mean), length.median.to_string(), least, most]);
        }
    };
    add("rounds", length.rounds.as_ref());
    add("entries", length.entries.as_ref());
    add("decisions", length.decisions.as_ref());
    add("legal actions at a decision", report.choices.as_ref().map(|choices| &choices.actions));
    add("changes of the lead", report.lead.as_ref().map(|lead| &lead.changes));
    right(table, 1)
}

fn endings(report: &BalanceReport) -> Table {
    let mut table = table(["ended by", "games", "share"]);
    for row in &report.endings {
        table.add_row([row.ending.clone(), row.games.to_string(), percent(row.share)]);
    }
    right(table, 1)
}

/// Returns a table with the results of the leaders over the course of the game.
fn ahead(lead: &Lead) -> Table {
    let header =
        [format!("who leads in {}", lead.measure.to_lowercase()), "games".into(), "wins".into(), INTERVAL.into()];
    let mut table = table(header);
    for row in &lead.ahead {
        let cells = row.win_share.as_ref().map_or_else(|| ["none".into(), "none".into()], share);
        let [share, interval] = cells;
        let after = format!("after {:.0} % of the decisions", 100.0 * row.after);
        table.add_row([after, row.games.to_string(), share, interval]);
    }
    right(table, 1)
}

/// Returns a table with the cards, those first whose holders win most above what is expected of their seats.
fn cards(report: &BalanceReport) -> Table {
    let [offered, played] = [report.has_offers(), report.has_plays()];
    let mut header = vec!["card", "title", "drawn"];
    header.extend(offered.then_some("taken"));
    header.extend(played.then_some("played"));
    header.extend(["kept", "win share when drawn", INTERVAL, "expected", "compared"]);
    let mut table = table(header);
    for row in report.cards_by_lift() {
        let mean = |share: &Option<Estimate>| share.as_ref().map_or_else(|| "none".into(), |share| percent(share.mean));
        let mut cells = vec![row.card.clone(), short(&row.title), row.drawn.to_string()];
        cells.extend(offered.then(|| mean(&row.taken_share)));
        cells.extend(played.then(|| mean(&row.played_share)));
        cells.push(mean(&row.kept_share));
        cells.extend(held(row.when_drawn.as_ref()));
        table.add_row(cells);
    }
    right(table, 2)
}

fn held(of: Option<&Holders>) -> [String; 4] {
    let Some(of) = of else { return ["none", "none", "none", "none"].map(str::to_owned) };
    let [share, interval] = share(&of.win_share);
    [share, interval, percent(of.expected), compared(of.compare()).into()]
}

/// Returns a table with the effects of the cards, those first that help most.
fn effects(report: &BalanceReport) -> Table {
    let mut table =
        table(["card", "title", "deals changed", "win share", "interval", "the text", "margin", "interval"]);
    for (row, effect) in report.cards_by_effect() {
        let signed = |share: f64| format!("{:+.2} %", 100.0 * share);
        let span = |[low, high]: [f64; 2]| format!("{:+.2} to {:+.2} %", 100.0 * low, 100.0 * high);
        let none = || "none".to_owned();
        let verdict = match effect.compare() {
            Some(Ordering::Greater) => "helps",
            Some(Ordering::Less) => "harms",
            Some(Ordering::Equal) => "not told apart",
            None => "one luck only",
        };
        let margin = effect.margin.as_ref();
        let margins = margin.and_then(|margin| margin.interval);
        table.add_row([
            row.card.clone(),
            short(&row.title),
            effect.deals_changed.to_string(),
            signed(effect.win_share.mean),
            effect.win_share.interval.map_or_else(none, span),
            verdict.into(),
            margin.map_or_else(none, |margin| format!("{:+.3}", margin.mean)),
            margins.map_or_else(none, |[low, high]| format!("{low:+.3} to {high:+.3}")),
        ]);
    }
    right(table, 2)
}

/// Describes the effects and their intervals.
fn together(of: &Effects) -> String {
    let margin =
        if of.measure.is_empty() { String::new() } else { format!(" Margin: in {}.", of.measure.to_lowercase()) };
    format!(
        "The effect of a text: with it, less without it (blank for one seat alone), per game of a seat that can have the card.{margin}\n\
         All {} intervals of this table together: {:.0} %, by Bonferroni.",
        of.together,
        100.0 * CONFIDENCE
    )
}

/// The greatest number of letters of a title in a table.
const LONGEST_TITLE: usize = 40;

fn short(title: &str) -> String {
    if title.chars().count() <= LONGEST_TITLE {
        return title.to_owned();
    }
    title.chars().take(LONGEST_TITLE - 1).chain(['…']).collect()
}

const INTERVAL: &str = "95 % interval";

fn percent(share: f64) -> String {
    format!("{:.2} %", 100.0 * share)
}

/// Returns a share and its interval in words.
fn share(of: &Estimate) -> [String; 2] {
    let interval =
        of.interval.map_or_else(|| "none".into(), |[low, high]| format!("{:.2} to {:.2} %", 100.0 * low, 100.0 * high));
    [percent(of.mean), interval]
}

fn compared(to: Option<Ordering>) -> &'static str {
    match to {
        Some(Ordering::Greater) => "above",
        Some(Ordering::Less) => "below",
        Some(Ordering::Equal) => "not told apart",
        None => "one luck only",
    }
}
