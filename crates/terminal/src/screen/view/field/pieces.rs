//! Draws cards and numbers as pieces of a line.

use super::form::Units;
use crate::{
    cards::{self, number, title},
    screen::view::{
        look::{Look, Mark},
        wrap::wrap_wording,
    },
    words::signed,
};
use protocol::{Card, Counter, Face, Link, Zone};
use ratatui::{
    style::Style,
    text::{Line, Span},
};
use unicode_width::UnicodeWidthStr;

/// A piece of a line: spans that are not separated at the end of a line.
pub(super) type Piece = Vec<Span<'static>>;

/// Returns the pieces for a card: its name and number, the cards under it in brackets, and its links.
pub(super) fn card(look: Look<'_>, card: &Card, units: Units) -> Vec<Piece> {
    let mut pieces = vec![name(look, card)];
    match units {
        Units::Told | Units::Boxes | Units::Lines => pieces.extend(bracketed(look, card, units)),
        Units::Counted | Units::Named => pieces.extend(counted(look, card)),
    }
    if let (Some(signs), Some(first)) = (seat_signs(look, &card.links), pieces.first_mut()) {
        first.push(signs);
    }
    pieces.extend(links(look, &card.links));
    pieces
}

/// Returns the pieces for several cards, separated by commas. Face-down cards with the same label are counted together.
pub(super) fn cards(look: Look<'_>, cards: &[Card], units: Units) -> Vec<Piece> {
    let mut hidden: Vec<(&str, usize)> = Vec::new();
    let mut all: Vec<Vec<Piece>> = Vec::new();
    for one in cards {
        match (&one.face, look.mark(&one.id)) {
            (Face::Down { label }, Mark::None) => match hidden.iter_mut().find(|(known, _)| known == label) {
                Some((_, count)) => *count += 1,
                None => hidden.push((label, 1)),
            },
            (Face::Up { .. } | Face::Down { .. }, _) => all.push(card(look, one, units)),
        }
    }
    let hidden = hidden.into_iter().map(|(label, count)| {
        let words = if count == 1 { label.to_owned() } else { format!("{count} × {label}") };
        vec![vec![Span::styled(words, look.ink.faint())]]
    });
    separated(all.into_iter().chain(hidden).collect())
}

/// Returns a piece with the title of a card and its number. If the card can be chosen, the sign of the choice precedes
/// the title.
pub(super) fn name(look: Look<'_>, card: &Card) -> Piece {
    let mark = look.mark(&card.id);
    let style = if mark.is_some() { look.style(mark) } else { look.ink.strong() };
    let mut piece = vec![Span::styled(format!("{}{}", before(mark), title(card)), style)];
    if let Some(number) = number(card) {
        piece.push(Span::raw(format!(" {number}")));
    }
    piece
}

/// Returns the sign that precedes the name of a thing that can be chosen.
pub(super) fn before(mark: Mark) -> String {
    match mark {
        Mark::None => String::new(),
        Mark::Choice(number) => format!("#{number} "),
        Mark::Cursor(number) => format!("►{number} "),
    }
}

/// Returns a piece with the counters in the form "Attack 17 · Defence 29".
pub(super) fn counters(look: Look<'_>, counters: &[Counter]) -> Piece {
    let mut piece = Piece::new();
    for counter in look.counters(counters) {
        if !piece.is_empty() {
            piece.push(Span::styled(" · ", look.ink.faint()));
        }
        piece.extend(counter);
    }
    piece
}

/// Returns the counters in the form "A15 D29", with the first letter of each label.
pub(super) fn initials(counters: &[Counter]) -> String {
    let initial = |counter: &Counter| counter.label.chars().next().map_or_else(String::new, String::from);
    let said = counters.iter().map(|counter| format!("{}{}", initial(counter), signed(counter.value)));
    said.collect::<Vec<_>>().join(" ")
}

