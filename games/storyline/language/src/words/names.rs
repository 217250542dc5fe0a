//! Writes the names of cards within a text. A text calls its own card by the full title first, and then "it".

use super::{
    scribe::{Named, Scribe},
    traits::Number,
    typeset,
};
use crate::{Gender, Name, Traits};
use kernel::{Article, Lang, Names};

/// A name of cards within a text, with marks around it.
pub(super) struct Title {
    /// The whole title, as it is printed on the card.
    pub(super) full: String,
    /// The title without its French article.
    bare: String,
    /// The French article before `bare` within a sentence.
    pub(super) article: Option<Article>,
    pub(super) feminine: bool,
    pub(super) number: Number,
}

impl Title {
    /// Returns the name without an article.
    pub(super) fn bare(&self) -> &str {
        &self.bare
    }

    /// Returns the French name after "your": "votre Crocodile", "vos Mulots".
    pub(super) fn your_french(&self) -> String {
        format!("{} {}", if self.number == Number::Many { "vos" } else { "votre" }, self.bare)
    }

    /// Returns the name with its French article: "Dorothy", "le Lion Poltron".
    pub(super) fn definite(&self) -> String {
        format!("{}{}", self.article.map_or("", Article::plain), self.bare)
    }
}

/// A subject of a sentence, such as the card itself.
pub(super) struct Own {
    pub(super) words: String,
    pub(super) number: Number,
    feminine: bool,
}

impl Own {
    /// Returns a singular subject that is not the card itself.
    pub(super) fn one(words: String) -> Own {
        Own { words, number: Number::One, feminine: false }
    }

    /// Returns "its" or "their", in agreement with the subject.
    pub(super) fn its(&self) -> &'static str {
        if self.number == Number::Many { "their" } else { "its" }
    }

    /// Returns "son" or "leur", in agreement with the subject.
    pub(super) fn son(&self) -> &'static str {
        if self.number == Number::Many { "leur" } else { "son" }
    }

    /// Returns a French subject with "de" before it: "de la Lampe", "du Seau".
    pub(super) fn de(&self) -> String {
        match self.words.split_once(' ') {
            Some(("le", rest)) => format!("du {rest}"),
            Some(("les", rest)) => format!("des {rest}"),
            Some(_) | None if kernel::begins_with_vowel(&self.words) => format!("d’{}", self.words),
            Some(_) | None => format!("de {}", self.words),
        }
    }
}

impl Scribe<'_> {
    fn title(self, name: Name) -> Title {
        let forms = self.lexicon.name(name);
        let title = typeset(self.pick(&forms.title.en, &forms.title.fr));
        let own = if self.lang == Lang::Fr { Article::leading_title(&title) } else { None };
        let given = if self.lang == Lang::Fr { forms.article } else { None };
        Title {
            full: Names::Marked.of(&title),
            bare: Names::Marked.of(own.map_or(title.as_str(), |(_, rest)| rest)),
            article: own.map(|(article, _)| article).or(given),
            feminine: forms.gender == Gender::Feminine,
            number: if forms.plural { Number::Many } else { Number::One },
        }
    }

    pub(super) fn titles(self, traits: Traits) -> Vec<Title> {
        traits.names().map(|name| self.title(name)).collect()
    }

    /// Returns the names with their articles, for use without another word before them: "Dorothy", "le Lion Poltron".
    pub(super) fn definite_names(self, traits: Traits) -> Vec<String> {
        self.titles(traits).iter().map(Title::definite).collect()
    }

    /// Returns the card as a subject by its full name, for the first time that a text names it.
    pub(super) fn own(self) -> Own {
        match self.title {
            Some(name) => {
                let title = self.title(name);
                Own { words: title.definite(), number: title.number, feminine: title.feminine }
            }
            None => Own { words: self.say("this card", "cette carte"), number: Number::One, feminine: true },
        }
    }

    /// Returns the card as a subject, by a pronoun if the sentence has already named it.
    pub(super) fn own_or_it(self) -> Own {
        let own = self.own();
        if self.named != Named::This {
            return own;
        }
        let many = own.number == Number::Many;
        let il = match (own.feminine, many) {
            (true, false) => "elle",
            (true, true) => "elles",
            (false, false) => "il",
            (false, true) => "ils",
        };
        Own { words: self.say(if many { "they" } else { "it" }, il), ..own }
    }

    /// Returns the card in the form after a preposition, by a pronoun if the sentence has already named it: "it",
    /// "elle". In English, the form is also used after a verb.
    pub(super) fn own_or_them(self) -> String {
        let own = self.own();
        if self.named != Named::This {
            return own.words;
        }
        let many = own.number == Number::Many;
        let lui = match (own.feminine, many) {
            (true, false) => "elle",
            (true, true) => "elles",
            (false, false) => "lui",
            (false, true) => "eux",
        };
        self.say(if many { "them" } else { "it" }, lui)
    }

    /// Returns the French pronoun for the card as an object of a verb: "archivez-la".
    pub(super) fn le_of_own(self) -> &'static str {
        let own = self.own();
        match (own.number, own.feminine) {
            (Number::Many, _) => "les",
            (Number::One, true) => "la",
            (Number::One, false) => "le",
        }
    }

    /// Writes the French words for "here" after a Location: "le Lieu où se trouve le Loup".
    pub(super) fn where_it_is(self) -> String {
        let own = self.own_or_it();
        let trouve = if own.number == Number::Many { "trouvent" } else { "trouve" };
        let words = own.words;
        if self.named == Named::This { format!("où {words} se {trouve}") } else { format!("où se {trouve} {words}") }
    }

    /// Returns the singular or the plural form of a verb.
    pub(super) fn agreeing<'a>(self, number: Number, en: [&'a str; 2], fr: [&'a str; 2]) -> &'a str {
        let [one, many] = self.pick(en, fr);
        if number == Number::Many { many } else { one }
    }
}
