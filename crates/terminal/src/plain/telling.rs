//! Describes a scene in sentences.

mod heard;
mod lists;
mod sides;

pub(super) use heard::Heard;
pub(super) use sides::contest;

use crate::{Table, Words, cards, choices, parts::Known, words::signed};
use lists::{counted, grouped, named};
use protocol::{Card, Counter, Face, Lesson, LessonStep, Position, Scene, Seat, SheetSeat, TurnInfo, Zone, ZoneKind};
use sides::sides;

/// Returns the steps of a lesson, and then a line about the decision that the lesson waits for.
pub(super) fn lesson(lesson: &Lesson) -> Vec<String> {
    let step = |step: &LessonStep| {
        let title = std::iter::once(step.title.clone());
        title.chain(step.lines.iter().map(|line| line.words.clone())).collect::<Vec<_>>().join(" ")
    };
    let waits = Some(lesson.waits.clone()).filter(|waits| !waits.is_empty());
    lesson.steps.iter().map(step).chain(waits).collect()
}

/// Returns the lines for a decision: the stage of the game, the viewer's own cards, and the choices. If the table has
/// sides, the lines about the sides that are in `heard` are left out.
pub(super) fn turn(table: &Table, heard: &mut Heard, words: Words) -> Vec<String> {
    let (position, scene) = (&table.position, &table.position.scene);
    let mut lines = vec![format!("{}. {}", scene.heading, scene.prompt)];
    if !table.has_middle() {
        lines.extend(heard.fresh_sides(sides(position, words), words));
        lines.extend(contest(position, words));
        lines.extend(choices(table, heard, words));
        return lines;
    }
    if position.viewer.is_none() || scene.choices.is_empty() {
        lines.extend(zones(position, words, |_| true));
        return lines;
    }
    // The cards in the middle are left out here, because they are listed with the choices.
    lines.extend(zones(position, words, |zone| match zone.kind {
        ZoneKind::Offer => false,
        ZoneKind::Display | ZoneKind::Group | ZoneKind::Stack => {
            zone.owner.is_none() || zone.owner == position.viewer && !chosen_from(scene, zone)
        }
        ZoneKind::Hand => zone.owner == position.viewer,
        ZoneKind::Discard | ZoneKind::Deck => false,
    }));
    lines.extend(choices(table, heard, words));
    lines
}

/// Reports whether every card of this zone can be chosen, so that the list of choices contains them all.
fn chosen_from(scene: &Scene, zone: &Zone) -> bool {
    let mut cards = zone.cards.iter();
    !zone.cards.is_empty() && cards.all(|card| scene.choices.iter().any(|choice| choice.at == card.id))
}

/// Returns the current rows, each with its number, its counters and its effect. At a table with sides, the text of a
/// card follows the first row that names the card, unless the text is in `heard`.
pub(super) fn choices(table: &Table, heard: &mut Heard, words: Words) -> Vec<String> {
    let scene = &table.position.scene;
    let rows = table.rows();
    let said = rows.iter().map(|row| {
        let counters: Vec<&Counter> = worth(scene, &row.at);
        let mut line = format!("{}: {}", row.number, choices::words(scene, row));
        if !counters.is_empty() {
            line += &format!(" ({})", counted(counters.iter().copied()));
        }
        if let Some(hint) = choices::hint(scene, row) {
            line += &format!(" – {hint}");
        }
        // At a table without sides, the choices already contain the texts of their cards.
        if !table.has_middle() {
            line += &heard.fresh_words(&cards::meant(scene, &row.at), words);
        }
        line
    });
    said.collect()
}

/// Returns the counters of the card or zone that a choice points at. For an offer, adds the counters of its cards,
/// because the cards are taken with the offer.
fn worth<'a>(scene: &'a Scene, at: &str) -> Vec<&'a Counter> {
    let taken = |zone: &'a Zone| match zone.kind {
        ZoneKind::Offer => zone.cards.as_slice(),
        ZoneKind::Hand | ZoneKind::Display | ZoneKind::Group | ZoneKind::Stack | ZoneKind::Discard | ZoneKind::Deck => {
            &[]
        }
    };
    let zones = scene.zones.iter().filter(|zone| zone.id == at);
    let in_zones =
        zones.flat_map(|zone| zone.counters.iter().chain(taken(zone).iter().flat_map(|card| &card.counters)));
    let cards = cards::all(scene).filter(|card| card.id == at);
    in_zones.chain(cards.flat_map(|card| &card.counters)).collect()
}

