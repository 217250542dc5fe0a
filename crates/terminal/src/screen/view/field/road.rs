//! Draws the part of a road that belongs to one seat: its zones in order, each with its cards.

use super::{
    form::Units,
    pieces::{self, Piece},
};
use crate::{
    cards::is_down,
    choices::alike,
    screen::view::{look::Look, wrap::flow},
};
use protocol::{Seat, Zone};
use ratatui::text::{Line, Span};

/// Returns the lines for a seat's zones on the road. The viewer's zones are printed in reverse, so that the viewer's
/// road starts at the bottom.
pub(super) fn lines(look: Look<'_>, seat: Seat, units: Units, width: usize) -> Vec<Line<'static>> {
    let places = look.offers().into_iter().filter(|zone| zone.owner == Some(seat) && !zone.cards.is_empty());
    let mut places: Vec<&Zone> = places.collect();
    if Some(seat) == look.position().viewer {
        places.reverse();
    }
    let sign = look.sign(seat).unwrap_or_default();
    match units {
        Units::Told => places.into_iter().flat_map(|zone| told(look, (zone, sign), width)).collect(),
        Units::Boxes | Units::Lines | Units::Counted => {
            places.into_iter().flat_map(|zone| line(look, (zone, sign), units, width)).collect()
        }
        Units::Named => named(look, (&places, sign), width),
    }
}

/// Returns the lines of a zone, with the text of every card.
fn told(look: Look<'_>, (zone, sign): (&Zone, &str), width: usize) -> Vec<Line<'static>> {
    let each = zone.cards.iter().enumerate().flat_map(|(place, card)| {
        let begun = match place {
            0 => labelled(look, (zone, sign)),
            _ => vec![Span::raw(" ".repeat(7))],
        };
        let pieces = std::iter::once(begun).chain(pieces::cards(look, std::slice::from_ref(card), Units::Told));
        pieces::with_words(flow(pieces.collect(), width, " ", 9), card, (9, width))
    });
    each.collect()
}

fn labelled(look: Look<'_>, (zone, sign): (&Zone, &str)) -> Piece {
    let mark = look.mark(&zone.id);
    let label = look.words.fill("zone-label", &[("label", zone.label.as_str().into())]);
    vec![
        Span::styled(if mark.is_some() { mark.sign() } else { "   ".to_owned() }, look.style(mark)),
        Span::styled(format!("{sign} "), look.ink.strong()),
        Span::styled(label, look.style(mark)),
    ]
}

/// Returns the lines of a zone, with its label, its cards, its counters and its links.
fn line(look: Look<'_>, (zone, sign): (&Zone, &str), units: Units, width: usize) -> Vec<Line<'static>> {
    let mut pieces = vec![labelled(look, (zone, sign))];
    pieces.extend(pieces::cards(look, &zone.cards, units));
    pieces.extend((!zone.counters.is_empty()).then(|| pieces::counters(look, &zone.counters)));
    pieces.extend(pieces::links(look, &zone.links));
    flow(pieces, width, " ", 7)
}

/// Returns lines in which the zones follow one another. Each label is reduced to the part in which it differs from the
/// other labels.
fn named(look: Look<'_>, (places, sign): (&[&Zone], &str), width: usize) -> Vec<Line<'static>> {
    let labels: Vec<&str> = places.iter().map(|zone| zone.label.as_str()).collect();
    let (begun, ended) = alike(&labels);
    // If there is only one zone, its whole label is kept.
    let short = |label: &str| match label.get(begun..label.len() - ended) {
        Some(apart) if !apart.is_empty() => apart.to_owned(),
        Some(_) | None => label.to_owned(),
    };
    let mut apart: Vec<Piece> = Vec::new();
    for zone in places {
        if let Some(last) = apart.last_mut() {
            last.push(Span::styled(" │", look.ink.faint()));
        }
        apart.extend(brief(look, (zone, short(&zone.label))));
    }
    let signed = |line: Line<'static>| {
        Line::from_iter(std::iter::once(Span::styled(format!("   {sign} "), look.ink.strong())).chain(line.spans))
    };
    flow(apart, width.saturating_sub(5), " ", 0).into_iter().map(signed).collect()
}

/// Returns the pieces for a zone, such as "5 Field of Daisies, Oil Can", or "4 ?" if all of its cards are hidden.
fn brief(look: Look<'_>, (zone, label): (&Zone, String)) -> Vec<Piece> {
    let mark = look.mark(&zone.id);
    let begun = Span::styled(format!("{}{label} ", pieces::before(mark)), look.style(mark));
    let is_hidden = zone.cards.iter().all(|card| is_down(card) && !look.mark(&card.id).is_some());
    let cards = match is_hidden {
        true => vec![vec![Span::styled("?", look.ink.faint())]],
        false => pieces::cards(look, &zone.cards, Units::Counted),
    };
    let mut cards = cards.into_iter();
    let first = std::iter::once(begun).chain(cards.next().unwrap_or_default()).collect();
    std::iter::once(first).chain(cards).collect()
}
