//! The pages of a book of cards.

use crate::{CardText, Face, Glyph, Lang, Wording, Words};
use serde::{Deserialize, Serialize};

/// One card, as in a book of cards: its text, its face in each language, and the explanation of its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardPage {
    /// The card, as in a list of cards.
    pub text: CardText,
    /// The front of the card.
    pub face: Faces,
    /// The keywords and the terms that the card uses, with their explanations.
    pub terms: Vec<Term>,
}

/// The same face in each language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Faces {
    /// In English.
    pub en: Face,
    /// In French.
    pub fr: Face,
}

/// A keyword or a term of a game, with its explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Term {
    /// The word.
    pub word: Words,
    /// The explanation, in a sentence or two.
    pub means: Words,
}

impl Faces {
    /// Calls `print` once for each language.
    pub fn each(print: impl Fn(Lang) -> Face) -> Faces {
        Faces { en: print(Lang::En), fr: print(Lang::Fr) }
    }
}

impl CardPage {
    /// Returns the page of a card whose game draws no faces: a plain card with its kind, its name and its words.
    pub fn plain(text: CardText) -> CardPage {
        let face = |title: &str, words: &Wording| Face::Up {
            kind: "card".into(),
            tint: "neutral".into(),
            title: title.into(),
            text: words.clone(),
            glyphs: Vec::<Glyph>::new(),
            quote: String::new(),
        };
        let title = text.title.as_ref().unwrap_or(&text.kind);
        let face = Faces { en: face(&title.en, &text.words.en), fr: face(&title.fr, &text.words.fr) };
        CardPage { text, face, terms: Vec::new() }
    }
}
