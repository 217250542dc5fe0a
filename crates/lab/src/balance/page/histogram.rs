//! Histograms.

use super::{
    chart::{Anchor, Chart, Scale, WIDTH},
    html::percent,
};

const HEIGHT: f64 = 150.0;
/// The greatest width of a bar.
const WIDEST: f64 = 40.0;
/// The greatest number of bars that numbers are put into.
const MOST_BARS: u32 = 24;

/// A bar of a histogram.
pub(super) struct Bar {
    /// The label below the bar.
    pub(super) label: String,
    /// The height of the bar.
    pub(super) value: f64,
    /// The words for the value.
    pub(super) title: String,
}

/// Returns a histogram of numbers, each with the number of times that it occurred. Neighbours share a bar if there are
/// many. `unit` says what the numbers count, such as `rounds`, and `of` what has them, such as `games`.
pub(super) fn of_numbers(counts: &[(u32, u64)], (unit, of): (&str, &str), words: (&str, &str)) -> String {
    let all: u64 = counts.iter().map(|(_, times)| times).sum();
    let bars: Vec<Bar> = binned(counts)
        .into_iter()
        .map(|(least, most, times)| {
            let range = if least == most { least.to_string() } else { format!("{least} to {most}") };
            let value = times as f64 / all.max(1) as f64;
            Bar { label: least.to_string(), value, title: format!("{range} {unit}: {} of {of}", percent(value)) }
        })
        .collect();
    of_bars(&bars, percent, words)
}

/// Returns a chart of bars beside each other. `print` writes the heights at the axis.
pub(super) fn of_bars(bars: &[Bar], print: fn(f64) -> String, (heading, words): (&str, &str)) -> String {
    let most = bars.iter().map(|bar| bar.value).fold(0.0, f64::max).max(f64::MIN_POSITIVE);
    let scale = Scale { values: [0.0, most], places: [HEIGHT, 14.0] };
    let mut chart = Chart::new(HEIGHT + 20.0);
    chart.line("grid", [0.0, scale.at(most)], [WIDTH, scale.at(most)]);
    chart.text("tick", [0.0, scale.at(most) - 4.0], Anchor::Start, &print(most));
    let width = WIDTH / bars.len().max(1) as f64;
    // A label takes about seven units for each sign.
    let longest = bars.iter().map(|bar| bar.label.chars().count()).max().unwrap_or(1);
    let every = ((7.0 * longest as f64 + 6.0) / width).ceil().max(1.0) as usize;
    for (at, Bar { label, value, title }) in bars.iter().enumerate() {
        let x = width * at as f64;
        let bar = (width - (0.18 * width).min(6.0)).min(WIDEST);
        chart.rect("bar", [x + (width - bar) / 2.0, scale.at(*value), bar, HEIGHT - scale.at(*value)], title);
        if at % every == 0 {
            chart.text("tick", [x + width / 2.0, HEIGHT + 14.0], Anchor::Middle, label);
        }
    }
    chart.line("axis", [0.0, HEIGHT], [WIDTH, HEIGHT]);
    chart.figure(heading, words)
}

/// Returns bars of equal width from the lowest number to the highest: the least and the greatest number in each, and how
/// often they occurred.
fn binned(counts: &[(u32, u64)]) -> Vec<(u32, u32, u64)> {
    let (Some((low, _)), Some((high, _))) = (counts.first(), counts.last()) else { return Vec::new() };
    let width = round_width((high - low + 1).div_ceil(MOST_BARS));
    let first = low - low % width;
    let bars = (high - first) / width + 1;
    let mut binned: Vec<(u32, u32, u64)> =
        (0..bars).map(|bar| (first + bar * width, first + (bar + 1) * width - 1, 0)).collect();
    for (number, times) in counts {
        binned[((number - first) / width) as usize].2 += times;
    }
    binned
}

/// Returns the next width that people count in: 1, 2, 5, 10, 20 and so on.
fn round_width(least: u32) -> u32 {
    let tens = std::iter::successors(Some(1_u32), |ten| ten.checked_mul(10));
    let mut widths = tens.flat_map(|ten| [ten, ten.saturating_mul(2), ten.saturating_mul(5)]);
    widths.find(|width| *width >= least).unwrap_or(least)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_in_one_bar() {
        assert_eq!(binned(&[(7, 3)]), [(7, 7, 3)]);
        assert_eq!(binned(&[(2, 1), (4, 5)]), [(2, 2, 1), (3, 3, 0), (4, 4, 5)]);
        let wide = binned(&[(13, 1), (60, 2), (99, 4)]);
        assert_eq!((wide.len(), wide[0], wide[17]), (18, (10, 14, 1), (95, 99, 4)));
        assert_eq!(wide.iter().map(|(_, _, times)| times).sum::<u64>(), 7);
        assert!(binned(&[]).is_empty());
        assert_eq!([1, 2, 3, 6, 11, 90].map(round_width), [1, 2, 5, 10, 20, 100]);
    }
}
