//! Marks around the names of cards in a string that is still being put together.

/// The mark before a name. Unicode assigns no characters to the code points of these marks, and neither card files nor
/// names of players may contain them.
pub(super) const BEGIN: char = '\u{fdd0}';
/// The mark after a name.
pub(super) const END: char = '\u{fdd1}';
/// The mark between a name and the id of its card. The id is not a part of the words.
pub(super) const ID: char = '\u{fdd2}';

/// The form of names in a string that is being put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// Names are marked, so that [`Wording::read`](super::Wording::read) can turn the string into a
    /// [`Wording`](super::Wording).
    Marked,
    /// Names are not marked, for a label or a line that stays a string.
    Plain,
}

impl Names {
    /// Returns the name of a card, with or without marks.
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

    /// Returns the name of this card, with or without marks. A marked string also contains the id, so that the name can
    /// be a link to the card.
    ///
    /// ```
    /// use kernel::{Names, Wording};
    ///
    /// let words = Wording::read(&format!("{} sleeps.", Names::Marked.card("D01", "Toto")));
    /// assert_eq!(words.phrases()[0].card.as_deref(), Some("D01"));
    /// assert_eq!(words, "Toto sleeps.");
    /// ```
    pub fn card(self, id: &str, name: &str) -> String {
        match self {
            Names::Marked => format!("{BEGIN}{name}{ID}{id}{END}"),
            Names::Plain => name.to_owned(),
        }
    }

    /// Returns `marked`, a string with marked names, unchanged for `Marked` and without the marks for `Plain`.
    pub fn quoted(self, marked: String) -> String {
        match self {
            Names::Marked => marked,
            Names::Plain => unmarked(&marked),
        }
    }
}

/// Returns the string without the marks and without the ids of cards in them.
pub fn unmarked(words: &str) -> String {
    let cut = |part: &str| part.split_once(ID).map_or(part, |(name, _)| name).to_owned();
    words.replace(BEGIN, "").split(END).map(cut).collect()
}

/// Returns the string without the mark after its last name, and without the id of the card, if the string ends with a
/// marked name. Otherwise returns `None`.
pub fn before_mark(words: &str) -> Option<&str> {
    words.strip_suffix(END).map(|words| match words.rsplit_once(ID) {
        Some((named, id)) if !id.contains(END) => named,
        Some(_) | None => words,
    })
}

/// Returns the string without the mark before a name, if the string begins with one.
pub fn past_mark(words: &str) -> &str {
    words.strip_prefix(BEGIN).unwrap_or(words)
}
