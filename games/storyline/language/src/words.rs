//! The words on the faces in English and in French, printed from the tree of a text.

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
mod scribe;
mod typeset;
mod keywords;
mod terms;
mod glossary;
mod kinds;
mod list;

pub use keywords::keywords;
pub use kinds::{kind_line, location_line};
pub use list::card_texts;
pub use scribe::Speech;
pub use terms::terms;
pub use typeset::typeset;

use crate::{Do, Fee, Lexicon};
use kernel::{Lang, Wording};
use scribe::{Mood, Scribe};

/// Returns the text of a card, in full sentences.
pub fn text<'a>(speech: impl Into<Speech<'a>>, lexicon: &Lexicon, lang: Lang) -> Wording {
    let speech = speech.into();
    let scribe = Scribe::of_text(speech, lexicon, lang);
    let sentences: Vec<String> = speech.text.iter().flat_map(|ability| scribe.ability(ability, speech.text)).collect();
    if sentences.is_empty() {
        return Wording::plain(grammar::pick(lang, "No special ability.", "Aucune capacité spéciale."));
    }
    Wording::read(&sentences.join(" "))
}

/// Returns the words of one ability of a card, with names marked, or an empty string if the card has no ability with
/// this number.
pub fn ability(speech: Speech<'_>, number: usize, lexicon: &Lexicon, lang: Lang) -> String {
    let scribe = Scribe::of_text(speech, lexicon, lang);
    let said = speech.text.get(number).map(|ability| scribe.ability(ability, speech.text).join(" "));
    said.unwrap_or_default()
}

/// Returns the words for those who pay a toll, or `None` if every Character pays: "only Evil Characters", "except
/// Animals".
pub fn payers(fee: Fee, lexicon: &Lexicon, lang: Lang) -> Option<String> {
    Scribe::new(lexicon, lang).payers(&fee)
}

/// Returns a deed as a part of a sentence, with names marked: "draw 1 card".
pub fn deed(does: &Do, of: Speech<'_>, lexicon: &Lexicon, lang: Lang) -> String {
    Scribe::of_text(of, lexicon, lang).clause(does, Mood::Order)
}

/// Returns a deed as a part of a sentence that has named the card already: "archive it".
pub fn own_deed(does: &Do, of: Speech<'_>, lexicon: &Lexicon, lang: Lang) -> String {
    let scribe = Scribe::of_text(of, lexicon, lang).after_own();
    scribe.clause(does, Mood::Order)
}
