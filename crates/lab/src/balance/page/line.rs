//! A line over the course of the game, with the intervals as a band.

use super::{
    chart::{Anchor, Chart, Scale, WIDTH},
    html::{percent, span},
};
use crate::Estimate;

const HEIGHT: f64 = 150.0;

/// Returns a chart of shares at points of the game, each with the share of the decisions that were made before. The mark
/// is the share that needs no lead.
pub(super) fn over_the_game(points: &[(f64, Estimate)], mark: f64, (heading, words): (&str, &str)) -> String {
    let x = Scale { values: [0.0, 1.0], places: [34.0, WIDTH - 6.0] };
    let y = Scale { values: [0.0, 1.0], places: [HEIGHT, 12.0] };
    let mut chart = Chart::new(HEIGHT + 34.0);
    for tick in [0.0, 0.25, 0.5, 0.75, 1.0] {
        chart.line("grid", [x.at(0.0), y.at(tick)], [x.at(1.0), y.at(tick)]);
        chart.text("tick", [28.0, y.at(tick) + 4.0], Anchor::End, &format!("{:.0}%", 100.0 * tick));
        chart.text(
            "tick",
            [x.at(tick), HEIGHT + 15.0],
            if tick < 1.0 { Anchor::Middle } else { Anchor::End },
            &format!("{:.0}%", 100.0 * tick),
        );
    }
    chart.text("tick", [x.at(0.5), HEIGHT + 30.0], Anchor::Middle, "of the decisions made");
    chart.line("mark", [x.at(0.0), y.at(mark)], [x.at(1.0), y.at(mark)]);
    let ends = |end: usize| points.iter().filter_map(move |(at, of)| Some([x.at(*at), y.at(of.interval?[end])]));
    let band: Vec<[f64; 2]> = ends(1).chain(ends(0).collect::<Vec<_>>().into_iter().rev()).collect();
    if !band.is_empty() {
        chart.path("band", &band, true);
    }
    let line: Vec<[f64; 2]> = points.iter().map(|(at, of)| [x.at(*at), y.at(of.mean)]).collect();
    if !line.is_empty() {
        chart.path("curve", &line, false);
    }
    for ((at, of), place) in points.iter().zip(&line) {
        let title = format!("after {:.0} %: {}, {}", 100.0 * at, percent(of.mean), span(of.interval));
        chart.dot("dot", *place, &title);
    }
    chart.figure(heading, words)
}