/// Adds the text of a card to `lines`, the lines of that card, and returns all of them. If the text fits on the last
/// line, it is added there. Otherwise the text gets lines of its own, which are indented.
pub(super) fn with_words(
    mut lines: Vec<Line<'static>>,
    card: &Card,
    (indent, width): (usize, usize),
) -> Vec<Line<'static>> {
    const APART: &str = "  – ";
    let mut words = words(card, indent, width);
    let room = |line: &Line<'_>| width.saturating_sub(line.width() + APART.width());
    match (lines.last_mut(), words.as_mut_slice()) {
        (Some(line), [only]) if only.width().saturating_sub(indent) <= room(line) => {
            line.push_span(APART);
            line.extend(only.spans.drain(1..));
        }
        _ => lines.extend(words),
    }
    lines
}

/// Returns the indented lines of a card's text, or none if the card has no text.
pub(super) fn words(card: &Card, indent: usize, width: usize) -> Vec<Line<'static>> {
    let says = cards::says(card).unwrap_or_default();
    let lines = wrap_wording(&says, width.saturating_sub(indent), Style::new()).into_iter();
    let indented =
        |line: Line<'static>| Line::from_iter(std::iter::once(Span::raw(" ".repeat(indent))).chain(line.spans));
    lines.filter(|line| line.width() > 0).map(indented).collect()
}

/// Returns a span with the signs of the seats that own the linked zones, or `None` if there are no signs.
pub(super) fn seat_signs(look: Look<'_>, links: &[Link]) -> Option<Span<'static>> {
    let signs: Vec<&str> =
        links.iter().filter_map(|link| look.linked_seat(link).and_then(|seat| look.sign(seat))).collect();
    (!signs.is_empty()).then(|| Span::styled(format!(" {}", signs.join(" ")), look.ink.strong()))
}

/// Returns a piece with the links in brackets, or `None` if there are none. Links that are shown as signs of seats are
/// left out.
pub(super) fn links(look: Look<'_>, links: &[Link]) -> Option<Piece> {
    let told: Vec<Link> = links.iter().filter(|link| !has_sign(look, link)).cloned().collect();
    let words = cards::ties(&told);
    (!words.is_empty()).then(|| vec![Span::styled(format!("({words})"), look.ink.faint())])
}

fn has_sign(look: Look<'_>, link: &Link) -> bool {
    look.linked_seat(link).is_some_and(|seat| look.sign(seat).is_some())
}

fn bracketed(look: Look<'_>, card: &Card, units: Units) -> Vec<Piece> {
    let mut pieces = cards(look, &cards::under(card), units);
    if let Some(first) = pieces.first_mut() {
        first.insert(0, Span::raw("("));
    }
    if let Some(last) = pieces.last_mut() {
        last.push(Span::raw(")"));
    }
    pieces
}

/// Returns a piece with the number of cards under a card. Cards that can be chosen are not counted, but have a piece
/// with their name.
fn counted(look: Look<'_>, card: &Card) -> Vec<Piece> {
    let (marked, bare): (Vec<&Card>, Vec<&Card>) = card.under.iter().partition(|card| look.mark(&card.id).is_some());
    let count = (!bare.is_empty()).then(|| {
        let words = look.words.fill("cards-counted", &[("count", bare.len().into())]);
        vec![Span::styled(format!("({words})"), look.ink.faint())]
    });
    count.into_iter().chain(marked.into_iter().map(|card| name(look, card))).collect()
}

/// Appends a comma to each item except the last.
fn separated(all: Vec<Vec<Piece>>) -> Vec<Piece> {
    let last = all.len().saturating_sub(1);
    let with_comma = |(place, mut pieces): (usize, Vec<Piece>)| {
        if let (true, Some(piece)) = (place < last, pieces.last_mut()) {
            piece.push(Span::raw(","));
        }
        pieces
    };
    all.into_iter().enumerate().flat_map(with_comma).collect()
}

/// Reports whether the zone takes part in the fight.
pub(super) fn fights(look: Look<'_>, zone: &Zone) -> bool {
    let sides = look.position().scene.contest.iter().flat_map(|contest| &contest.sides);
    sides.flat_map(|side| &side.zones).any(|id| *id == zone.id)
}
