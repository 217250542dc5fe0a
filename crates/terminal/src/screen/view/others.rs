//! Draws the other seats: as icons on one line or on several, or with all of their open cards.

use super::{
    look::Look,
    mine,
    wrap::{cut_line, flow},
};
use protocol::{Card, Seat, Zone, ZoneKind};
use ratatui::text::{Line, Span};

/// The amount of detail in which the other seats are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// Icons on one line, which is cut if it is too long.
    Line,
    /// Icons on as many lines as they need.
    Icons,
    /// Icons, with the titles of the open cards.
    Titles,
    /// Every open card with its text.
    Full,
}

pub(super) fn lines(look: Look<'_>, detail: Detail, width: usize) -> Vec<Line<'static>> {
    look.others().into_iter().flat_map(|seat| seat_lines(look, seat, detail, width)).collect()
}

fn seat_lines(look: Look<'_>, seat: Seat, detail: Detail, width: usize) -> Vec<Line<'static>> {
    match detail {
        Detail::Line => {
            let whole = flow(account(look, seat, Look::signs), usize::MAX, "  ", 0).into_iter().flatten();
            vec![cut_line(Line::from_iter(whole), width)]
        }
        Detail::Icons => flow(account(look, seat, Look::signs), width, "  ", 4),
        Detail::Titles => flow(account(look, seat, Look::short), width, "  ", 4),
        Detail::Full => mine::place(look, seat, mine::Detail::Words, width),
    }
}

/// Returns spans for the name of a seat, for each of its open cards as `draw` prints them, and for the numbers of its
/// other cards.
fn account<'a>(
    look: Look<'a>,
    seat: Seat,
    draw: impl Fn(Look<'a>, &Card) -> Vec<Span<'static>>,
) -> Vec<Vec<Span<'static>>> {
    let (shown, held): (Vec<&Zone>, Vec<&Zone>) =
        look.of_seat(seat).into_iter().partition(|zone| zone.kind == ZoneKind::Display);
    let mut pieces = vec![look.called(seat)];
    pieces.extend(shown.iter().flat_map(|zone| &zone.cards).map(|card| draw(look, card)));
    pieces.extend(held.iter().flat_map(|zone| mine::summary(look, zone, mine::Detail::Badges)));
    pieces
}
