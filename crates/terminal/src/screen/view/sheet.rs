//! Draws the score sheet of a finished game, with every card in words.

use super::{
    look::Look,
    wrap::{both_ends, flow, wrap},
};
use crate::words::signed;
use protocol::{Face, SheetLine, SheetSeat};
use ratatui::text::{Line, Span};

/// Returns the lines of the sheet, or none before the end of the game.
pub(super) fn lines(look: Look<'_>, width: usize) -> Vec<Line<'static>> {
    let Some(sheet) = &look.position().scene.sheet else { return Vec::new() };
    let verdict = wrap(&sheet.verdict, width).into_iter().map(|line| Line::styled(line, look.ink.strong()));
    verdict.chain(sheet.seats.iter().flat_map(|seat| seat_lines(look, seat, width))).collect()
}

fn seat_lines(look: Look<'_>, seat: &SheetSeat, width: usize) -> Vec<Line<'static>> {
    let star = if seat.won { "★ " } else { "  " };
    let style = if seat.won { look.ink.choice() } else { look.ink.strong() };
    let total = seat.total.map(|total| Span::styled(look.words.points(total), style));
    let mut lines =
        vec![both_ends(vec![Span::styled(format!("{star}{}", seat.name), style)], total.into_iter().collect(), width)];
    lines.extend(seat.lines.iter().flat_map(|line| line_lines(look, line, width)));
    let counted = look.counters(&seat.counters);
    let indented = flow(counted, width.saturating_sub(4), "  ", 0);
    lines.extend(
        indented
            .into_iter()
            .map(|line| Line::from_iter(std::iter::once(Span::raw("    ")).chain(line.spans)).style(look.ink.faint())),
    );
    lines
}

/// Returns the lines for a card: its title and the reason for its points, with the points at the end of the first line.
fn line_lines(look: Look<'_>, line: &SheetLine, width: usize) -> Vec<Line<'static>> {
    const INDENT: usize = 4;
    const POINTS: usize = 5;
    let title = match &line.card.face {
        Face::Up { title, .. } => title,
        Face::Down { label } => label,
    };
    let words = look.words.labelled(title, &line.words);
    let mut texts = wrap(&words, width.saturating_sub(INDENT + POINTS)).into_iter();
    let first = vec![Span::raw(" ".repeat(INDENT) + &texts.next().unwrap_or_default())];
    let points = vec![Span::styled(format!("{:>3}", signed(line.points)), look.ink.strong())];
    std::iter::once(both_ends(first, points, width))
        .chain(texts.map(|text| Line::raw(" ".repeat(INDENT + 2) + &text)))
        .collect()
}
