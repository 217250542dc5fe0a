//! A lesson at a table. While the lesson lasts, chance and the other seats follow its script, and each decision of the
//! reader comes with an explanation.

use crate::{Row, Script, script::Stop};
use catalog::{AnyTable, Header, Line, Move, TableFault};
use kernel::{Lang, Seat, Turn, Viewer, Words};
use protocol::{Lesson, LessonLine, LessonStep};

/// The reason why a decision is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActFault {
    /// The table refuses the decision.
    #[error(transparent)]
    Table(#[from] TableFault),
    /// The lesson waits for another choice.
    #[error("another choice than that of the lesson; expected: {}", waits.en)]
    Lesson {
        /// The decision that the lesson waits for.
        waits: Words,
    },
}

/// The lesson at a table. At a table without a lesson, this value has no script.
#[derive(Clone)]
pub(crate) struct Taught {
    pub(crate) script: Option<Script>,
    /// True if the lesson was left early.
    pub(crate) ended: bool,
    /// The seat of the person who reads the lesson.
    learner: Option<Seat>,
}

impl Taught {
    /// Returns the lesson of a table with this header. The lesson has no script if the table was not started as a
    /// lesson, or if the version of the lesson has changed since then.
    pub(crate) fn of(header: &Header, learner: Option<Seat>) -> Taught {
        Taught { script: script(header), ended: false, learner }
    }

    /// Returns the script, or `None` if the lesson is over at the position of `table`.
    fn lasting(&self, table: &dyn AnyTable) -> Option<&Script> {
        let script = self.script.as_ref().filter(|_| !self.ended)?;
        (table.turn() != Turn::Over && table.entries() <= script.last()).then_some(script)
    }

    /// Returns the seed of the random numbers at the position of `table`: the seed of the script while the lesson
    /// lasts, and afterwards `own`, the seed of the table.
    pub(crate) fn seed_at(&self, table: &dyn AnyTable, own: u64) -> u64 {
        self.lasting(table).map_or(own, |script| script.seed)
    }

    /// Returns the index of the choice that the script prescribes for the seat to move. Returns `None` if the script
    /// prescribes no choice, if the prescribed choice is not offered, or if the reader is to move.
    pub(crate) fn scripted(&self, table: &dyn AnyTable) -> Option<usize> {
        let Turn::Of(seat) = table.turn() else { return None };
        let script = self.lasting(table).filter(|_| Some(seat) != self.learner)?;
        let acted = |line: &Line| matches!(line.happened, Move::Action { seat, .. } if seat > 0);
        let words = script.theirs.get(table.lines().iter().filter(|line| acted(line)).count())?;
        choices(table, seat, words).first().copied()
    }

    /// Refuses a choice if the lesson waits for a different choice.
    pub(crate) fn heed(&self, table: &dyn AnyTable, seat: Seat, choice: usize) -> Result<(), ActFault> {
        let Some(stop) = self.lasting(table).and_then(|script| stop(script, table, seat)) else { return Ok(()) };
        let awaited = awaited(stop, table, seat);
        if awaited.is_empty() || awaited.contains(&choice) {
            return Ok(());
        }
        Err(ActFault::Lesson { waits: stop.waits.clone() })
    }

    /// Returns the row that ends the lesson, or no rows if the lesson is already over at the position of `table`.
    pub(crate) fn ending(&self, table: &dyn AnyTable) -> Vec<Row> {
        self.lasting(table).map(|_| Row::EndLesson).into_iter().collect()
    }

    /// Returns the lesson as `viewer` reads it at the position `shown`. Returns `None` if the lesson is over at the
    /// newest position, or if the viewer is not the person who reads it.
    pub(crate) fn read(
        &self,
        newest: &dyn AnyTable,
        shown: &dyn AnyTable,
        viewer: Option<Seat>,
        lang: Lang,
    ) -> Option<Lesson> {
        let script = self.lasting(newest)?;
        let learner = self.learner.filter(|learner| viewer == Some(*learner))?;
        let here = stop(script, shown, learner);
        let (entries, newest) = (shown.entries(), newest.entries());
        let is_past = entries < newest;
        let before = script.stops.iter().rev().find(|stop| stop.at < entries).map(|stop| stop.at);
        let after = script.stops.iter().find(|stop| stop.at > entries && stop.at <= newest).map(|stop| stop.at);
        let earlier = script.stops.iter().filter(|stop| stop.at < entries);
        Some(Lesson {
            first: 1 + earlier.map(|stop| stop.steps.len()).sum::<usize>(),
            count: script.count(),
            steps: here.map(|stop| steps(stop, lang)).unwrap_or_default(),
            waits: here.map(|stop| words(&stop.waits, lang)).unwrap_or_default(),
            choices: here.filter(|_| !is_past).map(|stop| awaited(stop, shown, learner)).unwrap_or_default(),
            before,
            after: after.or(is_past.then_some(newest)),
        })
    }
}

/// Returns the script of the lesson that a header names, or `None` if the game has no lesson of this version.
fn script(header: &Header) -> Option<Script> {
    let version = header.lesson?;
    let text = catalog::game(&header.game).ok()?.lesson()?;
    let script = Script::parse(text).expect("the lessons are tested");
    Some(script).filter(|script| script.version == version)
}

/// Returns the stop of the script at the position of `table`, or `None` if the script has no stop there or the reader
/// is not to move.
fn stop<'a>(script: &'a Script, table: &dyn AnyTable, learner: Seat) -> Option<&'a Stop> {
    script.stops.iter().find(|stop| stop.at == table.entries() && table.turn() == Turn::Of(learner))
}

/// Returns the indices of the choices that the stop waits for. The list is empty, and every choice is accepted, if the
/// stop names no choice or if none that it names is offered.
fn awaited(stop: &Stop, table: &dyn AnyTable, seat: Seat) -> Vec<usize> {
    stop.choose.as_ref().map(|words| choices(table, seat, words)).unwrap_or_default()
}

/// Returns the indices of the choices whose English words begin with `words`.
fn choices(table: &dyn AnyTable, seat: Seat, words: &str) -> Vec<usize> {
    let offered = table.scene(Viewer::Seat(seat), Lang::En).choices;
    offered
        .iter()
        .enumerate()
        .filter(|(_, choice)| choice.words.to_string().starts_with(words))
        .map(|(at, _)| at)
        .collect()
}

fn steps(stop: &Stop, lang: Lang) -> Vec<LessonStep> {
    let step = |told: &crate::script::Told| {
        let page = told.page(lang);
        LessonStep {
            title: page.title.clone(),
            lines: page.words.iter().map(|words| line(words)).collect(),
            points: told.points.clone(),
        }
    };
    stop.steps.iter().map(step).collect()
}

/// Reads a sentence of a script. A sentence may begin with the number of the zone or card that it describes, counted
/// from 1 in the step's `points`: `{1} This is your hand.`
fn line(text: &str) -> LessonLine {
    let numbered = text.strip_prefix('{').and_then(|rest| rest.split_once("} "));
    match numbered.and_then(|(number, words)| Some((number.parse().ok()?, words))) {
        Some((number, words)) => LessonLine { point: Some(number), words: words.to_owned() },
        None => LessonLine { point: None, words: text.to_owned() },
    }
}

fn words(words: &Words, lang: Lang) -> String {
    match lang {
        Lang::En => words.en.clone(),
        Lang::Fr => words.fr.clone(),
    }
}
