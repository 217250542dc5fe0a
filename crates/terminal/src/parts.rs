//! The parts of the numbers on a table, for both display modes.

use crate::cards::{title, with_those_under};
use protocol::{Card, Counter, Scene, Zone};

/// A number on the table, with the card or zone that has it.
pub(crate) struct Known<'a> {
    /// The ids of the cards and zones at which the reader finds the number. A number of a zone is also found at each
    /// card in the zone.
    pub(crate) at: Vec<&'a str>,
    /// The name of the card or zone, such as "Dorothy Gale, Scarecrow".
    pub(crate) of: &'a str,
    pub(crate) counter: &'a Counter,
}

/// Returns every number that has parts: first the totals of the fight, and then the numbers on the table in reading
/// order.
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

/// Returns the numbers with parts that the reader finds at the card or zone with the id `place`.
pub(crate) fn known_at<'a>(scene: &'a Scene, place: &str) -> Vec<Known<'a>> {
    known(scene).into_iter().filter(|known| known.at.contains(&place)).collect()
}

/// Returns the numbers with parts: first those at the cards and zones `places`, and then the others. A number elsewhere
/// is left out if it has only one part.
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
