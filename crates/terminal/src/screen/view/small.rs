//! Draws a message on a terminal that is too small for a table.

use super::{Ink, scroll::Reach, wrap::wrap};
use crate::Words;
use ratatui::{Frame, layout::Rect, text::Line, widgets::Paragraph};

/// The smallest width and height at which a decision is readable.
const LEAST: (u16, u16) = (30, 10);
/// The smallest width and height at which the table is visible beside a decision.
const ENOUGH: (u16, u16) = (60, 20);

/// Reports whether the screen is too small to show anything readable.
pub(super) fn is_tiny(area: Rect) -> bool {
    area.width < LEAST.0 || area.height < LEAST.1
}

/// Draws only the message that the screen is too small.
pub(super) fn draw(frame: &mut Frame<'_>, words: Words) -> Reach {
    let area = frame.area();
    let lines = wrap(&told("tiny-screen", area, LEAST, words), area.width.into()).into_iter().map(Line::raw);
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
    Reach::default()
}

/// Returns the lines of the warning that not everything is visible, or none if the screen is large enough.
pub(super) fn warning(area: Rect, words: Words, ink: Ink) -> Vec<Line<'static>> {
    if area.width >= ENOUGH.0 && area.height >= ENOUGH.1 {
        return Vec::new();
    }
    let lines = wrap(&told("small-screen", area, ENOUGH, words), area.width.into()).into_iter();
    lines.map(|line| Line::styled(line, ink.notice())).collect()
}

fn told(key: &str, area: Rect, (wide, tall): (u16, u16), words: Words) -> String {
    let sizes = [("width", area.width), ("height", area.height), ("wide", wide), ("tall", tall)];
    words.fill(key, &sizes.map(|(name, size)| (name, size.into())))
}
