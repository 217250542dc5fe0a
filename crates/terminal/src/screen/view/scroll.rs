//! Lines that may not all fit.

use ratatui::{Frame, layout::Rect, text::Line, widgets::Paragraph};

/// The number of lines by which a part is scrolled, and the greatest such number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    pub scroll: usize,
    pub most: usize,
}

/// Draws lines from `scroll` on. Arrows at the right show that there are more.
pub(super) fn scrolled(frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'_>>, scroll: usize) -> Reach {
    let reach = lines.len().saturating_sub(usize::from(area.height));
    let scroll = scroll.min(reach);
    let lines: Vec<Line<'_>> = lines.into_iter().skip(scroll).take(area.height.into()).collect();
    frame.render_widget(Paragraph::new(lines), area);
    let column = area.right().saturating_sub(1);
    if scroll > 0 {
        frame.render_widget("▲", Rect { x: column, width: 1, height: 1, ..area });
    }
    if scroll < reach {
        frame.render_widget("▼", Rect { x: column, y: area.bottom().saturating_sub(1), width: 1, height: 1 });
    }
    Reach { scroll, most: reach }
}

/// Returns the width of scrolling lines, beside the arrows.
pub(super) fn beside_arrows(area: Rect) -> usize {
    usize::from(area.width).saturating_sub(2)
}
