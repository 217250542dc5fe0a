//! Draws the viewer's own place: the hand on one line, and each open card with its text.

use super::{
    card::Titled,
    look::Look,
    wrap::{flow, wrap_wording},
};
use crate::words::signed;
use protocol::{Card, Counter, Face, Seat, Wording, Zone, ZoneKind};
use ratatui::{
    style::Style,
    text::{Line, Span},
};
use unicode_width::UnicodeWidthStr;

/// The amount of detail in which a seat's place is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// Everything is printed in words.
    Words,
    /// The hand is printed as badges and numbers, and the open cards with their texts. The number of face-down cards is
    /// left out.
    Badges,
    /// The same as `Badges`, but the open cards have no titles.
    Untitled,
    /// The open cards are icons, several on a line. Of the hand's counters, only those with a badge are printed.
    Icons,
}

/// Returns the lines of the viewer's own place, or none if there is no viewer.
pub(super) fn lines(look: Look<'_>, detail: Detail, width: usize) -> Vec<Line<'static>> {
    look.position().viewer.map_or_else(Vec::new, |seat| place(look, seat, detail, width))
}

/// Returns the lines for everything in front of a seat.
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
        Detail::Words | Detail::Badges => listed(look, &cards, Titled::Yes, width),
        Detail::Untitled => listed(look, &cards, Titled::No, width),
        Detail::Icons => iconed(look, &cards, width),
    });
    lines
}

/// Returns spans for each counter of a zone whose cards are not printed. If everything is printed in words, a zone
/// without counters has its number of cards instead.
pub(super) fn summary(look: Look<'_>, zone: &Zone, detail: Detail) -> Vec<Vec<Span<'static>>> {
    let counters = || zone.counters.iter().map(|counter| counted(look, counter, detail));
    match detail {
        Detail::Words if zone.counters.is_empty() && !zone.cards.is_empty() => {
            vec![vec![Span::raw(look.words.labelled(&zone.label, &zone.cards.len().to_string()))]]
        }
        Detail::Words | Detail::Badges | Detail::Untitled => counters().collect(),
        Detail::Icons => {
            let with_badge = zone.counters.iter().filter(|counter| look.is_card(&counter.id));
            with_badge.map(|counter| counted(look, counter, detail)).collect()
        }
    }
}

/// Returns spans for a counter. If the counter counts a kind of card, the spans contain the badge of that kind.
fn counted(look: Look<'_>, counter: &Counter, detail: Detail) -> Vec<Span<'static>> {
    let number = Span::styled(signed(counter.value), look.ink.strong());
    let badge = || look.ink.badge(&counter.id, &counter.label);
    match detail {
        _ if !look.is_card(&counter.id) => look.labelled(&counter.label, &number.content),
        Detail::Words => vec![badge(), Span::raw(format!(" {} ", counter.label)), number],
        Detail::Badges | Detail::Untitled | Detail::Icons => vec![badge(), Span::raw(" "), number],
    }
}

/// Returns lines with the icons of the cards, side by side.
pub(super) fn iconed(look: Look<'_>, cards: &[&Card], width: usize) -> Vec<Line<'static>> {
    flow(cards.iter().map(|card| brief(look, card)).collect(), width, " ", 0)
}

/// Returns spans with the mark, the icons and the worth of a card.
fn brief(look: Look<'_>, card: &Card) -> Vec<Span<'static>> {
    let mark = look.mark(&card.id);
    let mut spans = vec![Span::styled(mark.sign(), look.style(mark))];
    spans.extend(look.signs(card));
    spans.push(Span::raw(" "));
    spans.extend(worth(look, card).spans);
    spans
}

/// Returns lines for cards, one card below the other. Each card has its sign, title and text, and its worth at the end
/// of its first line.
pub(super) fn listed(look: Look<'_>, cards: &[&Card], titled: Titled, width: usize) -> Vec<Line<'static>> {
    let title_wide = match titled {
        Titled::Yes => cards.iter().map(|card| title(card).width() + 1).max().unwrap_or(0),
        Titled::No => 0,
    };
    let worth_wide = cards.iter().map(|card| worth(look, card).width()).max().unwrap_or(0);
    let text_wide = width.saturating_sub(SIGN + title_wide + worth_wide + 1);
    cards.iter().flat_map(|card| listed_card(look, card, (title_wide, text_wide), width)).collect()
}

/// The width of the sign for a mark, in columns.
const SIGN: usize = 3;

fn listed_card(
    look: Look<'_>,
    card: &Card,
    (title_wide, text_wide): (usize, usize),
    width: usize,
) -> Vec<Line<'static>> {
    let mark = look.mark(&card.id);
    let blanks = |wide: usize| " ".repeat(wide);
    let mut texts = text(card).map_or(Vec::new(), |text| wrap_wording(text, text_wide, Style::new())).into_iter();
    let first = texts.next().unwrap_or_default();
    let mut spans = vec![Span::styled(mark.sign(), look.style(mark))];
    if title_wide > 0 {
        let style = if mark.is_some() { look.style(mark) } else { look.ink.strong() };
        spans.push(Span::styled(title(card).to_owned(), style));
        spans.push(Span::raw(blanks(title_wide - title(card).width())));
    }
    let worth = worth(look, card);
    let padding = width.saturating_sub(SIGN + title_wide + first.width() + worth.width());
    spans.extend(first.spans);
    spans.push(Span::raw(blanks(padding)));
    spans.extend(worth.spans);
    let rest = texts.map(|text| {
        let indent = Span::raw(blanks(SIGN + title_wide));
        Line::from_iter(std::iter::once(indent).chain(text.spans))
    });
    std::iter::once(Line::from(spans)).chain(rest).collect()
}

fn title(card: &Card) -> &str {
    match &card.face {
        Face::Up { title, .. } => title,
        Face::Down { label } => label,
    }
}

fn text(card: &Card) -> Option<&Wording> {
    match &card.face {
        Face::Up { text, .. } => Some(text),
        Face::Down { .. } => None,
    }
}

fn worth(look: Look<'_>, card: &Card) -> Line<'static> {
    flow(look.counters(&card.counters), usize::MAX, " · ", 0).pop().unwrap_or_default()
}
