//! Names at the table: the rules for the name of a seat, and the comparison of names.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The greatest length of a name, in characters.
pub const MAX_NAME: usize = 40;

/// A name for each seat. Every name is visible, and no two are the same.
///
/// ```
/// use kernel::SeatNames;
///
/// let names = SeatNames::typed(&["  Ann  of Oz", "Ben"])?;
/// assert_eq!(names.into_strings(), ["Ann of Oz", "Ben"]);
/// assert!(SeatNames::typed(&["Ann", "ANN"]).is_err());
/// # Ok::<(), kernel::NamesFault>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatNames(Vec<String>);

/// The reason why the seats cannot have these names.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NamesFault {
    /// A name that no seat may have. `found` is shortened and holds visible characters only.
    #[error("the name \"{found}\" at the table: {why}")]
    Name {
        /// The number of the seat, counted from 0.
        seat: usize,
        /// The given name, shortened and without invisible characters.
        found: String,
        /// The reason why no seat may have this name.
        why: NameFault,
    },
    /// A name that another seat already has.
    #[error(
        "the name \"{name}\" at the table twice; expected names that differ in more than capital letters, such as \"{}\"",
        spare(.name, &[.name])
    )]
    Same {
        /// The name that both seats would have.
        name: String,
        /// The number of the later of the two seats, counted from 0.
        seat: usize,
        /// The number of the earlier of the two seats, counted from 0.
        other: usize,
    },
}

/// The reason why no seat may have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameFault {
    /// The name has no visible character.
    #[error("nothing of it can be seen; expected 1 to {MAX_NAME} characters")]
    Blank,
    /// The name is longer than [`MAX_NAME`].
    #[error("it is too long; expected 1 to {MAX_NAME} characters")]
    Long,
    /// The name has a character that cannot be seen.
    #[error("it has the sign U+{:04X}; expected 1 to {MAX_NAME} characters that can be seen", u32::from(*.0))]
    Odd(char),
    /// The name has blanks at its beginning or end, or several blanks in a row. [`SeatNames::typed`] tidies such a
    /// name, so only the names of a record can have this fault.
    #[error("it has a blank too many; expected none at its ends, and single spaces between words")]
    Untidy,
}

impl SeatNames {
    /// Takes names that somebody typed, and tidies them: blanks at the ends are removed, and each run of blanks becomes
    /// one space.
    pub fn typed(names: &[impl AsRef<str>]) -> Result<SeatNames, NamesFault> {
        SeatNames::all(names, tidy)
    }

    /// Takes names exactly as they are, such as those of a record. Blanks at the ends and runs of blanks are a fault.
    pub fn exact(names: &[impl AsRef<str>]) -> Result<SeatNames, NamesFault> {
        SeatNames::all(names, |name| match tidy(name) {
            Ok(tidied) if tidied != name => Err(NameFault::Untidy),
            checked => checked,
        })
    }

    /// Returns the names in the order of the seats.
    pub fn into_strings(self) -> Vec<String> {
        self.0
    }

    fn all(
        names: &[impl AsRef<str>],
        check: impl Fn(&str) -> Result<String, NameFault>,
    ) -> Result<SeatNames, NamesFault> {
        let mut known: Vec<String> = Vec::new();
        for (seat, name) in names.iter().map(AsRef::as_ref).enumerate() {
            let name = check(name).map_err(|why| NamesFault::Name { seat, found: shown(name), why })?;
            if let Some(other) = known.iter().position(|other| same(other, &name)) {
                return Err(NamesFault::Same { name, seat, other });
            }
            known.push(name);
        }
        Ok(SeatNames(known))
    }
}

/// Returns `wanted`, which must be a valid name, if no name in `taken` looks the same. Otherwise appends the lowest
/// number, from 2 up, that makes the name different from all names in `taken`. A name that would become too long is
/// shortened before the number.
pub fn spare(wanted: &str, taken: &[impl AsRef<str>]) -> String {
    let is_free = |name: &String| taken.iter().all(|other| !same(other.as_ref(), name));
    let numbered = |number: usize| {
        let number = format!(" {number}");
        let kept: String = wanted.chars().take(MAX_NAME - number.len()).collect();
        kept.trim_end().to_owned() + &number
    };
    std::iter::once(wanted.to_owned())
        .chain((2..).map(numbered))
        .find(is_free)
        .expect("only so many names are taken, and there are more numbers")
}

/// Reports whether a character is invisible or changes the direction of the text around it. Returns false for a blank
/// between words, and for a selector that only changes the look of the character before it.
pub fn is_unseen(sign: char) -> bool {
    sign.is_control()
        || matches!(sign,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fdd0}'..='\u{fdef}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
        || u32::from(sign) & 0xfffe == 0xfffe
}

/// Reports whether two names look the same. Differences in capital letters, and in the way in which letters are
/// composed, are ignored.
fn same(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}

fn folded(name: &str) -> String {
    name.nfkc().filter(|sign| !is_selector(*sign)).collect::<String>().to_lowercase()
}

/// Returns the text in lower case and without accents, for comparison when lists are searched.
pub fn searchable(text: &str) -> String {
    text.nfkd().filter(|sign| !is_combining_mark(*sign)).collect::<String>().to_lowercase()
}

