//! Draws a text field, such as the field for the path of a record.

use super::{Ink, scroll::Reach, wrap::wrap};
use ratatui::{
    Frame,
    layout::Rect,
    text::{Line, Span},
    widgets::Paragraph,
};

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, [title, about]: [String; 2], typed: &str, ink: Ink) -> Reach {
    let mut lines = vec![Line::styled(title, ink.strong()), Line::default()];
    let about = wrap(&about, area.width.into());
    lines.extend(about.into_iter().map(Line::raw));
    lines.push(Line::default());
    // Only the end of a long text is visible, because the reader types there.
    let room = usize::from(area.width).saturating_sub(4);
    let skip = typed.chars().count().saturating_sub(room);
    let end: String = typed.chars().skip(skip).collect();
    lines.push(Line::from(vec![Span::raw("  "), Span::styled(end, ink.strong()), Span::styled(" ", ink.cursor())]));
    frame.render_widget(Paragraph::new(lines), area);
    Reach::default()
}
