//! The faces of cards and Locations as they are printed, in one language, and their pages for the book of cards.

use kernel::{CardPage, Face, Faces, Glyph, Lang, Term, Wording, Words};
use language::{Ability, Card, Catalog, Fee, Kind, Lexicon, Location, Tale, Text, Traits, Word, words};
use std::iter;

/// Returns a page for each card, and then a page for each Location.
pub(crate) fn card_pages(catalog: &Catalog) -> Vec<CardPage> {
    let lexicon = catalog.lexicon();
    let press = |lang| Press { lexicon, lang };
    let cards = catalog
        .cards()
        .iter()
        .map(|card| (Faces::each(|lang| press(lang).card(card)), terms(card.words, &card.text, lexicon)));
    let locations = catalog.locations().iter().map(|location| {
        (Faces::each(|lang| press(lang).location(location)), terms(location.words, &location.text, lexicon))
    });
    let faces = cards.chain(locations);
    let texts = words::card_texts(catalog);
    iter::zip(texts, faces).map(|(text, (face, terms))| CardPage { text, face, terms }).collect()
}

/// Returns the keywords of a card and the terms in its text, with their explanations. Each keyword or term is listed
/// once.
fn terms(own: Traits, text: &Text, lexicon: &Lexicon) -> Vec<Term> {
    let said = |lang| {
        let own = words::keywords(own, lexicon, lang);
        own.into_iter().chain(words::terms(text, lexicon, lang))
    };
    let both = iter::zip(said(Lang::En), said(Lang::Fr));
    let mut terms: Vec<Term> = Vec::new();
    for ((en, means), (fr, veut_dire)) in both {
        let term = Term { word: Words { en, fr }, means: Words { en: means, fr: veut_dire } };
        if !terms.contains(&term) {
            terms.push(term);
        }
    }
    terms
}

/// The lexicon and the language in which faces are written.
pub(super) struct Press<'a> {
    pub(super) lexicon: &'a Lexicon,
    pub(super) lang: Lang,
}

impl Press<'_> {
    /// Returns the face of a card. The kind of the card is on a line of its own, above the text.
    pub(super) fn card(&self, card: &Card) -> Face {
        let line = words::kind_line(card, self.lexicon, self.lang);
        let text = words::text(card.speech(), self.lexicon, self.lang);
        Face::Up {
            kind: card.kind.key().into(),
            tint: card.tint.clone(),
            title: self.typeset(&card.title),
            text: Wording::plain(line + "\n").and(text).and(self.tale_line(card)),
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
        glyphs.extend(
            self.tale(card)
                .map(|tale| Glyph::Icon { name: format!("set-{}", tale.icon), label: self.typeset(&tale.title) }),
        );
        glyphs
    }

    /// Returns the last line on a card of a Set: "Tale: Peter Pan" (rule 26).
    fn tale_line(&self, card: &Card) -> Wording {
        let Some(Tale { title, .. }) = self.tale(card) else { return Wording::default() };
        let line = self.pick(format!("Tale: {}", title.en), format!("Conte\u{a0}: {}", title.fr));
        Wording::plain(format!("\n{}", words::typeset(&line)))
    }

    fn tale(&self, card: &Card) -> Option<&Tale> {
        card.words.words().find_map(|word| self.lexicon.word(word).tale.as_ref())
    }

    /// Returns the face of a Location. It includes the costs to enter and to leave the Location.
    pub(super) fn location(&self, location: &Location) -> Face {
        let line = words::location_line(location, self.lexicon, self.lang);
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
            title: self.typeset(&location.title),
            text: Wording::plain(line + "\n").and(words::text(location.speech(), self.lexicon, self.lang)),
            glyphs,
            quote: String::new(),
        }
    }

    /// Returns the name of a keyword, in the singular.
    pub(super) fn word(&self, word: Word) -> String {
        self.typeset(&self.lexicon.word(word).one)
    }

    fn typeset(&self, title: &Words) -> String {
        words::typeset(self.pick(&title.en, &title.fr))
    }

    fn icon(&self, name: &str, en: &str, fr: &str) -> Glyph {
        Glyph::Icon { name: name.into(), label: self.pick(en, fr).into() }
    }

    fn pick<T>(&self, en: T, fr: T) -> T {
        match self.lang {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }
}

fn text(number: u8) -> Glyph {
    Glyph::Text { text: number.to_string() }
}
