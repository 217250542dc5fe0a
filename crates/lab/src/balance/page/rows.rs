//! Charts with a row for each thing: shares with their intervals, or bars.

use super::{
    chart::{Anchor, Chart, Scale, WIDTH},
    html::{percent, span},
};
use crate::Estimate;

/// The height of a row that has its label above its bar.
const ROW: f64 = 36.0;

/// Returns a chart of shares, each with its label and its interval, against a mark.
pub(super) fn intervals(rows: &[(String, Estimate)], mark: (f64, &str), (heading, words): (&str, &str)) -> String {
    let ends = rows.iter().flat_map(|(_, of)| of.interval.unwrap_or([of.mean, of.mean])).chain([mark.0]);
    let (scale, step) = Scale::of_shares(ends, [12.0, WIDTH - 20.0]);
    let bottom = 16.0 + ROW * rows.len() as f64;
    let mut chart = Chart::new(bottom + 34.0);
    for tick in scale.ticks(step) {
        let x = scale.at(tick);
        chart.line("grid", [x, 8.0], [x, bottom]);
        chart.text("tick", [x, bottom + 14.0], Anchor::Middle, &format!("{:.0}%", 100.0 * tick));
    }
    let x = scale.at(mark.0);
    chart.line("mark", [x, 8.0], [x, bottom]);
    chart.text("tick", [x, bottom + 29.0], near(x), mark.1);
    for (at, (label, of)) in rows.iter().enumerate() {
        let y = 16.0 + ROW * at as f64;
        let title = format!("{label}: {}, {}", percent(of.mean), span(of.interval));
        chart.text("label", [0.0, y + 5.0], Anchor::Start, label);
        chart.text("value", [WIDTH, y + 5.0], Anchor::End, &format!("{} ({})", percent(of.mean), span(of.interval)));
        if let Some([low, high]) = of.interval {
            chart.rect("reach", [scale.at(low), y + 14.0, scale.at(high) - scale.at(low), 8.0], &title);
        }
        chart.dot("dot", [scale.at(of.mean), y + 18.0], &title);
    }
    chart.figure(heading, words)
}

/// Returns a chart of bars, each with its label, its length and the words for its value. A bar of the length `whole` is
/// as wide as the chart.
pub(super) fn bars(rows: &[(String, f64, String)], whole: f64, (heading, words): (&str, &str)) -> String {
    let scale = Scale { values: [0.0, whole], places: [0.0, WIDTH] };
    let mut chart = Chart::new(8.0 + ROW * rows.len() as f64);
    for (at, (label, length, value)) in rows.iter().enumerate() {
        let y = 12.0 + ROW * at as f64;
        chart.text("label", [0.0, y + 3.0], Anchor::Start, label);
        chart.text("value", [WIDTH, y + 3.0], Anchor::End, value);
        chart.rect("track", [0.0, y + 9.0, WIDTH, 10.0], label);
        chart.rect("bar", [0.0, y + 9.0, scale.at(*length), 10.0], &format!("{label}: {value}"));
    }
    chart.figure(heading, words)
}

/// The greatest number of letters of a label in a chart.
const LONGEST_LABEL: usize = 27;

/// Returns a label that fits beside its value.
pub(super) fn short(label: &str) -> String {
    if label.chars().count() <= LONGEST_LABEL {
        return label.to_owned();
    }
    label.chars().take(LONGEST_LABEL - 1).chain(['…']).collect()
}

/// Returns the anchor of a text near this place, which keeps it within the chart.
fn near(x: f64) -> Anchor {
    if x < 70.0 {
        Anchor::Start
    } else if x > WIDTH - 70.0 {
        Anchor::End
    } else {
        Anchor::Middle
    }
}
