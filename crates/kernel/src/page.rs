//! The pages of a book of cards.

use crate::{CardText, Face, Glyph, Lang, Wording, Words};
use serde::{Deserialize, Serialize};

/// A page of a book of cards, about one card: its text, its face in each language, and the explanations of its terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardPage {
    /// The card, as a list of cards shows it.
    pub text: CardText,
    /// The front of the card, in each language.
    pub face: Faces,
    /// The keywords and the terms that the card uses, with their explanations.
    pub terms: Vec<Term>,
}

/// A face in English and in French.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Faces {
    /// The face with English words.
    pub en: Face,
    /// The face with French words.
    pub fr: Face,
}

/// A keyword or a term of a game, with its explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Term {
    /// The keyword or the term.
    pub word: Words,
    /// The explanation, in one or two sentences.
    pub means: Words,
}

impl Faces {
    /// Calls `print` once for each language and returns both faces.
    pub fn each(print: impl Fn(Lang) -> Face) -> Faces {
        Faces { en: print(Lang::En), fr: print(Lang::Fr) }
    }
}

impl CardPage {
    /// Returns the page of a card in a game that draws no faces. The page shows a plain card with its kind, its name
    /// and its words.
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
