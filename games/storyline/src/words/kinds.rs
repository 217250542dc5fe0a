//! The line between title and text: what kind of card it is, and its words.

use super::{Scribe, traits::Number};
use crate::{Card, Kind, Lexicon, Location, Sort, Traits, Word};
use kernel::Lang;

impl Kind {
    pub fn name(self, lang: Lang) -> &'static str {
        let (en, fr) = match self {
            Kind::Character { .. } => ("Character", "Personnage"),
            Kind::Object => ("Object", "Objet"),
            Kind::Effect => ("Effect", "Effet"),
            Kind::Event => ("Event", "Événement"),
        };
        super::grammar::pick(lang, en, fr)
    }
}

/// "Character · Good · Kansas · Prime, Human, Girl"
pub fn kind_line(card: &Card, lexicon: &Lexicon, lang: Lang) -> String {
    line(card.kind.name(lang), card.words, lexicon, lang)
}

/// "Location · Winkie Country · House"
pub fn location_line(location: &Location, lexicon: &Lexicon, lang: Lang) -> String {
    line(super::grammar::pick(lang, "Location", "Lieu"), location.words, lexicon, lang)
}

fn line(kind: &str, words: Traits, lexicon: &Lexicon, lang: Lang) -> String {
    let scribe = Scribe::new(lexicon, lang);
    let of = |rank: Rank| {
        let words = words.words().filter(|word| scribe.rank(*word) == rank);
        words.map(|word| scribe.word(word, Number::One)).collect::<Vec<_>>().join(", ")
    };
    let parts = [kind.to_owned(), of(Rank::Standing), of(Rank::Origin), of(Rank::Keyword)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Rank {
    Standing,
    Origin,
    Keyword,
}

impl Scribe<'_> {
    fn rank(self, word: Word) -> Rank {
        match self.sort(word) {
            _ if [Word::GOOD, Word::NEUTRAL, Word::EVIL].contains(&word) => Rank::Standing,
            Sort::Realm | Sort::Set => Rank::Origin,
            Sort::Noun | Sort::Terrain | Sort::Quality | Sort::Ability => Rank::Keyword,
        }
    }
}
