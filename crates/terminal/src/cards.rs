//! Cards as they are found and named, the same in both modes.

use crate::words::signed;
use protocol::{Card, Face, Glyph, Link, Names, Scene, Wording, Zone};

/// Every card that lies open on the table or under another, and those played in what is being fought out.
pub(crate) fn all(scene: &Scene) -> impl Iterator<Item = &Card> {
    let sides = scene.contest.iter().flat_map(|contest| &contest.sides);
    let played = sides.flat_map(|side| &side.cards);
    scene.zones.iter().flat_map(|zone| &zone.cards).chain(played).flat_map(with_those_under)
}

/// A card and all that lies under it, however deep.
pub(crate) fn with_those_under(card: &Card) -> Vec<&Card> {
    std::iter::once(card).chain(card.under.iter().flat_map(with_those_under)).collect()
}

pub(crate) fn title(card: &Card) -> &str {
    match &card.face {
        Face::Up { title, .. } => title,
        Face::Down { label } => label,
    }
}

/// What the thing of this id is called.
pub(crate) fn name<'a>(scene: &'a Scene, id: &str) -> Option<&'a str> {
    let zone = || scene.zones.iter().find(|zone| zone.id == id).map(|zone| zone.label.as_str());
    all(scene).find(|card| card.id == id).map(title).or_else(zone)
}

/// The same, as a name that stands out where it is a card's.
pub(crate) fn named(scene: &Scene, id: &str) -> Wording {
    let is_card = all(scene).any(|card| card.id == id && matches!(card.face, Face::Up { .. }));
    let names = if is_card { Names::Marked } else { Names::Plain };
    name(scene, id).map_or(Wording::default(), |name| Wording::read(&names.of(name)))
}

/// The number by which a card counts: its only counter, or the first that is made of parts, or the one that its signs
/// begin with.
pub(crate) fn number(card: &Card) -> Option<String> {
    let counted = match card.counters.as_slice() {
        [one] => Some(one),
        several => several.iter().find(|counter| !counter.parts.is_empty()),
    };
    if let Some(counter) = counted {
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

/// What a card says, in one line: its signs that have a number, where no other number stands for it, and its words.
pub(crate) fn says(card: &Card) -> Option<Wording> {
    let Face::Up { text, glyphs, .. } = &card.face else { return None };
    let signs = if number(card).is_none() { numbered(glyphs) } else { Vec::new() };
    let text = text.written(Names::Marked);
    let parts = signs.into_iter().chain(text.lines().map(str::to_owned)).filter(|part| !part.is_empty());
    Some(Wording::read(&parts.collect::<Vec<_>>().join(" – "))).filter(|says| !says.is_empty())
}

/// "Cost 3": the signs that a number follows.
pub(crate) fn numbered(glyphs: &[Glyph]) -> Vec<String> {
    let pairs = glyphs.windows(2).filter_map(|pair| match pair {
        [Glyph::Icon { label, .. }, Glyph::Text { text }] if text.parse::<u32>().is_ok() => {
            Some(format!("{label} {text}"))
        }
        _ => None,
    });
    pairs.collect()
}

pub(crate) fn is_down(card: &Card) -> bool {
    match card.face {
        Face::Up { .. } => false,
        Face::Down { .. } => true,
    }
}

/// Ties in words: "captive of Kalico". Empty where there are none.
pub(crate) fn ties(links: &[Link]) -> String {
    links.iter().map(|link| link.words.as_str()).collect::<Vec<_>>().join(", ")
}

/// Whether the label of a zone only names its cards.
pub(crate) fn only_named(zone: &Zone) -> bool {
    zone.cards.iter().map(title).collect::<Vec<_>>().join(", ") == zone.label
}
