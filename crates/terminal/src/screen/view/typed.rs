//! The field for a line of text, such as the path of a record.

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
    // The end of the text is in sight, because it is being typed.
    let room = usize::from(area.width).saturating_sub(4);
    let skip = typed.chars().count().saturating_sub(room);
    let end: String = typed.chars().skip(skip).collect();
    lines.push(Line::from(vec![Span::raw("  "), Span::styled(end, ink.strong()), Span::styled(" ", ink.cursor())]));
    frame.render_widget(Paragraph::new(lines), area);
    Reach::default()
}
