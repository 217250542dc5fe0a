//! Text for players, in which the names of cards are marked.

mod marks;

pub use marks::{Names, before_mark, past_mark, unmarked};

use serde::{Deserialize, Serialize};
use std::fmt;

/// A text in reading order, split where the name of a card begins or ends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wording(Vec<Phrase>);

/// A piece of text that is drawn in one style.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Phrase {
    /// The text of the piece.
    pub words: String,
    /// True if the piece is the name of a card, to be drawn in bold.
    pub is_name: bool,
    /// The id of the card in the list of all cards, if the piece is the name of a card and the id is known.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
}

impl Wording {
    /// Returns a text that consists of `words` and has no marked names.
    pub fn plain(words: impl Into<String>) -> Wording {
        Wording::default().then(words, false)
    }

    /// Parses a text in which each name is enclosed in `begin` and `end`.
    ///
    /// ```
    /// let wording = kernel::Wording::marked("You pay nothing for <Toto>.", '<', '>');
    /// assert_eq!(wording.to_string(), "You pay nothing for Toto.");
    /// assert_eq!(wording.names().collect::<Vec<_>>(), ["Toto"]);
    /// ```
    pub fn marked(words: &str, begin: char, end: char) -> Wording {
        words.split(begin).enumerate().fold(Wording::default(), |wording, (at, part)| match part.split_once(end) {
            Some((name, rest)) if at > 0 => wording.then(name, true).then(rest, false),
            Some(_) | None => wording.then(part.replace(end, ""), false),
        })
    }

    /// Parses a text in which names are enclosed in the marks of [`Names::Marked`].
    pub fn read(words: &str) -> Wording {
        let mut read = Wording::marked(words, marks::BEGIN, marks::END);
        for phrase in &mut read.0 {
            if let Some((name, card)) = phrase.words.split_once(marks::ID) {
                (phrase.card, phrase.words) = (Some(card.to_owned()), name.to_owned());
            }
        }
        read
    }

    /// Returns the text as a string. If the names are [`Names::Marked`], [`Wording::read`] can parse the string.
    ///
    /// ```
    /// use kernel::{Names, Wording};
    ///
    /// let says = Wording::marked("2 points for <Toto>", '<', '>');
    /// let labelled = Wording::read(&format!("Couple: {}", says.written(Names::Marked)));
    /// assert_eq!(labelled, Wording::marked("Couple: 2 points for <Toto>", '<', '>'));
    /// ```
    pub fn written(&self, names: Names) -> String {
        let written = |phrase: &Phrase| match phrase {
            Phrase { words, card: Some(card), .. } => names.card(card, words),
            Phrase { words, is_name: true, .. } => names.of(words),
            Phrase { words, is_name: false, .. } => words.clone(),
        };
        self.0.iter().map(written).collect()
    }

    /// Returns this text followed by `rest`.
    pub fn and(mut self, rest: Wording) -> Wording {
        for phrase in rest.0 {
            self = self.push(phrase);
        }
        self
    }

    /// Returns the first `bytes` bytes of the text, which must end at a character boundary.
    pub fn begun(&self, bytes: usize) -> Wording {
        let mut left = bytes;
        self.0.iter().fold(Wording::default(), |begun, phrase| {
            let kept = &phrase.words[..left.min(phrase.words.len())];
            left -= kept.len();
            begun.push(Phrase { words: kept.to_owned(), ..phrase.clone() })
        })
    }

    /// Returns the pieces in order.
    pub fn phrases(&self) -> &[Phrase] {
        &self.0
    }

    /// Returns the names of cards in the text, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter(|phrase| phrase.is_name).map(|phrase| phrase.words.as_str())
    }

    /// Reports whether the text is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn then(self, words: impl Into<String>, is_name: bool) -> Wording {
        self.push(Phrase { words: words.into(), is_name, card: None })
    }

    fn push(mut self, phrase: Phrase) -> Wording {
        match self.0.last_mut() {
            _ if phrase.words.is_empty() => {}
            Some(last) if !last.is_name && !phrase.is_name => last.words.push_str(&phrase.words),
            Some(_) | None => self.0.push(phrase),
        }
        self
    }
}

impl fmt::Display for Wording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|phrase| f.write_str(&phrase.words))
    }
}

/// Converts a string to a text without marked names.
impl From<String> for Wording {
    fn from(words: String) -> Wording {
        Wording::plain(words)
    }
}

/// Converts a string to a text without marked names.
impl From<&str> for Wording {
    fn from(words: &str) -> Wording {
        Wording::plain(words)
    }
}

/// Compares the words with a string, and ignores which words are names.
impl PartialEq<str> for Wording {
    fn eq(&self, words: &str) -> bool {
        let rest = self.0.iter().try_fold(words, |rest, phrase| rest.strip_prefix(phrase.words.as_str()));
        rest == Some("")
    }
}

/// Compares the words with a string, and ignores which words are names.
impl PartialEq<&str> for Wording {
    fn eq(&self, words: &&str) -> bool {
        *self == **words
    }
}

/// The text of a card in each language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wordings {
    /// The English text.
    pub en: Wording,
    /// The French text.
    pub fr: Wording,
}

#[cfg(test)]
mod tests {
    use super::{Names, Wording};

    #[test]
    fn names_are_cut_out_and_the_rest_is_joined() {
        let wording = Wording::plain("Farmer\n").and(Wording::marked("<Toto> and <Dorothy>.", '<', '>'));
        assert_eq!(wording.to_string(), "Farmer\nToto and Dorothy.");
        let said: Vec<(&str, bool)> =
            wording.phrases().iter().map(|part| (part.words.as_str(), part.is_name)).collect();
        assert_eq!(said, [("Farmer\n", false), ("Toto", true), (" and ", false), ("Dorothy", true), (".", false)]);
        assert!(Wording::plain("").is_empty() && Wording::marked("", '<', '>').is_empty());
        assert_eq!(Wording::marked("stray > mark", '<', '>'), Wording::plain("stray  mark"));
        assert_eq!(
            Wording::read(&format!("{} sleeps.", Names::Marked.of("Toto"))),
            Wording::marked("<Toto> sleeps.", '<', '>')
        );
        assert_eq!(wording, "Farmer\nToto and Dorothy.");
        assert!(wording != "Farmer\nToto and Dorothy" && wording != "Farmer\nToto and Dorothy. So.");
        assert_eq!(
            wording.begun("Farmer\nTo".len()),
            Wording::plain("Farmer\n").and(Wording::marked("<To>", '<', '>'))
        );
        assert_eq!(serde_json::to_string(&Wording::plain("So.")).unwrap(), r#"[{"words":"So.","is_name":false}]"#);
    }
}
