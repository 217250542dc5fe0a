//! A request for the ledgers of games between bots.

use super::{account::LedgerAccount, report::LedgerReport};
use crate::{
    LabFault,
    exec::Hello,
    matchup::{Bookkeeping, Contender, Entrants, Match, Progress, Units, finish},
};
use catalog::Wanted;
use kernel::{Lang, Tabletop};
use std::sync::Arc;

/// The ledgers of the games of a match. The games are those that the same match has without ledgers.
#[derive(Clone, Debug)]
pub struct LedgerRun(pub Match);

impl LedgerRun {
    /// Plays the games and adds up their ledgers. Calls `heard` with the progress before the first game and from time to
    /// time. The width and the control variate of the match do not count: all games are played.
    ///
    /// Returns an error if the match cannot be played, or if nobody judges the chances to win at its table.
    pub fn run(&self, heard: &dyn Fn(Progress)) -> Result<LedgerReport, LabFault> {
        let LedgerRun(asked) = self;
        let Match { game, options, shelf, bots, .. } = asked;
        let wanted = Wanted { game, options, seats: bots.len(), shelf };
        let hello = asked.hello().map_err(|fault| asked.name_seats(fault))?;
        catalog::visit(wanted, Visit { asked, hello, heard }).map_err(|fault| asked.name_seats(fault))?
    }
}

struct Visit<'a> {
    asked: &'a Match,
    /// The first message to programs.
    hello: Hello,
    heard: &'a dyn Fn(Progress),
}

impl catalog::Visitor for Visit<'_> {
    type Out = Result<LedgerReport, LabFault>;

    fn visit<G: Tabletop>(self, game: G) -> Self::Out {
        let Match { game: name, options, bots, limits, plan, .. } = self.asked;
        let names: Vec<String> = bots.iter().map(Contender::to_string).collect();
        let (bots, limits, hello) = (bots.clone(), *limits, Arc::new(self.hello));
        let entrants = Entrants::of_players(names.clone(), move |position| bots[position].player::<G>(limits, &hello));
        let units = Units::rotated(&game, &entrants, plan)?.kept(Bookkeeping::Ledger)?;
        let account = LedgerAccount::new(names.len(), units.count());
        let account = finish(units, account, plan.jobs, self.heard)?;
        Ok(LedgerReport {
            game: name.clone(),
            options: options.clone(),
            seats: names.len(),
            seed: plan.seed,
            games: account.games(),
            lucks: account.deals(),
            error: account.error(),
            by_seat: account.by_seat(&catalog::game(name)?.seat_titles(Lang::En)),
            by_bot: account.by_bot(&names),
        })
    }
}
