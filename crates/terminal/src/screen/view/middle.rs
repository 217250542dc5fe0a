//! Draws the zones that belong to no seat and are not offers: open cards, the deck, and cards out of play.

use super::{card::Titled, look::Look, mine, wrap::flow};
use protocol::{Card, Zone, ZoneKind};
use ratatui::text::{Line, Span};

/// Returns the lines for the open cards that belong to no seat.
pub(super) fn open(look: Look<'_>, detail: mine::Detail, width: usize) -> Vec<Line<'static>> {
    let cards: Vec<&Card> = zones(look, true).into_iter().flat_map(|zone| &zone.cards).collect();
    match detail {
        mine::Detail::Words | mine::Detail::Badges => mine::listed(look, &cards, Titled::Yes, width),
        mine::Detail::Untitled => mine::listed(look, &cards, Titled::No, width),
        mine::Detail::Icons => mine::iconed(look, &cards, width),
    }
}

/// Returns the lines for the other zones that belong to no seat, such as the deck, each starting on a new line.
pub(super) fn rest(look: Look<'_>, width: usize) -> Vec<Line<'static>> {
    zones(look, false).into_iter().flat_map(|zone| zone_lines(look, zone, width)).collect()
}

fn zones(look: Look<'_>, display: bool) -> Vec<&Zone> {
    look.of_nobody().into_iter().filter(|zone| (zone.kind == ZoneKind::Display) == display).collect()
}

fn zone_lines(look: Look<'_>, zone: &Zone, width: usize) -> Vec<Line<'static>> {
    let content = mine::summary(look, zone, mine::Detail::Badges);
    if content.is_empty() {
        return Vec::new();
    }
    let label = look.words.fill("zone-label", &[("label", zone.label.as_str().into())]);
    let mut pieces = vec![vec![Span::styled(format!("  {label}"), look.ink.faint())]];
    pieces.extend(content);
    flow(pieces, width, "  ", 4)
}
