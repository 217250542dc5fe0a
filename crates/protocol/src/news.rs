//! What happened, line by line.

use kernel::{Contest, Happening, Wording};
use serde::{Deserialize, Serialize};

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogLine {
    /// How many entries there were when this had happened: the position to step to.
    pub entry: usize,
    pub words: Wording,
}

/// Something that the viewer saw happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewsLine {
    /// How many entries there were when it had happened.
    pub entry: usize,
    /// Its line in the log, if it has one.
    pub words: Option<Wording>,
    /// What can be seen of it on the table, in order.
    pub happened: Vec<Happening>,
    /// What was being fought out then, with its dice; nothing where that still stands so, or stood so before.
    pub fight: Option<Contest>,
}

impl NewsLine {
    /// Returns its line in the log.
    pub fn line(&self) -> Option<LogLine> {
        Some(LogLine { entry: self.entry, words: self.words.clone()? })
    }
}
