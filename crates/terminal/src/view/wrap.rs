//! Breaking what is too wide.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// The lines of a text no wider than `width`.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let options = textwrap::Options::new(width.max(1))
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::wrap(&unbroken(text), options).into_iter().map(|line| line.into_owned()).collect()
}

/// French sets signs apart by blanks, at which no line may end.
fn unbroken(text: &str) -> String {
    let signs = [" ;", " :", " !", " ?", " »", "« "];
    signs.iter().fold(text.to_owned(), |text, sign| text.replace(sign, &sign.replace(' ', "\u{a0}")))
}

/// Pieces that are not broken themselves, one after the other, with `gap` between those on one line. Lines after the
/// first begin with `indent` blanks.
pub(super) fn flow(
    pieces: Vec<Vec<Span<'static>>>,
    width: usize,
    gap: &'static str,
    indent: usize,
) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    for piece in pieces {
        let wide: usize = piece.iter().map(Span::width).sum();
        match lines.last_mut() {
            Some(line) if line.width() + gap.width() + wide <= width => {
                line.push_span(gap);
                line.extend(piece);
            }
            Some(_) => lines.push(Line::from_iter(std::iter::once(Span::raw(" ".repeat(indent))).chain(piece))),
            None => lines.push(Line::from(piece)),
        }
    }
    lines
}

/// A text cut to `width`, with an ellipsis where something is missing.
pub(super) fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    begun(text, width.saturating_sub(1)) + "…"
}

/// The beginning of a text, no wider than `width`.
fn begun(text: &str, width: usize) -> String {
    let mut kept = String::new();
    for letter in text.chars() {
        kept.push(letter);
        if kept.width() > width {
            kept.pop();
            break;
        }
    }
    kept
}

/// A line cut to `width`, with an ellipsis where something is missing.
pub(super) fn cut_line(line: Line<'static>, width: usize) -> Line<'static> {
    if line.width() <= width {
        return line;
    }
    let mut left = width.saturating_sub(1);
    let mut spans: Vec<Span<'static>> = Vec::new();
    for span in line.spans {
        let wide = span.width();
        if wide > left {
            spans.push(Span::styled(begun(&span.content, left) + "…", span.style));
            break;
        }
        left -= wide;
        spans.push(span);
    }
    Line::from(spans)
}

/// `left`, blanks, and `right` at the end of the line; `left` gives way.
pub(super) fn both_ends(left: Vec<Span<'static>>, right: Vec<Span<'static>>, width: usize) -> Line<'static> {
    let right_wide: usize = right.iter().map(Span::width).sum();
    let mut line = cut_line(Line::from(left), width.saturating_sub(right_wide + 1));
    let blanks = width.saturating_sub(line.width() + right_wide);
    line.push_span(Span::raw(" ".repeat(blanks)));
    line.extend(right);
    line
}

/// A line that is exactly so wide: cut, or with blanks after it.
pub(super) fn filled(line: Line<'static>, width: usize) -> Line<'static> {
    let mut line = cut_line(line, width);
    let blanks = width.saturating_sub(line.width());
    line.push_span(Span::raw(" ".repeat(blanks)));
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_broken_between_words() {
        assert_eq!(
            wrap("2 for each pair of a Dorothy and a Lion", 16),
            ["2 for each pair", "of a Dorothy and", "a Lion"]
        );
        assert_eq!(wrap("par Toto ; −1 point", 9), ["par", "Toto\u{a0}; −1", "point"]);
        assert_eq!(wrap("Incompréhensibilités", 8), ["Incompré", "hensibil", "ités"]);
    }

    #[test]
    fn what_is_cut_says_so() {
        assert_eq!(cut("Épouvantail", 5), "Épou…");
        assert_eq!(cut("Robot", 5), "Robot");
        let line = Line::from(vec![Span::raw("Couple "), Span::raw("Dorothy")]);
        assert_eq!(cut_line(line.clone(), 9).to_string(), "Couple D…");
        assert_eq!(cut_line(line.clone(), 8).to_string(), "Couple …");
        assert_eq!(cut_line(line, 14).to_string(), "Couple Dorothy");
    }

    #[test]
    fn pieces_stay_whole() {
        let pieces = ["Dorothy 4", "Toto 3", "Lion 1"].map(|piece| vec![Span::raw(piece)]).to_vec();
        let lines: Vec<String> = flow(pieces, 18, " · ", 2).iter().map(Line::to_string).collect();
        assert_eq!(lines, ["Dorothy 4 · Toto 3", "  Lion 1"]);
    }
}
