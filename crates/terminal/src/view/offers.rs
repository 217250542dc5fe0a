//! What lies in the middle for anybody to take: boxes side by side, or a line each.

use super::{
    card::Titled,
    look::{Look, Mark},
    wrap::{cut, cut_line, flow},
};
use protocol::{Card, Face, Zone};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    text::{Line, Span},
    widgets::{Block, BorderType, Paragraph},
};

/// No box is narrower, unless the terminal is.
const NARROWEST: u16 = 16;

/// How much room the boxes need.
pub(super) fn tall(look: Look<'_>, titled: Titled, width: u16) -> u16 {
    rows(look, width).iter().map(|row| row_tall(look, row, titled, width)).sum()
}

/// How much room a line each needs.
pub(super) fn flat(look: Look<'_>) -> u16 {
    u16::try_from(look.offers().len()).unwrap_or(u16::MAX)
}

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, look: Look<'_>, titled: Titled) {
    let rows = rows(look, area.width);
    let heights = rows.iter().map(|row| Constraint::Length(row_tall(look, row, titled, area.width)));
    for (row, place) in rows.iter().zip(Layout::vertical(heights).split(area).iter()) {
        let places = Layout::horizontal(row.iter().map(|_| Constraint::Fill(1))).split(*place);
        for (zone, place) in row.iter().zip(places.iter()) {
            draw_box(frame, *place, (look, titled), zone);
        }
    }
}

pub(super) fn draw_flat(frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
    let lines: Vec<Line<'_>> = look.offers().into_iter().map(|zone| flat_line(look, zone, area.width.into())).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

/// The zones in rows, as many beside each other as the width allows.
fn rows(look: Look<'_>, width: u16) -> Vec<Vec<&Zone>> {
    let beside = usize::from((width / NARROWEST).max(1));
    look.offers().chunks(beside).map(<[_]>::to_vec).collect()
}

fn row_tall(look: Look<'_>, row: &[&Zone], titled: Titled, width: u16) -> u16 {
    let count = u16::try_from(row.len()).unwrap_or(1).max(1);
    let inner = usize::from((width / count).saturating_sub(2));
    let lines = row.iter().map(|zone| content(look, zone, titled, inner).len()).max().unwrap_or(0);
    u16::try_from(lines).unwrap_or(u16::MAX).saturating_add(2)
}

fn draw_box(frame: &mut Frame<'_>, area: Rect, (look, titled): (Look<'_>, Titled), zone: &Zone) {
    let mark = look.mark(&zone.id);
    let (border, style) = match mark {
        Mark::None => (BorderType::Plain, look.ink.faint()),
        Mark::Choice(_) => (BorderType::Rounded, look.ink.choice()),
        Mark::Cursor(_) => (BorderType::Double, look.ink.choice()),
    };
    let title_style = if mark.is_some() { look.style(mark) } else { look.ink.faint() };
    let title = Span::styled(cut(&heading(zone, mark), area.width.saturating_sub(2).into()), title_style);
    let block = Block::bordered().border_type(border).border_style(style).title(title);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    frame.render_widget(Paragraph::new(content(look, zone, titled, inner.width.into())), inner);
}

/// The zone's label, with the choice's number where the label does not say it already.
fn heading(zone: &Zone, mark: Mark) -> String {
    match mark {
        Mark::None => format!(" {} ", zone.label),
        Mark::Choice(number) if zone.label.contains(&number.to_string()) => format!(" {} ", zone.label),
        Mark::Choice(number) => format!(" {number} {} ", zone.label),
        Mark::Cursor(number) if zone.label.contains(&number.to_string()) => format!("► {} ", zone.label),
        Mark::Cursor(number) => format!("►{number} {} ", zone.label),
    }
}

/// Every card with all it says and what it is worth; cards without words stand side by side where they fit.
fn content(look: Look<'_>, zone: &Zone, titled: Titled, width: usize) -> Vec<Line<'static>> {
    if zone.cards.is_empty() {
        return vec![Line::styled(look.words.say("zone-empty"), look.ink.faint())];
    }
    let (bare, worded): (Vec<&Card>, Vec<&Card>) = zone.cards.iter().partition(|card| is_bare(card));
    let mut lines = flow(bare.into_iter().map(|card| marked(look, card)).collect(), width, " ", 0);
    for card in worded {
        let first = lines.len();
        lines.extend(look.full(card, titled, width));
        let mark = look.mark(&card.id);
        if let (true, Some(line)) = (mark.is_some(), lines.get_mut(first)) {
            line.spans.insert(0, Span::styled(mark.sign(), look.style(mark)));
        }
        lines.extend(flow(look.counters(&card.counters), width, " · ", 0));
    }
    lines.extend(flow(look.counters(&zone.counters), width, " · ", 0));
    lines
}

fn is_bare(card: &Card) -> bool {
    match &card.face {
        Face::Up { text, .. } => text.is_empty() && card.counters.is_empty(),
        Face::Down { .. } => false,
    }
}

fn marked(look: Look<'_>, card: &Card) -> Vec<Span<'static>> {
    let mark = look.mark(&card.id);
    let sign = mark.is_some().then(|| Span::styled(mark.sign(), look.style(mark)));
    sign.into_iter().chain(look.short(card)).collect()
}

fn flat_line(look: Look<'_>, zone: &Zone, width: usize) -> Line<'static> {
    let mark = look.mark(&zone.id);
    let mut spans = vec![Span::styled(heading(zone, mark), look.style(mark))];
    if zone.cards.is_empty() {
        spans.push(Span::styled(look.words.say("zone-empty"), look.ink.faint()));
    }
    for (place, card) in zone.cards.iter().enumerate() {
        if place > 0 {
            spans.push(Span::raw(" · "));
        }
        spans.extend(flat_card(look, card));
    }
    cut_line(Line::from(spans), width)
}

fn flat_card(look: Look<'_>, card: &Card) -> Vec<Span<'static>> {
    let mut spans = look.short(card);
    for counter in look.counters(&card.counters) {
        spans.push(Span::raw(" "));
        spans.extend(counter);
    }
    spans
}
