//! Draws a card, either on one line or in full.

use super::{
    look::Look,
    wrap::{wrap, wrap_wording},
};
use crate::words::signed;
use protocol::{Card, Counter, Face, Glyph};
use ratatui::{
    style::Style,
    text::{Line, Span},
};

/// A setting that shows or omits the title above a card's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Titled {
    Yes,
    No,
}

impl Look<'_> {
    /// Returns spans with the title and the icons of a card that has a text and icons. For any other card, returns the
    /// same as [`Look::signs`].
    pub(super) fn short(self, card: &Card) -> Vec<Span<'static>> {
        match &card.face {
            Face::Up { title, text, glyphs, .. } if !text.is_empty() && !glyphs.is_empty() => {
                let title = Span::raw(format!("{title} "));
                std::iter::once(title).chain(self.glyphs(glyphs)).collect()
            }
            Face::Up { .. } | Face::Down { .. } => self.signs(card),
        }
    }

    /// Returns spans with the icons of a card, without its title, if the card has a text and icons. For any other card,
    /// returns its name.
    pub(super) fn signs(self, card: &Card) -> Vec<Span<'static>> {
        match &card.face {
            Face::Up { text, glyphs, .. } if !text.is_empty() && !glyphs.is_empty() => self.glyphs(glyphs),
            Face::Up { tint, title, .. } => vec![self.ink.badge(tint, title), Span::raw(format!(" {title}"))],
            Face::Down { label } => vec![Span::styled(label.clone(), self.ink.faint())],
        }
    }

    /// Returns spans for a row of icons. An icon of a kind of card becomes a badge of two letters, and any other icon
    /// becomes its word. Signs and numbers are unchanged, with spaces around points.
    fn glyphs(self, glyphs: &[Glyph]) -> Vec<Span<'static>> {
        let draw = |(place, glyph): (usize, &Glyph)| match glyph {
            Glyph::Icon { name, label } if self.is_card(name) => self.ink.badge(name, label),
            Glyph::Icon { name: _, label } => Span::raw(label.clone()),
            Glyph::Text { text } => Span::raw(text.clone()),
            Glyph::Points { text } if place > 0 => Span::raw(format!(" {text} ")),
            Glyph::Points { text } => Span::raw(format!("{text} ")),
        };
        glyphs.iter().enumerate().map(draw).collect()
    }

    /// Returns lines with the title and the text of a card, no wider than `width`. A card without a text takes one
    /// line.
    pub(super) fn full(self, card: &Card, titled: Titled, width: usize) -> Vec<Line<'static>> {
        match &card.face {
            Face::Up { title, text, .. } if !text.is_empty() => {
                let title = match titled {
                    Titled::Yes => wrap(title, width),
                    Titled::No => Vec::new(),
                };
                let title = title.into_iter().map(|line| Line::styled(line, self.ink.strong()));
                title.chain(wrap_wording(text, width, Style::new())).collect()
            }
            Face::Up { .. } => vec![Line::from(self.short(card))],
            Face::Down { label } => {
                wrap(label, width).into_iter().map(|line| Line::styled(line, self.ink.faint())).collect()
            }
        }
    }

    /// Returns spans for each counter: its label, and then its number.
    pub(super) fn counters(self, counters: &[Counter]) -> Vec<Vec<Span<'static>>> {
        counters.iter().map(|counter| self.counter(counter)).collect()
    }

    fn counter(self, counter: &Counter) -> Vec<Span<'static>> {
        self.labelled(&counter.label, &signed(counter.value))
    }

    pub(super) fn labelled(self, label: &str, number: &str) -> Vec<Span<'static>> {
        vec![Span::raw(format!("{label} ")), Span::styled(number.to_owned(), self.ink.strong())]
    }
}
