//! Table options: what a game may be asked to do otherwise, and the check of what was asked.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The options of a table by name, as a record's header holds them. Those left out have their default.
pub type Options = BTreeMap<String, OptionValue>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum OptionValue {
    Flag(bool),
    Number(i32),
    Word(String),
}

/// One option a game understands, with words for the table's set-up screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSpec {
    pub name: String,
    pub label: String,
    pub help: String,
    pub default: OptionValue,
    pub kind: OptionKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum OptionKind {
    Flag,
    Number {
        least: i32,
        most: i32,
    },
    /// One of some words, each with its label.
    OneOf {
        words: Vec<(String, String)>,
    },
}

/// What is wrong with a table that was asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionFault {
    #[error("option {name:?} is not known; expected {expected}")]
    Unknown { name: String, expected: String },
    #[error("option {name:?} was {found}; expected {expected}")]
    Value { name: String, found: String, expected: String },
    #[error("{found} seats; expected {}", count(*.least, *.most))]
    Seats { found: usize, least: usize, most: usize },
}

/// How many there may be: from the least to the most, or the one number possible.
fn count(least: usize, most: usize) -> String {
    if least == most { most.to_string() } else { format!("{least} to {most}") }
}

impl OptionSpec {
    /// Fills in the defaults, and refuses what no spec allows.
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
        let expected = match &self.kind {
            OptionKind::Flag => "true or false".into(),
            OptionKind::Number { least, most } => format!("a whole number from {least} to {most}"),
            OptionKind::OneOf { words } => {
                let known: Vec<&str> = words.iter().map(|(word, _)| word.as_str()).collect();
                format!("one of {}", known.join(", "))
            }
        };
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
