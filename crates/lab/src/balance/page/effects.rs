//! The section about the effects of the texts of cards.

use super::{
    chart::Scale,
    html::{Section, charts, escaped, number, table},
    rows,
};
use crate::balance::{cards::CardRow, effects::CardEffect, report::BalanceReport};
use std::cmp::Ordering;

/// The number of cards in each of the short lists.
const LISTED: usize = 8;

pub(super) fn effects(report: &BalanceReport) -> Option<Section> {
    let measured = report.effects.as_ref()?;
    let sorted = report.cards_by_effect();
    let told_apart = |which| sorted.iter().filter(|(_, effect)| effect.compare() == Some(which)).count();
    let (help, harm) = (told_apart(Ordering::Greater), told_apart(Ordering::Less));
    let margin = if measured.measure.is_empty() {
        String::new()
    } else {
        format!(" The margin is that over the best other seat, in {}.", measured.measure.to_lowercase())
    };
    Some(Section {
        id: "effects",
        heading: "What each card causes",
        words: format!(
            "Each deal was played again with each card blank, for one seat at a time: the card is there, but its text does nothing for this seat, and the bots know it. \
             The effect is what the seat has with the text, less what it has without it, per game.{margin} \
             {help} of the {} cards help and {harm} harm. All {} intervals of this section hold together in 95 of 100 reports (Student\u{2019}s t over deals, by Bonferroni).",
            sorted.len(),
            measured.together
        ),
        body: charts(lists(&sorted)) + &all(&sorted),
    })
}

/// Returns charts of the cards that help most and least.
fn lists(sorted: &[(&CardRow, &CardEffect)]) -> Vec<String> {
    if sorted.len() < 2 * LISTED {
        return Vec::new();
    }
    let row = |(row, effect): &(&CardRow, &CardEffect)| {
        let label = format!("{} {}", row.card, row.title);
        let mean = effect.win_share.mean;
        (rows::short(&label), mean.abs(), signed(mean))
    };
    let most: Vec<_> = sorted.iter().take(LISTED).map(row).collect();
    let least: Vec<_> = sorted.iter().rev().take(LISTED).map(row).collect();
    let whole = most.iter().chain(&least).map(|(_, length, _)| *length).fold(f64::MIN_POSITIVE, f64::max);
    let words = "The effect on the win share, in percentage points. The bar is its size.";
    [(most, "Texts that help most"), (least, "Texts that help least")]
        .map(|(rows, heading)| rows::bars(&rows, whole, (heading, words)))
        .to_vec()
}

/// Returns the table of all cards.
fn all(sorted: &[(&CardRow, &CardEffect)]) -> String {
    let head = ["Card", "Deals changed", "Effect on the win share", "Interval", "Effect on the margin", "Interval"];
    let ends = sorted.iter().flat_map(|(_, effect)| effect.win_share.interval.unwrap_or([effect.win_share.mean; 2]));
    let reach = ends.fold(f64::MIN_POSITIVE, |most, end| most.max(end.abs()));
    let scale = Scale { values: [-reach, reach], places: [2.0, 118.0] };
    let rows = sorted.iter().map(|(row, effect)| {
        let margin = effect.margin.as_ref();
        let margins = margin.and_then(|margin| margin.interval);
        vec![
            format!("<span class=\"id\">{}</span> {}", escaped(&row.card), escaped(&row.title)),
            effect.deals_changed.to_string(),
            strip(effect, &scale) + &signed(effect.win_share.mean),
            effect.win_share.interval.map_or_else(none, |[low, high]| format!("{} to {}", signed(low), signed(high))),
            margin.map_or_else(none, |margin| plus(margin.mean)),
            margins.map_or_else(none, |[low, high]| format!("{} to {}", plus(low), plus(high))),
        ]
    });
    table("Effects of all cards", &head.map(str::to_owned), rows)
}

/// Returns a small picture of an effect and its interval, with a mark at no effect.
fn strip(effect: &CardEffect, scale: &Scale) -> String {
    let class = match effect.compare() {
        Some(Ordering::Greater) => "above",
        Some(Ordering::Less) => "below",
        Some(Ordering::Equal) | None => "even",
    };
    let mean = effect.win_share.mean;
    let [low, high] = effect.win_share.interval.unwrap_or([mean; 2]);
    let [from, to, mean, zero] = [low, high, mean, 0.0].map(|share| scale.at(share));
    format!(
        "<svg class=\"mini {class}\" viewBox=\"0 0 120 14\" width=\"120\" height=\"14\" aria-hidden=\"true\">\
         <line class=\"mark\" x1=\"{zero:.1}\" y1=\"0\" x2=\"{zero:.1}\" y2=\"14\"/>\
         <line class=\"stem\" x1=\"{from:.1}\" y1=\"7\" x2=\"{to:.1}\" y2=\"7\"/>\
         <circle class=\"dot\" cx=\"{mean:.1}\" cy=\"7\" r=\"3.5\"/></svg> "
    )
}

fn none() -> String {
    "no interval".into()
}

/// Returns a difference of shares in percentage points, with its sign.
fn signed(share: f64) -> String {
    format!("{:+.2}", 100.0 * share)
}

/// Returns a difference of numbers with its sign.
fn plus(value: f64) -> String {
    if value == 0.0 { number(value) } else { format!("{value:+.2}") }
}
