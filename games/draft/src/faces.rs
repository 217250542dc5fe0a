//! The faces of cards, and the counters of Characters.

use crate::{
    Character, Counts, Story, StoryKind,
    ids::{ZoneId, copy_id},
    words,
};
use kernel::{Card, CardPage, CardText, Counter, Face, Faces, Lang, Wording, Wordings, Words};

/// Returns a face-up Story without counters.
pub(crate) fn story(story: &Story, lang: Lang) -> Card {
    let kind = StoryKind::of(&story.objective);
    Card {
        id: story.name.clone(),
        face: Face::Up {
            kind: "story".into(),
            tint: kind.key().into(),
            title: kind.name(lang).into(),
            text: Wording::read(&words::objective(&story.objective, lang)),
            glyphs: words::glyphs(&story.objective, lang),
            quote: words::pick(lang, &story.quote.en, &story.quote.fr).clone(),
        },
        counters: vec![],
        under: vec![],
        links: vec![],
        why_not: None,
    }
}

/// Returns the page about a Story in the book of cards.
pub(crate) fn story_page(of: &Story) -> CardPage {
    CardPage { text: words::card_text(of), face: Faces::each(|lang| story(of, lang).face), terms: Vec::new() }
}

/// Returns the page about a Character in the book of cards.
pub(crate) fn character_page(of: Character) -> CardPage {
    let text = CardText {
        id: of.letter().into(),
        title: Some(Words::each(|lang| of.name(lang).into())),
        notation: of.letter().into(),
        kind: Words::each(|lang| words::pick(lang, "Character", "Personnage").into()),
        words: Wordings::each(|lang| {
            // Rules 1 and 10.
            let (en, fr) =
                ("9 cards in the deck, or 6 with two players.", "9 cartes dans le paquet, ou 6 à deux joueurs.");
            Wording::plain(words::pick(lang, en, fr))
        }),
        ground: "seed".into(),
    };
    CardPage { text, face: Faces::each(|lang| character(ZoneId::Deck, of, 0, lang).face), terms: Vec::new() }
}

/// Returns a face-up Character. Its id contains `place`, its index among the cards of the same Character in the zone.
pub(crate) fn character(zone: ZoneId, character: Character, place: u8, lang: Lang) -> Card {
    Card {
        id: copy_id(zone, character, place),
        face: Face::Up {
            kind: "character".into(),
            tint: character.key().into(),
            title: character.name(lang).into(),
            text: Wording::default(),
            glyphs: vec![words::icon(character, lang)],
            quote: String::new(),
        },
        counters: vec![],
        under: vec![],
        links: vec![],
        why_not: None,
    }
}

pub(crate) fn counter(id: impl ToString, label: &str, value: i32) -> Counter {
    Counter { id: id.to_string(), label: label.into(), value, parts: vec![] }
}

/// Returns a counter for each Character that has cards.
pub(crate) fn character_counters(counts: Counts, lang: Lang) -> Vec<Counter> {
    let there = counts.iter().filter(|(_, count)| *count > 0);
    there.map(|(character, count)| counter(character.key(), character.name(lang), i32::from(count))).collect()
}