fn tidy(name: &str) -> Result<String, NameFault> {
    let trimmed = name.trim();
    if let Some(odd) = trimmed.chars().find(|sign| is_unseen(*sign)) {
        return Err(NameFault::Odd(odd));
    }
    if !trimmed.chars().any(|sign| !sign.is_whitespace() && !is_combining_mark(sign)) {
        return Err(NameFault::Blank);
    }
    let tidied = trimmed.split_whitespace().collect::<Vec<_>>().join(" ");
    if tidied.chars().count() > MAX_NAME { Err(NameFault::Long) } else { Ok(tidied) }
}

/// Reports whether the character is a selector that changes the look of the character before it, such as a variation
/// selector after an emoji.
fn is_selector(sign: char) -> bool {
    matches!(sign, '\u{fe00}'..='\u{fe0f}')
}

/// Returns a name for the text of a fault, shortened and without invisible characters.
fn shown(name: &str) -> String {
    let mut shown: String = name.chars().filter(|sign| !is_unseen(*sign)).take(MAX_NAME + 1).collect();
    if name.chars().nth(MAX_NAME + 1).is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::Value;

    /// The test cases for names. The web client has the same rules for names, and its tests use the same file.
    const CASES: &str = include_str!("names.json");

    fn texts(value: &Value) -> Vec<&str> {
        value.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
    }

    #[test]
    fn each_kind_of_name_is_told() {
        let cases: Value = serde_json::from_str(CASES).unwrap();
        for (kind, names) in cases["names"].as_object().unwrap() {
            for name in texts(names) {
                let found = match tidy(name) {
                    Ok(_) => "fine",
                    Err(NameFault::Blank) => "blank",
                    Err(NameFault::Long) => "long",
                    Err(NameFault::Odd(_)) => "odd",
                    Err(NameFault::Untidy) => unreachable!("a tidy name has no blank too many"),
                };
                assert_eq!(found, kind, "{name:?}");
            }
        }
    }

    #[test]
    fn names_are_the_same_or_not() {
        let cases: Value = serde_json::from_str(CASES).unwrap();
        for kind in ["same", "different"] {
            for pair in cases[kind].as_array().unwrap() {
                let names = texts(pair);
                let refused = matches!(SeatNames::typed(&names), Err(NamesFault::Same { seat: 1, other: 0, .. }));
                assert_eq!(refused, kind == "same", "{names:?}");
            }
        }
    }

    #[test]
    fn typed_names_are_normalized_and_recorded_names_are_not() {
        assert_eq!(SeatNames::typed(&["  Ann \u{a0} of  Oz\t", "Zoé"]).unwrap().into_strings(), ["Ann of Oz", "Zoé"]);
        let fault = SeatNames::exact(&["Ann", "Ben "]).unwrap_err().to_string();
        assert_eq!(
            fault,
            "the name \"Ben \" at the table: it has a blank too many; expected none at its ends, and single spaces \
             between words"
        );
        assert!(SeatNames::exact(&["Ann of Oz"]).is_ok() && SeatNames::exact(&["Ann\u{a0}of Oz"]).is_err());
    }

    #[test]
    fn a_fault_says_what_was_expected() {
        let long = "x".repeat(41);
        for (name, words) in [
            ("", "\"\" at the table: nothing of it can be seen; expected 1 to 40 characters"),
            ("A\u{202e}B", "\"AB\" at the table: it has the sign U+202E; expected 1 to 40 characters that can be seen"),
            (&long, &format!("\"{long}\" at the table: it is too long; expected 1 to 40 characters")),
            (
                "ANN",
                "\"ANN\" at the table twice; expected names that differ in more than capital letters, such as \"ANN 2\"",
            ),
        ] {
            assert_eq!(SeatNames::exact(&["Ann", name]).unwrap_err().to_string(), format!("the name {words}"));
        }
        let longer = "y".repeat(5000);
        assert!(SeatNames::exact(&[&longer]).unwrap_err().to_string().len() < 140);
    }

    #[test]
    fn a_spare_name_is_numbered() {
        assert_eq!(spare("Collector", &["Ann"]), "Collector");
        assert_eq!(spare("Collector", &["COLLECTOR"]), "Collector 2");
        assert_eq!(spare("Collector", &["Collector", "Collector 2"]), "Collector 3");
        let long = "é".repeat(MAX_NAME);
        assert_eq!(spare(&long, &[&long]), "é".repeat(38) + " 2");
    }

    proptest! {
        #[test]
        fn any_text_is_a_name_or_refused(names in proptest::collection::vec(".{0,50}", 0..5)) {
            match SeatNames::typed(&names) {
                Ok(typed) => {
                    let typed = typed.into_strings();
                    prop_assert_eq!(SeatNames::exact(&typed).unwrap().into_strings(), typed.clone());
                    for name in &typed {
                        prop_assert!(!name.chars().any(is_unseen) && !name.trim().is_empty(), "{:?}", name);
                        prop_assert!(SeatNames::exact(&[name.clone(), spare(name, &typed)]).is_ok());
                    }
                }
                Err(fault) => {
                    let said = fault.to_string();
                    prop_assert!(said.contains("expected") && !said.chars().any(is_unseen), "{:?}", said);
                }
            }
        }
    }
}
