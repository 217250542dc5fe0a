//! Tournaments as they are stored: the store knows their stage, and the server writes and reads the rest.

use crate::{StoreFault, TableId, TournamentItem};
use dealer::Person;

/// A stored tournament. Each change of it raises its version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// The name of the tournament, in the form of the name of a table.
    pub id: TableId,
    pub version: u64,
    /// The time at which it was made, in seconds since 1970.
    pub made: u64,
    pub stage: TournamentStage,
    /// Everything else, as JSON. Each person in it is a text of 64 hexadecimal digits.
    pub words: String,
}

/// The stage of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TournamentStage {
    Coming,
    Running,
    Over,
}

/// The tournaments that are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tourneys {
    At(TournamentStage),
    /// Those in which this person has a part.
    Of(Person),
}

const STAGES: [(TournamentStage, &str); 3] =
    [(TournamentStage::Coming, "coming"), (TournamentStage::Running, "running"), (TournamentStage::Over, "over")];

impl TournamentStage {
    /// Returns the text of the column `stage`.
    pub(crate) fn name(self) -> &'static str {
        STAGES.iter().find(|(each, _)| *each == self).map_or("", |(_, name)| name)
    }
}

impl TournamentItem {
    pub(crate) fn of(tournament: &Tournament) -> TournamentItem {
        let Tournament { id, version, made, stage, words } = tournament;
        TournamentItem {
            id: id.as_str().to_owned(),
            version: version.cast_signed(),
            made: made.cast_signed(),
            stage: stage.name().to_owned(),
            words: words.clone(),
        }
    }

    pub(crate) fn read(self) -> Result<Tournament, StoreFault> {
        let TournamentItem { id, version, made, stage, words } = self;
        let damaged = || StoreFault::damaged("tournament", "expected an id and a stage");
        let (stage, _) = STAGES.iter().find(|(_, name)| *name == stage).ok_or_else(damaged)?;
        Ok(Tournament {
            id: TableId::parse(&id).ok_or_else(damaged)?,
            version: version.cast_unsigned(),
            made: made.cast_unsigned(),
            stage: *stage,
            words,
        })
    }
}
