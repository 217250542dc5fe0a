//! Plays games and makes the report on the balance of a game.

use super::{
    account::BalanceAccount,
    bounds::Bounds,
    effects::EffectSums,
    report::{BalanceReport, Lengths},
};
use crate::{
    LabFault,
    exec::{Hello, Limits},
    matchup::{Ablations, Contender, Entrants, Header, Keep, Match, Plan, Progress, Queue, Units, Watch, finish_kept},
    seats::usual_seats,
};
use catalog::Wanted;
use kernel::{Lang, Options, Shelf, Tabletop};
use std::{fs, num::NonZeroUsize, path::Path, sync::Arc};

/// The names of the files in the folder of a report: the games, the cards and the page.
pub const FILES: [&str; 3] = ["games.jsonl", "balance.csv", "balance.html"];

/// A request for a report on the balance of a game.
#[derive(Clone, Debug)]
pub struct Balance {
    pub game: String,
    pub options: Options,
    /// The packs that the options may name.
    pub shelf: Shelf,
    /// One bot, which plays every seat, or one for each seat, which change their seats within each deal.
    pub bots: Vec<Contender>,
    /// The number of seats. If there is none, it is the number of bots, or for a single bot the usual number of the game.
    pub seats: Option<usize>,
    /// The requested number of games, from 1 to [`crate::MAX_GAMES`].
    pub games: u64,
    pub seed: u64,
    /// The number of threads. It does not change the result.
    pub jobs: NonZeroUsize,
    /// The times that programs have.
    pub limits: Limits,
    /// True if each deal is also played with each card blank for each seat, to measure the effects of the cards.
    pub effects: bool,
}

impl Balance {
    /// Plays the games. Calls `heard` with the progress before the first game and from time to time.
    ///
    /// # Errors
    ///
    /// Returns an error if the request makes no sense, or if a game fails.
    pub fn run(&self, heard: &dyn Fn(Progress)) -> Result<BalanceReport, LabFault> {
        self.play(Keep::Nowhere, heard)
    }

    /// Plays the games with a folder, which has the files [`FILES`] in the end (`docs/lab.md`). Makes the folder if there
    /// is none. Every finished deal is added to the file of the games at once, and only the deals are played that the file
    /// lacks. The report is the same as if it had never been interrupted.
    ///
    /// # Errors
    ///
    /// Returns an error under the same conditions as [`Match::run_in`].
    pub fn run_in(&self, folder: &Path, heard: &dyn Fn(Progress)) -> Result<BalanceReport, LabFault> {
        make(folder)?;
        let report = self.play(Keep::File(&folder.join(FILES[0])), heard)?;
        write(&report, folder)?;
        Ok(report)
    }

    /// Plays the games with a queue, as [`Match::run_on`] plays a match. If there is a folder, it has the cards and the page
    /// in the end, as in [`Balance::run_in`].
    ///
    /// # Errors
    ///
    /// Returns an error under the same conditions as [`Match::run_on`], or if the folder cannot be written.
    pub fn run_on(
        &self,
        (queue, folder): (&mut dyn Queue, Option<&Path>),
        heard: &dyn Fn(Progress),
    ) -> Result<BalanceReport, LabFault> {
        folder.map(make).transpose()?;
        let report = self.play(Keep::Queue(queue), heard)?;
        folder.map(|folder| write(&report, folder)).transpose()?;
        Ok(report)
    }

    /// Reads bounds for the figures of this report (`docs/lab.md`).
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not that of bounds, or if it names a card that the game does not have.
    pub fn bounds(&self, text: &str) -> Result<Bounds, LabFault> {
        let bounds = Bounds::read(text).map_err(|why| LabFault::Bounds { why })?;
        let line_up = self.line_up()?;
        let Match { game, options, shelf, bots, .. } = &line_up;
        let wanted = Wanted { game, options, seats: bots.len(), shelf };
        let cards = catalog::visit(wanted, Cards).map_err(|fault| line_up.name_seats(fault))?;
        bounds.name_only(&cards).map_err(|why| LabFault::Bounds { why })?;
        Ok(bounds)
    }

    fn play(&self, keep: Keep<'_>, heard: &dyn Fn(Progress)) -> Result<BalanceReport, LabFault> {
        let line_up = self.line_up()?;
        let Match { game, options, shelf, bots, .. } = &line_up;
        let wanted = Wanted { game, options, seats: bots.len(), shelf };
        let hello = line_up.hello().map_err(|fault| line_up.name_seats(fault))?;
        let program = bots.iter().find(|bot| bot.is_program()).filter(|_| self.effects);
        if let Some(bot) = program {
            return Err(LabFault::Unaware { bot: bot.to_string() });
        }
        let visit = Visit { line_up: &line_up, hello, effects: self.effects, keep, heard };
        catalog::visit(wanted, visit).map_err(|fault| line_up.name_seats(fault))?
    }

