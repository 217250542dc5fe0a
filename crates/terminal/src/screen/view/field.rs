//! Draws a table with sides. The other seats are at the top, fights and shared zones in the middle, and the viewer's
//! side below them. The list of choices is at the bottom.

mod arrange;
mod boxes;
mod contest;
mod form;
mod heading;
mod pieces;
mod road;
mod side;
mod unit;
mod whole;

pub(super) use whole::lines as whole;

use super::{
    log::{self, Log},
    look::{Look, Mark},
    scroll::{Reach, in_sight, scrolled},
};
use crate::Sight;
use arrange::{Arrangement, arrange};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    text::Line,
    widgets::Paragraph,
};

/// Draws the table. A table that does not fit can be scrolled, but the choices are always visible.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, look: Look<'_>, (scroll, log): (usize, Log)) -> Reach {
    let tall = usize::from(area.height);
    let Arrangement { mut field, menu } = arrange(look, area.width.into(), (tall, log));
    let menu_tall = u16::try_from(menu.len()).unwrap_or(u16::MAX);
    let [above, below] = Layout::vertical([Constraint::Fill(1), Constraint::Length(menu_tall)]).areas(area);
    frame.render_widget(Paragraph::new(menu), below);
    let spare = usize::from(above.height).saturating_sub(field.len());
    if log == Log::Below && spare > 0 {
        field.extend(log::tail(look, area.width.into(), spare));
    }
    let scroll = match look.eye.sight {
        Sight::Cursor => near_cursor(look, &field, (scroll, in_sight(field.len(), above.height.into()))),
        Sight::Scrolled => scroll,
    };
    scrolled(frame, above, field, (scroll, look.words))
}

/// Returns the index of the first visible line. The line under the cursor becomes visible with as little scrolling as
/// possible.
fn near_cursor(look: Look<'_>, lines: &[Line<'_>], (scroll, tall): (usize, usize)) -> usize {
    let cursor = look.style(Mark::Cursor(0));
    let marked = |line: &Line<'_>| line.spans.iter().any(|span| span.style == cursor);
    match lines.iter().position(marked) {
        Some(line) => scroll.max((line + 2).saturating_sub(tall)).min(line.saturating_sub(1)),
        None => scroll,
    }
}
