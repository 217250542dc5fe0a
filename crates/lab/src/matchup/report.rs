//! A match between bots that are given by name, and its report.

use super::{
    contender::Contender,
    entrants::Entrants,
    hall::{Plan, play_match},
    standings::Standings,
};
use crate::LabFault;
use catalog::{OpenFault, Wanted};
use kernel::{Lang, OptionFault, Options, Shelf, Tabletop};
use serde::Serialize;

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
    /// The requested number of games. The member `games` is the number of games that were played.
    pub asked: u64,
    #[serde(flatten)]
    pub standings: Standings,
}

impl Match {
    /// Plays the match. Calls `played`, from any thread, with the number of games finished since the last call.
    pub fn run(&self, played: &(dyn Fn(u64) + Sync)) -> Result<MatchReport, LabFault> {
        let Match { game, options, shelf, bots, plan: _ } = self;
        let wanted = Wanted { game, options, seats: bots.len(), shelf };
        let standings =
            catalog::visit(wanted, Visit { asked: self, played }).map_err(|fault| self.name_seats(fault))??;
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
    played: &'a (dyn Fn(u64) + Sync),
}

impl catalog::Visitor for Visit<'_> {
    type Out = Result<Standings, LabFault>;

    fn visit<G: Tabletop>(self, game: G) -> Self::Out {
        let levels = self.asked.bots.clone();
        let names = levels.iter().map(Contender::to_string).collect();
        let entrants = Entrants::new(names, move |position| levels[position].bot::<G>());
        play_match(&game, &entrants, &self.asked.plan, self.played)
    }
}
