//! A card in words: in one line, or with all it says.

use super::{look::Look, wrap::wrap};
use protocol::{Card, Counter, Face, Glyph};
use ratatui::text::{Line, Span};

/// Whether a card that says something in words has its title above them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Titled {
    Yes,
    No,
}

impl Look<'_> {
    /// The card's title with its icons as badges, as short as can be.
    pub(super) fn short(self, card: &Card) -> Vec<Span<'static>> {
        match &card.face {
            Face::Up { tint, title, text, .. } if text.is_empty() => {
                vec![self.ink.badge(tint, title), Span::raw(format!(" {title}"))]
            }
            Face::Up { title, glyphs, .. } => {
                let mut spans = vec![Span::raw(format!("{title} "))];
                spans.extend(self.glyphs(glyphs));
                spans
            }
            Face::Down { label } => vec![Span::styled(label.clone(), self.ink.faint())],
        }
    }

    /// A row of icons: two letters on a colour for each, signs and numbers as they stand.
    fn glyphs(self, glyphs: &[Glyph]) -> Vec<Span<'static>> {
        glyphs
            .iter()
            .map(|glyph| match glyph {
                Glyph::Icon { name, label } => self.ink.badge(name, label),
                Glyph::Text { text } | Glyph::Points { text } => Span::raw(text.clone()),
            })
            .collect()
    }

    /// The card with all it says, no wider than `width`. Where room is short, its title is left out.
    pub(super) fn full(self, card: &Card, titled: Titled, width: usize) -> Vec<Line<'static>> {
        match &card.face {
            Face::Up { title, text, .. } if !text.is_empty() => {
                let title = match titled {
                    Titled::Yes => wrap(title, width),
                    Titled::No => Vec::new(),
                };
                let title = title.into_iter().map(|line| Line::styled(line, self.ink.strong()));
                title.chain(wrap(text, width).into_iter().map(Line::raw)).collect()
            }
            Face::Up { .. } => vec![Line::from(self.short(card))],
            Face::Down { label } => {
                wrap(label, width).into_iter().map(|line| Line::styled(line, self.ink.faint())).collect()
            }
        }
    }

    /// Each number with its label before it.
    pub(super) fn counters(self, counters: &[Counter]) -> Vec<Vec<Span<'static>>> {
        counters.iter().map(|counter| self.counter(counter)).collect()
    }

    fn counter(self, counter: &Counter) -> Vec<Span<'static>> {
        self.labelled(&counter.label, &counter.value.to_string())
    }

    pub(super) fn labelled(self, label: &str, number: &str) -> Vec<Span<'static>> {
        vec![Span::raw(format!("{label} ")), Span::styled(number.to_owned(), self.ink.strong())]
    }
}
