//! The choice of a form for the table, so that as much as possible is on the screen at once.

use super::{
    contest,
    form::{Form, Held, Stacked, Units},
    menu, side,
};
use crate::screen::view::{log::Log, look::Look};
use protocol::{Seat, Zone, ZoneKind};
use ratatui::text::Line;

pub(super) struct Arrangement {
    pub(super) field: Vec<Line<'static>>,
    pub(super) menu: Vec<Line<'static>>,
}

const fn form(units: Units, held: Held, listed: usize, told: usize) -> Form {
    Form { units, held, stacked: Stacked::Listed, listed, told }
}

/// The forms to try, with the most detailed first.
const FORMS: [Form; 14] = [
    form(Units::Boxes, Held::Listed, 60, 4),
    form(Units::Boxes, Held::Listed, 14, 4),
    form(Units::Boxes, Held::Flowing, 25, 3),
    form(Units::Boxes, Held::Flowing, 10, 2),
    form(Units::Boxes, Held::Flowing, 6, 2),
    form(Units::Lines, Held::Flowing, 8, 2),
    form(Units::Lines, Held::Flowing, 5, 2),
    form(Units::Counted, Held::Flowing, 5, 1),
    form(Units::Counted, Held::Flowing, 3, 1),
    form(Units::Named, Held::Flowing, 5, 1),
    form(Units::Named, Held::Flowing, 3, 1),
    form(Units::Named, Held::Counted, 4, 1),
    Form { stacked: Stacked::Titles, ..form(Units::Named, Held::Counted, 4, 1) },
    SHORTEST,
];

const SHORTEST: Form = Form { stacked: Stacked::Titles, ..form(Units::Named, Held::Counted, 4, 0) };

/// Returns the most detailed arrangement that fits into `tall` lines. If none does, returns the shortest, which
/// scrolls.
pub(super) fn arrange(look: Look<'_>, width: usize, (tall, log): (usize, Log)) -> Arrangement {
    // While there is nothing to choose, the reader follows the log, so it keeps some lines.
    let kept = match (log, look.rows.is_empty()) {
        (Log::Below, true) => 3,
        (Log::Below, false) | (Log::Beside, _) => 0,
    };
    let tall = tall.saturating_sub(kept);
    let made = || FORMS.iter().map(|form| (*form, make(look, *form, width)));
    match made().find(|(_, made)| made.tall() <= tall) {
        Some((form, made)) => listing_more(look, (form, made), width, (tall, log)),
        None => make(look, Form { listed: (tall / 5).max(1), ..SHORTEST }, width),
    }
}

/// Gives the spare lines to the list. A log below the table takes some of them first.
fn listing_more(
    look: Look<'_>,
    (form, made): (Form, Arrangement),
    width: usize,
    (tall, log): (usize, Log),
) -> Arrangement {
    let kept = match log {
        Log::Below => 3,
        Log::Beside => 0,
    };
    let spare = tall.saturating_sub(made.tall() + kept);
    let menu = menu::lines(look, Form { listed: form.listed + spare, ..form }, width);
    Arrangement { menu, ..made }
}

impl Arrangement {
    fn tall(&self) -> usize {
        self.field.len() + self.menu.len()
    }
}

fn make(look: Look<'_>, form: Form, width: usize) -> Arrangement {
    let mut field: Vec<Line<'static>> = Vec::new();
    let mut seats = look.others();
    // Without a viewer, the last seat has the near side.
    let near = look.position().viewer.or_else(|| seats.pop());
    for seat in seats {
        field.extend(side::lines(look, seat, form, width));
    }
    field.extend(side::offered(look, form.units, width));
    let (piles, open): (Vec<&Zone>, Vec<&Zone>) = middle(look).partition(|zone| side::is_pile(zone));
    field.extend(open.into_iter().flat_map(|zone| side::shown(look, zone, form, width)));
    field.extend(side::piled(look, &piles, width));
    field.extend(contest::lines(look, width));
    field.extend(near.into_iter().flat_map(|seat: Seat| side::lines(look, seat, form, width)));
    Arrangement { field, menu: menu::lines(look, form, width) }
}

/// Returns the zones between the sides, except offers.
pub(super) fn middle(look: Look<'_>) -> impl Iterator<Item = &Zone> {
    let zones = look.position().scene.zones.iter();
    zones.filter(|zone| zone.kind != ZoneKind::Offer && (zone.owner.is_none() || zone.kind == ZoneKind::Stack))
}
