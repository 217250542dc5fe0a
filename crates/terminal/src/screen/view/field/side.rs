//! Draws one side of the table: the heading with the name and the numbers, and then the open cards.

use super::{
    form::{Form, Held, Stacked, Units},
    heading,
    pieces::{self, Piece},
    road, unit,
};
use crate::{
    cards::{self, is_down, title},
    screen::view::{
        look::{Look, Mark},
        wrap::{cut_line, flow, spans, wrap_wording},
    },
};
use protocol::{Card, Counter, Face, Seat, Wording, Zone, ZoneKind};
use ratatui::{
    style::Style,
    text::{Line, Span},
};
use unicode_width::UnicodeWidthStr;

pub(super) fn lines(look: Look<'_>, seat: Seat, form: Form, width: usize) -> Vec<Line<'static>> {
    let viewed = Some(seat) == look.position().viewer;
    let zones: Vec<&Zone> = look.of_seat(seat).into_iter().filter(|zone| zone.kind != ZoneKind::Stack).collect();
    let of = |kind: ZoneKind| zones.iter().filter(move |zone| zone.kind == kind).copied();
    let mut lines = heading::lines(look, seat, &zones, width);
    if !viewed {
        lines.extend(of(ZoneKind::Hand).flat_map(|zone| known(look, zone, form.units, width)));
    }
    let groups: Vec<&Zone> = of(ZoneKind::Group).collect();
    lines.extend(unit::lines(look, &groups, form.units, width));
    let shown: Vec<&Zone> = of(ZoneKind::Display).collect();
    lines.extend(displayed(look, &shown, form.units, width));
    lines.extend(of(ZoneKind::Discard).flat_map(|zone| pointed_at(look, zone, form.units, width)));
    // A road leads away from its seat. The road of the viewer is above the seat, and the roads of other seats are
    // below.
    let road = road::lines(look, seat, form.units, width);
    if viewed {
        lines.splice(0..0, road);
        lines.extend(of(ZoneKind::Hand).flat_map(|zone| self::shown(look, zone, form, width)));
    } else {
        lines.extend(road);
    }
    lines
}

/// Returns the lines for open cards, with a new line for each zone. In the form `Named`, the zones follow one another.
fn displayed(look: Look<'_>, zones: &[&Zone], units: Units, width: usize) -> Vec<Line<'static>> {
    match units {
        Units::Told => zones.iter().flat_map(|zone| read(look, zone, width)).collect(),
        Units::Boxes | Units::Lines | Units::Counted => {
            zones.iter().flat_map(|zone| flowing(look, zone, &zone.cards, units, width)).collect()
        }
        Units::Named => {
            let all = zones.iter().filter(|zone| !zone.cards.is_empty() || only_numbers(zone));
            let mut pieces: Vec<Piece> = Vec::new();
            for zone in all {
                let mut told = after_label(look, zone, &zone.cards, units);
                if let Some(last) = pieces.last_mut() {
                    last.push(Span::styled(" │", look.ink.faint()));
                    // Only the first label is indented.
                    let label = told.first_mut().and_then(|label| label.first_mut());
                    label.into_iter().for_each(|label| label.content = label.content.trim_start().to_owned().into());
                }
                pieces.extend(told);
            }
            flow(pieces, width, " ", 5)
        }
    }
}

/// Returns the lines for the offers that belong to no seat: first the offers with cards, and then the counters of the
/// empty offers.
pub(super) fn offered(look: Look<'_>, units: Units, width: usize) -> Vec<Line<'static>> {
    let nobodys = look.offers().into_iter().filter(|zone| zone.owner.is_none());
    let (laid, bare): (Vec<&Zone>, Vec<&Zone>) = nobodys.partition(|zone| !zone.cards.is_empty());
    let mut lines = unit::lines(look, &laid, units, width);
    lines.extend(bare.into_iter().flat_map(|zone| flowing(look, zone, &[], units, width)));
    lines
}

/// Reports whether the zone is a pile, whose cards are only counted.
pub(super) fn is_pile(zone: &Zone) -> bool {
    matches!(zone.kind, ZoneKind::Deck | ZoneKind::Discard)
}

/// Returns lines in which the piles follow one another.
pub(super) fn piled(look: Look<'_>, zones: &[&Zone], width: usize) -> Vec<Line<'static>> {
    let mut pieces: Vec<Piece> = zones.iter().map(|zone| heading::counted(look, zone)).collect();
    if let Some(first) = pieces.first_mut() {
        first.insert(0, Span::raw("   "));
    }
    flow(pieces, width, "  ", 5)
}

/// Returns the lines of a zone whose cards are shown, in the given form.
pub(super) fn shown(look: Look<'_>, zone: &Zone, form: Form, width: usize) -> Vec<Line<'static>> {
    match (zone.kind, form.held) {
        (ZoneKind::Group, _) => unit::lines(look, &[zone], form.units, width),
        (ZoneKind::Stack, _) => match form.stacked {
            Stacked::Listed => stack(look, zone, width),
            Stacked::Titles => brief_stack(look, zone, width),
        },
        (ZoneKind::Deck | ZoneKind::Discard, _) => flow(vec![heading::counted(look, zone)], width, " ", 3),
        (ZoneKind::Hand, Held::Told | Held::Listed) if zone.cards.is_empty() => Vec::new(),
        (ZoneKind::Hand, Held::Told) => told(look, zone, width),
        (ZoneKind::Hand, Held::Listed) => listed(look, zone, width),
        (ZoneKind::Hand, Held::Counted) => {
            let (marked, rest): (Vec<Card>, Vec<Card>) =
                zone.cards.iter().cloned().partition(|card| look.mark(&card.id).is_some());
            let key = if marked.is_empty() { "cards-counted" } else { "cards-more" };
            let count = look.words.fill(key, &[("count", rest.len().into())]);
            let mut pieces = after_label(look, zone, &marked, form.units);
            pieces.extend((!rest.is_empty()).then(|| vec![Span::raw(count)]));
            flow(pieces, width, " ", 5)
        }
        (ZoneKind::Hand | ZoneKind::Display | ZoneKind::Offer, _) => {
            flowing(look, zone, &zone.cards, form.units, width)
        }
    }
}

/// Returns the lines for the cards of a display, with their whole texts. If no card has a text, the cards follow the
/// label.
fn read(look: Look<'_>, zone: &Zone, width: usize) -> Vec<Line<'static>> {
    if zone.cards.iter().any(|card| cards::says(card).is_some()) {
        return told(look, zone, width);
    }
    flowing(look, zone, &zone.cards, Units::Told, width)
}

/// Returns the lines of the cards: the sign of a choice, the name and the number, and then the whole text.
fn told(look: Look<'_>, zone: &Zone, width: usize) -> Vec<Line<'static>> {
    const INDENT: usize = 5;
    let each = |card: &Card| {
        let mark = look.mark(&card.id);
        let begun = vec![Span::raw(if mark.is_some() { "   " } else { "     " })];
        let name = std::iter::once(begun).chain(pieces::card(look, card, Units::Told)).collect();
        pieces::with_words(flow(name, width, "", INDENT), card, (INDENT + 2, width))
    };
    std::iter::once(Line::from(label(look, zone))).chain(zone.cards.iter().flat_map(each)).collect()
}

/// Returns a line for each card, with the sign of a choice, the name, the number and the text.
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

/// Returns the lines for the cards in another seat's hand that the viewer knows.
fn known(look: Look<'_>, zone: &Zone, units: Units, width: usize) -> Vec<Line<'static>> {
    let open: Vec<Card> = zone.cards.iter().filter(|card| !is_down(card)).cloned().collect();
    flowing(look, zone, &open, units, width)
}

/// Returns the lines for the cards in a pile that can be chosen.
fn pointed_at(look: Look<'_>, zone: &Zone, units: Units, width: usize) -> Vec<Line<'static>> {
    let marked: Vec<Card> = zone.cards.iter().filter(|card| look.mark(&card.id).is_some()).cloned().collect();
    flowing(look, zone, &marked, units, width)
}

/// Returns lines with the label of a zone, the cards `cards` and the zone's counters. Returns no line if there are no
/// cards and no counters.
fn flowing(look: Look<'_>, zone: &Zone, cards: &[Card], units: Units, width: usize) -> Vec<Line<'static>> {
    if cards.is_empty() && !only_numbers(zone) {
        return Vec::new();
    }
    flow(after_label(look, zone, cards, units), width, " ", 5)
}

/// Reports whether a display or an offer has counters to show, but no cards.
fn only_numbers(zone: &Zone) -> bool {
    let open = matches!(zone.kind, ZoneKind::Display | ZoneKind::Offer);
    open && zone.cards.is_empty() && telling(zone).is_some()
}

fn after_label(look: Look<'_>, zone: &Zone, cards: &[Card], units: Units) -> Vec<Piece> {
    let mut pieces = vec![label(look, zone)];
    pieces.extend(pieces::cards(look, cards, units));
    pieces.extend(telling(zone).map(|counters| pieces::counters(look, counters)));
    pieces.extend(pieces::links(look, &zone.links).filter(|_| !heading::has_numbers(zone)));
    pieces
}

/// Returns the counters of a zone. Returns `None` if there are no counters, if the heading shows them, or if the only
/// counter is the number of cards.
fn telling(zone: &Zone) -> Option<&[Counter]> {
    let counts_cards = |counter: &Counter| usize::try_from(counter.value).is_ok_and(|count| count == zone.cards.len());
    match zone.counters.as_slice() {
        [] => None,
        [only] if counts_cards(only) => None,
        _ if heading::has_numbers(zone) => None,
        counters => Some(counters),
    }
}

fn label(look: Look<'_>, zone: &Zone) -> Piece {
    let mark = look.mark(&zone.id);
    let style = if mark.is_some() { look.style(mark) } else { look.ink.faint() };
    let label = look.label(zone);
    vec![Span::styled(format!("   {}{label}", pieces::before(mark)), style)]
}

/// Returns the lines for the announced cards in order. Each card starts on a new line.
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

/// Returns lines in which the titles of the announced cards follow one another.
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

/// Returns the words for an announced card, such as "Quest: Glinda attacks Mombi". If the card has no text, its links
/// are printed.
fn announced_as(look: Look<'_>, card: &Card) -> Wording {
    let ties = cards::ties(&card.links);
    match &card.face {
        Face::Up { text, .. } if !text.is_empty() => look.words.labelled_wording(title(card), text),
        Face::Up { .. } | Face::Down { .. } if !ties.is_empty() => look.words.labelled(title(card), &ties).into(),
        Face::Up { .. } | Face::Down { .. } => title(card).into(),
    }
}
