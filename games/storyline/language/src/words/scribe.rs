//! The scribe, which writes texts in one language. Its context is the lexicon, the language and the card.

use super::grammar;
use crate::{Ability, Card, Lexicon, Location, Name, Noun, Text};
use kernel::Lang;

/// A text, with the name of the card that has it.
#[derive(Clone, Copy)]
pub struct Speech<'a> {
    pub text: &'a Text,
    /// The name of the card. Without a name, the card is "this card".
    pub title: Option<Name>,
}

impl Card {
    pub fn speech(&self) -> Speech<'_> {
        Speech { text: &self.text, title: Some(self.name) }
    }
}

impl Location {
    /// Returns the text of the Location, without a name, because a Location calls itself "here" and "this Location".
    pub fn speech(&self) -> Speech<'_> {
        Speech { text: &self.text, title: None }
    }
}

impl<'a> From<&'a Text> for Speech<'a> {
    fn from(text: &'a Text) -> Speech<'a> {
        Speech { text, title: None }
    }
}

/// The context of a text: the lexicon, the language, the card, and what the earlier words of the text have named.
#[derive(Clone, Copy)]
pub(super) struct Scribe<'a> {
    pub(super) lexicon: &'a Lexicon,
    pub(super) lang: Lang,
    /// The card that IT stands for.
    pub(super) it: It,
    /// True if the card has a HOST.
    pub(super) hosted: bool,
    /// The name of the card.
    pub(super) title: Option<Name>,
    /// The kind of the previous step, which "done" refers to.
    pub(super) before: Before,
    /// The card that the sentence has already named.
    pub(super) named: Named,
}

/// The card that the sentence has already named. From then on, "it" stands for this card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Named {
    Nobody,
    This,
    Bearer,
    Host,
}

/// The kind of a step, for a condition that asks whether it was done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    /// A step that may change nothing, such as a push of a Character that cannot move.
    Change,
    /// A step that is either done or not, regardless of its outcome: a roll, a look, a payment.
    Deed,
}

/// The card that IT stands for. English uses "it" for every card, and French names the kind of the card.
#[derive(Clone, Copy)]
pub(super) enum It {
    Card(Noun),
    /// The card that an opponent plays.
    Played,
}

impl<'a> Scribe<'a> {
    pub(super) fn new(lexicon: &'a Lexicon, lang: Lang) -> Scribe<'a> {
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

    pub(super) fn of_text(speech: Speech<'a>, lexicon: &'a Lexicon, lang: Lang) -> Scribe<'a> {
        let hosted = speech.text.iter().any(|ability| matches!(ability, Ability::Attach(_)));
        Scribe { hosted, title: speech.title, ..Scribe::new(lexicon, lang) }
    }

    /// Returns the scribe for a new subject, after which "it" is no longer the card.
    pub(super) fn anew(self) -> Scribe<'a> {
        Scribe { named: if self.named == Named::This { Named::Nobody } else { self.named }, ..self }
    }

    /// Returns the scribe for the words that come after the card has been named.
    pub(super) fn after_own(self) -> Scribe<'a> {
        Scribe { named: Named::This, ..self }
    }

    pub(super) fn of(self, it: It) -> Scribe<'a> {
        Scribe { it, ..self }
    }

    pub(super) fn say(self, en: impl Into<String>, fr: impl Into<String>) -> String {
        grammar::say(self.lang, en, fr)
    }

    pub(super) fn pick<T>(self, en: T, fr: T) -> T {
        grammar::pick(self.lang, en, fr)
    }

    /// Returns a semicolon, with a no-break space before it in French.
    pub(super) fn semicolon(self) -> &'static str {
        self.pick("; ", "\u{202f}; ")
    }
}

/// The mood of a verb. French uses the infinitive after "vous pouvez" and "pour".
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    Order,
    Infinitive,
}

impl Mood {
    pub(super) fn of<'a>(self, order: &'a str, infinitive: &'a str) -> &'a str {
        match self {
            Mood::Order => order,
            Mood::Infinitive => infinitive,
        }
    }
}
