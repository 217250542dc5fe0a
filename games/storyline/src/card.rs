//! Cards and Locations: what is printed on them. Their texts are in `text.rs`.

use crate::{Name, Text, Traits, Word};
use kernel::{Article, Words};
use serde::{Deserialize, Serialize};

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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Character { vitality: u8 },
    Object,
    Effect,
    Event,
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

/// A title of the table, by its place in the catalog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardId(u8);

/// A Location of the table, by its place in the catalog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct LocationId(u8);

macro_rules! id {
    ($id:ident, $number:ty, $most:literal) => {
        impl $id {
            /// There are no more of them at one table.
            pub const MOST: usize = $most;

            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            #[inline]
            #[allow(dead_code, reason = "not every id is made from a place")]
            pub(crate) fn from_index(index: usize) -> $id {
                $id(index as $number)
            }
        }

        impl From<$id> for $number {
            fn from(id: $id) -> $number {
                id.0
            }
        }

        impl TryFrom<$number> for $id {
            type Error = String;

            fn try_from(number: $number) -> Result<$id, String> {
                if usize::from(number) < $id::MOST {
                    Ok($id(number))
                } else {
                    Err(format!("{number}; expected a number below {}", $id::MOST))
                }
            }
        }
    };
}
pub(crate) use id;

id!(CardId, u8, 256);
id!(LocationId, u8, 64);
