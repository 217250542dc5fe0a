//! Draws the offers in the middle that any seat may take: in boxes side by side, or with a line for each.

use super::{
    card::Titled,
    look::{Look, Mark},
    wrap::{both_ends, cut, flow},
};
use protocol::{Card, Face, Zone};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    text::{Line, Span},
    widgets::{Block, BorderType, Borders, Paragraph},
};

/// The form of the boxes for offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Boxes {
    Titled,
    /// Boxes without the titles of the cards that have a text.
    Untitled,
    /// Boxes without the titles of the cards that have a text, and with borders only at the top and at the left.
    Open,
}

impl Boxes {
    fn titled(self) -> Titled {
        match self {
            Boxes::Titled => Titled::Yes,
            Boxes::Untitled | Boxes::Open => Titled::No,
        }
    }

    fn borders(self) -> Borders {
        match self {
            Boxes::Titled | Boxes::Untitled => Borders::ALL,
            Boxes::Open => Borders::TOP | Borders::LEFT,
        }
    }

    /// Returns the number of columns and the number of lines that the borders take.
    fn frame(self) -> (u16, u16) {
        match self {
            Boxes::Titled | Boxes::Untitled => (2, 2),
            Boxes::Open => (1, 1),
        }
    }
}

/// The smallest width of a box. On a terminal that is narrower than this, the box is narrower too.
const NARROWEST: u16 = 16;

/// Returns the height of all boxes, in lines.
pub(super) fn tall(look: Look<'_>, boxes: Boxes, width: u16) -> u16 {
    rows(look, width).iter().map(|row| row_tall(look, row, boxes, width)).sum()
}

/// Returns the height of the offers with one line for each.
pub(super) fn flat(look: Look<'_>) -> u16 {
    u16::try_from(look.offers().len()).unwrap_or(u16::MAX)
}

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, look: Look<'_>, boxes: Boxes) {
    let rows = rows(look, area.width);
    let heights = rows.iter().map(|row| Constraint::Length(row_tall(look, row, boxes, area.width)));
    for (row, place) in rows.iter().zip(Layout::vertical(heights).split(area).iter()) {
        let places = Layout::horizontal(row.iter().map(|_| Constraint::Fill(1))).split(*place);
        for (zone, place) in row.iter().zip(places.iter()) {
            draw_box(frame, *place, (look, boxes), zone);
        }
    }
}

pub(super) fn draw_flat(frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
    let lines: Vec<Line<'_>> = look.offers().into_iter().map(|zone| flat_line(look, zone, area.width.into())).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

/// Returns the offers in rows, with as many side by side as the width allows.
fn rows(look: Look<'_>, width: u16) -> Vec<Vec<&Zone>> {
    let beside = usize::from((width / NARROWEST).max(1));
    look.offers().chunks(beside).map(<[_]>::to_vec).collect()
}

fn row_tall(look: Look<'_>, row: &[&Zone], boxes: Boxes, width: u16) -> u16 {
    let count = u16::try_from(row.len()).unwrap_or(1).max(1);
    let (beside, above) = boxes.frame();
    let inner = usize::from((width / count).saturating_sub(beside));
    let lines = row.iter().map(|zone| content(look, zone, boxes, inner).len()).max().unwrap_or(0);
    u16::try_from(lines).unwrap_or(u16::MAX).saturating_add(above)
}

fn draw_box(frame: &mut Frame<'_>, area: Rect, (look, boxes): (Look<'_>, Boxes), zone: &Zone) {
    let mark = look.mark(&zone.id);
    let (border, style) = match mark {
        Mark::None => (BorderType::Plain, look.ink.faint()),
        Mark::Choice(_) => (BorderType::Rounded, look.ink.choice()),
        Mark::Cursor(_) => (BorderType::Double, look.ink.choice()),
    };
    let title_style = if mark.is_some() { look.style(mark) } else { look.ink.faint() };
    let title = Span::styled(cut(&heading(zone, mark), area.width.saturating_sub(2).into()), title_style);
    let block = Block::new().borders(boxes.borders()).border_type(border).border_style(style).title(title);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    frame.render_widget(Paragraph::new(content(look, zone, boxes, inner.width.into())), inner);
}

/// Returns the label of an offer. The number of its choice precedes a label that does not contain the number.
fn heading(zone: &Zone, mark: Mark) -> String {
    match mark {
        Mark::None => format!(" {} ", zone.label),
        Mark::Choice(number) if zone.label.contains(&number.to_string()) => format!(" {} ", zone.label),
        Mark::Choice(number) => format!(" {number} {} ", zone.label),
        Mark::Cursor(number) if zone.label.contains(&number.to_string()) => format!("► {} ", zone.label),
        Mark::Cursor(number) => format!("►{number} {} ", zone.label),
    }
}

/// Returns the lines of every card with its worth. Cards without a text are side by side if they fit.
fn content(look: Look<'_>, zone: &Zone, boxes: Boxes, width: usize) -> Vec<Line<'static>> {
    if zone.cards.is_empty() {
        return vec![Line::styled(look.words.say("zone-empty"), look.ink.faint())];
    }
    let (bare, worded): (Vec<&Card>, Vec<&Card>) = zone.cards.iter().partition(|card| is_bare(card));
    let mut lines = flow(bare.into_iter().map(|card| marked(look, card)).collect(), width, " ", 0);
    for card in worded {
        let first = lines.len();
        lines.extend(look.full(card, boxes.titled(), width));
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
        spans.extend(look.signs(card));
    }
    let counters = zone.cards.iter().flat_map(|card| &card.counters).chain(&zone.counters);
    let worth = counters.flat_map(|counter| look.counters(std::slice::from_ref(counter)));
    let worth = flow(worth.collect(), usize::MAX, " · ", 0).pop().unwrap_or_default();
    both_ends(spans, worth.spans, width)
}
