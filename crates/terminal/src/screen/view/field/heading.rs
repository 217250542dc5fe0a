//! Draws the heading of a side: the seat, its numbers, and its zones that are only counted.

use super::pieces::{self, Piece};
use crate::{
    screen::view::{
        look::Look,
        wrap::{cut_line, flow},
    },
    words::signed,
};
use protocol::{Counter, Seat, TurnInfo, Zone, ZoneKind};
use ratatui::text::{Line, Span};

/// Returns the lines of the heading across the width of the table. The heading takes as many lines as it needs.
pub(super) fn lines(look: Look<'_>, seat: Seat, zones: &[&Zone], width: usize) -> Vec<Line<'static>> {
    let mut pieces = vec![look.called(seat)];
    pieces.extend(numbers(look, seat, zones));
    pieces.extend(zones.iter().filter(|zone| is_counted(look, zone, zones)).map(|zone| counted(look, zone)));
    let rule = |line: Line<'static>| {
        let blank = width.saturating_sub(line.width() + 1);
        let rule = (blank > 0).then(|| Span::styled(format!(" {}", "─".repeat(blank)), look.ink.faint()));
        cut_line(Line::from_iter(line.spans.into_iter().chain(rule)), width)
    };
    flow(pieces, width, "  ", 4).into_iter().map(rule).collect()
}

/// Returns the words for a zone and its number of cards, such as "Deck: 33". If the zone has counters, they are printed
/// instead of the number of cards.
pub(super) fn counted(look: Look<'_>, zone: &Zone) -> Piece {
    let mark = look.mark(&zone.id);
    let label = format!("{}{}", pieces::before(mark), look.label(zone));
    let mut piece = vec![Span::styled(format!("{label} "), look.style(mark))];
    match zone.counters.as_slice() {
        [] => piece.push(Span::styled(zone.cards.len().to_string(), look.ink.strong())),
        [one] => piece.push(Span::styled(signed(one.value), look.ink.strong())),
        several => piece.extend(pieces::counters(look, several)),
    }
    piece
}

/// Reports whether the counters of a zone are shown in the heading of its seat.
pub(super) fn has_numbers(zone: &Zone) -> bool {
    zone.owner.is_some() && zone.kind == ZoneKind::Display && zone.counters.len() > 1
}

/// Returns a piece for each number of a seat. First come the numbers of its empty offers, such as points to spend, and
/// then the numbers of its display.
fn numbers(look: Look<'_>, seat: Seat, zones: &[&Zone]) -> Vec<Piece> {
    let spent = look.offers().into_iter().filter(|zone| zone.owner == Some(seat) && zone.cards.is_empty());
    let mut pieces: Vec<Piece> = spent.flat_map(|zone| look.counters(&zone.counters)).collect();
    for zone in zones.iter().filter(|zone| has_numbers(zone)) {
        let told = zone.counters.iter().filter(|counter| !is_in_sight(look, counter, zones)).cloned();
        pieces.extend(look.counters(&told.collect::<Vec<_>>()));
        // On the seat's turn, the links are left out, because the arrow before the seat's name says the same.
        if look.position().turn != TurnInfo::Seat(seat) {
            pieces.extend(pieces::links(look, &zone.links));
        }
    }
    pieces
}

/// Returns true if the counter only repeats a counter of the viewer's hand, whose cards are visible.
fn is_in_sight(look: Look<'_>, counter: &Counter, zones: &[&Zone]) -> bool {
    let mut hands = zones.iter().filter(|zone| zone.kind == ZoneKind::Hand && zone.owner == look.position().viewer);
    hands.any(|zone| zone.counters.iter().any(|of| of.label == counter.label && of.value == counter.value))
}

/// Returns true if the heading shows the number of cards in a zone. It shows that number for a deck or a discard pile.
/// For the hand of another seat, it shows that number if the hand is marked, or if no other counter shows the same
/// number.
fn is_counted(look: Look<'_>, zone: &Zone, zones: &[&Zone]) -> bool {
    let mut told = zones.iter().filter(|zone| has_numbers(zone)).flat_map(|zone| &zone.counters);
    match zone.kind {
        ZoneKind::Deck | ZoneKind::Discard => true,
        ZoneKind::Hand if zone.owner != look.position().viewer => {
            let is_told = told.any(|of| zone.counters.iter().any(|own| own.label == of.label && own.value == of.value));
            look.mark(&zone.id).is_some() || !is_told
        }
        ZoneKind::Hand | ZoneKind::Offer | ZoneKind::Display | ZoneKind::Group | ZoneKind::Stack => false,
    }
}
