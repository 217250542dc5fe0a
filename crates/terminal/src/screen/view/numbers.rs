//! Draws the parts of the numbers on the table.

use super::{
    look::Look,
    wrap::{both_ends, wrap},
};
use crate::{
    parts::{Known, known_first},
    words::signed,
};
use ratatui::text::{Line, Span};

/// Returns the lines for the numbers that have parts, with the number under the cursor first.
pub(super) fn lines(look: Look<'_>, width: usize) -> Vec<Line<'static>> {
    let scene = &look.position().scene;
    let picked = look.table.picked_row();
    let under_cursor = look.rows.get(look.eye.cursor);
    let near: Vec<&str> = under_cursor.into_iter().chain(picked.as_ref()).map(|row| row.at.as_str()).collect();
    let all = known_first(scene, &near);
    all.iter().flat_map(|known| number_lines(look, known, width.min(WIDEST))).collect()
}

/// The greatest width of a line, in columns. On longer lines a number would be too far from its words.
const WIDEST: usize = 72;

fn number_lines(look: Look<'_>, known: &Known<'_>, width: usize) -> Vec<Line<'static>> {
    let heading = look.words.labelled(known.of, &known.counter.label);
    let value = signed(known.counter.value);
    let strong = |text: String| vec![Span::styled(text, look.ink.strong())];
    let mut lines = vec![both_ends(strong(heading), strong(value), width)];
    for part in &known.counter.parts {
        let mut words = wrap(&part.words, width.saturating_sub(10)).into_iter();
        let first = format!("    {}", words.next().unwrap_or_default());
        lines.push(both_ends(vec![Span::raw(first)], vec![Span::raw(signed(part.value))], width));
        lines.extend(words.map(|line| Line::raw(format!("      {line}"))));
    }
    lines.push(Line::default());
    lines
}
