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
mod names;
mod grammar;
mod marks;
mod keywords;
mod terms;
mod glossary;
mod kinds;
mod list;

pub use keywords::keywords;
pub use kinds::{kind_line, location_line};
pub use list::card_texts;
pub use terms::terms;

use crate::{Ability, Card, Do, Lexicon, Location, Name, Noun, Text};
use kernel::{Lang, Wording};

/// A text, and the name by which the card it stands on speaks of itself.
#[derive(Clone, Copy)]
pub struct Speech<'a> {
    pub text: &'a Text,
    /// Without one it is "this card".
    pub title: Option<Name>,
}

impl Card {
    pub fn speech(&self) -> Speech<'_> {
        Speech { text: &self.text, title: Some(self.name) }
    }
}

impl Location {
    /// Locations say "here" and "this Location" of themselves.
    pub fn speech(&self) -> Speech<'_> {
        Speech { text: &self.text, title: None }
    }
}

impl<'a> From<&'a Text> for Speech<'a> {
    fn from(text: &'a Text) -> Speech<'a> {
        Speech { text, title: None }
    }
}

/// What a card says, in full sentences.
pub fn text<'a>(speech: impl Into<Speech<'a>>, lexicon: &Lexicon, lang: Lang) -> Wording {
    let speech = speech.into();
    let scribe = Scribe::of_text(speech, lexicon, lang);
    let sentences: Vec<String> = speech.text.iter().flat_map(|ability| scribe.ability(ability, speech.text)).collect();
    if sentences.is_empty() {
        return Wording::plain(grammar::pick(lang, "No special ability.", "Aucune capacité spéciale."));
    }
    Wording::marked(&sentences.join(" "), marks::BEGIN, marks::END)
}

/// What one of the abilities of a card says.
pub fn ability(speech: Speech<'_>, number: usize, lexicon: &Lexicon, lang: Lang) -> String {
    let scribe = Scribe::of_text(speech, lexicon, lang);
    let said = speech.text.get(number).map(|ability| scribe.ability(ability, speech.text).join(" "));
    said.map_or(String::new(), |said| marks::unmarked(&said))
}

/// One thing that is done, as a part of a sentence: "draw 1 card".
pub fn deed(does: &Do, of: Speech<'_>, lexicon: &Lexicon, lang: Lang) -> String {
    marks::unmarked(&Scribe::of_text(of, lexicon, lang).clause(does, deeds::Mood::Order))
}

/// The same after the name of the card, which it does not say again: "archive it".
pub fn own_deed(does: &Do, of: Speech<'_>, lexicon: &Lexicon, lang: Lang) -> String {
    let scribe = Scribe::of_text(of, lexicon, lang).after_own();
    marks::unmarked(&scribe.clause(does, deeds::Mood::Order))
}

/// A name or title with the apostrophes and spaces of print, whichever of them its file has.
pub fn typeset(name: &str) -> String {
    let mut name = name.replace('\'', "’").replace("« ", "«\u{a0}").replace(" »", "\u{a0}»").replace(" :", "\u{a0}:");
    for sign in [';', '!', '?'] {
        for wide in [' ', '\u{a0}'] {
            name = name.replace(&format!("{wide}{sign}"), &format!("\u{202f}{sign}"));
        }
    }
    name
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
    /// What the card calls itself.
    title: Option<Name>,
    /// What "done" asks of: the step before.
    before: Before,
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

/// What kind of step comes before a condition that asks whether it was done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    /// One that may change nothing, though it is done: a push against a wall.
    Change,
    /// One that is done or not, whatever comes of it: a roll, a look, a payment.
    Deed,
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
        Scribe {
            lexicon,
            lang,
            it: It::Card(Noun::Character),
            hosted: false,
            title: None,
            before: Before::Change,
            named: Named::Nobody,
        }
    }

    fn of_text(speech: Speech<'a>, lexicon: &'a Lexicon, lang: Lang) -> Scribe<'a> {
        let hosted = speech.text.iter().any(|ability| matches!(ability, Ability::Attach(_)));
        Scribe { hosted, title: speech.title, ..Scribe::new(lexicon, lang) }
    }

    /// Goes on to speak of somebody else: "it" is not the card any more.
    fn anew(self) -> Scribe<'a> {
        Scribe { named: if self.named == Named::This { Named::Nobody } else { self.named }, ..self }
    }

    /// Goes on after a sentence part that named the card.
    fn after_own(self) -> Scribe<'a> {
        Scribe { named: Named::This, ..self }
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
        self.pick("; ", "\u{202f}; ")
    }
}
