//! Draws the prompt, and the choice that Enter would make.

use super::{
    look::Look,
    menu,
    wrap::{cut_line, spans, wrap_wording},
};
use crate::choices;
use protocol::{Zone, ZoneKind};
use ratatui::text::{Line, Span};
use std::collections::BTreeSet;

/// The form of the choice under the cursor, for a choice that is also marked on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// The choice is printed in full, on as many lines as it needs.
    Whole,
    /// The choice is printed on the last line of the prompt, which is cut if it is too long.
    Cut,
}

/// The greatest number of choices in the list beyond the few that are always visible.
const MORE: usize = 2;

pub(super) fn lines(look: Look<'_>, asked: Asked, width: usize) -> Vec<Line<'static>> {
    let scene = &look.position().scene;
    if !placed(look) {
        let menu::Heights { least, most, .. } = menu::heights(look, width);
        return menu::lines(look, most.min(least + MORE), width);
    }
    let mut lines = look.prompt(width);
    let Some(row) = look.rows.get(look.eye.cursor) else { return lines };
    let words = choices::words(scene, row);
    let sign = || Span::styled("  ► ", look.ink.choice());
    let last = lines.pop().unwrap_or_default();
    let beside = Line::from_iter(last.spans.iter().cloned().chain([sign()]).chain(spans(&words, look.ink.asked())));
    if asked == Asked::Cut || beside.width() <= width {
        lines.push(cut_line(beside, width));
        return lines;
    }
    lines.push(last);
    let wrapped = wrap_wording(&words, width.saturating_sub(sign().width()), look.ink.asked()).into_iter();
    lines.extend(wrapped.enumerate().map(|(place, line)| {
        let begun = if place == 0 { sign() } else { Span::raw(" ".repeat(sign().width())) };
        Line::from_iter(std::iter::once(begun).chain(line.spans))
    }));
    lines
}

/// Reports whether each row points at a different thing that the table marks.
fn placed(look: Look<'_>) -> bool {
    let scene = &look.position().scene;
    let seen: BTreeSet<&str> = scene.zones.iter().flat_map(|zone| pointed_at(look, zone)).collect();
    let pointed: BTreeSet<&str> = look.rows.iter().map(|row| row.at.as_str()).collect();
    pointed.len() == look.rows.len() && pointed.is_subset(&seen)
}

/// Returns the ids of the things in a zone that can be marked on the screen: an offer and its cards, and face-up cards
/// in a display of the viewer or of no seat.
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
