//! Marks around the names of cards, while a sentence is put together as a text.

/// Unicode has no characters here, and neither card files nor names of players may have these signs.
pub(super) const BEGIN: char = '\u{fdd0}';
pub(super) const END: char = '\u{fdd1}';

/// Whether names are marked in words that are being put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// For a [`Wording`](super::Wording), which [`read`](super::Wording::read) makes of the marked words.
    Marked,
    /// For a label or a line that is a text and nothing more.
    Plain,
}

impl Names {
    /// Returns the name of a card as it stands in such words.
    ///
    /// ```
    /// use kernel::{Names, Wording};
    ///
    /// let words = format!("{} sleeps.", Names::Marked.of("Toto"));
    /// assert_eq!(Wording::read(&words).names().collect::<Vec<_>>(), ["Toto"]);
    /// assert_eq!(Names::Plain.of("Toto"), "Toto");
    /// ```
    pub fn of(self, name: &str) -> String {
        match self {
            Names::Marked => format!("{BEGIN}{name}{END}"),
            Names::Plain => name.to_owned(),
        }
    }

    /// Returns words in which names are marked as such words have them.
    pub fn quoted(self, marked: String) -> String {
        match self {
            Names::Marked => marked,
            Names::Plain => unmarked(&marked),
        }
    }
}

/// Returns the words without marks.
pub fn unmarked(words: &str) -> String {
    words.replace([BEGIN, END], "")
}

/// Returns the words up to the name that ends them with its last letter; nothing where a name does not end them.
pub fn before_mark(words: &str) -> Option<&str> {
    words.strip_suffix(END)
}

/// Returns the words from their first letter on, where a mark stands before it.
pub fn past_mark(words: &str) -> &str {
    words.strip_prefix(BEGIN).unwrap_or(words)
}
