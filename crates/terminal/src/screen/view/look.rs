//! A table and the reader's view of the table, which every part of the drawing uses.

use super::{Ink, ink, wrap::wrap_wording};
use crate::{
    Eye, Table, Words,
    choices::{Row, ended_alike},
};
use protocol::{Face, Link, Position, Scene, Seat, TurnInfo, Zone, ZoneKind};
use ratatui::{
    style::{Modifier, Style},
    text::{Line, Span},
};

#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) table: &'a Table,
    pub(super) eye: Eye,
    /// The rows of the current step.
    pub(super) rows: &'a [Row],
    pub(super) words: Words,
    pub(super) ink: Ink,
}

/// The mark of a thing on the table, which shows whether the thing can be chosen and whether the cursor is on it. Each
/// number is the number of the choice in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    None,
    Choice(usize),
    Cursor(usize),
}

impl<'a> Look<'a> {
    pub(super) fn position(self) -> &'a Position {
        &self.table.position
    }

    pub(super) fn mark(self, id: &str) -> Mark {
        let pointing = || self.rows.iter().enumerate().filter(|(_, row)| row.at == id);
        let under_cursor = pointing().find(|(place, _)| *place == self.eye.cursor);
        match (under_cursor, pointing().next()) {
            (Some((_, row)), _) => Mark::Cursor(row.number),
            (None, Some((_, row))) => Mark::Choice(row.number),
            (None, None) => Mark::None,
        }
    }

    pub(super) fn style(self, mark: Mark) -> Style {
        match mark {
            Mark::None => Style::new(),
            Mark::Choice(_) => self.ink.choice(),
            Mark::Cursor(_) => self.ink.cursor(),
        }
    }

    /// Returns the style for the words of a choice. Names of cards in the words are bold.
    pub(super) fn words_style(self, mark: Mark) -> Style {
        match mark {
            Mark::None => Style::new(),
            Mark::Choice(_) => self.ink.asked(),
            Mark::Cursor(_) => self.ink.cursor().remove_modifier(Modifier::BOLD),
        }
    }

    /// Returns the lines of the prompt. They are highlighted if the viewer has a choice.
    pub(super) fn prompt(self, width: usize) -> Vec<Line<'static>> {
        let Scene { prompt, choices, .. } = &self.position().scene;
        let style = if choices.is_empty() { Style::new() } else { self.ink.asked() };
        wrap_wording(prompt, width, style)
    }

    pub(super) fn offers(self) -> Vec<&'a Zone> {
        self.zones(|zone| zone.kind == ZoneKind::Offer)
    }

    pub(super) fn of_seat(self, seat: Seat) -> Vec<&'a Zone> {
        self.zones(|zone| zone.owner == Some(seat) && zone.kind != ZoneKind::Offer)
    }

    pub(super) fn of_nobody(self) -> Vec<&'a Zone> {
        self.zones(|zone| zone.owner.is_none() && zone.kind != ZoneKind::Offer)
    }

    /// Returns the seats of the scene except the viewer's, in the order of the scene.
    pub(super) fn others(self) -> Vec<Seat> {
        let mut seats = Vec::new();
        for seat in self.position().scene.zones.iter().filter_map(|zone| zone.owner) {
            if Some(seat) != self.position().viewer && !seats.contains(&seat) {
                seats.push(seat);
            }
        }
        seats
    }

    pub(super) fn name(self, seat: Seat) -> &'a str {
        self.position().seats.get(seat.index()).map_or("?", |seat| seat.name.as_str())
    }

    /// Returns spans with a seat's name. An arrow precedes the name on the seat's turn, and so does the seat's sign if
    /// it has one.
    pub(super) fn called(self, seat: Seat) -> Vec<Span<'static>> {
        let turn = if self.position().turn == TurnInfo::Seat(seat) { "► " } else { "  " };
        let sign = self.sign(seat).map(|sign| Span::styled(format!("{sign} "), self.ink.strong()));
        let name = Span::styled(self.name(seat).to_owned(), self.ink.strong());
        std::iter::once(Span::raw(turn)).chain(sign).chain([name]).collect()
    }

    /// Reports whether the table has roads. Each half of a road is an offer that belongs to a seat and has cards. These
    /// cards may belong to any seat.
    pub(super) fn has_roads(self) -> bool {
        let mut offers = self.position().scene.zones.iter().filter(|zone| zone.kind == ZoneKind::Offer);
        offers.any(|zone| zone.owner.is_some() && !zone.cards.is_empty())
    }

    /// Returns the sign of a seat, which marks the seat's road and the seat's cards on every road. At a table without
    /// roads there are no signs.
    pub(super) fn sign(self, seat: Seat) -> Option<&'static str> {
        const SIGNS: [&str; 4] = ["○", "■", "◆", "△"];
        SIGNS.get(seat.index()).copied().filter(|_| self.has_roads())
    }

    /// Returns the label of a zone with a colon. An owner's name at the end of the label is left out, because the
    /// heading of the seat contains it.
    pub(super) fn label(self, zone: &Zone) -> String {
        let whose = zone.owner.and_then(|seat| self.whose(seat)).unwrap_or_default();
        let label = zone.label.strip_suffix(whose).unwrap_or(&zone.label).trim_end_matches([',', ' ']);
        let label = if label.is_empty() { zone.label.as_str() } else { label };
        self.words.fill("zone-label", &[("label", label.into())])
    }

    /// Returns a common suffix of the labels of two of the seat's zones that contains the seat's name, such as " of
    /// Ann".
    fn whose(self, seat: Seat) -> Option<&'a str> {
        let labels: Vec<&str> = self.of_seat(seat).into_iter().map(|zone| zone.label.as_str()).collect();
        let pairs =
            labels.iter().enumerate().flat_map(|(place, one)| labels[..place].iter().map(move |other| (one, other)));
        pairs.map(|(one, other)| ended_alike(one, other)).find(|end| end.contains(self.name(seat)))
    }

    /// Returns the owner of the zone to which a link points.
    pub(super) fn linked_seat(self, link: &Link) -> Option<Seat> {
        self.position().scene.zones.iter().find(|zone| zone.id == link.to).and_then(|zone| zone.owner)
    }

    /// Returns true if `name` is the name of a kind of card, which is shown as a badge. The kinds are the known tints,
    /// and the tints of the cards in sight.
    pub(super) fn is_card(self, name: &str) -> bool {
        let mut cards = self.position().scene.zones.iter().flat_map(|zone| &zone.cards);
        ink::is_known(name)
            || cards.any(|card| match &card.face {
                Face::Up { tint, .. } => tint == name,
                Face::Down { .. } => false,
            })
    }

    fn zones(self, wanted: impl Fn(&Zone) -> bool) -> Vec<&'a Zone> {
        self.position().scene.zones.iter().filter(|zone| wanted(zone)).collect()
    }
}

impl Mark {
    pub(super) fn is_some(self) -> bool {
        match self {
            Mark::None => false,
            Mark::Choice(_) | Mark::Cursor(_) => true,
        }
    }

    /// Returns the sign at the beginning of a line. Signs have the same width for every mark.
    pub(super) fn sign(self) -> String {
        match self {
            Mark::None => "   ".into(),
            Mark::Choice(number) => format!("{number:>2} "),
            Mark::Cursor(number) => format!("►{number} "),
        }
    }
}
