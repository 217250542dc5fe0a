//! The words and names that the texts of one table may use.

use crate::{Name, Word};
use kernel::{Article, Words};

/// The words and names of one table, made together with its catalog. The words that the rules themselves use
/// (`Word::RESERVED`) come first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lexicon {
    words: Vec<WordForms>,
    names: Vec<NameForms>,
}

/// The forms of a keyword, realm, set, moral standing or mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordForms {
    /// The spelling in notation, such as "Mouse" or "Oil-Can".
    pub notation: String,
    pub sort: Sort,
    pub one: Words,
    pub many: Words,
    /// The gender of the French word.
    pub gender: Gender,
    /// The French feminine of a Noun, for a Character whose title is feminine: "Reine … Souveraine".
    pub feminine: Option<String>,
    /// The film or tale of a Set, or `None` for any other word.
    pub tale: Option<Tale>,
}

/// The film or tale of a Set, as each of its cards shows it (rule 26).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tale {
    /// The name of a picture among the icons of game-icons.net, such as "shiny-apple".
    pub icon: String,
    /// The title of the film or tale that the cards come from, or its alias if the table uses aliases.
    pub title: Words,
    /// A title that is not protected, for use if `title` is protected.
    pub alias: Option<Words>,
}

/// The role of a word in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// A kind of card: an Animal, a Tool.
    Noun,
    /// A kind of Location: Water, a House.
    Terrain,
    /// A quality of a card: Evil, Magical, Prime. The French word is the same for both genders.
    Quality,
    /// An ability of a card: Flying, Sorcery.
    Ability,
    /// The realm that a card comes from: Kansas.
    Realm,
    /// The tale that a card comes from.
    Set,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    Masculine,
    Feminine,
}

/// The forms of a name. A name is a full title, or the part of a full title before the bullet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameForms {
    /// The spelling in notation, between quotation marks.
    pub notation: String,
    /// The title that players see, which is the alias if the table uses aliases.
    pub title: Words,
    /// The gender of the French name.
    pub gender: Gender,
    /// The article of the French name within a sentence, if the title has none of its own: "le Lion Poltron".
    pub article: Option<Article>,
    /// True if verbs after the name are in the plural, in both languages: "Field Mice are here".
    pub plural: bool,
}

impl Lexicon {
    /// Returns a lexicon that has only the reserved words.
    pub fn reserved(forms: impl Fn(&str) -> WordForms) -> Lexicon {
        Lexicon { words: Word::RESERVED.iter().map(|word| forms(word)).collect(), names: Vec::new() }
    }

    /// Returns the word with the notation of `forms`, and adds the word if it is not known yet. Returns `None` if the
    /// lexicon is full.
    pub fn add_word(&mut self, forms: WordForms) -> Option<Word> {
        let known = self.find_word(&forms.notation);
        known.or_else(|| {
            let room = self.words.len() < Word::MOST;
            room.then(|| {
                self.words.push(forms);
                Word::from_index(self.words.len() - 1)
            })
        })
    }

    /// Returns the name with the notation of `forms`, and adds the name if it is not known yet. Returns `None` if the
    /// lexicon is full.
    pub fn add_name(&mut self, forms: NameForms) -> Option<Name> {
        let known = self.find_name(&forms.notation);
        known.or_else(|| {
            let room = self.names.len() < Name::MOST;
            room.then(|| {
                self.names.push(forms);
                Name::from_index(self.names.len() - 1)
            })
        })
    }

    pub fn find_word(&self, notation: &str) -> Option<Word> {
        self.words.iter().position(|forms| forms.notation == notation).map(Word::from_index)
    }

    pub fn find_name(&self, notation: &str) -> Option<Name> {
        self.names.iter().position(|forms| forms.notation == notation).map(Name::from_index)
    }

    pub fn word(&self, word: Word) -> &WordForms {
        &self.words[word.index()]
    }

    pub fn name(&self, name: Name) -> &NameForms {
        &self.names[name.index()]
    }

    pub fn words(&self) -> &[WordForms] {
        &self.words
    }

    pub fn names(&self) -> &[NameForms] {
        &self.names
    }

    /// Replaces the protected titles of films and tales with their aliases.
    pub(crate) fn rename_tales(&mut self) {
        for tale in self.words.iter_mut().filter_map(|word| word.tale.as_mut()) {
            if let Some(alias) = &tale.alias {
                tale.title.clone_from(alias);
            }
        }
    }

    /// Returns the titles of all names, so that they can be replaced.
    pub(crate) fn titles(&mut self) -> impl Iterator<Item = &mut Words> {
        self.names.iter_mut().map(|name| &mut name.title)
    }
}
