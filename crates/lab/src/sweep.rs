//! A sweep: the same match with one option of the table set to several values in turn.

mod print;

use crate::{
    LabFault,
    matchup::{Match, MatchReport, Progress},
};
use kernel::OptionValue;
use serde::Serialize;
use std::{cell::Cell, fs, path::Path};

/// A match that is played with several values of one option. All matches have the same deals as far as the option allows.
#[derive(Clone, Debug)]
pub struct Sweep {
    /// The match, without a value for the option.
    pub base: Match,
    /// The name of the option.
    pub option: String,
    /// The values of the option, in the order of the report. There is at least one, and all are different.
    pub values: Vec<OptionValue>,
}

/// The reports of the matches of a sweep.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SweepReport {
    pub option: String,
    /// One row for each value, in order.
    pub rows: Vec<SweepRow>,
}

/// The match with one value of the option.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SweepRow {
    pub value: OptionValue,
    pub report: MatchReport,
}

impl Sweep {
    /// Plays the matches. Calls `heard` with the progress of the whole sweep from time to time.
    ///
    /// # Errors
    ///
    /// Refuses an option that the match itself sets, a value that is there twice, and what the match refuses.
    pub fn run(&self, heard: &dyn Fn(Progress)) -> Result<SweepReport, LabFault> {
        self.report(None, heard)
    }

    /// Plays the matches with a folder, in which each value has the file of its match (`docs/lab.md`). Makes the folder if
    /// there is none. Only the units are played that the files lack, and the report is the same as if the sweep had never
    /// been interrupted.
    ///
    /// # Errors
    ///
    /// Returns an error under the same conditions as [`Sweep::run`] and [`Match::run_in`].
    pub fn run_in(&self, folder: &Path, heard: &dyn Fn(Progress)) -> Result<SweepReport, LabFault> {
        self.report(Some(folder), heard)
    }

    fn report(&self, folder: Option<&Path>, heard: &dyn Fn(Progress)) -> Result<SweepReport, LabFault> {
        self.check()?;
        if let Some(folder) = folder {
            fs::create_dir_all(folder).map_err(|why| LabFault::Folder { folder: folder.to_owned(), why })?;
        }
        // All matches are made before the first is played, so that a value that the game refuses is told at once.
        let matches: Vec<Match> = self.values.iter().map(|value| self.of(value)).collect();
        for each in &matches {
            each.hello().map_err(|fault| each.name_seats(fault))?;
        }
        let (before, own) = (Cell::new(0), Cell::new(0));
        let play = |(value, each): (&OptionValue, &Match)| {
            let now = Cell::new((0, 0));
            let tell = |Progress { games, played, expected }: Progress| {
                now.set((games, played));
                let expected = expected * matches.len() as u64;
                heard(Progress { games: before.get() + games, played: own.get() + played, expected });
            };
            let report = match folder {
                None => each.run(&tell),
                Some(folder) => each.run_in(&folder.join(format!("{}={}.jsonl", self.option, typed(value))), &tell),
            }?;
            let (games, played) = now.get();
            before.set(before.get() + games);
            own.set(own.get() + played);
            Ok(SweepRow { value: value.clone(), report })
        };
        let rows = self.values.iter().zip(&matches).map(play).collect::<Result<_, LabFault>>()?;
        Ok(SweepReport { option: self.option.clone(), rows })
    }

    fn check(&self) -> Result<(), LabFault> {
        let Sweep { base, option, values } = self;
        if let Some(value) = base.options.get(option) {
            return Err(LabFault::Swept { option: option.clone(), value: value.to_string() });
        }
        let twice = values.iter().enumerate().find(|(at, value)| values[..*at].contains(value));
        match twice {
            Some((_, value)) => Err(LabFault::SweptTwice { option: option.clone(), value: value.to_string() }),
            None => Ok(()),
        }
    }

    /// Returns the match with this value of the option.
    fn of(&self, value: &OptionValue) -> Match {
        let mut each = self.base.clone();
        each.options.insert(self.option.clone(), value.clone());
        each
    }
}

/// Returns a value as people type it.
fn typed(value: &OptionValue) -> String {
    match value {
        OptionValue::Word(word) => word.clone(),
        OptionValue::Flag(_) | OptionValue::Number(_) => value.to_string(),
    }
}
