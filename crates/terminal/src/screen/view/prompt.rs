//! The prompt, and the choice that Enter would make.

use super::{
    look::{Look, Mark},
    wrap::{cut_line, spans},
};
use crate::choices;
use protocol::{Zone, ZoneKind};
use ratatui::text::{Line, Span};
use std::collections::BTreeSet;

/// The greatest number of choices that are listed at once.
const LISTED: usize = 6;

pub(super) fn lines(look: Look<'_>, width: usize) -> Vec<Line<'static>> {
    let scene = &look.position().scene;
    let mut lines = look.prompt(width);
    if !placed(look) {
        lines.extend(listed(look, width));
        return lines;
    }
    // The card under the cursor is on the table in full, so the words of the choice may be cut here.
    if let Some(row) = look.rows.get(look.eye.cursor) {
        let line = lines.pop().unwrap_or_default();
        let sign = Span::styled("  ► ", look.ink.choice());
        let words = spans(&choices::words(scene, row), look.ink.asked());
        lines.push(cut_line(Line::from_iter(line.spans.into_iter().chain([sign]).chain(words)), width));
    }
    lines
}

/// Reports whether each choice points at a different thing that the table shows.
fn placed(look: Look<'_>) -> bool {
    let scene = &look.position().scene;
    let seen: BTreeSet<&str> = scene.zones.iter().flat_map(|zone| pointed_at(look, zone)).collect();
    let pointed: BTreeSet<&str> = look.rows.iter().map(|row| row.at.as_str()).collect();
    pointed.len() == look.rows.len() && pointed.is_subset(&seen)
}

/// Returns the ids that the table shows with a mark: offers, and open cards of the viewer or of no seat.
fn pointed_at<'a>(look: Look<'a>, zone: &'a Zone) -> Vec<&'a str> {
    let cards = || zone.cards.iter().map(|card| card.id.as_str());
    let near = zone.owner.is_none() || zone.owner == look.position().viewer;
    match zone.kind {
        ZoneKind::Offer => std::iter::once(zone.id.as_str()).chain(cards()).collect(),
        ZoneKind::Display if near => cards().collect(),
        ZoneKind::Display | ZoneKind::Group | ZoneKind::Stack | ZoneKind::Hand | ZoneKind::Discard | ZoneKind::Deck => {
            Vec::new()
        }
    }
}

/// Returns the choices around the cursor.
fn listed(look: Look<'_>, width: usize) -> Vec<Line<'static>> {
    let first = look.eye.cursor.saturating_sub(LISTED / 2).min(look.rows.len().saturating_sub(LISTED));
    let rows = look.rows.iter().enumerate().skip(first).take(LISTED);
    rows.map(|(place, row)| {
        let mark = if place == look.eye.cursor { Mark::Cursor(row.number) } else { Mark::Choice(row.number) };
        let words = spans(&choices::words(&look.position().scene, row), look.words_style(mark));
        let sign = Span::styled(mark.sign(), look.style(mark));
        cut_line(Line::from_iter(std::iter::once(sign).chain(words)), width)
    })
    .collect()
}
