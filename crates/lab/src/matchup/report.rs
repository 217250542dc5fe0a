//! A match between bots that are given by name, and its report.

use super::{
    account::Finished, contender::Contender, control::Control, entrants::Entrants, hall::finish_kept_match,
    header::Header, keep::Keep, outcomes::Outcomes, plan::Plan, progress::Progress, queue::Queue, standings::Standings,
};
use crate::{
    LabFault,
    exec::{Hello, Limits, PROTOCOL},
};
use catalog::{OpenFault, Wanted};
use kernel::{Lang, OptionFault, Options, Shelf, Tabletop};
use serde::Serialize;
use std::{path::Path, sync::Arc};

/// A match between bots, one for each seat.
#[derive(Clone, Debug)]
pub struct Match {
    pub game: String,
    pub options: Options,
    /// The packs that the options may name.
    pub shelf: Shelf,
    pub bots: Vec<Contender>,
    pub plan: Plan,
    /// The times that programs have.
    pub limits: Limits,
    /// The control variate by which the first bot's win share is estimated a second time, if there is one.
    pub control: Option<Control>,
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
        self.report(Keep::Nowhere, heard)
    }

    /// Plays the match with a file (`docs/lab.md`), to which every finished unit is added at once. If the file exists,
    /// only the units are played that it lacks, and the report is the same as if the match had never been interrupted,
    /// unless a program plays by its own luck. Calls `heard` with the progress before the first game and from time to time.
    ///
    /// Returns an error, and leaves the file as it is, if it belongs to a match of another plan, if a line cannot be
    /// read, or if another match is writing to it.
    pub fn run_in(&self, file: &Path, heard: &dyn Fn(Progress)) -> Result<MatchReport, LabFault> {
        self.report(Keep::File(file), heard)
    }

    /// Plays the match with a queue, whose units several processes play, on one machine or on several (`docs/lab.md`).
    /// Returns when the match is over. Each process then has the same report, which is that of a match without a queue,
    /// unless a bot's choices do not depend on its seed alone. Calls `heard` with the progress of all processes together.
    ///
    /// # Errors
    ///
    /// Returns an error if the queue cannot be used, or if it has this match with another plan.
    pub fn run_on(&self, queue: &mut dyn Queue, heard: &dyn Fn(Progress)) -> Result<MatchReport, LabFault> {
        self.report(Keep::Queue(queue), heard)
    }

    /// Plays the match and keeps its units. Returns its standings, and the outcomes of its units.
    pub(crate) fn outcomes(&self, keep: Keep<'_>, heard: &dyn Fn(Progress)) -> Result<(Standings, Outcomes), LabFault> {
        let Finished { standings, outcomes } = self.finish(keep, heard)?;
        Ok((standings, outcomes))
    }

    fn report(&self, keep: Keep<'_>, heard: &dyn Fn(Progress)) -> Result<MatchReport, LabFault> {
        let Finished { standings, .. } = self.finish(keep, heard)?;
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

    fn finish(&self, keep: Keep<'_>, heard: &dyn Fn(Progress)) -> Result<Finished, LabFault> {
        let Match { game, options, shelf, bots, plan: _, limits: _, control: _ } = self;
        let wanted = Wanted { game, options, seats: bots.len(), shelf };
        let hello = self.hello().map_err(|fault| self.name_seats(fault))?;
        let visit = Visit { asked: self, hello, keep, heard };
        catalog::visit(wanted, visit).map_err(|fault| self.name_seats(fault))?
    }

    /// Returns the first message to programs.
    pub(crate) fn hello(&self) -> Result<Hello, OpenFault> {
        let titles = catalog::game(&self.game)?.seat_titles(Lang::En);
        let name = |seat: usize| titles.get(seat).cloned().unwrap_or_else(|| format!("Seat {}", seat + 1));
        let seats = (0..self.bots.len()).map(name).collect();
        let table = catalog::open(&self.game, &self.options, seats, &self.shelf)?;
        let catalog::Header { game, options, cards, rules, seats, .. } = table.header().clone();
        let (cards, rules) = cards.zip(rules).expect("a new table names its cards and its rules");
        Ok(Hello { protocol: PROTOCOL, game, options, cards, rules, seats })
    }

    /// Returns the fault to report for a fault in setting up the game: a wrong number of seats becomes a wrong number
    /// of bots.
    pub(crate) fn name_seats(&self, fault: OpenFault) -> LabFault {
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

struct Visit<'a, 'k> {
    asked: &'a Match,
    /// The first message to programs.
    hello: Hello,
    keep: Keep<'k>,
    heard: &'a dyn Fn(Progress),
}

impl catalog::Visitor for Visit<'_, '_> {
    type Out = Result<Finished, LabFault>;

    fn visit<G: Tabletop>(self, game: G) -> Self::Out {
        let Match { game: name, options, bots, limits, plan, shelf: _, control } = self.asked;
        let names: Vec<String> = bots.iter().map(Contender::to_string).collect();
        let times = bots.iter().any(Contender::is_program).then_some(*limits);
        let header = Header::new((name, G::RULES, game.card_set()), options, (&names, times), plan);
        let header = header.controlled(*control);
        let (bots, limits, hello) = (bots.clone(), *limits, Arc::new(self.hello));
        let entrants = Entrants::of_players(names, move |position| bots[position].player::<G>(limits, &hello));
        finish_kept_match(&game, &entrants, (plan, *control), (&header, self.keep), self.heard)
    }
}
