//! The words on the faces, printed from the typed tree in English and in French.

mod abilities;
mod moments;
mod deeds;
mod targets;
mod numbers;
mod searches;
mod gifts;
mod conditions;
mod places;
mod things;
mod traits;
mod grammar;
mod keywords;
mod terms;
mod glossary;
mod kinds;
mod list;

pub use keywords::keywords;
pub use kinds::{kind_line, location_line};
pub use list::card_texts;
pub use terms::terms;

use crate::{Ability, Do, Lexicon, Noun, Text};
use kernel::Lang;

/// What a card says, in full sentences.
pub fn text(text: &Text, lexicon: &Lexicon, lang: Lang) -> String {
    let hosted = text.iter().any(|ability| matches!(ability, Ability::Attach(_)));
    let scribe = Scribe { hosted, ..Scribe::new(lexicon, lang) };
    let sentences: Vec<String> = text.iter().flat_map(|ability| scribe.ability(ability, text)).collect();
    if sentences.is_empty() {
        return grammar::say(lang, "No special ability.", "Aucune capacité spéciale.");
    }
    sentences.join(" ")
}

/// What one of the abilities of a card says.
pub fn ability(text: &Text, number: usize, lexicon: &Lexicon, lang: Lang) -> String {
    let hosted = text.iter().any(|ability| matches!(ability, Ability::Attach(_)));
    let scribe = Scribe { hosted, ..Scribe::new(lexicon, lang) };
    text.get(number).map_or(String::new(), |ability| scribe.ability(ability, text).join(" "))
}

/// One thing that is done, as a part of a sentence: "draw 1 card".
pub fn deed(does: &Do, of: &Text, lexicon: &Lexicon, lang: Lang) -> String {
    let hosted = of.iter().any(|ability| matches!(ability, Ability::Attach(_)));
    let scribe = Scribe { hosted, ..Scribe::new(lexicon, lang) };
    scribe.clause(does, deeds::Mood::Order)
}

/// A name or title with the apostrophes and spaces of print.
pub fn typeset(name: &str) -> String {
    name.replace('\'', "’")
        .replace("« ", "«\u{a0}")
        .replace(" »", "\u{a0}»")
        .replace(" !", "\u{a0}!")
        .replace(" ?", "\u{a0}?")
}

/// Who prints: with which words, in which language, and on what card.
#[derive(Clone, Copy)]
struct Scribe<'a> {
    lexicon: &'a Lexicon,
    lang: Lang,
    /// Of what IT speaks.
    it: It,
    /// Whether the card has a HOST.
    hosted: bool,
    /// Whom the sentence has named already.
    named: Named,
}

/// Of whom one goes on to say "it".
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    Nobody,
    This,
    Bearer,
    Host,
}

/// English says "it" of everything; French says what it is.
#[derive(Clone, Copy)]
enum It {
    Card(Noun),
    /// The card that an opponent plays.
    Played,
}

impl<'a> Scribe<'a> {
    fn new(lexicon: &'a Lexicon, lang: Lang) -> Scribe<'a> {
        Scribe { lexicon, lang, it: It::Card(Noun::Character), hosted: false, named: Named::Nobody }
    }

    fn of(self, it: It) -> Scribe<'a> {
        Scribe { it, ..self }
    }

    fn say(self, en: impl Into<String>, fr: impl Into<String>) -> String {
        grammar::say(self.lang, en, fr)
    }

    fn pick<T>(self, en: T, fr: T) -> T {
        grammar::pick(self.lang, en, fr)
    }

    /// "; ": what French puts a space before that does not break.
    fn semicolon(self) -> &'static str {
        self.pick("; ", "\u{a0}; ")
    }
}
