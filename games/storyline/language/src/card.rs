//! Cards and Locations, with their printed values. Their texts are in `text.rs`.

use crate::{Kind, Name, Printed, Text, Traits, Word};
use kernel::{Article, Words};

/// A card of the table. All copies of the card share this value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The id in the card files, such as `O13`.
    pub id: String,
    /// The full name that players see: "Dorothy • Kansas Farm Girl".
    pub title: Words,
    pub kind: Kind,
    /// The cost in Story Points.
    pub cost: u8,
    /// The keywords, realm or set, moral standing and mark of the card (rules 24, 26, 27), all as words that texts can
    /// refer to. A card with Sorcery is Magical too.
    pub words: Traits,
    /// The full title, as a name of the lexicon.
    pub name: Name,
    /// The full title and the part before the bullet, as names that texts can refer to (Q10).
    pub names: Traits,
    pub text: Text,
    /// The line of notation that `text` is parsed from.
    pub notation: String,
    /// The name of the colour and the picture of the card.
    pub tint: String,
    /// The source of the card: a chapter of a book, a tale, or the published rules.
    pub ground: String,
}

/// A Location of the Folio.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    pub id: String,
    pub title: Words,
    /// The article of the French title within a sentence, if the title has none of its own.
    pub article: Option<Article>,
    pub words: Traits,
    /// The title as a name, if a text of the table uses that name.
    pub names: Traits,
    pub text: Text,
    pub notation: String,
    pub tint: String,
    pub ground: String,
}

impl Card {
    /// Returns the Vitality in the red gem, or `None` if the card is not a Character.
    #[inline]
    pub fn vitality(&self) -> Option<u8> {
        match self.kind {
            Kind::Character { vitality } => Some(vitality),
            Kind::Object | Kind::Effect | Kind::Event => None,
        }
    }

    #[inline]
    pub fn is(&self, word: Word) -> bool {
        self.words.has(word)
    }
}

impl Printed {
    #[inline]
    pub fn means(self, card: &Card) -> bool {
        self.noun.is_none_or(|noun| noun.is(card.kind))
            && (self.are.is_empty() || self.are.meets(card.words | card.names))
    }
}
