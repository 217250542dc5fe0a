//! Cards and Locations: what is printed on them. Their texts are in `text.rs`.

use crate::{Kind, Name, Printed, Text, Traits, Word};
use kernel::{Article, Words};

/// One title of the table, however many copies there are of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its name in the card files, such as `O13`.
    pub id: String,
    /// Its name for players, in full: "Dorothy • Kansas Farm Girl".
    pub title: Words,
    pub kind: Kind,
    /// In Story Points.
    pub cost: u8,
    /// Rules 24, 26, 27: its keywords, realm or set, moral standing and mark, all as words that texts can ask for.
    /// A card with Sorcery is Magical too.
    pub words: Traits,
    /// Its full title, as a name.
    pub name: Name,
    /// Q10: its full title, and the part before the bullet, as names that texts can ask for.
    pub names: Traits,
    pub text: Text,
    /// The line of notation that `text` was read from.
    pub notation: String,
    /// Names the colour and the picture.
    pub tint: String,
    /// Where the name comes from: a chapter of a book, a tale, the published rules.
    pub ground: String,
}

/// One Location of the Folio.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    pub id: String,
    pub title: Words,
    /// The article of the French title within a sentence, where the title has none of its own.
    pub article: Option<Article>,
    pub words: Traits,
    /// Its title as a name, where a text of the table calls it by that.
    pub names: Traits,
    pub text: Text,
    pub notation: String,
    pub tint: String,
    pub ground: String,
}

impl Card {
    /// The Vitality in the red gem; none for what is no Character.
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
