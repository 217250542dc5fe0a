//! Draws boxes side by side, one for each zone. The numbers are in the upper border, the cards inside, and the links in
//! the lower border.

use super::{
    form::Units,
    pieces::{self, Piece, fights},
};
use crate::{
    cards::{self, title},
    screen::view::{
        look::{Look, Mark},
        wrap::{both_ends, cut_line, filled, wrap},
    },
};
use protocol::{Card, Face, Zone};
use ratatui::{
    style::Style,
    text::{Line, Span},
};
use unicode_width::UnicodeWidthStr;

/// The smallest width of a box without texts. On a terminal that is narrower than this, the box is narrower too.
const NARROWEST: usize = 26;
/// The smallest width of a box with texts. On a terminal that is narrower than this, the box is narrower too.
const NARROWEST_TOLD: usize = 40;
/// The greatest width of a box.
const WIDEST: usize = 52;

/// Returns the lines of the boxes, with as many boxes side by side as the width allows. All boxes in a row have the
/// same height.
pub(super) fn lines(look: Look<'_>, zones: &[&Zone], units: Units, width: usize) -> Vec<Line<'static>> {
    let narrowest = if units == Units::Told { NARROWEST_TOLD } else { NARROWEST };
    let beside = (width / narrowest).clamp(1, zones.len().max(1));
    let wide = (width / beside).min(WIDEST);
    zones.chunks(beside).flat_map(|row| in_a_row(look, row, units, wide)).collect()
}

fn in_a_row(look: Look<'_>, row: &[&Zone], units: Units, wide: usize) -> Vec<Line<'static>> {
    let inner = wide.saturating_sub(2);
    let contents: Vec<Vec<Line<'static>>> = row.iter().map(|zone| content(look, zone, units, inner)).collect();
    let tall = contents.iter().map(Vec::len).max().unwrap_or(0);
    let mut lines = vec![Line::default(); tall + 2];
    for (zone, content) in row.iter().zip(contents) {
        for (line, part) in lines.iter_mut().zip(framed(look, zone, content, (inner, tall))) {
            line.extend(part);
        }
    }
    lines
}

/// Returns the lines for the cards of a zone. If the links of the zone are too long for the lower border, lines for the
/// links follow.
fn content(look: Look<'_>, zone: &Zone, units: Units, width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> =
        zone.cards.iter().flat_map(|card| card_lines(look, card, units, (0, width))).collect();
    if !ties_fit(zone, width) {
        let wrapped = wrap(&cards::ties(&zone.links), width);
        lines.extend(wrapped.into_iter().map(|line| Line::styled(line, look.ink.faint())));
    }
    lines
}

fn ties_fit(zone: &Zone, width: usize) -> bool {
    cards::ties(&zone.links).width() + 2 <= width
}

/// Returns the lines of a box, each as spans.
fn framed(look: Look<'_>, zone: &Zone, content: Vec<Line<'static>>, (inner, tall): (usize, usize)) -> Vec<Piece> {
    let frame = frame(look, zone);
    let heading = heading(look, zone);
    let ties = if ties_fit(zone, inner) { padded(&cards::ties(&zone.links)) } else { Piece::new() };
    let numbers = numbers(look, zone, inner.saturating_sub(wide(&heading)));
    let side = || Span::styled(frame.side, frame.style);
    let blank = std::iter::repeat_with(Line::default);
    let middle = content.into_iter().chain(blank).take(tall).map(|line| {
        let line = filled(line, inner);
        std::iter::once(side()).chain(line.spans).chain([side()]).collect()
    });
    let top = edge((frame.top, frame.style), heading, numbers, inner);
    let bottom = edge((frame.bottom, frame.style), ties, Piece::new(), inner);
    std::iter::once(top).chain(middle).chain([bottom]).collect()
}

/// Returns the heading of a box: the sign of a choice, and the label. The label is left out if it only repeats the
/// names of the cards.
fn heading(look: Look<'_>, zone: &Zone) -> Piece {
    let mark = look.mark(&zone.id);
    let label = if cards::only_named(zone) { "" } else { zone.label.as_str() };
    let style = if mark.is_some() { look.style(mark) } else { look.ink.strong() };
    let heading = format!("{}{label}", pieces::before(mark));
    padded(heading.trim_end()).into_iter().map(|span| span.style(style)).collect()
}

/// Returns the numbers of a zone with their labels. If they do not fit, each label is shortened to its first letter.
fn numbers(look: Look<'_>, zone: &Zone, room: usize) -> Piece {
    let labelled = pieces::counters(look, &zone.counters);
    if wide(&labelled) + 2 <= room && !labelled.is_empty() {
        return std::iter::once(Span::raw(" ")).chain(labelled).chain([Span::raw(" ")]).collect();
    }
    padded(&pieces::initials(&zone.counters))
}

fn padded(text: &str) -> Piece {
    if text.is_empty() { Piece::new() } else { vec![Span::raw(format!(" {text} "))] }
}

fn wide(piece: &Piece) -> usize {
    piece.iter().map(Span::width).sum()
}

/// The characters of a frame: its corners and its lines.
#[derive(Clone, Copy)]
struct Frame {
    top: [&'static str; 3],
    side: &'static str,
    bottom: [&'static str; 3],
    style: Style,
}

fn frame(look: Look<'_>, zone: &Zone) -> Frame {
    let signs = |top, side, bottom, style| Frame { top, side, bottom, style };
    match look.mark(&zone.id) {
        Mark::Cursor(_) => signs(["╔", "═", "╗"], "║", ["╚", "═", "╝"], look.ink.choice()),
        Mark::Choice(_) => signs(["╭", "─", "╮"], "│", ["╰", "─", "╯"], look.ink.choice()),
        Mark::None if fights(look, zone) => signs(["┏", "━", "┓"], "┃", ["┗", "━", "┛"], look.ink.strong()),
        Mark::None => signs(["┌", "─", "┐"], "│", ["└", "─", "┘"], look.ink.faint()),
    }
}

/// Returns the upper or the lower border of a box, with text at its left and right ends.
fn edge(([first, line, last], style): ([&'static str; 3], Style), left: Piece, right: Piece, inner: usize) -> Piece {
    let left = cut_line(Line::from(left), inner.saturating_sub(wide(&right))).spans;
    let right = cut_line(Line::from(right), inner).spans;
    let blank = inner.saturating_sub(wide(&left) + wide(&right));
    let mut piece = vec![Span::styled(first, style)];
    piece.extend(left);
    piece.push(Span::styled(line.repeat(blank), style));
    piece.extend(right);
    piece.push(Span::styled(last, style));
    piece
}

/// Returns the icons of a card that have a number, such as its cost.
fn signs(card: &Card) -> Option<String> {
    match &card.face {
        Face::Up { glyphs, .. } => Some(cards::numbered(glyphs).join(", ")).filter(|signs| !signs.is_empty()),
        Face::Down { .. } => None,
    }
}

/// Returns the lines of a card: its name, with its number at the end of the line, then its links and the cards under
/// it, indented.
fn card_lines(look: Look<'_>, card: &Card, units: Units, (indent, width): (usize, usize)) -> Vec<Line<'static>> {
    let mark = look.mark(&card.id);
    let style = match (mark, indent) {
        (Mark::None, 0) => look.ink.strong(),
        (Mark::None, _) => Style::new(),
        (Mark::Choice(_) | Mark::Cursor(_), _) => look.style(mark),
    };
    let blanks = |wide: usize| Span::raw(" ".repeat(wide));
    let name = vec![blanks(indent), Span::styled(format!("{}{}", pieces::before(mark), title(card)), style)];
    let number = cards::number(card).or_else(|| signs(card)).map(Span::raw);
    let number = number.into_iter().chain(pieces::seat_signs(look, &card.links));
    let mut lines = vec![both_ends(name, number.collect(), width)];
    if units == Units::Told {
        lines.extend(pieces::words(card, indent + 2, width));
    }
    if let Some(ties) = pieces::links(look, &card.links) {
        lines.push(cut_line(Line::from_iter(std::iter::once(blanks(indent + 2)).chain(ties)), width));
    }
    lines.extend(cards::under(card).iter().flat_map(|card| card_lines(look, card, units, (indent + 2, width))));
    lines
}
