//! What lies before the viewer: the hand in one row, and each open card with its words.

use super::{
    look::Look,
    wrap::{flow, wrap},
};
use protocol::{Card, Counter, Face, Seat, Zone, ZoneKind};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// How much is said of what lies before a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// Everything in words.
    Words,
    /// The hand as badges and numbers, the open cards in words.
    Badges,
    /// The open cards as icons too, several on a line.
    Icons,
}

/// Lines for the viewer's own place; none where nobody's eyes are looked through.
pub(super) fn lines(look: Look<'_>, detail: Detail, width: usize) -> Vec<Line<'static>> {
    look.position().viewer.map_or_else(Vec::new, |seat| place(look, seat, detail, width))
}

/// Everything that lies before a seat.
pub(super) fn place(look: Look<'_>, seat: Seat, detail: Detail, width: usize) -> Vec<Line<'static>> {
    let zones = look.of_seat(seat);
    let mut pieces = vec![look.called(seat)];
    for zone in zones.iter().filter(|zone| zone.kind != ZoneKind::Display) {
        pieces.extend(summary(look, zone, detail));
    }
    let mut lines = flow(pieces, width, "  ", 3);
    let shown = zones.iter().filter(|zone| zone.kind == ZoneKind::Display);
    let cards: Vec<&Card> = shown.flat_map(|zone| &zone.cards).collect();
    lines.extend(match detail {
        Detail::Words | Detail::Badges => listed(look, &cards, width),
        Detail::Icons => flow(cards.iter().map(|card| brief(look, card)).collect(), width, "  ", 0),
    });
    lines
}

/// A zone whose cards are not read one by one: its counters, or how many cards there are.
pub(super) fn summary(look: Look<'_>, zone: &Zone, detail: Detail) -> Vec<Vec<Span<'static>>> {
    match (zone.counters.as_slice(), zone.cards.len()) {
        ([], 0) => Vec::new(),
        ([], count) => vec![look.labelled(&zone.label, &count.to_string())],
        (counters, _) => counters.iter().map(|counter| counted(look, counter, detail)).collect(),
    }
}

/// A counter; with a badge where it counts cards that have one.
fn counted(look: Look<'_>, counter: &Counter, detail: Detail) -> Vec<Span<'static>> {
    let number = Span::styled(counter.value.to_string(), look.ink.strong());
    let badge = || look.ink.badge(&counter.id, &counter.label);
    match detail {
        _ if !look.has_badge(&counter.id) => look.labelled(&counter.label, &number.content),
        Detail::Words => vec![badge(), Span::raw(format!(" {} ", counter.label)), number],
        Detail::Badges | Detail::Icons => vec![badge(), Span::raw(" "), number],
    }
}

/// A card by its mark, title, icons and worth.
fn brief(look: Look<'_>, card: &Card) -> Vec<Span<'static>> {
    let mark = look.mark(&card.id);
    let mut spans = vec![Span::styled(mark.sign(), look.style(mark))];
    spans.extend(look.short(card));
    spans.push(Span::raw(" "));
    spans.extend(worth(look, card).spans);
    spans
}

/// Cards below each other: sign, title, words, and what each is worth at the end of the line.
pub(super) fn listed(look: Look<'_>, cards: &[&Card], width: usize) -> Vec<Line<'static>> {
    let title_wide = cards.iter().map(|card| title(card).width()).max().unwrap_or(0);
    let worth_wide = cards.iter().map(|card| worth(look, card).width()).max().unwrap_or(0);
    let text_wide = width.saturating_sub(3 + title_wide + 1 + worth_wide + 1);
    cards.iter().flat_map(|card| listed_card(look, card, (title_wide, text_wide), width)).collect()
}

fn listed_card(
    look: Look<'_>,
    card: &Card,
    (title_wide, text_wide): (usize, usize),
    width: usize,
) -> Vec<Line<'static>> {
    let mark = look.mark(&card.id);
    let blanks = |wide: usize| " ".repeat(wide);
    let mut texts = wrap(text(card), text_wide).into_iter();
    let (title, first) = (title(card).to_owned(), texts.next().unwrap_or_default());
    let worth = worth(look, card);
    let padding = blanks(width.saturating_sub(3 + title_wide + 1 + first.width() + worth.width()));
    let style = if mark.is_some() { look.style(mark) } else { look.ink.strong() };
    let mut line = Line::from(vec![
        Span::styled(mark.sign(), look.style(mark)),
        Span::styled(title.clone(), style),
        Span::raw(format!("{} {first}{padding}", blanks(title_wide - title.width()))),
    ]);
    line.extend(worth.spans);
    std::iter::once(line).chain(texts.map(|text| Line::raw(blanks(3 + title_wide + 1) + &text))).collect()
}

fn title(card: &Card) -> &str {
    match &card.face {
        Face::Up { title, .. } => title,
        Face::Down { label } => label,
    }
}

fn text(card: &Card) -> &str {
    match &card.face {
        Face::Up { text, .. } => text,
        Face::Down { .. } => "",
    }
}

fn worth(look: Look<'_>, card: &Card) -> Line<'static> {
    flow(look.counters(&card.counters), usize::MAX, " · ", 0).pop().unwrap_or_default()
}
