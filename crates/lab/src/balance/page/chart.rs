//! A chart in SVG, drawn by parts. Colours come from the style of the page.

use super::html::escaped;

/// The width of every chart in its own units. On a phone, one unit is about one pixel.
pub(super) const WIDTH: f64 = 360.0;

/// A chart that is being drawn.
pub(super) struct Chart {
    height: f64,
    body: String,
}

/// The place of a text relative to its point.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Chart {
    pub(super) fn new(height: f64) -> Chart {
        Chart { height, body: String::new() }
    }

    /// Draws a rectangle. Its title is shown when a pointer rests on it.
    pub(super) fn rect(&mut self, class: &str, [x, y, width, height]: [f64; 4], title: &str) {
        let title = escaped(title);
        self.body += &format!(
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\"><title>{title}</title></rect>",
            width.max(0.0),
            height.max(0.0)
        );
    }

    pub(super) fn line(&mut self, class: &str, [x, y]: [f64; 2], [to_x, to_y]: [f64; 2]) {
        self.body +=
            &format!("<line class=\"{class}\" x1=\"{x:.1}\" y1=\"{y:.1}\" x2=\"{to_x:.1}\" y2=\"{to_y:.1}\"/>");
    }

    pub(super) fn dot(&mut self, class: &str, [x, y]: [f64; 2], title: &str) {
        let title = escaped(title);
        self.body +=
            &format!("<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\"><title>{title}</title></circle>");
    }

    /// Draws lines from point to point. The class says whether the area within is filled.
    pub(super) fn path(&mut self, class: &str, points: &[[f64; 2]], is_closed: bool) {
        let steps: String = points
            .iter()
            .enumerate()
            .map(|(at, [x, y])| format!("{}{x:.1} {y:.1}", if at == 0 { 'M' } else { 'L' }))
            .collect();
        let end = if is_closed { "Z" } else { "" };
        self.body += &format!("<path class=\"{class}\" d=\"{steps}{end}\"/>");
    }

    pub(super) fn text(&mut self, class: &str, [x, y]: [f64; 2], anchor: Anchor, words: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let words = escaped(words);
        self.body +=
            &format!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>");
    }

    /// Returns the chart as a figure. `heading` is shown above it, and `words` describe it to readers who do not see it.
    pub(super) fn figure(self, heading: &str, words: &str) -> String {
        let Chart { height, body } = self;
        let [heading, words] = [heading, words].map(escaped);
        format!(
            "<figure>\n<figcaption>{heading}</figcaption>\n<svg role=\"img\" viewBox=\"0 0 {WIDTH:.0} {height:.0}\" \
             aria-label=\"{heading}. {words}\">{body}</svg>\n<p class=\"reading\">{words}</p>\n</figure>\n"
        )
    }
}

/// A scale from values to places along an axis.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub(super) values: [f64; 2],
    pub(super) places: [f64; 2],
}

impl Scale {
    /// Returns the place of a value. Values beyond the ends of the scale are put at its ends.
    pub(super) fn at(&self, value: f64) -> f64 {
        let ([low, high], [from, to]) = (self.values, self.places);
        if high <= low {
            return from;
        }
        from + (to - from) * ((value - low) / (high - low)).clamp(0.0, 1.0)
    }

    /// Returns a scale of shares with round ends that has room for these values, and the distance of its ticks.
    pub(super) fn of_shares(values: impl IntoIterator<Item = f64>, places: [f64; 2]) -> (Scale, f64) {
        let (low, high) =
            values.into_iter().fold((1.0_f64, 0.0_f64), |(low, high), value| (low.min(value), high.max(value)));
        let step = [0.01, 0.02, 0.05, 0.1].into_iter().find(|step| high - low <= 5.0 * step).unwrap_or(0.2);
        let ends = [((low / step).floor() * step).max(0.0), ((high / step).ceil() * step).min(1.0)];
        let ends = if ends[1] > ends[0] { ends } else { [(ends[0] - step).max(0.0), (ends[1] + step).min(1.0)] };
        (Scale { values: ends, places }, step)
    }

    /// Returns the values of the ticks at this distance.
    pub(super) fn ticks(&self, step: f64) -> impl Iterator<Item = f64> + use<> {
        let [low, high] = self.values;
        let count = ((high - low) / step).round() as u32;
        (0..=count).map(move |tick| low + f64::from(tick) * step).filter(move |tick| *tick <= high + 1e-9)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_has_round_ends() {
        let (scale, step) = Scale::of_shares([0.481, 0.5, 0.523], [0.0, 100.0]);
        assert_eq!((scale.values.map(|end| (1000.0 * end).round()), step), ([480.0, 530.0], 0.01));
        assert_eq!(scale.ticks(step).count(), 6);
        assert!((scale.at(0.505) - 50.0).abs() < 1e-9 && scale.at(0.9) == 100.0 && scale.at(0.1) == 0.0);
        let (whole, step) = Scale::of_shares([0.0, 1.0], [0.0, 1.0]);
        assert_eq!((whole.values, step), ([0.0, 1.0], 0.2));
        let (alike, _) = Scale::of_shares([1.0], [0.0, 1.0]);
        assert!(alike.values[0] < alike.values[1]);
    }

    #[test]
    fn words_in_a_chart_cannot_become_tags() {
        let mut chart = Chart::new(10.0);
        chart.text("label", [0.0, 0.0], Anchor::Start, "<script>");
        chart.rect("bar", [0.0, 0.0, -1.0, 2.0], "a<b");
        let figure = chart.figure("A & B", "One < two.");
        assert!(
            !figure.contains("<script>") && figure.contains("A &amp; B") && figure.contains("width=\"0.0\""),
            "{figure}"
        );
    }
}
