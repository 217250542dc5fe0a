//! The words and names that the texts of one table may use.

use crate::{Name, Word};
use kernel::{Article, Words};

/// Born with the catalog; the words that the rules know come first (`Word::RESERVED`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lexicon {
    words: Vec<WordForms>,
    names: Vec<NameForms>,
}

/// One keyword, realm, set, moral standing or mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordForms {
    /// As the notation has it: "Mouse", "Oil-Can".
    pub notation: String,
    pub sort: Sort,
    pub one: Words,
    pub many: Words,
    /// Of the French word.
    pub gender: Gender,
    /// Of a Noun, what French says of a Character whose title is feminine: "Reine … Souveraine".
    pub feminine: Option<String>,
    /// Of a Set, and of nothing else.
    pub tale: Option<Tale>,
}

/// Rules 26: what a Set shows of itself on each of its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tale {
    /// A picture by its name among the icons of game-icons.net: "shiny-apple".
    pub icon: String,
    /// The film or tale that the cards are from: the alias, where the table uses aliases.
    pub title: Words,
    /// Another title, where this one belongs to somebody.
    pub alias: Option<Words>,
}

/// How a word stands in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// What a card is: an Animal, a Tool.
    Noun,
    /// What a Location is: Water, a House.
    Terrain,
    /// How a card is, beside what it is: Evil, Magical, Prime. In French the same for both genders.
    Quality,
    /// What a card has: Flying, Sorcery.
    Ability,
    /// From where a card is: Kansas.
    Realm,
    /// From which tale a card is.
    Set,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    Masculine,
    Feminine,
}

/// One full title, or the part of one before the bullet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameForms {
    /// As the notation has it, between quotation marks.
    pub notation: String,
    /// As players read it: the alias, where the table uses aliases.
    pub title: Words,
    /// Of the French name.
    pub gender: Gender,
    /// The article of the French name within a sentence, where the title has none of its own: "le Lion Poltron".
    pub article: Option<Article>,
    /// Whether verbs agree with several, in both languages: "Field Mice are here".
    pub plural: bool,
}

impl Lexicon {
    /// A lexicon with the reserved words alone.
    pub fn reserved(forms: impl Fn(&str) -> WordForms) -> Lexicon {
        Lexicon { words: Word::RESERVED.iter().map(|word| forms(word)).collect(), names: Vec::new() }
    }

    /// Adds a word, unless it is there; nothing where there is no room for another.
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

    /// Adds a name, unless it is there; nothing where there is no room for another.
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

    /// Replaces the titles of films and tales that belong to somebody.
    pub(crate) fn rename_tales(&mut self) {
        for tale in self.words.iter_mut().filter_map(|word| word.tale.as_mut()) {
            if let Some(alias) = &tale.alias {
                tale.title.clone_from(alias);
            }
        }
    }

    /// The titles of all names, to be replaced by others.
    pub(crate) fn titles(&mut self) -> impl Iterator<Item = &mut Words> {
        self.names.iter_mut().map(|name| &mut name.title)
    }
}
