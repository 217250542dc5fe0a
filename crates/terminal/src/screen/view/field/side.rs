//! One side of the table: a line with the name and the numbers of cards, then the open cards.

use super::{
    form::{Form, Held, Stacked, Units},
    pieces::{self, Piece},
    unit,
};
use crate::{
    cards::{self, is_down, title},
    screen::view::{
        look::{Look, Mark},
        wrap::{cut_line, flow, spans, wrap_wording},
    },
    words::signed,
};
use protocol::{Card, Counter, Face, Seat, Wording, Zone, ZoneKind};
use ratatui::{
    style::Style,
    text::{Line, Span},
};
use unicode_width::UnicodeWidthStr;

pub(super) fn lines(look: Look<'_>, seat: Seat, form: Form, width: usize) -> Vec<Line<'static>> {
    let zones: Vec<&Zone> = look.of_seat(seat).into_iter().filter(|zone| zone.kind != ZoneKind::Stack).collect();
    let of = |kind: ZoneKind| zones.iter().filter(move |zone| zone.kind == kind).copied();
    let mut lines = heading(look, seat, &zones, width);
    if Some(seat) != look.position().viewer {
        lines.extend(of(ZoneKind::Hand).flat_map(|zone| known(look, zone, form.units, width)));
    }
    let groups: Vec<&Zone> = of(ZoneKind::Group).collect();
    lines.extend(unit::lines(look, &groups, form.units, width));
    lines.extend(displayed(look, &of(ZoneKind::Display).collect::<Vec<_>>(), form.units, width));
    lines.extend(of(ZoneKind::Discard).flat_map(|zone| pointed_at(look, zone, form.units, width)));
    if Some(seat) == look.position().viewer {
        lines.extend(of(ZoneKind::Hand).flat_map(|zone| shown(look, zone, form, width)));
    }
    lines
}

/// Returns the open cards: a line for each place, or one after another if there is little room.
fn displayed(look: Look<'_>, zones: &[&Zone], units: Units, width: usize) -> Vec<Line<'static>> {
    match units {
        Units::Boxes | Units::Lines | Units::Counted => {
            zones.iter().flat_map(|zone| flowing(look, zone, &zone.cards, units, width)).collect()
        }
        Units::Named => {
            let all = zones.iter().filter(|zone| !zone.cards.is_empty() || only_numbers(zone));
            flow(all.flat_map(|zone| after_label(look, zone, &zone.cards, units)).collect(), width, " ", 5)
        }
    }
}

/// Returns the offers: each place with its cards, then the numbers of the empty ones.
pub(super) fn offered(look: Look<'_>, units: Units, width: usize) -> Vec<Line<'static>> {
    let (laid, bare): (Vec<&Zone>, Vec<&Zone>) = look.offers().into_iter().partition(|zone| !zone.cards.is_empty());
    let mut lines = unit::lines(look, &laid, units, width);
    lines.extend(bare.into_iter().flat_map(|zone| flowing(look, zone, &[], units, width)));
    lines
}

/// Reports whether the cards of a zone are only counted.
pub(super) fn is_pile(zone: &Zone) -> bool {
    matches!(zone.kind, ZoneKind::Deck | ZoneKind::Discard)
}

/// Returns piles, one after another.
pub(super) fn piled(look: Look<'_>, zones: &[&Zone], width: usize) -> Vec<Line<'static>> {
    let mut pieces: Vec<Piece> = zones.iter().map(|zone| counted(look, zone)).collect();
    if let Some(first) = pieces.first_mut() {
        first.insert(0, Span::raw("   "));
    }
    flow(pieces, width, "  ", 5)
}

/// Returns a zone whose cards are read, with its cards after the label or with a line for each.
pub(super) fn shown(look: Look<'_>, zone: &Zone, form: Form, width: usize) -> Vec<Line<'static>> {
    match (zone.kind, form.held) {
        (ZoneKind::Group, _) => unit::lines(look, &[zone], form.units, width),
        (ZoneKind::Stack, _) => match form.stacked {
            Stacked::Listed => stack(look, zone, width),
            Stacked::Titles => brief_stack(look, zone, width),
        },
        (ZoneKind::Deck | ZoneKind::Discard, _) => flow(vec![counted(look, zone)], width, " ", 3),
        (ZoneKind::Hand, Held::Listed) => listed(look, zone, width),
        (ZoneKind::Hand, Held::Counted) => {
            let marked: Vec<Card> = zone.cards.iter().filter(|card| look.mark(&card.id).is_some()).cloned().collect();
            let count = look.words.fill("cards-counted", &[("count", zone.cards.len().into())]);
            let mut pieces = after_label(look, zone, &marked, form.units);
            pieces.insert(1, vec![Span::raw(if marked.is_empty() { count } else { count + "," })]);
            flow(pieces, width, " ", 5)
        }
        (ZoneKind::Hand | ZoneKind::Display | ZoneKind::Offer, _) => {
            flowing(look, zone, &zone.cards, form.units, width)
        }
    }
}

/// Returns a line for each card: the sign of a choice, the name, the number and the text.
fn listed(look: Look<'_>, zone: &Zone, width: usize) -> Vec<Line<'static>> {
    let wide = zone.cards.iter().map(|card| title(card).width()).max().unwrap_or(0) + 1;
    let line = |card: &Card| {
        let mark = look.mark(&card.id);
        let style = if mark.is_some() { look.style(mark) } else { look.ink.strong() };
        let name = Span::styled(title(card).to_owned(), style);
        let blanks = Span::raw(" ".repeat(wide.saturating_sub(title(card).width())));
        let number = Span::raw(format!("{:>3}  ", cards::number(card).unwrap_or_default()));
        let begun = [Span::styled(mark.sign(), look.style(mark)), name, blanks, number];
        let words = cards::says(card).map_or(Vec::new(), |says| spans(&says, Style::new()));
        cut_line(Line::from_iter(begun.into_iter().chain(words)), width)
    };
    std::iter::once(Line::from(label(look, zone))).chain(zone.cards.iter().map(line)).collect()
}

/// Returns a line across the table with the name of the seat and the places whose cards are only counted.
fn heading(look: Look<'_>, seat: Seat, zones: &[&Zone], width: usize) -> Vec<Line<'static>> {
    let mut pieces = vec![look.called(seat)];
    let viewed = Some(seat) == look.position().viewer;
    let only_counted = |zone: &&&Zone| match zone.kind {
        ZoneKind::Deck | ZoneKind::Discard => true,
        ZoneKind::Hand => !viewed,
        ZoneKind::Offer | ZoneKind::Display | ZoneKind::Group | ZoneKind::Stack => false,
    };
    pieces.extend(zones.iter().filter(only_counted).map(|zone| counted(look, zone)));
    let rule = |line: Line<'static>| {
        let blank = width.saturating_sub(line.width() + 1);
        let rule = Span::styled(format!(" {}", "─".repeat(blank)), look.ink.faint());
        cut_line(Line::from_iter(line.spans.into_iter().chain([rule])), width)
    };
    flow(pieces, width, "  ", 4).into_iter().map(rule).collect()
}

/// Returns a place as "Deck: 33".
fn counted(look: Look<'_>, zone: &Zone) -> Piece {
    let mark = look.mark(&zone.id);
    let label =
        format!("{}{}", pieces::before(mark), look.words.fill("zone-label", &[("label", zone.label.as_str().into())]));
    let mut piece = vec![Span::styled(format!("{label} "), look.style(mark))];
    match zone.counters.as_slice() {
        [] => piece.push(Span::styled(zone.cards.len().to_string(), look.ink.strong())),
        [one] => piece.push(Span::styled(signed(one.value), look.ink.strong())),
        several => piece.extend(pieces::counters(look, several)),
    }
    piece
}

/// Returns the known cards of another seat's hand.
fn known(look: Look<'_>, zone: &Zone, units: Units, width: usize) -> Vec<Line<'static>> {
    let open: Vec<Card> = zone.cards.iter().filter(|card| !is_down(card)).cloned().collect();
    flowing(look, zone, &open, units, width)
}

/// Returns the cards of a pile that can be chosen.
fn pointed_at(look: Look<'_>, zone: &Zone, units: Units, width: usize) -> Vec<Line<'static>> {
    let marked: Vec<Card> = zone.cards.iter().filter(|card| look.mark(&card.id).is_some()).cloned().collect();
    flowing(look, zone, &marked, units, width)
}

/// Returns cards after the label of their zone, with its numbers. Without either there is no line.
fn flowing(look: Look<'_>, zone: &Zone, cards: &[Card], units: Units, width: usize) -> Vec<Line<'static>> {
    if cards.is_empty() && !only_numbers(zone) {
        return Vec::new();
    }
    flow(after_label(look, zone, cards, units), width, " ", 5)
}

/// Reports whether an open place has numbers to show, but no card.
fn only_numbers(zone: &Zone) -> bool {
    let open = matches!(zone.kind, ZoneKind::Display | ZoneKind::Offer);
    open && zone.cards.is_empty() && telling(zone).is_some()
}

fn after_label(look: Look<'_>, zone: &Zone, cards: &[Card], units: Units) -> Vec<Piece> {
    let mut pieces = vec![label(look, zone)];
    pieces.extend(pieces::cards(look, cards, units));
    pieces.extend(telling(zone).map(|counters| pieces::counters(look, counters)));
    pieces.extend(pieces::links(look, &zone.links));
    pieces
}

/// Returns the numbers of a zone, unless the only one is the number of cards in sight.
fn telling(zone: &Zone) -> Option<&[Counter]> {
    let counts_cards = |counter: &Counter| usize::try_from(counter.value).is_ok_and(|count| count == zone.cards.len());
    match zone.counters.as_slice() {
        [] => None,
        [only] if counts_cards(only) => None,
        counters => Some(counters),
    }
}

fn label(look: Look<'_>, zone: &Zone) -> Piece {
    let mark = look.mark(&zone.id);
    let style = if mark.is_some() { look.style(mark) } else { look.ink.faint() };
    let label = look.words.fill("zone-label", &[("label", zone.label.as_str().into())]);
    vec![Span::styled(format!("   {}{label}", pieces::before(mark)), style)]
}

/// Returns the announced cards in order, a line for each.
fn stack(look: Look<'_>, zone: &Zone, width: usize) -> Vec<Line<'static>> {
    if zone.cards.is_empty() {
        return Vec::new();
    }
    let announced = |(place, card): (usize, &Card)| announced_lines(look, (place, card), width);
    std::iter::once(Line::from(label(look, zone))).chain(zone.cards.iter().enumerate().flat_map(announced)).collect()
}

fn announced_lines(look: Look<'_>, (place, card): (usize, &Card), width: usize) -> Vec<Line<'static>> {
    let mark = look.mark(&card.id);
    let style = match (mark, place) {
        (Mark::None, 0) => look.ink.strong(),
        (Mark::None, _) => look.style(Mark::None),
        (Mark::Choice(_) | Mark::Cursor(_), _) => look.style(mark),
    };
    let number = cards::number(card).map_or_else(String::new, |number| format!(" {number}"));
    let words = Wording::plain(format!("{}. ", place + 1)).and(announced_as(look, card)).and(number.into());
    let sign = |line: usize| if line == 0 && mark.is_some() { mark.sign() } else { "   ".to_owned() };
    let lines = wrap_wording(&words, width.saturating_sub(3), style).into_iter().enumerate();
    let begun = |(place, line): (usize, Line<'static>)| {
        Line::from_iter(std::iter::once(Span::styled(sign(place), style)).chain(line.spans))
    };
    lines.map(begun).collect()
}

/// Returns the announced cards by title.
fn brief_stack(look: Look<'_>, zone: &Zone, width: usize) -> Vec<Line<'static>> {
    if zone.cards.is_empty() {
        return Vec::new();
    }
    let brief = |(place, card): (usize, &Card)| {
        let mark = look.mark(&card.id);
        vec![Span::styled(format!("{}{}. {}", pieces::before(mark), place + 1, title(card)), look.style(mark))]
    };
    let announced = zone.cards.iter().enumerate().map(brief);
    flow(std::iter::once(label(look, zone)).chain(announced).collect(), width, " ", 5)
}

/// Returns an announced card as "Quest: Glinda attacks Mombi", or with its links if it has no text.
fn announced_as(look: Look<'_>, card: &Card) -> Wording {
    let ties = cards::ties(&card.links);
    match &card.face {
        Face::Up { text, .. } if !text.is_empty() => look.words.labelled_wording(title(card), text),
        Face::Up { .. } | Face::Down { .. } if !ties.is_empty() => look.words.labelled(title(card), &ties).into(),
        Face::Up { .. } | Face::Down { .. } => title(card).into(),
    }
}
