//! Draws groups, whose cards act as one. A group is a box with its numbers, or a line.

use super::{
    boxes,
    form::Units,
    pieces::{self, Piece, fights},
};
use crate::{
    cards,
    screen::view::{look::Look, wrap::flow},
};
use protocol::Zone;
use ratatui::text::{Line, Span};

pub(super) fn lines(look: Look<'_>, zones: &[&Zone], units: Units, width: usize) -> Vec<Line<'static>> {
    match units {
        Units::Told | Units::Boxes => boxes::lines(look, zones, units, width),
        Units::Lines | Units::Counted => zones.iter().flat_map(|zone| line(look, zone, units, width)).collect(),
        Units::Named => named(look, zones, width),
    }
}

/// Returns a line for each zone that has a choice or takes part in the fight. The names of the other zones follow one
/// after another.
fn named(look: Look<'_>, zones: &[&Zone], width: usize) -> Vec<Line<'static>> {
    let marked = |id: &str| look.mark(id).is_some();
    let told = |zone: &&Zone| {
        let mut cards = zone.cards.iter().flat_map(cards::with_those_under);
        fights(look, zone) || marked(&zone.id) || cards.any(|card| marked(&card.id))
    };
    let (told, rest): (Vec<&Zone>, Vec<&Zone>) = zones.iter().partition(|zone| told(zone));
    let brief = |zone: &&Zone| {
        let numbers = format!(" {}", pieces::initials(&zone.counters));
        vec![Span::raw(format!(" · {}", zone.label)), Span::styled(numbers, look.ink.faint())]
    };
    let mut lines: Vec<Line<'static>> = told.iter().flat_map(|zone| line(look, zone, Units::Counted, width)).collect();
    lines.extend(flow(rest.iter().map(brief).collect(), width, "", 3));
    lines
}

fn line(look: Look<'_>, zone: &Zone, units: Units, width: usize) -> Vec<Line<'static>> {
    let mark = look.mark(&zone.id);
    let sign = if mark.is_some() { mark.sign() } else { format!(" {} ", place_sign(look, zone)) };
    let mut pieces: Vec<Piece> = Vec::new();
    if !cards::only_named(zone) {
        pieces.push(vec![Span::styled(
            look.words.fill("zone-label", &[("label", zone.label.as_str().into())]),
            look.style(mark),
        )]);
    }
    pieces.extend(pieces::cards(look, &zone.cards, units));
    let apart = |piece: Piece| std::iter::once(Span::styled("│ ", look.ink.faint())).chain(piece).collect();
    pieces.extend((!zone.counters.is_empty()).then(|| apart(pieces::counters(look, &zone.counters))));
    let ties = cards::ties(&zone.links);
    pieces.extend((!ties.is_empty()).then(|| apart(vec![Span::raw(ties)])));
    if let Some(first) = pieces.first_mut() {
        first.insert(0, Span::styled(sign, look.style(mark)));
    }
    flow(pieces, width, " ", 5)
}

/// Returns the sign before a zone, which shows whether the zone takes part in the fight.
fn place_sign(look: Look<'_>, zone: &Zone) -> &'static str {
    if fights(look, zone) { "×" } else { "·" }
}
