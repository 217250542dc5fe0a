//! Describes a table with two or more sides, with one short line for each place.

use super::lists::{counted, grouped};
use crate::{
    Words,
    cards::{self, is_down, number, title},
    words::signed,
};
use protocol::{Card, ContestSide, Face, Position, Zone, ZoneKind};

/// The line that describes one zone, at a table with two or more sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::plain) struct Side {
    /// The id of the zone.
    pub(super) at: String,
    pub(super) label: String,
    pub(super) line: String,
}

/// Returns a line for each zone that has something to show, except decks and discard piles.
pub(in crate::plain) fn sides(position: &Position, words: Words) -> Vec<Side> {
    let side = |zone: &Zone| {
        line(position, zone, words).map(|line| Side { at: zone.id.clone(), label: called(position, zone), line })
    };
    position.scene.zones.iter().filter_map(side).collect()
}

/// Returns the lines about the fight, or none if there is no fight.
pub(in crate::plain) fn contest(position: &Position, words: Words) -> Vec<String> {
    let Some(contest) = &position.scene.contest else { return Vec::new() };
    let sides = contest.sides.iter().map(|side| side_line(position, side, words));
    std::iter::once(contest.title.clone()).chain(sides).chain([contest.standing.clone()]).collect()
}

/// Returns the label of a zone. If the label does not contain the owner's name, puts the name before it.
pub(super) fn called(position: &Position, zone: &Zone) -> String {
    let seat = zone.owner.and_then(|seat| position.seats.get(seat.index()));
    match seat {
        Some(seat) if !zone.label.contains(&seat.name) => format!("{}, {}", seat.name, zone.label),
        Some(_) | None => zone.label.clone(),
    }
}

fn line(position: &Position, zone: &Zone, words: Words) -> Option<String> {
    match zone.kind {
        ZoneKind::Deck | ZoneKind::Discard => return None,
        ZoneKind::Offer | ZoneKind::Hand | ZoneKind::Display | ZoneKind::Group | ZoneKind::Stack => {}
    }
    let (down, up): (Vec<&Card>, Vec<&Card>) = zone.cards.iter().partition(|card| is_down(card));
    let name = |(place, card): (usize, &&Card)| match zone.kind {
        ZoneKind::Stack => format!("{}. {}", place + 1, announced(card, words)),
        ZoneKind::Offer | ZoneKind::Hand | ZoneKind::Display | ZoneKind::Group | ZoneKind::Discard | ZoneKind::Deck => {
            named(card)
        }
    };
    let open = up.iter().enumerate().map(name).collect::<Vec<_>>().join(", ");
    let ties = cards::ties(&zone.links);
    let said = [open, grouped(&down), counted(&zone.counters), ties];
    let said: Vec<String> = said.into_iter().filter(|said| !said.is_empty()).collect();
    let owner = zone.owner.and_then(|seat| position.seats.get(seat.index()));
    let label = match owner {
        Some(seat) if cards::only_named(zone) => seat.name.clone(),
        Some(_) | None => called(position, zone),
    };
    (!said.is_empty()).then(|| words.labelled(&label, &said.join(" – ")) + ".")
}

/// Returns the words for a card, such as "Dorothy Gale 3 (Toto the Dog +2, Silver Slippers +3), captive of Kalico".
fn named(card: &Card) -> String {
    let mut said = title(card).to_owned();
    if let Some(number) = number(card) {
        said += &format!(" {number}");
    }
    if !card.under.is_empty() {
        said += &format!(" ({})", cards::under(card).iter().map(named).collect::<Vec<_>>().join(", "));
    }
    let ties = card.links.iter().map(|link| link.words.as_str());
    std::iter::once(said.as_str()).chain(ties).collect::<Vec<_>>().join(", ")
}

fn announced(card: &Card, words: Words) -> String {
    match &card.face {
        Face::Up { title, text, .. } if !text.is_empty() => words.labelled(title, &text.to_string()),
        Face::Up { .. } | Face::Down { .. } => named(card),
    }
}

fn side_line(position: &Position, side: &ContestSide, words: Words) -> String {
    let name = position.seats.get(side.seat.index()).map_or("?", |seat| seat.name.as_str());
    let die = side.die.map(|die| {
        let blanks = [("faces", u32::from(die.faces).into()), ("value", u32::from(die.value).into())];
        words.fill("die", &blanks)
    });
    let total = format!("{} {}", side.total.label, signed(side.total.value));
    let cards = side.cards.iter().map(named);
    let said: Vec<String> = die.into_iter().chain([total]).chain(cards).collect();
    words.labelled(&format!("{} ({name})", side.label), &said.join(", ")) + "."
}
