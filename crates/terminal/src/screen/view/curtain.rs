//! Draws the curtain, which hides the whole table while the screen passes from one person to the next.

use super::{Ink, scroll::Reach};
use crate::Words;
use protocol::Position;
use ratatui::{
    Frame,
    layout::{Alignment, Constraint, Layout, Rect},
    text::Line,
    widgets::{Block, BorderType, Paragraph, Wrap},
};

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, position: &Position, words: Words, ink: Ink) -> Reach {
    let [_, middle, _] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(9), Constraint::Fill(1)]).areas(area);
    let [_, middle, _] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Percentage(70), Constraint::Fill(1)]).areas(middle);
    let next = position.pass_to.and_then(|seat| position.seats.get(seat.index()));
    let name = next.map_or("", |seat| seat.name.as_str());
    let lines = vec![
        Line::default(),
        Line::styled(words.fill("curtain-pass", &[("name", name.into())]), ink.strong()),
        Line::default(),
        Line::raw(words.fill("curtain-ready", &[("name", name.into())])),
    ];
    let block = Block::bordered().border_type(BorderType::Double).border_style(ink.choice());
    let text = Paragraph::new(lines).alignment(Alignment::Center).wrap(Wrap { trim: true }).block(block);
    frame.render_widget(text, middle);
    Reach::default()
}
