//! What the numbers on a table are made of, the same in both modes.

use crate::cards::{title, with_those_under};
use protocol::{Card, Counter, Scene, Zone};

/// A number that can be asked about.
pub(crate) struct Known<'a> {
    /// The ids under which it is found: of what it is on, and of what that lies in.
    pub(crate) at: Vec<&'a str>,
    /// What it is on: "Dorothy Gale, Scarecrow".
    pub(crate) of: &'a str,
    pub(crate) counter: &'a Counter,
}

/// Every number that says what it is made of: what is being fought out first, then the table in reading order.
pub(crate) fn known(scene: &Scene) -> Vec<Known<'_>> {
    let sides = scene.contest.iter().flat_map(|contest| &contest.sides);
    let totals = sides.map(|side| Known {
        at: side.zones.iter().map(String::as_str).collect(),
        of: &side.label,
        counter: &side.total,
    });
    let all = totals.chain(scene.zones.iter().flat_map(of_zone));
    all.filter(|known| !known.counter.parts.is_empty()).collect()
}

pub(crate) fn any(scene: &Scene) -> bool {
    !known(scene).is_empty()
}

/// The same, of what is at this place alone.
pub(crate) fn known_at<'a>(scene: &'a Scene, place: &str) -> Vec<Known<'a>> {
    known(scene).into_iter().filter(|known| known.at.contains(&place)).collect()
}

/// The same, but what is at one of these places before all else; elsewhere, a number with one part says nothing more.
pub(crate) fn known_first<'a>(scene: &'a Scene, places: &[&str]) -> Vec<Known<'a>> {
    let (near, far): (Vec<_>, Vec<_>) =
        known(scene).into_iter().partition(|known| known.at.iter().any(|at| places.contains(at)));
    near.into_iter().chain(far.into_iter().filter(|known| known.counter.parts.len() > 1)).collect()
}

fn of_zone(zone: &Zone) -> impl Iterator<Item = Known<'_>> {
    let own = zone.counters.iter().map(|counter| Known {
        at: zone.cards.iter().map(|card| card.id.as_str()).chain([zone.id.as_str()]).collect(),
        of: &zone.label,
        counter,
    });
    own.chain(zone.cards.iter().flat_map(with_those_under).flat_map(of_card))
}

fn of_card(card: &Card) -> impl Iterator<Item = Known<'_>> {
    card.counters.iter().map(|counter| Known { at: vec![&card.id], of: title(card), counter })
}
