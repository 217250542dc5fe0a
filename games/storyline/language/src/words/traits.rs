//! Writes words and names of the lexicon, as heads of a phrase, next to a noun, or as a predicate.

use super::{
    grammar::{a, de, du, le, listed},
    scribe::Scribe,
    typeset,
};
use crate::{Gender, Polarity, Sort, Traits, Word};
use kernel::Lang;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    One,
    Many,
}

impl Scribe<'_> {
    pub(super) fn word(self, word: Word, number: Number) -> String {
        let forms = self.lexicon.word(word);
        let words = match number {
            Number::One => &forms.one,
            Number::Many => &forms.many,
        };
        typeset(self.pick(&words.en, &words.fr))
    }

    pub(super) fn sort(self, word: Word) -> Sort {
        self.lexicon.word(word).sort
    }

    pub(super) fn gender(self, word: Word) -> Gender {
        self.lexicon.word(word).gender
    }

    pub(super) fn is_feminine(self, word: Word) -> bool {
        self.gender(word) == Gender::Feminine
    }

    /// Returns an Ability as a thing that a card has: "Flying", "le Vol".
    pub(super) fn ability_name(self, word: Word) -> String {
        let name = self.word(word, Number::One);
        match self.lang {
            Lang::En => name,
            Lang::Fr => le(&name, self.gender(word)),
        }
    }

    /// Writes a set as a predicate: "is an Animat or a Fairy", "n’est ni un Animat ni une Fée".
    pub(super) fn is_one_of(self, traits: Traits, number: Number, polarity: Polarity) -> String {
        let abilities: Vec<String> = traits
            .words()
            .filter(|word| self.sort(*word) == Sort::Ability)
            .map(|word| self.ability_name(word))
            .collect();
        let others = traits.words().filter(|word| self.sort(*word) != Sort::Ability);
        let others: Vec<String> =
            others.map(|word| self.as_predicate(word, number)).chain(self.definite_names(traits)).collect();
        let is = (!others.is_empty()).then(|| self.is(&others, number, polarity));
        let has = (!abilities.is_empty()).then(|| self.has_ability(&abilities, number, polarity));
        let both: Vec<String> = is.into_iter().chain(has).collect();
        both.join(if polarity == Polarity::Negative { self.pick(" and ", " et ") } else { self.pick(" or ", " ou ") })
    }

    fn is(self, what: &[String], number: Number, polarity: Polarity) -> String {
        let (is, est) = match number {
            Number::One => ("is", "est"),
            Number::Many => ("are", "sont"),
        };
        if polarity == Polarity::Positive {
            return self.say(format!("{is} {}", listed(what, "or")), format!("{est} {}", listed(what, "ou")));
        }
        let ne = if number == Number::One { "n’" } else { "ne " };
        let fr = match what {
            [one] => format!("{ne}{est} pas {one}"),
            several => format!("{ne}{est} ni {}", several.join(" ni ")),
        };
        self.say(format!("{is} not {}", listed(what, "or")), fr)
    }

    fn has_ability(self, what: &[String], number: Number, polarity: Polarity) -> String {
        let (has, does, a, n_a) = match number {
            Number::One => ("has", "does not have", "a", "n’a"),
            Number::Many => ("have", "do not have", "ont", "n’ont"),
        };
        let (en, fr) = (listed(what, "or"), listed(what, "ou"));
        if polarity == Polarity::Negative {
            let fr = match what {
                [one] => format!("{n_a} pas {one}"),
                several => format!("{n_a} ni {}", several.join(" ni ")),
            };
            return self.say(format!("{does} {en}"), fr);
        }
        self.say(format!("{has} {en}"), format!("{a} {fr}"))
    }

    /// Returns a word as a predicate: "an Animal", "Evil", "from Kansas".
    fn as_predicate(self, word: Word, number: Number) -> String {
        let name = self.word(word, number);
        let feminine = self.is_feminine(word);
        match (self.sort(word), number) {
            (Sort::Noun | Sort::Terrain, Number::One) => {
                let un = if feminine { "une" } else { "un" };
                let en = if self.is_countless(word) { name.clone() } else { a(&name) };
                self.say(en, format!("{un} {name}"))
            }
            (Sort::Noun | Sort::Terrain, Number::Many) => self.say(name.clone(), format!("des {name}")),
            (Sort::Quality | Sort::Ability, _) => name,
            (Sort::Realm, _) => self.say(format!("from {name}"), du(&name, self.gender(word))),
            (Sort::Set, _) => self.say(format!("from “{name}”"), format!("de «\u{a0}{name}\u{a0}»")),
        }
    }

    /// Reports whether a word takes no English article, such as "Water", "Straw" and "Winged".
    pub(super) fn is_countless(self, word: Word) -> bool {
        let forms = self.lexicon.word(word);
        forms.one.en == forms.many.en
    }

    /// Returns a word for use next to a noun: "Evil", "Kansas". In French the word follows the noun: "Maléfique", "du
    /// Kansas". An Ability follows in both languages.
    pub(super) fn beside(self, word: Word, number: Number) -> Beside {
        let name = self.word(word, number);
        match (self.lang, self.sort(word)) {
            (_, Sort::Ability) => {
                let ability = self.ability_name(word);
                Beside::Far(self.say(format!("with {ability}"), format!("avec {ability}")))
            }
            (Lang::En, Sort::Noun | Sort::Terrain) => Beside::Near(self.word(word, Number::One)),
            (Lang::En, Sort::Quality | Sort::Realm) | (Lang::Fr, Sort::Noun | Sort::Quality) => Beside::Near(name),
            // The singular is used for any number of Locations: "des Lieux de Forêt".
            (Lang::Fr, Sort::Terrain) => Beside::Near(de(&self.word(word, Number::One))),
            (Lang::Fr, Sort::Realm) => Beside::Far(du(&name, self.gender(word))),
            (Lang::En, Sort::Set) => Beside::Far(format!("from “{name}”")),
            (Lang::Fr, Sort::Set) => Beside::Far(format!("de «\u{a0}{name}\u{a0}»")),
        }
    }
}

/// The position of a word relative to its noun.
pub(super) enum Beside {
    /// Directly next to the noun.
    Near(String),
    /// After all words that are directly next to the noun.
    Far(String),
}

/// Splits words into those that are directly next to the noun and those that come later.
pub(super) fn parted(all: impl IntoIterator<Item = Beside>) -> (Vec<String>, Vec<String>) {
    let (mut near, mut far) = (Vec::new(), Vec::new());
    for beside in all {
        match beside {
            Beside::Near(word) => near.push(word),
            Beside::Far(word) => far.push(word),
        }
    }
    (near, far)
}
