//! A scene in sentences.

use crate::{Words, choices, words::signed};
use protocol::{Card, Counter, Face, Position, Scene, Seat, SheetSeat, TurnInfo, Zone, ZoneKind};

/// What somebody who is to decide wants to hear: where the game is, what is theirs, and the choices.
pub(super) fn turn(position: &Position, words: Words) -> Vec<String> {
    let scene = &position.scene;
    let mut lines = vec![format!("{}. {}", scene.heading, scene.prompt)];
    if position.viewer.is_none() || scene.choices.is_empty() {
        lines.extend(zones(position, words, |_| true));
        return lines;
    }
    // What lies in the middle is in the choices.
    lines.extend(zones(position, words, |zone| match zone.kind {
        ZoneKind::Offer => false,
        ZoneKind::Display | ZoneKind::Group | ZoneKind::Stack => {
            zone.owner.is_none() || zone.owner == position.viewer && !chosen_from(scene, zone)
        }
        ZoneKind::Hand => zone.owner == position.viewer,
        ZoneKind::Discard | ZoneKind::Deck => false,
    }));
    lines.extend(choices(position));
    lines
}

/// Whether cards of this zone are choices, and so will be read as such.
fn chosen_from(scene: &Scene, zone: &Zone) -> bool {
    let mut cards = zone.cards.iter();
    !zone.cards.is_empty() && cards.all(|card| scene.choices.iter().any(|choice| choice.at == card.id))
}

/// Each choice with its number and what it is worth.
pub(super) fn choices(position: &Position) -> Vec<String> {
    let scene = &position.scene;
    let numbers = choices::numbers(&scene.choices);
    scene
        .choices
        .iter()
        .zip(numbers)
        .map(|(choice, number)| {
            let counters: Vec<&Counter> = worth(scene, &choice.at);
            match counters.as_slice() {
                [] => format!("{number}: {}", choice.words),
                counters => format!("{number}: {} ({})", choice.words, counted(counters.iter().copied())),
            }
        })
        .collect()
}

/// The counters of what a choice points at, and of the cards in it.
fn worth<'a>(scene: &'a Scene, at: &str) -> Vec<&'a Counter> {
    let zones = scene.zones.iter().filter(|zone| zone.id == at);
    let in_zones = zones.flat_map(|zone| zone.counters.iter().chain(zone.cards.iter().flat_map(|card| &card.counters)));
    let cards = scene.zones.iter().flat_map(|zone| &zone.cards).filter(|card| card.id == at);
    in_zones.chain(cards.flat_map(|card| &card.counters)).collect()
}

/// Everything on the table.
pub(super) fn whole(position: &Position, words: Words) -> Vec<String> {
    let scene = &position.scene;
    let mut lines = vec![format!("{}. {}", scene.heading, scene.prompt)];
    lines.extend(zones(position, words, |_| true));
    lines
}

/// What lies before everybody but the viewer.
pub(super) fn others(position: &Position, words: Words) -> Vec<String> {
    zones(position, words, |zone| zone.owner.is_some() && zone.owner != position.viewer)
}

/// A line for each zone that has something in it, and one more for each card that says something.
fn zones(position: &Position, words: Words, wanted: impl Fn(&Zone) -> bool) -> Vec<String> {
    let zones = position.scene.zones.iter().filter(|zone| wanted(zone));
    zones.flat_map(|zone| told(position, zone, words)).collect()
}

fn told(position: &Position, zone: &Zone, words: Words) -> Vec<String> {
    let (saying, bare): (Vec<&Card>, Vec<&Card>) = zone.cards.iter().partition(|card| says(card));
    let mut parts: Vec<String> = Vec::new();
    if !zone.counters.is_empty() {
        parts.push(counted(&zone.counters));
    } else if !bare.is_empty() {
        parts.push(grouped(&bare));
    }
    if parts.is_empty() && saying.is_empty() {
        return match zone.kind {
            ZoneKind::Offer => vec![words.labelled(&zone.label, &words.say("zone-empty")) + "."],
            ZoneKind::Hand
            | ZoneKind::Display
            | ZoneKind::Group
            | ZoneKind::Stack
            | ZoneKind::Discard
            | ZoneKind::Deck => Vec::new(),
        };
    }
    let other = zone.owner.filter(|seat| zone.kind == ZoneKind::Hand && Some(*seat) != position.viewer);
    let turn = other.filter(|seat| is_turn(position, *seat));
    let turn = turn.map_or_else(String::new, |_| format!(" {}", words.say("plain-to-move")));
    if let ([one], true) = (saying.as_slice(), zone.kind == ZoneKind::Offer) {
        parts.push(card(one, words));
        return vec![words.labelled(&zone.label, &parts.join("; "))];
    }
    let line = match parts.as_slice() {
        [] => words.fill("zone-label", &[("label", zone.label.as_str().into())]),
        parts => words.labelled(&zone.label, &parts.join("; ")) + ".",
    };
    std::iter::once(line + &turn).chain(saying.into_iter().map(|saying| card(saying, words))).collect()
}

fn is_turn(position: &Position, seat: Seat) -> bool {
    position.turn == TurnInfo::Seat(seat)
}

fn says(card: &Card) -> bool {
    match &card.face {
        Face::Up { text, .. } => !text.is_empty() || !card.counters.is_empty(),
        Face::Down { .. } => false,
    }
}

/// "Couple: 2 points for each couple Dorothy + Lion (Now 4, At best 8)".
fn card(card: &Card, words: Words) -> String {
    let said = match &card.face {
        Face::Up { title, text, .. } if text.is_empty() => title.clone(),
        Face::Up { title, text, .. } => words.labelled(title, text),
        Face::Down { label } => label.clone(),
    };
    if card.counters.is_empty() { said } else { format!("{said} ({})", counted(&card.counters)) }
}

/// Cards that only have a name, each name once: "Dorothy, 2 × Lion".
fn grouped(cards: &[&Card]) -> String {
    let name = |card: &Card| match &card.face {
        Face::Up { title, .. } => title.clone(),
        Face::Down { label } => label.clone(),
    };
    let mut groups: Vec<(String, usize)> = Vec::new();
    for name in cards.iter().map(|card| name(card)) {
        match groups.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => groups.push((name, 1)),
        }
    }
    let said = |(name, count): (String, usize)| if count == 1 { name } else { format!("{count} × {name}") };
    groups.into_iter().map(said).collect::<Vec<_>>().join(", ")
}

fn counted<'a>(counters: impl IntoIterator<Item = &'a Counter>) -> String {
    let said = counters.into_iter().map(|counter| format!("{} {}", counter.label, signed(counter.value)));
    said.collect::<Vec<_>>().join(", ")
}

/// How the finished game is counted.
pub(super) fn sheet(position: &Position, words: Words) -> Vec<String> {
    let Some(sheet) = &position.scene.sheet else { return Vec::new() };
    let seats = sheet.seats.iter().flat_map(|seat| sheet_seat(seat, words));
    std::iter::once(sheet.verdict.clone()).chain(seats).collect()
}

fn sheet_seat(seat: &SheetSeat, words: Words) -> Vec<String> {
    let total = words.points(seat.total);
    let mut lines = vec![words.labelled(&seat.name, &total) + "."];
    for line in &seat.lines {
        let title = match &line.card.face {
            Face::Up { title, .. } => title,
            Face::Down { label } => label,
        };
        let points = words.points(line.points);
        lines.push(format!("{}. {}", words.labelled(title, &points), line.words));
    }
    if !seat.counters.is_empty() {
        lines.push(counted(&seat.counters));
    }
    lines
}