    /// Returns the match whose games are watched, with a bot for each seat.
    fn line_up(&self) -> Result<Match, LabFault> {
        let Balance { game, options, shelf, bots, seats, games, seed, jobs, limits, effects: _ } = self;
        let bots = match (bots.as_slice(), seats) {
            ([bot], None) => vec![bot.clone(); usual_seats(catalog::game(game)?)],
            ([bot], Some(seats)) => vec![bot.clone(); *seats],
            (bots, Some(seats)) if bots.len() != *seats => {
                return Err(LabFault::Seats { bots: bots.len(), seats: *seats });
            }
            (bots, _) => bots.to_vec(),
        };
        Ok(Match {
            game: game.clone(),
            options: options.clone(),
            shelf: shelf.clone(),
            bots,
            plan: Plan { games: *games, until: None, seed: *seed, jobs: *jobs },
            limits: *limits,
            control: None,
        })
    }
}

/// Makes the folder of a report if there is none.
fn make(folder: &Path) -> Result<(), LabFault> {
    fs::create_dir_all(folder).map_err(|why| LabFault::Folder { folder: folder.to_owned(), why })
}

/// Writes the cards and the page of a report into its folder.
fn write(report: &BalanceReport, folder: &Path) -> Result<(), LabFault> {
    let [_, cards, page] = FILES.map(|name| folder.join(name));
    for (file, text) in [(cards, report.csv()), (page, report.page())] {
        fs::write(&file, text).map_err(|why| LabFault::Written { file, why })?;
    }
    Ok(())
}

struct Visit<'a, 'k> {
    line_up: &'a Match,
    /// The first message to programs.
    hello: Hello,
    effects: bool,
    keep: Keep<'k>,
    heard: &'a dyn Fn(Progress),
}

impl catalog::Visitor for Visit<'_, '_> {
    type Out = Result<BalanceReport, LabFault>;

    fn visit<G: Tabletop>(self, game: G) -> Self::Out {
        let Match { game: name, options, bots, limits, plan, shelf: _, control: _ } = self.line_up;
        let names: Vec<String> = bots.iter().map(Contender::to_string).collect();
        let times = bots.iter().any(Contender::is_program).then_some(*limits);
        let header = Header::new((name, G::RULES, game.card_set()), options, (&names, times), plan).watched();
        let ablations = self.effects.then(|| Ablations::new(&game, &|_| true));
        if ablations.as_ref().is_some_and(|ablations| ablations.len() == 0) {
            return Err(LabFault::NoBlanks { game: name.clone() });
        }
        let header = match &ablations {
            Some(ablations) => header.ablated(ablations.len()),
            None => header,
        };
        let asked = BalanceReport {
            game: name.clone(),
            title: G::title(game.edition(), Lang::En),
            options: options.clone(),
            card_set: game.card_set(),
            seats: bots.len(),
            seat_titles: G::seat_titles(game.edition(), Lang::En),
            bots: names.clone(),
            seed: plan.seed,
            asked: plan.games,
            lucks: 0,
            games: 0,
            shared_wins: 0,
            by_seat: Vec::new(),
            length: Lengths::default(),
            endings: Vec::new(),
            lead: None,
            choices: None,
            cards: Vec::new(),
            effects: None,
            lost: Vec::new(),
        };
        let (bots, limits, hello) = (bots.clone(), *limits, Arc::new(self.hello));
        let entrants = Entrants::of_players(names, move |position| bots[position].player::<G>(limits, &hello));
        let units = Units::watched(&game, &entrants, (plan, Watch::new()))?;
        let units = match &ablations {
            Some(ablations) => units.ablated(ablations),
            None => units,
        };
        let has_margins = game.lead(&game.start()).is_some();
        let sums = ablations.as_ref().map(|ablations| EffectSums::new(ablations, has_margins));
        let account = BalanceAccount::new(&asked.bots, units.count(), (game.counted_cards(), sums));
        let account = finish_kept(units, account, (plan.jobs, &header, self.keep), self.heard)?;
        Ok(account.report(asked, G::measure(Lang::En)))
    }
}

/// Returns the ids of the cards that are counted.
struct Cards;

impl catalog::Visitor for Cards {
    type Out = Vec<String>;

    fn visit<G: Tabletop>(self, game: G) -> Vec<String> {
        game.counted_cards().into_iter().map(|card| card.id).collect()
    }
}
