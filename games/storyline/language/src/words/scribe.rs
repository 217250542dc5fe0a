//! The scribe, which prints: its words, its language, and the card it speaks of.

use super::grammar;
use crate::{Ability, Card, Lexicon, Location, Name, Noun, Text};
use kernel::Lang;

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

/// Who prints: with which words, in which language, and on what card.
#[derive(Clone, Copy)]
pub(super) struct Scribe<'a> {
    pub(super) lexicon: &'a Lexicon,
    pub(super) lang: Lang,
    /// Of what IT speaks.
    pub(super) it: It,
    /// Whether the card has a HOST.
    pub(super) hosted: bool,
    /// What the card calls itself.
    pub(super) title: Option<Name>,
    /// What "done" asks of: the step before.
    pub(super) before: Before,
    /// Whom the sentence has named already.
    pub(super) named: Named,
}

/// Of whom one goes on to say "it".
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Named {
    Nobody,
    This,
    Bearer,
    Host,
}

/// What kind of step comes before a condition that asks whether it was done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    /// One that may change nothing, though it is done: a push against a wall.
    Change,
    /// One that is done or not, whatever comes of it: a roll, a look, a payment.
    Deed,
}

/// English says "it" of everything; French says what it is.
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

    /// Goes on to speak of somebody else: "it" is not the card any more.
    pub(super) fn anew(self) -> Scribe<'a> {
        Scribe { named: if self.named == Named::This { Named::Nobody } else { self.named }, ..self }
    }

    /// Goes on after a sentence part that named the card.
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

    /// "; ": what French puts a space before that does not break.
    pub(super) fn semicolon(self) -> &'static str {
        self.pick("; ", "\u{202f}; ")
    }
}

/// French has another form of the verb after "vous pouvez" and "pour".
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
