//! Finds cards in a scene and returns their names, for both display modes.

use crate::words::signed;
use protocol::{Card, Counter, Face, Glyph, Link, Names, Scene, Wording, Zone, ZoneKind};

/// Returns every card of a scene, including the cards under others and the cards played in a fight.
pub(crate) fn all(scene: &Scene) -> impl Iterator<Item = &Card> {
    let sides = scene.contest.iter().flat_map(|contest| &contest.sides);
    let played = sides.flat_map(|side| &side.cards);
    scene.zones.iter().flat_map(|zone| &zone.cards).chain(played).flat_map(with_those_under)
}

/// Returns a card and all cards under it, at any depth.
pub(crate) fn with_those_under(card: &Card) -> Vec<&Card> {
    std::iter::once(card).chain(card.under.iter().flat_map(with_those_under)).collect()
}

/// Returns the cards whose texts explain the place with this id: the card with this id, all cards of a group, or the
/// first card of an offer, a display or a stack. Returns no cards for other zones.
pub(crate) fn meant<'a>(scene: &'a Scene, id: &str) -> Vec<&'a Card> {
    let card = all(scene).find(|card| card.id == id);
    let zone = scene.zones.iter().find(|zone| zone.id == id);
    match (card, zone.map(|zone| (zone.kind, zone.cards.as_slice()))) {
        (Some(card), _) => vec![card],
        (None, Some((ZoneKind::Group, cards))) => cards.iter().collect(),
        (None, Some((ZoneKind::Offer | ZoneKind::Display | ZoneKind::Stack, cards))) => cards.iter().take(1).collect(),
        (None, Some((ZoneKind::Hand | ZoneKind::Deck | ZoneKind::Discard, _)) | None) => Vec::new(),
    }
}

pub(crate) fn title(card: &Card) -> &str {
    match &card.face {
        Face::Up { title, .. } => title,
        Face::Down { label } => label,
    }
}

/// Returns the name of the card or zone with this id.
pub(crate) fn name<'a>(scene: &'a Scene, id: &str) -> Option<&'a str> {
    let zone = || scene.zones.iter().find(|zone| zone.id == id).map(|zone| zone.label.as_str());
    all(scene).find(|card| card.id == id).map(title).or_else(zone)
}

/// Returns the name of the card or zone with this id. The name is marked if it is the name of a card.
pub(crate) fn named(scene: &Scene, id: &str) -> Wording {
    let is_card = all(scene).any(|card| card.id == id && matches!(card.face, Face::Up { .. }));
    let names = if is_card { Names::Marked } else { Names::Plain };
    name(scene, id).map_or(Wording::default(), |name| Wording::read(&names.of(name)))
}

/// Returns the number that shows a card's strength: the value of its only counter, or of its first counter with parts.
/// If the card has neither, returns the text at the beginning of its icons.
pub(crate) fn number(card: &Card) -> Option<String> {
    let counted = match card.counters.as_slice() {
        [one] => Some(one),
        several => several.iter().find(|counter| !counter.parts.is_empty()),
    };
    if let Some(counter) = counted.filter(|counter| is_of_a_sign(card, counter)) {
        return Some(signed(counter.value));
    }
    match &card.face {
        Face::Up { glyphs, .. } => glyphs.first().and_then(|glyph| match glyph {
            Glyph::Text { text } => Some(text.clone()),
            Glyph::Icon { .. } | Glyph::Points { .. } => None,
        }),
        Face::Down { .. } => None,
    }
}

/// Returns the text of a card on one line. The numbered icons come first, if [`number`] finds no number for the card.
pub(crate) fn says(card: &Card) -> Option<Wording> {
    let Face::Up { text, glyphs, .. } = &card.face else { return None };
    let signs = if number(card).is_none() { numbered(glyphs) } else { Vec::new() };
    let text = text.written(Names::Marked);
    let parts = signs.into_iter().chain(text.lines().map(str::to_owned)).filter(|part| !part.is_empty());
    Some(Wording::read(&parts.collect::<Vec<_>>().join(" – "))).filter(|says| !says.is_empty())
}

/// Returns each icon that is followed by a number, in the form "Cost 3".
pub(crate) fn numbered(glyphs: &[Glyph]) -> Vec<String> {
    let pairs = glyphs.windows(2).filter_map(|pair| match pair {
        [Glyph::Icon { label, .. }, Glyph::Text { text }] if text.parse::<u32>().is_ok() => {
            Some(format!("{label} {text}"))
        }
        _ => None,
    });
    pairs.collect()
}

/// Returns true if the counter has the label of one of the card's icons with a number, or if the card has no such icons.
/// Any other counter, such as the cost now, says nothing without its label.
fn is_of_a_sign(card: &Card, counter: &Counter) -> bool {
    let Face::Up { glyphs, .. } = &card.face else { return true };
    let signs = numbered(glyphs);
    signs.is_empty() || signs.iter().any(|sign| sign.rsplit_once(' ').is_some_and(|(label, _)| label == counter.label))
}

/// Returns the cards under `card`, without their links to `card`. Such links give no new information.
pub(crate) fn under(card: &Card) -> Vec<Card> {
    let told = |under: &Card| {
        let links = under.links.iter().filter(|link| link.to != card.id).cloned().collect();
        Card { links, ..under.clone() }
    };
    card.under.iter().map(told).collect()
}

pub(crate) fn is_down(card: &Card) -> bool {
    match card.face {
        Face::Up { .. } => false,
        Face::Down { .. } => true,
    }
}

/// Returns the links in words, such as "captive of Kalico". The text is empty if there are no links.
pub(crate) fn ties(links: &[Link]) -> String {
    links.iter().map(|link| link.words.as_str()).collect::<Vec<_>>().join(", ")
}

/// Reports whether the label of a zone consists only of the names of its cards.
pub(crate) fn only_named(zone: &Zone) -> bool {
    zone.cards.iter().map(title).collect::<Vec<_>>().join(", ") == zone.label
}