/// Returns the lines about everything on the table.
pub(super) fn whole(position: &Position, words: Words) -> Vec<String> {
    let scene = &position.scene;
    let mut lines = vec![format!("{}. {}", scene.heading, scene.prompt)];
    lines.extend(position.notices.iter().cloned());
    lines.extend(contest(position, words));
    lines.extend(zones(position, words, |_| true));
    lines
}

/// Returns the lines about everything in front of the other seats.
pub(super) fn others(position: &Position, words: Words) -> Vec<String> {
    zones(position, words, |zone| zone.owner.is_some() && zone.owner != position.viewer)
}

/// Returns a line for each wanted zone that is not empty, and a line for each of its cards that has a text.
fn zones(position: &Position, words: Words, wanted: impl Fn(&Zone) -> bool) -> Vec<String> {
    let zones = position.scene.zones.iter().filter(|zone| wanted(zone));
    zones.flat_map(|zone| told(position, zone, words)).collect()
}

fn told(position: &Position, zone: &Zone, words: Words) -> Vec<String> {
    let (saying, bare): (Vec<&Card>, Vec<&Card>) = zone.cards.iter().partition(|card| says(card));
    let label = sides::called(position, zone);
    let mut parts: Vec<String> = Vec::new();
    if !zone.counters.is_empty() {
        parts.push(counted(&zone.counters));
    } else if !bare.is_empty() {
        parts.push(grouped(&bare));
    }
    let ties = cards::ties(&zone.links);
    if parts.is_empty() && saying.is_empty() {
        return match zone.kind {
            ZoneKind::Offer => vec![words.labelled(&label, &words.say("zone-empty")) + "."],
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
        return vec![words.labelled(&label, &parts.join("; "))];
    }
    let line = match parts.as_slice() {
        [] => words.fill("zone-label", &[("label", label.into())]),
        parts if ties.is_empty() => words.labelled(&label, &parts.join("; ")) + ".",
        parts => format!("{} – {ties}.", words.labelled(&label, &parts.join("; "))),
    };
    std::iter::once(line + &turn).chain(saying.into_iter().flat_map(|saying| card_lines(saying, words))).collect()
}

/// Returns a line for a card, and a line for each card under it.
fn card_lines(of: &Card, words: Words) -> Vec<String> {
    let under = of.under.iter().flat_map(|under| card_lines(under, words)).map(|line| format!("+ {line}"));
    std::iter::once(card(of, words)).chain(under).collect()
}

fn is_turn(position: &Position, seat: Seat) -> bool {
    position.turn == TurnInfo::Seat(seat)
}

fn says(card: &Card) -> bool {
    match &card.face {
        Face::Up { text, .. } => {
            !text.is_empty() || !card.counters.is_empty() || !card.under.is_empty() || !card.links.is_empty()
        }
        Face::Down { .. } => false,
    }
}

/// Returns the words for a card, such as "Couple: 2 points for each couple Dorothy + Lion (Now 4, At best 8)".
fn card(card: &Card, words: Words) -> String {
    let said = match (&card.face, cards::says(card)) {
        (Face::Up { .. }, None) => named(card),
        (Face::Up { .. }, Some(says)) => words.labelled(&named(card), &says.to_string()),
        (Face::Down { label }, _) => label.clone(),
    };
    let said = if card.counters.is_empty() { said } else { format!("{said} ({})", counted(&card.counters)) };
    let links = card.links.iter().map(|link| link.words.as_str());
    std::iter::once(said.as_str()).chain(links).collect::<Vec<_>>().join(", ")
}

/// Returns the words for a number and its parts, such as "Dorothy Gale, Scarecrow: Defence 29 = Dorothy Gale 3, Toto
/// the Dog 2".
pub(super) fn parts(known: &Known<'_>, words: Words) -> String {
    let parts = known.counter.parts.iter().map(|part| format!("{} {}", part.words, signed(part.value)));
    let number = format!("{} {}", known.counter.label, signed(known.counter.value));
    words.labelled(known.of, &number) + " = " + &parts.collect::<Vec<_>>().join(", ")
}

/// Returns the lines of the score sheet of a finished game.
pub(super) fn sheet(position: &Position, words: Words) -> Vec<String> {
    let Some(sheet) = &position.scene.sheet else { return Vec::new() };
    let seats = sheet.seats.iter().flat_map(|seat| sheet_seat(seat, words));
    std::iter::once(sheet.verdict.clone()).chain(seats).collect()
}

fn sheet_seat(seat: &SheetSeat, words: Words) -> Vec<String> {
    let Some(total) = seat.total else {
        return vec![words.labelled(&seat.name, &counted(&seat.counters)) + "."];
    };
    let mut lines = vec![words.labelled(&seat.name, &words.points(total)) + "."];
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
