//! A match between bots that are given by name, and its report.

use super::{
    contender::Contender,
    entrants::Entrants,
    hall::{play_match, resume_match},
    header::Header,
    plan::Plan,
    progress::Progress,
    standings::Standings,
};
use crate::LabFault;
use catalog::{OpenFault, Wanted};
use kernel::{Lang, OptionFault, Options, Shelf, Tabletop};
use serde::Serialize;
use std::path::Path;

/// A match between bots, one for each seat.
#[derive(Clone, Debug)]
pub struct Match {
    pub game: String,
    pub options: Options,
    /// The packs that the options may name.
    pub shelf: Shelf,
    pub bots: Vec<Contender>,
    pub plan: Plan,
}

/// The request and the result of a match. Nothing in it depends on the time or on the number of threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchReport {
    pub game: String,
    pub options: Options,
    pub seats: usize,
    /// The name of each seat's side, or an empty list if the sides have no names.
    pub seat_titles: Vec<String>,
    pub seed: u64,
    /// The requested number of games, or the greatest number if the match stops at a width. The member `games` is the
    /// number of games that count.
    pub asked: u64,
    #[serde(flatten)]
    pub standings: Standings,
}

impl Match {
    /// Plays the match. Calls `heard` with the progress before the first game and from time to time.
    pub fn run(&self, heard: &dyn Fn(Progress)) -> Result<MatchReport, LabFault> {
        self.report(Visit { asked: self, file: None, heard })
    }

    /// Plays the match with a file (`docs/lab.md`), to which every finished unit is added at once. If the file exists,
    /// only the units are played that it lacks, and the report is the same as if the match had never been interrupted.
    /// Calls `heard` with the progress before the first game and from time to time.
    ///
    /// Returns an error, and leaves the file as it is, if it belongs to a match of another plan, if a line cannot be
    /// read, or if another match is writing to it.
    pub fn run_in(&self, file: &Path, heard: &dyn Fn(Progress)) -> Result<MatchReport, LabFault> {
        self.report(Visit { asked: self, file: Some(file), heard })
    }

    fn report(&self, visit: Visit<'_>) -> Result<MatchReport, LabFault> {
        let Match { game, options, shelf, bots, plan: _ } = self;
        let wanted = Wanted { game, options, seats: bots.len(), shelf };
        let standings = catalog::visit(wanted, visit).map_err(|fault| self.name_seats(fault))??;
        Ok(MatchReport {
            game: self.game.clone(),
            options: self.options.clone(),
            seats: self.bots.len(),
            seat_titles: catalog::game(&self.game)?.seat_titles(Lang::En),
            seed: self.plan.seed,
            asked: self.plan.games,
            standings,
        })
    }

    /// Returns the fault to report for a fault in setting up the game: a wrong number of seats becomes a wrong number
    /// of bots.
    fn name_seats(&self, fault: OpenFault) -> LabFault {
        match fault {
            OpenFault::Options(OptionFault::Seats { found, least, most }) => {
                LabFault::Bots { game: self.game.clone(), found, least, most }
            }
            OpenFault::Options(OptionFault::Unknown { .. } | OptionFault::Value { .. })
            | OpenFault::Game { .. }
            | OpenFault::Names(_)
            | OpenFault::Cards { .. }
            | OpenFault::Packs { .. }
            | OpenFault::Rules { .. } => fault.into(),
        }
    }
}

struct Visit<'a> {
    asked: &'a Match,
    file: Option<&'a Path>,
    heard: &'a dyn Fn(Progress),
}

impl catalog::Visitor for Visit<'_> {
    type Out = Result<Standings, LabFault>;

    fn visit<G: Tabletop>(self, game: G) -> Self::Out {
        let Match { game: name, options, shelf: _, bots, plan } = self.asked;
        let levels = bots.clone();
        let names: Vec<String> = levels.iter().map(Contender::to_string).collect();
        let header = Header::new((name, G::RULES, game.card_set()), options, &names, plan);
        let entrants = Entrants::new(names, move |position| levels[position].bot::<G>());
        match self.file {
            None => play_match(&game, &entrants, plan, self.heard),
            Some(file) => resume_match(&game, &entrants, (plan, file, &header), self.heard),
        }
    }
}
