//! The events of a game, line by line.

use kernel::{Contest, Happening, Note, Wording};
use serde::{Deserialize, Serialize};

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogLine {
    /// The number of entries played up to and including the entry that this line reports. A client can step to the
    /// position after this number of entries.
    pub entry: usize,
    /// The sentence of this line.
    pub words: Wording,
    /// The kind of event, and its place in the log.
    #[serde(flatten)]
    pub note: Note,
}

/// An event as the viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewsLine {
    /// The number of entries played up to and including the entry of this event.
    pub entry: usize,
    /// The sentence of the event in the log, if it has one.
    pub words: Option<Wording>,
    /// The kind of event, and its place in the log.
    #[serde(flatten)]
    pub note: Note,
    /// The visible changes on the table, in order.
    pub happened: Vec<Happening>,
    /// The fight at the time of the event, with its dice. It is left out if the position before or after the news shows
    /// the fight in the same form.
    pub fight: Option<Contest>,
}

impl NewsLine {
    /// Returns the line of the event in the log, if it has one.
    pub fn line(&self) -> Option<LogLine> {
        Some(LogLine { entry: self.entry, words: self.words.clone()?, note: self.note.clone() })
    }
}
