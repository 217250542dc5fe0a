//! Draws a table: the middle, the viewer's place, the other seats and the log.

use super::{
    Ink,
    arrange::{Offers, arrange},
    field,
    log::{self, Log},
    look::Look,
    middle, numbers, offers, others, people,
    scroll::{Reach, scrolled},
    sheet,
};
use crate::{Model, Panel, Table};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    text::Line,
    widgets::{Block, Borders, Paragraph},
};

/// The smallest width of a screen that has the log beside the table, in columns.
const WIDE: u16 = 110;
/// The smallest and the greatest width of a log beside the table, in columns. Between them, the log takes a quarter of
/// the screen.
const LOG_WIDE: (u16, u16) = (36, 60);

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, model: &Model, table: &Table, ink: Ink) -> Reach {
    let rows = table.rows();
    let look = Look { table, eye: model.eye, rows: &rows, words: model.client.words, ink };
    let width = usize::from(area.width);
    let lines = match model.eye.panel {
        Panel::Table => return laid(frame, area, look, model.scroll),
        Panel::Others => all_others(look, width),
        Panel::Log => log::lines(look, model.client.checked(), width),
        Panel::Parts => numbers::lines(look, width),
        Panel::Sheet => sheet::lines(look, width),
        Panel::People => people::lines(&model.client, table, model.eye, (width, ink)),
        Panel::Talk => return draw_talk(frame, area, model, ink),
    };
    scrolled(frame, area, lines, (model.scroll, look.words))
}

fn all_others(look: Look<'_>, width: usize) -> Vec<Line<'static>> {
    if !look.table.has_middle() {
        return field::whole(look, width);
    }
    let mut lines = others::lines(look, others::Detail::Full, width);
    lines.extend(middle::rest(look, width));
    lines
}

fn laid(frame: &mut Frame<'_>, area: Rect, look: Look<'_>, scroll: usize) -> Reach {
    if area.width < WIDE {
        return parts(frame, area, look, (scroll, Log::Below));
    }
    let [table, beside] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length((area.width / 4).clamp(LOG_WIDE.0, LOG_WIDE.1))])
            .areas(area);
    let block = Block::new().borders(Borders::LEFT).border_style(look.ink.faint());
    let inner = block.inner(beside);
    frame.render_widget(block, beside);
    draw_log(frame, inner, look);
    parts(frame, table, look, (scroll, Log::Beside))
}

/// Draws the table. Only the part below the prompt can be scrolled, and only if the terminal is very small.
fn parts(frame: &mut Frame<'_>, area: Rect, look: Look<'_>, (scroll, log): (usize, Log)) -> Reach {
    if !look.table.has_middle() {
        return field::draw(frame, area, look, (scroll, log));
    }
    let tall = usize::from(area.height);
    let parts = arrange(look, area.width, tall);
    let spare = tall.saturating_sub(parts.tall());
    let prompt_tall = u16::try_from(parts.prompt.len()).unwrap_or(u16::MAX);
    let [middle, prompt, below] =
        Layout::vertical([Constraint::Length(parts.offers_tall), Constraint::Length(prompt_tall), Constraint::Fill(1)])
            .areas(area);
    match parts.offers {
        Offers::Boxes(boxes) => offers::draw(frame, middle, look, boxes),
        Offers::Lines => offers::draw_flat(frame, middle, look),
    }
    frame.render_widget(Paragraph::new(parts.prompt), prompt);
    // If enough lines are left over, a blank line separates the parts.
    let airy = spare > 2 * parts.below.len();
    let mut lines: Vec<Line<'_>> = Vec::new();
    for part in parts.below.into_iter().filter(|part| !part.is_empty()) {
        lines.extend(airy.then(Line::default));
        lines.extend(part);
    }
    let left = usize::from(below.height).saturating_sub(lines.len());
    if log == Log::Below && left > 0 {
        lines.extend(airy.then(Line::default));
        let left = left.saturating_sub(usize::from(airy));
        lines.extend(log::tail(look, below.width.into(), left));
    }
    scrolled(frame, below, lines, (scroll, look.words))
}

/// Draws the talk, with the field for the reader's own words below it.
fn draw_talk(frame: &mut Frame<'_>, area: Rect, model: &Model, ink: Ink) -> Reach {
    let [said, field] = Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
    let room = (usize::from(area.width), ink);
    frame.render_widget(people::field(&model.client, model.eye, room), field);
    scrolled(frame, said, people::talk(&model.client, room), (model.scroll, model.client.words))
}

fn draw_log(frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
    frame.render_widget(Paragraph::new(log::tail(look, area.width.into(), area.height.into())), area);
}
