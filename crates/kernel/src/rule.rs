//! The numbers of rules, and reasons that cite them.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// The number of a rule in its game's rules: `12` for a published rule, `D18` for a ruling.
///
/// ```
/// use kernel::RuleNumber;
///
/// assert_eq!(RuleNumber::published(12).to_string(), "12");
/// assert_eq!("D18".parse(), Ok(RuleNumber::ruling('D', 18)));
/// assert!("18D".parse::<RuleNumber>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
#[serde(into = "String", try_from = "String")]
pub struct RuleNumber {
    series: Option<char>,
    number: u8,
}

impl RuleNumber {
    /// Returns the number of a published rule.
    pub const fn published(number: u8) -> RuleNumber {
        RuleNumber { series: None, number }
    }

    /// Returns the number of a ruling in the series with this capital letter.
    pub const fn ruling(series: char, number: u8) -> RuleNumber {
        RuleNumber { series: Some(series), number }
    }
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.series.map_or(Ok(()), |series| write!(out, "{series}"))?;
        write!(out, "{}", self.number)
    }
}

impl From<RuleNumber> for String {
    fn from(rule: RuleNumber) -> String {
        rule.to_string()
    }
}

/// The error for a string that is not a valid rule number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no rule; expected a number from 0 to 255, or a capital letter and such a number")]
pub struct RuleFault(String);

impl FromStr for RuleNumber {
    type Err = RuleFault;

    fn from_str(text: &str) -> Result<RuleNumber, RuleFault> {
        let series = text.chars().next().filter(char::is_ascii_uppercase);
        let number = text.strip_prefix(|sign: char| sign.is_ascii_uppercase()).unwrap_or(text);
        let number = number.parse().map_err(|_| RuleFault(text.to_owned()))?;
        Ok(RuleNumber { series, number })
    }
}

impl TryFrom<String> for RuleNumber {
    type Error = RuleFault;

    fn try_from(text: String) -> Result<RuleNumber, RuleFault> {
        text.parse()
    }
}

/// The reason why something cannot be chosen now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// The reason in one sentence.
    pub words: String,
    /// The rule that gives the reason.
    pub rule: RuleNumber,
}
