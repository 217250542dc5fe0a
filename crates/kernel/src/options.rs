//! Table options: the settings that a game offers, and the check of requested settings.

use crate::Words;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The options of a table by name, as in a record's header. An option that is left out has its default value.
pub type Options = BTreeMap<String, OptionValue>;

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum OptionValue {
    /// The value of an [`OptionKind::Flag`].
    Flag(bool),
    /// The value of an [`OptionKind::Number`].
    Number(i32),
    /// The value of an [`OptionKind::OneOf`], which is one of its words.
    Word(String),
}

/// One option that a game offers, with its words for the set-up screen of a table.
///
/// ```
/// use kernel::{OptionKind, OptionSpec, OptionValue, Options};
///
/// let spec = OptionSpec {
///     name: "rounds".into(),
///     label: "Rounds".into(),
///     help: "The number of rounds.".into(),
///     default: OptionValue::Number(9),
///     kind: OptionKind::Number { least: 1, most: 20 },
/// };
/// let chosen = OptionSpec::check(std::slice::from_ref(&spec), &Options::new())?;
/// assert_eq!(chosen["rounds"], OptionValue::Number(9));
///
/// let asked = Options::from([("rounds".into(), OptionValue::Number(21))]);
/// let fault = OptionSpec::check(&[spec], &asked).unwrap_err();
/// assert_eq!(fault.to_string(), "option \"rounds\" was 21; expected a whole number from 1 to 20");
/// # Ok::<(), kernel::OptionFault>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSpec {
    /// The name of the option in commands and records.
    pub name: String,
    /// The name of the option, as players see it.
    pub label: String,
    /// An explanation for players, in a sentence or two.
    pub help: String,
    /// The value that the option has if it is left out.
    pub default: OptionValue,
    /// The values that are allowed.
    pub kind: OptionKind,
}

/// The values that an option may have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum OptionKind {
    /// True or false.
    Flag,
    /// A whole number within bounds.
    Number {
        /// The smallest number that is allowed.
        least: i32,
        /// The greatest number that is allowed.
        most: i32,
    },
    /// One of several words.
    OneOf {
        /// Each word that is allowed, with its label for players.
        words: Vec<(String, String)>,
    },
}

/// The reason why a table cannot be set up with the requested options and seats.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionFault {
    /// The game has no option with this name.
    #[error("option {name:?} is not known; expected {expected}")]
    Unknown {
        /// The name of the option.
        name: String,
        /// The names of the game's options.
        expected: String,
    },
    /// The option may not have this value.
    #[error("option {name:?} was {found}; expected {}", .expected.en)]
    Value {
        /// The name of the option.
        name: String,
        /// The requested value.
        found: String,
        /// The values that are allowed, in words.
        expected: Words,
    },
    /// The game cannot be played with this number of seats.
    #[error("{found} seats; expected {}", count(*.least, *.most))]
    Seats {
        /// The requested number of seats.
        found: usize,
        /// The smallest number of seats.
        least: usize,
        /// The greatest number of seats.
        most: usize,
    },
}

/// Returns the range from `least` to `most` as a text, or the single number if both are equal.
fn count(least: usize, most: usize) -> String {
    if least == most { most.to_string() } else { format!("{least} to {most}") }
}

impl OptionSpec {
    /// Checks the requested options, and fills in the defaults.
    ///
    /// # Errors
    ///
    /// Returns the first option that is not in `specs`, or the first value that its spec does not allow.
    pub fn check(specs: &[OptionSpec], asked: &Options) -> Result<Options, OptionFault> {
        if let Some(name) = asked.keys().find(|name| specs.iter().all(|spec| spec.name != **name)) {
            let names: Vec<&str> = specs.iter().map(|spec| spec.name.as_str()).collect();
            let expected = if names.is_empty() { "none".into() } else { names.join(", ") };
            return Err(OptionFault::Unknown { name: name.clone(), expected });
        }
        specs.iter().map(|spec| Ok((spec.name.clone(), spec.value(asked)?))).collect()
    }

    fn value(&self, asked: &Options) -> Result<OptionValue, OptionFault> {
        let Some(value) = asked.get(&self.name) else { return Ok(self.default.clone()) };
        let fits = match (&self.kind, value) {
            (OptionKind::Flag, OptionValue::Flag(_)) => true,
            (OptionKind::Number { least, most }, OptionValue::Number(number)) => (least..=most).contains(&number),
            (OptionKind::OneOf { words }, OptionValue::Word(word)) => words.iter().any(|(known, _)| known == word),
            (OptionKind::Flag | OptionKind::Number { .. } | OptionKind::OneOf { .. }, _) => false,
        };
        if fits { Ok(value.clone()) } else { Err(self.fault(value)) }
    }

    fn fault(&self, value: &OptionValue) -> OptionFault {
        let (en, fr) = match &self.kind {
            OptionKind::Flag => ("true or false".into(), "true ou false".into()),
            OptionKind::Number { least, most } => {
                (format!("a whole number from {least} to {most}"), format!("un nombre entier de {least} à {most}"))
            }
            OptionKind::OneOf { words } => {
                let known: Vec<&str> = words.iter().map(|(word, _)| word.as_str()).collect();
                let known = known.join(", ");
                (format!("one of {known}"), format!("l’un de ceux-ci\u{a0}: {known}"))
            }
        };
        let expected = Words { en, fr };
        OptionFault::Value { name: self.name.clone(), found: value.to_string(), expected }
    }
}

impl std::fmt::Display for OptionValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionValue::Flag(flag) => write!(f, "{flag}"),
            OptionValue::Number(number) => write!(f, "{number}"),
            OptionValue::Word(word) => write!(f, "{word:?}"),
        }
    }
}
