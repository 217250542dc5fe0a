//! A lesson at a table: the words beside a position, and the things that the words point at.

use serde::{Deserialize, Serialize};

/// The lesson at the position shown. `steps` is empty while the reader has nothing to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lesson {
    /// The number of the first step at this position, counted from 1.
    pub first: usize,
    /// The number of steps in the whole lesson.
    pub count: usize,
    /// The steps to read at this position, in order.
    pub steps: Vec<LessonStep>,
    /// The decision that is due after the last step, in words.
    pub waits: String,
    /// The indices of the choices that the lesson waits for. Other choices are refused. The list is empty if every
    /// choice is accepted.
    pub choices: Vec<usize>,
    /// The number of entries at the nearest earlier stop of the lesson, if there is one. A stop is a position at which
    /// the lesson has steps.
    pub before: Option<usize>,
    /// The number of entries at the next stop of the lesson, or at the newest position if there is no later stop. It is
    /// `null` while the newest position is shown.
    pub after: Option<usize>,
}

/// One step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonStep {
    /// The subject of the step, in one sentence.
    pub title: String,
    /// The explanation, in a few sentences.
    pub lines: Vec<LessonLine>,
    /// The ids of the zones and cards that the step points at, at most two.
    pub points: Vec<String>,
}

/// A sentence of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonLine {
    /// The thing that the sentence is about, as a number counted from 1 in `points`.
    pub point: Option<usize>,
    /// The words of the sentence.
    pub words: String,
}
