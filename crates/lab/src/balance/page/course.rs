//! The sections about the course of the games: their length, their endings, the lead and the choices.

use super::{
    histogram::{self, Bar},
    html::{Section, charts, number, percent, span},
    line, rows,
};
use crate::{
    Estimate,
    balance::{lead::Decided, measure::Measure, report::BalanceReport},
};

pub(super) fn length(report: &BalanceReport) -> Option<Section> {
    let decisions = report.length.decisions.as_ref()?;
    let mut figures = Vec::new();
    let mut histogram = |heading: &str, measure: &Measure, unit| {
        if measure.counts.len() > 1 {
            figures.push(histogram::of_numbers(&measure.counts, (unit, "games"), (heading, &spread(measure))));
        }
    };
    if let Some(rounds) = &report.length.rounds {
        histogram("Rounds in a game", rounds, "rounds");
    }
    histogram("Decisions in a game", decisions, "decisions");
    if report.endings.len() > 1 {
        let endings = report
            .endings
            .iter()
            .map(|row| (row.ending.clone(), row.share, format!("{} ({})", percent(row.share), row.games)));
        let endings: Vec<_> = endings.collect();
        figures.push(rows::bars(&endings, 1.0, ("Endings", "The share of the games that ended in each way.")));
    }
    let always = if decisions.counts.len() == 1 {
        format!(" Every game has {} decisions.", decisions.length.shortest)
    } else {
        String::new()
    };
    let ending = match report.endings.as_slice() {
        [only] => format!(" Every game ended by {}.", only.ending),
        _ => String::new(),
    };
    Some(Section {
        id: "length",
        heading: "Length and endings",
        words: format!("A decision is a choice of a seat, also if it has one legal action only.{always}{ending}"),
        body: charts(figures),
    })
}

/// Returns a sentence about the middle and the ends of a distribution.
fn spread(measure: &Measure) -> String {
    let length = &measure.length;
    let (mean, median) = (number(length.mean), number(length.median));
    format!("Mean {mean}, median {median}, from {} to {}.", length.shortest, length.longest)
}

pub(super) fn lead(report: &BalanceReport) -> Option<Section> {
    let lead = report.lead.as_ref()?;
    let mut figures = vec![histogram::of_numbers(
        &lead.changes.counts,
        ("changes", "games"),
        ("Changes of the lead", &spread(&lead.changes)),
    )];
    figures.extend(lead.decided.as_ref().map(decided));
    let points: Vec<(f64, Estimate)> = lead.ahead.iter().filter_map(|row| Some((row.after, row.win_share?))).collect();
    if !points.is_empty() {
        let words = "Of the games in which one seat leads, the share that it wins, with the 95\u{202f}% interval. The broken line is an even share.";
        figures.push(line::over_the_game(&points, report.even_share(), ("How often the leader wins", words)));
    }
    Some(Section {
        id: "lead",
        heading: "Lead and decision",
        words: format!(
            "The leader is the seat that is alone first in “{}”, the number that would decide the winner if the game ended there. It is looked up before every decision.",
            lead.measure
        ),
        body: charts(figures),
    })
}

/// Returns a chart of the moments from which on the winner leads.
fn decided(of: &Decided) -> String {
    let last = of.tenths.len().saturating_sub(1);
    let bars = of.tenths.iter().enumerate().map(|(at, games)| {
        let value = *games as f64 / of.games.max(1) as f64;
        let (label, part) = if at == last {
            ("end".to_owned(), "only after the last decision".to_owned())
        } else {
            (format!("{}%", 10 * at), format!("{} to {} % of the game", 10 * at, 10 * (at + 1)))
        };
        Bar { label, value, title: format!("{part}: {} of games", percent(value)) }
    });
    let bars: Vec<Bar> = bars.collect();
    let words = format!(
        "The share of the decisions after which the winner leads until the end. Mean {} ({}), median {}.",
        percent(of.share.mean),
        span(of.share.interval),
        percent(of.median)
    );
    histogram::of_bars(&bars, percent, ("When the game is decided", &words))
}

pub(super) fn choices(report: &BalanceReport) -> Option<Section> {
    let choices = report.choices.as_ref()?;
    let tenths = choices.tenths.iter().enumerate().map(|(at, mean)| Bar {
        label: format!("{}%", 10 * at),
        value: mean.unwrap_or(0.0),
        title: mean.map_or_else(
            || "no decision".into(),
            |mean| format!("{} to {} % of the game: {mean:.2} legal actions", 10 * at, 10 * (at + 1)),
        ),
    });
    let tenths: Vec<Bar> = tenths.collect();
    let over = histogram::of_bars(
        &tenths,
        number,
        ("Legal actions over the game", "The mean number at a decision, for each tenth of the decisions."),
    );
    let counts = histogram::of_numbers(
        &choices.actions.counts,
        ("legal actions", "decisions"),
        ("Legal actions at a decision", &spread(&choices.actions)),
    );
    Some(Section {
        id: "choices",
        heading: "Choices",
        words: format!(
            "The number of legal actions from which a seat chooses. At {} of the decisions there is only one.",
            percent(choices.forced)
        ),
        body: charts([over, counts]),
    })
}
