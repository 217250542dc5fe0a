//! Wraps or cuts lines that are too wide.

use protocol::{Phrase, Wording};
use ratatui::{
    style::{Modifier, Style},
    text::{Line, Span},
};
use unicode_width::UnicodeWidthStr;

/// Returns the lines of a text, none wider than `width`. Lines are broken only at plain spaces. The no-break spaces
/// beside French punctuation never end a line.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let options = textwrap::Options::new(width.max(1))
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::wrap(text, options).into_iter().map(|line| line.into_owned()).collect()
}

/// Returns the lines of a wording, wrapped like a text and printed in `style`. The names of cards are bold.
pub(super) fn wrap_wording(wording: &Wording, width: usize, style: Style) -> Vec<Line<'static>> {
    // Wrapping a text changes only its spaces. So its letters, counted in order, show where the names are.
    let letters = |phrase: &Phrase| phrase.words.chars().filter(|sign| !sign.is_whitespace()).count();
    let mut are_names =
        wording.phrases().iter().flat_map(|phrase| std::iter::repeat_n(phrase.is_name, letters(phrase)));
    let styled = |line: String| {
        let signs: Vec<(char, Option<bool>)> =
            line.chars().map(|sign| (sign, if sign.is_whitespace() { None } else { are_names.next() })).collect();
        // A space is bold only inside a name.
        let is_name = |at: usize| {
            signs[at].1.unwrap_or_else(|| {
                let before = signs[..at].iter().rev().find_map(|(_, is_name)| *is_name);
                let after = signs[at..].iter().find_map(|(_, is_name)| *is_name);
                before == Some(true) && after == Some(true)
            })
        };
        let mut spans: Vec<(String, bool)> = Vec::new();
        for (at, (sign, _)) in signs.iter().enumerate() {
            match spans.last_mut() {
                Some((words, before)) if *before == is_name(at) => words.push(*sign),
                Some(_) | None => spans.push((sign.to_string(), is_name(at))),
            }
        }
        Line::from_iter(spans.into_iter().map(|(words, is_name)| span(words, is_name, style)))
    };
    wrap(&wording.to_string(), width).into_iter().map(styled).collect()
}

/// Returns the wording as the spans of one line, in `style`. The names of cards are bold.
pub(super) fn spans(wording: &Wording, style: Style) -> Vec<Span<'static>> {
    wording.phrases().iter().map(|phrase| span(phrase.words.clone(), phrase.is_name, style)).collect()
}

fn span(words: String, is_name: bool, style: Style) -> Span<'static> {
    // Few terminals can draw letters that are both bold and faint.
    let bold = Style { add_modifier: (style.add_modifier - Modifier::DIM) | Modifier::BOLD, ..style };
    Span::styled(words, if is_name { bold } else { style })
}

/// Returns lines of pieces that are not broken, with `gap` between the pieces on a line. Lines after the first are
/// indented by `indent` spaces. A piece that is wider than a line is cut, with an ellipsis.
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
    lines.into_iter().map(|line| cut_line(line, width)).collect()
}

/// Returns a text cut to `width`, with an ellipsis if it was cut.
pub(super) fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    whole_words(begun(text, width.saturating_sub(1)), width) + "…"
}

/// Returns the longest prefix of a text that is no wider than `width`.
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

/// Removes the last word of a text that was cut, because the word may be incomplete. If `width` is small, the word
/// stays.
fn whole_words(cut_off: String, width: usize) -> String {
    const LITTLE: usize = 36;
    match cut_off.rfind(' ') {
        Some(blank) if width > LITTLE => cut_off[..=blank].to_owned(),
        Some(_) | None => cut_off,
    }
}

/// Returns a line cut to `width`, with an ellipsis if it was cut.
pub(super) fn cut_line(line: Line<'static>, width: usize) -> Line<'static> {
    if line.width() <= width {
        return line;
    }
    let text = line.to_string();
    let mut left = whole_words(begun(&text, width.saturating_sub(1)), width).width();
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

/// Returns a line with `left` at its beginning and `right` at its end. If they do not fit, `left` is cut.
pub(super) fn both_ends(left: Vec<Span<'static>>, right: Vec<Span<'static>>, width: usize) -> Line<'static> {
    let right_wide: usize = right.iter().map(Span::width).sum();
    let mut line = cut_line(Line::from(left), width.saturating_sub(right_wide + 1));
    let blanks = width.saturating_sub(line.width() + right_wide);
    line.push_span(Span::raw(" ".repeat(blanks)));
    line.extend(right);
    line
}

/// Returns a line that is exactly `width` wide. A longer line is cut, and a shorter one is padded with spaces.
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
        assert_eq!(wrap("par Toto\u{202f}; −1 point", 9), ["par", "Toto\u{202f}; −1", "point"]);
        assert_eq!(wrap("Incompréhensibilités", 8), ["Incompré", "hensibil", "ités"]);
    }

    #[test]
    fn names_keep_their_style_over_the_end_of_a_line() {
        let bold = Style::new().bold();
        let lines = |width| {
            let wording = Wording::marked("Pay nothing for <Aunt Em>\u{202f}; then end.", '<', '>');
            wrap_wording(&wording, width, Style::new())
        };
        let aunt =
            Line::from(vec![Span::raw("Pay nothing for "), Span::styled("Aunt Em", bold), Span::raw("\u{202f};")]);
        assert_eq!(lines(26), [aunt, Line::from("then end.")]);
        assert_eq!(
            lines(20),
            [
                Line::from(vec![Span::raw("Pay nothing for "), Span::styled("Aunt", bold)]),
                Line::from(vec![Span::styled("Em", bold), Span::raw("\u{202f}; then end.")]),
            ]
        );
    }

    #[test]
    fn a_cut_text_shows_that_it_is_cut() {
        assert_eq!(cut("Épouvantail", 5), "Épou…");
        assert_eq!(cut("Robot", 5), "Robot");
        let road = "Walk the Scarecrow along the road to the Emerald City";
        assert_eq!(cut(road, 49), "Walk the Scarecrow along the road to the …");
        assert_eq!(cut(road, 30), "Walk the Scarecrow along the …");
        assert_eq!(cut(road, 20), "Walk the Scarecrow …");
        assert_eq!(cut(road, 16), "Walk the Scarec…");
        let line = Line::from(vec![Span::raw("Couple "), Span::raw("Dorothy")]);
        assert_eq!(cut_line(line.clone(), 9).to_string(), "Couple D…");
        assert_eq!(cut_line(line.clone(), 8).to_string(), "Couple …");
        assert_eq!(cut_line(line.clone(), 5).to_string(), "Coup…");
        assert_eq!(cut_line(line, 14).to_string(), "Couple Dorothy");
    }

    #[test]
    fn a_piece_wider_than_a_line_shows_that_it_is_cut() {
        let lines = flow(vec![vec!["Ozma".into()], vec!["(follows Dorothy)".into()]], 14, " ", 2);
        let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["Ozma", "  (follows Do…"]);
    }

    #[test]
    fn pieces_stay_whole() {
        let pieces = ["Dorothy 4", "Toto 3", "Lion 1"].map(|piece| vec![Span::raw(piece)]).to_vec();
        let lines: Vec<String> = flow(pieces, 18, " · ", 2).iter().map(Line::to_string).collect();
        assert_eq!(lines, ["Dorothy 4 · Toto 3", "  Lion 1"]);
    }
}
