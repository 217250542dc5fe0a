//! Writes the line between the title and the text, with the kind of a card and its words.

use super::{scribe::Scribe, traits::Number, typeset};
use crate::{Card, Gender, Kind, Lexicon, Location, Sort, Traits, Word};
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

/// Writes the line for a card: "Character · Good · Kansas · Prime, Human, Girl".
pub fn kind_line(card: &Card, lexicon: &Lexicon, lang: Lang) -> String {
    line(card.kind.name(lang), card.words, of_whom(card, lexicon), (lexicon, lang))
}

/// Returns the gender that the French keywords agree with: that of a Character, or masculine for other cards.
fn of_whom(card: &Card, lexicon: &Lexicon) -> Gender {
    match card.kind {
        Kind::Character { .. } => lexicon.name(card.name).gender,
        Kind::Object | Kind::Effect | Kind::Event => Gender::Masculine,
    }
}

/// Writes the line for a Location: "Location · Winkie Country · House".
pub fn location_line(location: &Location, lexicon: &Lexicon, lang: Lang) -> String {
    line(super::grammar::pick(lang, "Location", "Lieu"), location.words, Gender::Masculine, (lexicon, lang))
}

fn line(kind: &str, words: Traits, gender: Gender, (lexicon, lang): (&Lexicon, Lang)) -> String {
    let scribe = Scribe::new(lexicon, lang);
    let of = |rank: Rank| {
        let words = words.words().filter(|word| scribe.rank(*word) == rank);
        words.map(|word| scribe.keyword(word, gender)).collect::<Vec<_>>().join(", ")
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
    /// Returns a keyword in the form for a gender: "Fermier", "Fermière".
    fn keyword(self, word: Word, gender: Gender) -> String {
        let feminine = self.lexicon.word(word).feminine.as_deref();
        match (self.lang, gender, feminine) {
            (Lang::Fr, Gender::Feminine, Some(feminine)) => typeset(feminine),
            (Lang::En | Lang::Fr, Gender::Masculine | Gender::Feminine, _) => self.word(word, Number::One),
        }
    }

    fn rank(self, word: Word) -> Rank {
        match self.sort(word) {
            _ if [Word::GOOD, Word::NEUTRAL, Word::EVIL].contains(&word) => Rank::Standing,
            Sort::Realm | Sort::Set => Rank::Origin,
            Sort::Noun | Sort::Terrain | Sort::Quality | Sort::Ability => Rank::Keyword,
        }
    }
}
