//! The faces of cards and Locations.

use super::Painter;
use crate::{CounterId, ZoneId};
use kernel::{Counter, Face, Glyph, Part, Wording};
use language::{Ability, Card, CardId, Fee, Kind, LocationId, Tale, Word, words};

impl Painter<'_> {
    /// Returns the face of a card. The line of its kind is above the text, on a line of its own.
    pub(crate) fn card_face(&self, card: CardId) -> Face {
        let card = self.game.catalog.card(card);
        let (lexicon, lang) = (self.game.catalog.lexicon(), self.speaker.reader.lang);
        let line = words::kind_line(card, lexicon, lang);
        Face::Up {
            kind: card.kind.key().into(),
            tint: card.tint.clone(),
            title: words::typeset(&self.speaker.say(&card.title.en, &card.title.fr)),
            text: Wording::plain(line + "\n").and(words::text(card.speech(), lexicon, lang)).and(self.tale_line(card)),
            glyphs: self.card_glyphs(card),
            quote: String::new(),
        }
    }

    fn card_glyphs(&self, card: &Card) -> Vec<Glyph> {
        let signs = [(Word::GOOD, "good"), (Word::NEUTRAL, "neutral"), (Word::EVIL, "evil"), (Word::PRIME, "prime")];
        let mut glyphs: Vec<Glyph> = Vec::new();
        for (word, name) in signs.into_iter().filter(|(word, _)| card.words.has(*word)) {
            glyphs.push(Glyph::Icon { name: name.into(), label: self.word(word) });
        }
        glyphs.extend([self.icon("cost", "Cost", "Coût"), text(card.cost)]);
        if let Kind::Character { vitality } = card.kind {
            glyphs.extend([self.icon("vitality", "Vitality", "Vitalité"), text(vitality)]);
        }
        glyphs.extend(self.tale(card).map(|tale| {
            let label = words::typeset(&self.speaker.say(&tale.title.en, &tale.title.fr));
            Glyph::Icon { name: format!("set-{}", tale.icon), label }
        }));
        glyphs
    }

    /// Returns the last line of a card that belongs to a Set: "Tale: Peter Pan" (rule 26).
    fn tale_line(&self, card: &Card) -> Wording {
        let Some(Tale { title, .. }) = self.tale(card) else { return Wording::default() };
        let line = self.speaker.say(format!("Tale: {}", title.en), format!("Conte\u{a0}: {}", title.fr));
        Wording::plain(format!("\n{}", words::typeset(&line)))
    }

    fn tale(&self, card: &Card) -> Option<&Tale> {
        card.words.words().find_map(|word| self.game.catalog.lexicon().word(word).tale.as_ref())
    }

    pub(super) fn location_face(&self, location: LocationId) -> Face {
        let location = self.game.catalog.location(location);
        let (lexicon, lang) = (self.game.catalog.lexicon(), self.speaker.reader.lang);
        let line = words::location_line(location, lexicon, lang);
        let mut glyphs = Vec::new();
        for ability in &location.text {
            if let Ability::Enter(Fee { cost, .. }) = ability {
                glyphs.extend([self.icon("enter", "To enter", "Pour entrer"), text(*cost)]);
            } else if let Ability::Leave(Fee { cost, .. }) = ability {
                glyphs.extend([self.icon("leave", "To leave", "Pour partir"), text(*cost)]);
            }
        }
        Face::Up {
            kind: "location".into(),
            tint: location.tint.clone(),
            title: words::typeset(&self.speaker.say(&location.title.en, &location.title.fr)),
            text: Wording::plain(line + "\n").and(words::text(location.speech(), lexicon, lang)),
            glyphs,
            quote: String::new(),
        }
    }

    pub(super) fn word(&self, word: Word) -> String {
        let forms = &self.game.catalog.lexicon().word(word).one;
        words::typeset(&self.speaker.say(&forms.en, &forms.fr))
    }

    fn icon(&self, name: &str, en: &str, fr: &str) -> Glyph {
        Glyph::Icon { name: name.into(), label: self.speaker.say(en, fr) }
    }

    /// Returns cards without an id of their own at the table. Each copy is named after its zone.
    pub(super) fn copies(&self, zone: ZoneId, cards: impl Iterator<Item = (CardId, u8)>) -> Vec<kernel::Card> {
        let copies = cards.flat_map(|(card, copies)| (1..=copies).map(move |copy| (card, copy)));
        copies.map(|(card, copy)| open(self.game.copy_id(zone, card, copy), self.card_face(card))).collect()
    }
}

fn text(number: u8) -> Glyph {
    Glyph::Text { text: number.to_string() }
}

pub(crate) fn open(id: String, face: Face) -> kernel::Card {
    kernel::Card { id, face, counters: vec![], under: vec![], links: vec![], why_not: None }
}

pub(super) fn down(id: String, label: String) -> kernel::Card {
    open(id, Face::Down { label })
}

pub(crate) fn counter(id: CounterId, label: String, value: i32) -> Counter {
    Counter { id: id.to_string(), label, value, parts: vec![] }
}

pub(crate) fn part(words: String, value: i32) -> Part {
    Part { words, value }
}
