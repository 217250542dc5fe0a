//! What happened.

use super::{look::Look, wrap::wrap};
use ratatui::text::{Line, Span};

/// The whole log, the newest last.
pub(super) fn lines(look: Look<'_>, width: usize) -> Vec<Line<'static>> {
    let newest = look.position().log.len().saturating_sub(1);
    look.position()
        .log
        .iter()
        .enumerate()
        .flat_map(|(place, line)| {
            let style = if place == newest { look.ink.strong() } else { Default::default() };
            hanging(&line.words, width).into_iter().map(move |line| Line::from(Span::styled(line, style)))
        })
        .collect()
}

/// The last lines that fit into `tall`.
pub(super) fn tail(look: Look<'_>, width: usize, tall: usize) -> Vec<Line<'static>> {
    let lines = lines(look, width);
    let skip = lines.len().saturating_sub(tall);
    lines.into_iter().skip(skip).collect()
}

/// Where a sentence needs more lines, they stand under its words.
fn hanging(words: &str, width: usize) -> Vec<String> {
    wrap(words, width.saturating_sub(2))
        .into_iter()
        .enumerate()
        .map(|(place, line)| if place == 0 { format!("· {line}") } else { format!("  {line}") })
        .collect()
}
