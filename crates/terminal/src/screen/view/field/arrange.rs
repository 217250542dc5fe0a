//! Chooses a form of the table that shows as much as possible on the screen at once.

use super::{
    contest,
    form::{Form, Held, Stacked, Units},
    side,
};
use crate::screen::view::{log::Log, look::Look, menu};
use protocol::{Seat, Zone, ZoneKind};
use ratatui::text::Line;

pub(super) struct Arrangement {
    pub(super) field: Vec<Line<'static>>,
    pub(super) menu: Vec<Line<'static>>,
}

/// The height that a form of the table reserves for the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Height {
    Most,
    Good,
    Least,
}

const fn form(units: Units, held: Held) -> Form {
    Form { units, held, stacked: Stacked::Listed }
}

/// The forms to try, from the most detailed to the shortest.
const FORMS: [(Form, Height); 15] = [
    (form(Units::Told, Held::Told), Height::Most),
    (form(Units::Told, Held::Listed), Height::Most),
    (form(Units::Boxes, Held::Told), Height::Most),
    (form(Units::Boxes, Held::Listed), Height::Most),
    (form(Units::Boxes, Held::Listed), Height::Good),
    (form(Units::Boxes, Held::Flowing), Height::Most),
    (form(Units::Boxes, Held::Flowing), Height::Good),
    (form(Units::Lines, Held::Flowing), Height::Good),
    (form(Units::Counted, Held::Flowing), Height::Good),
    (form(Units::Lines, Held::Flowing), Height::Least),
    (form(Units::Counted, Held::Flowing), Height::Least),
    (form(Units::Named, Held::Flowing), Height::Good),
    (form(Units::Named, Held::Flowing), Height::Least),
    (form(Units::Named, Held::Counted), Height::Least),
    (SHORTEST, Height::Least),
];

const SHORTEST: Form = Form { units: Units::Named, held: Held::Counted, stacked: Stacked::Titles };

/// Returns the most detailed arrangement that fits into `tall` lines. If none fits, returns the shortest, which can be
/// scrolled. The menu has space for everything about the choice under the cursor, unless the screen is too low.
pub(super) fn arrange(look: Look<'_>, width: usize, (tall, log): (usize, Log)) -> Arrangement {
    // If there is no choice, some lines are kept for the log, which the reader then follows.
    let kept = match (log, look.rows.is_empty()) {
        (Log::Below, true) => 3,
        (Log::Below, false) | (Log::Beside, _) => 0,
    };
    let tall = tall.saturating_sub(kept);
    let heights = menu::heights(look, width);
    let height = |height: Height| match height {
        Height::Most => heights.most,
        Height::Good => heights.good.min(heights.most),
        Height::Least => heights.least.min(heights.most),
    };
    let mut made = FORMS.iter().map(|(form, of)| (make(look, *form, width), height(*of)));
    match made.find(|(field, menu)| field.len() + menu <= tall) {
        Some((field, menu)) => {
            let spare = tall - field.len() - menu;
            let menu = heights.most.min(menu + spare.saturating_sub(log_lines(log)));
            Arrangement { field, menu: menu::lines(look, menu, width) }
        }
        None => {
            let kept = if tall < SMALL { 0 } else { LEAST_FIELD };
            let menu = height(Height::Least).min(tall.saturating_sub(kept));
            Arrangement { field: make(look, SHORTEST, width), menu: menu::lines(look, menu, width) }
        }
    }
}

/// The smallest height of a field that can be scrolled, including the line that counts the hidden lines.
const LEAST_FIELD: usize = 5;
/// The number of lines below which a screen is small. On a small screen, the decision may take all lines.
const SMALL: usize = 16;

/// Returns the number of lines that the log gets before the menu gets more lines than its form reserves.
fn log_lines(log: Log) -> usize {
    match log {
        Log::Below => 3,
        Log::Beside => 0,
    }
}

fn make(look: Look<'_>, form: Form, width: usize) -> Vec<Line<'static>> {
    let mut field: Vec<Line<'static>> = Vec::new();
    let mut seats = look.others();
    // If there is no viewer, the last seat is drawn on the near side.
    let near = look.position().viewer.or_else(|| seats.pop());
    if look.has_roads() {
        // The viewer's road leads into the road of the next seat, so the next seat is drawn nearest to the viewer.
        seats.reverse();
    }
    for seat in seats {
        field.extend(side::lines(look, seat, form, width));
    }
    field.extend(side::offered(look, form.units, width));
    let (piles, open): (Vec<&Zone>, Vec<&Zone>) = middle(look).partition(|zone| side::is_pile(zone));
    field.extend(open.into_iter().flat_map(|zone| side::shown(look, zone, form, width)));
    field.extend(contest::lines(look, width));
    field.extend(near.into_iter().flat_map(|seat: Seat| side::lines(look, seat, form, width)));
    field.extend(side::piled(look, &piles, width));
    field
}

/// Returns the zones that are drawn between the sides: zones without an owner, except offers, and every stack.
pub(super) fn middle(look: Look<'_>) -> impl Iterator<Item = &Zone> {
    let zones = look.position().scene.zones.iter();
    zones.filter(|zone| zone.kind != ZoneKind::Offer && (zone.owner.is_none() || zone.kind == ZoneKind::Stack))
}
