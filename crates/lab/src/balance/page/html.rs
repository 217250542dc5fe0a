//! Parts of HTML.

/// A section of the page.
pub(super) struct Section {
    /// The name of the section in links.
    pub(super) id: &'static str,
    pub(super) heading: &'static str,
    /// An explanation of the section, as plain text.
    pub(super) words: String,
    /// The charts and tables, as HTML.
    pub(super) body: String,
}

impl Section {
    pub(super) fn link(&self) -> String {
        format!("<li><a href=\"#{}\">{}</a></li>", self.id, self.heading)
    }

    pub(super) fn print(&self) -> String {
        let Section { id, heading, words, body } = self;
        let words = escaped(words);
        format!(
            "<section id=\"{id}\" aria-labelledby=\"{id}-heading\">\n<h2 id=\"{id}-heading\">{heading}</h2>\n<p class=\"words\">{words}</p>\n{body}</section>\n"
        )
    }
}

/// Returns a text with the signs replaced that have a meaning in HTML.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Returns charts beside each other, or below each other on a narrow page.
pub(super) fn charts(charts: impl IntoIterator<Item = String>) -> String {
    let charts: String = charts.into_iter().collect();
    if charts.is_empty() {
        return charts;
    }
    format!("<div class=\"charts\">\n{charts}</div>\n")
}

/// Returns a table with a caption. The first cell of each row is its heading. `head` and `rows` are HTML.
pub(super) fn table(caption: &str, head: &[String], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let head: String = head.iter().map(|cell| format!("<th scope=\"col\">{cell}</th>")).collect();
    let row = |cells: Vec<String>| {
        let cells: String = cells
            .iter()
            .enumerate()
            .map(
                |(at, cell)| {
                    if at == 0 { format!("<th scope=\"row\">{cell}</th>") } else { format!("<td>{cell}</td>") }
                },
            )
            .collect();
        format!("<tr>{cells}</tr>\n")
    };
    let rows: String = rows.into_iter().map(row).collect();
    let caption = escaped(caption);
    format!(
        "<div class=\"wide\" role=\"region\" aria-label=\"{caption}\" tabindex=\"0\">\n<table>\n<caption>{caption}</caption>\n\
         <thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n</div>\n"
    )
}

/// Returns a share as a percentage with one digit.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1}\u{202f}%", 100.0 * share)
}

/// Returns an interval of shares as percentages.
pub(super) fn span(interval: Option<[f64; 2]>) -> String {
    interval.map_or_else(
        || "no interval".into(),
        |[low, high]| format!("{:.1} to {:.1}\u{202f}%", 100.0 * low, 100.0 * high),
    )
}

/// Returns a number with at most one digit after the point, and none if it is whole.
pub(super) fn number(value: f64) -> String {
    let text = format!("{value:.1}");
    text.strip_suffix(".0").map_or_else(|| text.clone(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_cannot_become_tags() {
        assert_eq!(escaped("<b a=\"1\">&"), "&lt;b a=&quot;1&quot;&gt;&amp;");
        assert!(table("a<b", &["x".into()], [vec!["1".into(), "2".into()]]).contains("<caption>a&lt;b</caption>"));
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!([number(3.0), number(3.25), number(-0.51)], ["3", "3.2", "-0.5"]);
        assert_eq!(percent(0.1234), "12.3\u{202f}%");
    }
}
