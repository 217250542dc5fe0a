//! Draws the whole table with every text. It is scrolled if it does not fit.

use super::{arrange::middle, contest, form::Units, pieces};
use crate::{
    cards::{self, is_down, title},
    screen::view::{
        look::Look,
        wrap::{both_ends, flow, wrap_wording},
    },
};
use protocol::{Card, Face, Glyph, Seat, Wording, Zone};
use ratatui::{
    style::Style,
    text::{Line, Span},
};

pub(in crate::screen::view) fn lines(look: Look<'_>, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut seats = look.others();
    let near = look.position().viewer.or_else(|| seats.pop());
    for seat in seats {
        lines.extend(side(look, seat, width));
    }
    lines.extend(middle(look).flat_map(|zone| zone_lines(look, zone, width)));
    lines.extend(contest::lines(look, width));
    lines.extend(near.into_iter().flat_map(|seat| side(look, seat, width)));
    lines
}

fn side(look: Look<'_>, seat: Seat, width: usize) -> Vec<Line<'static>> {
    let zones = look.of_seat(seat).into_iter();
    std::iter::once(Line::from(look.called(seat))).chain(zones.flat_map(|zone| zone_lines(look, zone, width))).collect()
}

/// Returns the lines of a zone: its label with its numbers and links, and then its cards.
fn zone_lines(look: Look<'_>, zone: &Zone, width: usize) -> Vec<Line<'static>> {
    let label = look.words.fill("zone-label", &[("label", zone.label.as_str().into())]);
    let mut head = vec![vec![Span::styled(format!("   {label}"), look.ink.choice())]];
    head.extend((!zone.counters.is_empty()).then(|| pieces::counters(look, &zone.counters)));
    head.extend(pieces::links(look, &zone.links));
    if zone.cards.is_empty() && zone.counters.is_empty() {
        return Vec::new();
    }
    let mut lines = flow(head, width, " ", 5);
    if zone.cards.iter().all(is_down) {
        let hidden = pieces::cards(look, &zone.cards, Units::Lines);
        lines.extend(flow(hidden, width.saturating_sub(5), " ", 0).into_iter().map(|line| indented(line, 5)));
        return lines;
    }
    lines.extend(zone.cards.iter().flat_map(|card| card_lines(look, card, (5, width))));
    lines
}

fn indented(line: Line<'static>, indent: usize) -> Line<'static> {
    Line::from_iter(std::iter::once(Span::raw(" ".repeat(indent))).chain(line.spans))
}

/// Returns the lines of a card: its name, with its numbers at the end of the line, then its icons, text and links, and
/// then the cards under it.
fn card_lines(look: Look<'_>, card: &Card, (indent, width): (usize, usize)) -> Vec<Line<'static>> {
    let (signs, text) = match &card.face {
        Face::Up { text, glyphs, .. } => (signs(glyphs), text.clone()),
        Face::Down { .. } => (String::new(), Wording::default()),
    };
    let mut name = vec![Span::raw(" ".repeat(indent)), Span::styled(title(card).to_owned(), look.ink.strong())];
    name.push(Span::raw(if signs.is_empty() { String::new() } else { format!("  {signs}") }));
    name.extend(pieces::seat_signs(look, &card.links));
    let mut lines = vec![both_ends(name, pieces::counters(look, &card.counters), width)];
    let room = width.saturating_sub(indent + 2);
    lines.extend(
        wrap_wording(&text, room, Style::new())
            .into_iter()
            .filter(|line| line.width() > 0)
            .map(|line| indented(line, indent + 2)),
    );
    lines.extend(pieces::links(look, &card.links).map(|ties| indented(Line::from(ties), indent + 2)));
    lines.extend(cards::under(card).iter().flat_map(|card| card_lines(look, card, (indent + 2, width))));
    lines
}

/// Returns the icons of a card as words, such as "+3 Item".
fn signs(glyphs: &[Glyph]) -> String {
    let word = |glyph: &Glyph| match glyph {
        Glyph::Icon { name: _, label } => label.clone(),
        Glyph::Text { text } | Glyph::Points { text } => text.clone(),
    };
    glyphs.iter().map(word).collect::<Vec<_>>().join(" ")
}
