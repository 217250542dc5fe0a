//! The script of a lesson, a TOML file in the crate of the lesson's game.

use kernel::{Lang, Options, Words};
use protocol::SeatPlan;
use serde::Deserialize;

/// The script of a lesson: a game for one person in the first seat, with an explanation at each decision of that
/// person.
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
    /// The version of the lesson. A table that was started with another version continues without a lesson.
    pub version: u32,
    /// The seed of chance and of the bots while the lesson lasts.
    pub seed: u64,
    /// The options of the table.
    #[serde(default)]
    pub options: Options,
    /// The names and bots of the other seats, in order.
    pub others: Vec<SeatPlan>,
    /// The decisions of the other seats in order, each given by the first English words of its choice. If no offered
    /// choice begins with these words, the bot of the seat decides.
    pub theirs: Vec<String>,
    /// The decisions of the reader, in order.
    #[serde(rename = "stop")]
    pub stops: Vec<Stop>,
}

/// A decision of the reader, and the steps of the lesson that come before it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// The number of entries before this decision.
    pub at: usize,
    /// The first English words of the choice that the lesson waits for, or `None` if the reader may take any choice.
    pub choose: Option<String>,
    /// A description of the expected decision, for the reader.
    pub waits: Words,
    /// The steps that the reader reads before the decision.
    #[serde(rename = "step")]
    pub steps: Vec<Told>,
}

/// A step of the lesson in both languages.
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

/// The text of a step in one language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// The subject of the step, in one sentence.
    pub title: String,
    /// A few sentences after the title. A sentence that begins with `{1}` describes the first zone or card in `points`.
    #[serde(default)]
    pub words: Vec<String>,
}

impl Script {
    /// Reads a script from TOML.
    ///
    /// # Errors
    ///
    /// Describes the first fault in the text and its place.
    pub fn parse(text: &str) -> Result<Script, String> {
        toml::from_str(text).map_err(|fault| fault.to_string())
    }

    /// Returns the number of steps in the whole lesson.
    pub(crate) fn count(&self) -> usize {
        self.stops.iter().map(|stop| stop.steps.len()).sum()
    }

    /// Returns the number of entries before the last decision of the script.
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
