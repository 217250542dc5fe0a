//! The scribe, which writes texts. It knows the words, the language and the card.

use super::grammar;
use crate::{Ability, Card, Lexicon, Location, Name, Noun, Text};
use kernel::Lang;

/// A text, with the name of the card that it is on.
#[derive(Clone, Copy)]
pub struct Speech<'a> {
    pub text: &'a Text,
    /// The name of the card. Without a name it is "this card".
    pub title: Option<Name>,
}

impl Card {
    pub fn speech(&self) -> Speech<'_> {
        Speech { text: &self.text, title: Some(self.name) }
    }
}

impl Location {
    /// Returns the text of the Location. Locations call themselves "here" and "this Location".
    pub fn speech(&self) -> Speech<'_> {
        Speech { text: &self.text, title: None }
    }
}

impl<'a> From<&'a Text> for Speech<'a> {
    fn from(text: &'a Text) -> Speech<'a> {
        Speech { text, title: None }
    }
}

/// The context of a text: the words, the language and the card.
#[derive(Clone, Copy)]
pub(super) struct Scribe<'a> {
    pub(super) lexicon: &'a Lexicon,
    pub(super) lang: Lang,
    /// The card that IT points at.
    pub(super) it: It,
    /// True if the card has a HOST.
    pub(super) hosted: bool,
    /// The name of the card.
    pub(super) title: Option<Name>,
    /// The kind of the previous step, which "done" asks about.
    pub(super) before: Before,
    /// The card that the sentence has named already.
    pub(super) named: Named,
}

/// The card that "it" stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Named {
    Nobody,
    This,
    Bearer,
    Host,
}

/// The kind of the step before a condition that asks whether it was done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    /// A step that may change nothing, such as a push against a wall.
    Change,
    /// A step that is done or not, with any outcome: a roll, a look, a payment.
    Deed,
}

/// The card that IT points at. English uses "it" for every card, and French names its kind.
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

    /// Returns the scribe for a new subject: "it" is no longer the card.
    pub(super) fn anew(self) -> Scribe<'a> {
        Scribe { named: if self.named == Named::This { Named::Nobody } else { self.named }, ..self }
    }

    /// Returns the scribe for the words after the card has been named.
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

    /// Returns the semicolon. In French it has a no-break space before it.
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
