//! The script of a lesson, which is a TOML file in the crate of its game.

use kernel::{Lang, Options, Words};
use protocol::SeatPlan;
use serde::Deserialize;

/// The script of a lesson: a game for one person, who sits at the first seat, with words at each decision.
///
/// ```
/// use dealer::Script;
///
/// let script = Script::parse(
///     r#"
///     version = 1
///     seed = 5
///     others = [{ name = "Boq", bot = "greedy" }]
///     theirs = ["Take column 1: Toto, Witch"]
///
///     [[stop]]
///     at = 4
///     waits.en = "Take any column."
///     waits.fr = "Prenez une colonne."
///
///     [[stop.step]]
///     points = ["column.0"]
///     en.title = "A column is taken whole."
///     en.words = ["{1} It has two Characters and a Story."]
///     fr.title = "Une colonne se prend entière."
///     fr.words = ["{1} Elle a deux Personnages et une Histoire."]
///     "#,
/// )?;
/// assert_eq!(script.stops.len(), 1);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The version of the lesson. A table that was begun with another version continues without a lesson.
    pub version: u32,
    /// The seed of chance while the lesson lasts.
    pub seed: u64,
    /// The options of the table.
    #[serde(default)]
    pub options: Options,
    /// The other seats, in order.
    pub others: Vec<SeatPlan>,
    /// The decisions of the other seats in order, each by the beginning of the English words of its choice. If such a
    /// choice is not offered, the bot decides.
    pub theirs: Vec<String>,
    /// The decisions of the reader, in order.
    #[serde(rename = "stop")]
    pub stops: Vec<Stop>,
}

/// A decision of the reader.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// The number of entries at this decision.
    pub at: usize,
    /// The choice that the lesson waits for, by the beginning of its English words. If it is missing, every choice is
    /// accepted.
    pub choose: Option<String>,
    /// The decision in words for the reader.
    pub waits: Words,
    /// The steps to read before the decision.
    #[serde(rename = "step")]
    pub steps: Vec<Told>,
}

/// A step in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// The ids of the zones and cards that the step points at.
    #[serde(default)]
    pub points: Vec<String>,
    /// The step in English.
    pub en: Page,
    /// The step in French.
    pub fr: Page,
}

/// A step in one language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// The subject of the step, in one sentence.
    pub title: String,
    /// A few more sentences. One that begins with `{1}` is about the first thing in `points`.
    #[serde(default)]
    pub words: Vec<String>,
}

impl Script {
    /// Reads a script.
    ///
    /// # Errors
    ///
    /// Describes the first fault and its place.
    pub fn parse(text: &str) -> Result<Script, String> {
        toml::from_str(text).map_err(|fault| fault.to_string())
    }

    /// Returns the number of steps in the whole lesson.
    pub(crate) fn count(&self) -> usize {
        self.stops.iter().map(|stop| stop.steps.len()).sum()
    }

    /// Returns the number of entries at the last decision.
    pub(crate) fn last(&self) -> usize {
        self.stops.last().map_or(0, |stop| stop.at)
    }
}

impl Told {
    pub(crate) fn page(&self, lang: Lang) -> &Page {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}
