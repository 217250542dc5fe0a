//! The section about the cards.

use super::{
    chart::Scale,
    html::{Section, charts, escaped, percent, span, table},
    rows,
};
use crate::{
    Estimate,
    balance::{
        cards::{CardRow, Holders},
        report::BalanceReport,
    },
};
use std::cmp::Ordering;

/// The number of cards in each of the short lists.
const LISTED: usize = 8;

pub(super) fn cards(report: &BalanceReport) -> Option<Section> {
    if report.cards.is_empty() {
        return None;
    }
    let sorted = report.cards_by_lift();
    let offers = report.has_offers();
    let mut figures = lifts(&sorted);
    if offers {
        figures.extend(least(
            report,
            |row| row.taken_share,
            "Least taken",
            "Of the times that a card was offered, the share in which a seat took it.",
        ));
        figures.extend(least(
            report,
            |row| row.kept_share,
            "Least kept",
            "Of the times that a card was taken, the share in which its seat kept it to the end.",
        ));
    }
    if report.has_plays() {
        figures.extend(least(
            report,
            |row| row.played_share,
            "Least played",
            "Of the times that a card was drawn, the share in which it was played.",
        ));
    }
    let told_apart =
        |which| sorted.iter().filter(|row| row.when_drawn.as_ref().and_then(Holders::compare) == Some(which)).count();
    let (above, below) = (told_apart(Ordering::Greater), told_apart(Ordering::Less));
    Some(Section {
        id: "cards",
        heading: "Cards",
        words: format!(
            "A row for each title, over all its copies, with the cards first whose seats win most above what is expected of them. \
             {above} of the {} cards are above and {below} below; by chance alone, one in twenty would be. \
             That seats with a card win more often does not mean that the card is the cause: long games draw more cards, and seats that are ahead play more of them.",
            sorted.len()
        ),
        body: charts(figures) + &all(report, &sorted, offers),
    })
}

/// Returns charts of the cards whose seats win most, and least, against what is expected of them.
fn lifts(sorted: &[&CardRow]) -> Vec<String> {
    let drawn: Vec<(&CardRow, &Holders)> =
        sorted.iter().filter_map(|row| Some((*row, row.when_drawn.as_ref()?))).collect();
    let row = |(row, holders): &(&CardRow, &Holders)| {
        let lift = 100.0 * holders.lift();
        (label(row), holders.lift().abs(), format!("{} ({lift:+.1})", percent(holders.win_share.mean)))
    };
    let words = "The win share of the seats that drew the card. The bar is its distance from the expected one, in percentage points.";
    let most: Vec<_> = drawn.iter().take(LISTED).map(row).collect();
    let fewest: Vec<_> = drawn.iter().rev().take(LISTED).map(row).collect();
    if drawn.len() < 2 * LISTED {
        return Vec::new();
    }
    let whole = most.iter().chain(&fewest).map(|(_, lift, _)| *lift).fold(0.0, f64::max);
    [(most, "Win most when drawn"), (fewest, "Win least when drawn")]
        .map(|(rows, heading)| rows::bars(&rows, whole, (heading, words)))
        .to_vec()
}

/// Returns a chart of the cards with the lowest shares, or `None` if no card has this share, or all have the same.
fn least(
    report: &BalanceReport,
    share: fn(&CardRow) -> Option<Estimate>,
    heading: &str,
    words: &str,
) -> Option<String> {
    let mut rows: Vec<(&CardRow, Estimate)> = report.cards.iter().filter_map(|row| Some((row, share(row)?))).collect();
    rows.sort_by(|(_, one), (_, other)| one.mean.total_cmp(&other.mean));
    let differ = rows.first().zip(rows.last()).is_some_and(|((_, low), (_, high))| low.mean < high.mean);
    let rows = rows
        .iter()
        .take(LISTED)
        .map(|(row, of)| (label(row), of.mean, format!("{} ({})", percent(of.mean), span(of.interval))));
    let rows: Vec<_> = rows.collect();
    differ.then(|| rows::bars(&rows, 1.0, (heading, words)))
}

fn label(row: &CardRow) -> String {
    rows::short(&format!("{} {}", row.card, row.title))
}

/// Returns the table of all cards.
fn all(report: &BalanceReport, sorted: &[&CardRow], offers: bool) -> String {
    let plays = report.has_plays();
    let mut head = vec!["Card", "Drawn"];
    head.extend(offers.then_some("Taken when offered"));
    head.extend(plays.then_some("Played when drawn"));
    head.extend(["Kept to the end", "In winners’ hands", "Win share when drawn", "95\u{202f}% interval", "Expected"]);
    let head: Vec<String> = head.into_iter().map(str::to_owned).collect();
    let ends =
        sorted.iter().filter_map(|row| row.when_drawn.as_ref()).flat_map(|held| [held.win_share.mean, held.expected]);
    let (scale, _) = Scale::of_shares(ends, [2.0, 118.0]);
    let rows = sorted.iter().map(|row| {
        let title = escaped(&row.title);
        let mut cells = vec![format!(
            "<span class=\"id\">{}</span> {title}<span class=\"kind\">{}</span>",
            escaped(&row.card),
            escaped(&row.kind)
        )];
        cells.push(row.drawn.to_string());
        cells.extend(offers.then(|| meter(row.taken_share.as_ref())));
        cells.extend(plays.then(|| meter(row.played_share.as_ref())));
        cells.push(meter(row.kept_share.as_ref()));
        cells.extend(held(row.when_drawn.as_ref(), &scale));
        cells
    });
    table("All cards", &head, rows)
}

/// Returns a share with a small bar.
fn meter(share: Option<&Estimate>) -> String {
    let Some(share) = share else { return "–".into() };
    let width = 60.0 * share.mean;
    format!(
        "<svg class=\"mini\" viewBox=\"0 0 60 8\" width=\"60\" height=\"8\" aria-hidden=\"true\">\
         <rect class=\"track\" width=\"60\" height=\"8\"/><rect class=\"bar\" width=\"{width:.1}\" height=\"8\"/></svg> {}",
        percent(share.mean)
    )
}

/// Returns the cells of the seats that drew a card: their wins, their win share with a small picture of its interval, the
/// interval, and the expected share with the side of it on which the whole interval is.
fn held(of: Option<&Holders>, scale: &Scale) -> Vec<String> {
    let Some(of) = of else { return vec!["–".into(); 4] };
    let [low, high] = of.win_share.interval.unwrap_or([of.win_share.mean; 2]);
    let (class, side) = match of.compare() {
        Some(Ordering::Greater) => ("above", "above "),
        Some(Ordering::Less) => ("below", "below "),
        Some(Ordering::Equal) | None => ("even", ""),
    };
    let [from, to, mean, expected] = [low, high, of.win_share.mean, of.expected].map(|share| scale.at(share));
    let strip = format!(
        "<svg class=\"mini {class}\" viewBox=\"0 0 120 14\" width=\"120\" height=\"14\" aria-hidden=\"true\">\
         <line class=\"mark\" x1=\"{expected:.1}\" y1=\"0\" x2=\"{expected:.1}\" y2=\"14\"/>\
         <line class=\"stem\" x1=\"{from:.1}\" y1=\"7\" x2=\"{to:.1}\" y2=\"7\"/>\
         <circle class=\"dot\" cx=\"{mean:.1}\" cy=\"7\" r=\"3.5\"/></svg> "
    );
    vec![
        format!("{:.0} of {}", of.wins, of.seats),
        strip + &percent(of.win_share.mean),
        span(of.win_share.interval),
        format!("<span class=\"{class}\">{side}{}</span>", percent(of.expected)),
    ]
}
