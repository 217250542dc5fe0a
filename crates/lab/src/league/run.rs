//! Plays a league.

use super::{
    bootstrap::RESAMPLES,
    line_ups::{MAX_LINE_UPS, count, line_ups},
    ratings::rate,
    report::{LeagueReport, rows},
    results::{LineUp, Sums},
    scale::Scale,
};
use crate::{
    LabFault,
    exec::Limits,
    matchup::{Contender, Keep, LostRow, Match, Plan, Progress, Queue},
    seats::usual_seats,
};
use catalog::OpenFault;
use kernel::{OptionFault, Options, Rng, Shelf};
use std::{fs, num::NonZeroUsize, path::Path};

/// A league: several bots, of which every line-up plays a match.
#[derive(Clone, Debug)]
pub struct League {
    pub game: String,
    pub options: Options,
    /// The packs that the options may name.
    pub shelf: Shelf,
    /// The bots, all different, and at least as many as seats.
    pub bots: Vec<Contender>,
    /// The number of seats, from 2. If there is none, it is the usual number of the game.
    pub seats: Option<usize>,
    /// The bot whose rating is 0. If there is none, the mean of all ratings is 0.
    pub anchor: Option<Contender>,
    /// The requested number of games of each line-up, from 1 to [`crate::MAX_GAMES`]. It is rounded up to whole rotations of
    /// the seats.
    pub games: u64,
    pub seed: u64,
    /// The number of threads. It does not change the result.
    pub jobs: NonZeroUsize,
    /// The times that programs have.
    pub limits: Limits,
}

/// The stream of random numbers of the resamples. The streams of deals have far smaller numbers.
const RESAMPLING: u64 = u64::MAX;

/// The number of lost games that a report describes in words, for each bot.
const DESCRIBED: usize = 5;

impl League {
    /// Plays the league. Calls `heard` with the progress of the whole league from time to time.
    pub fn run(&self, heard: &dyn Fn(Progress)) -> Result<LeagueReport, LabFault> {
        self.report(Keep::Nowhere, heard)
    }

    /// Plays the league with a folder, in which each line-up has the file of its match (`docs/lab.md`). Makes the folder if
    /// there is none. Only the units are played that the files lack, and the report is the same as if the league had
    /// never been interrupted.
    ///
    /// Returns an error under the same conditions as [`Match::run_in`].
    pub fn run_in(&self, folder: &Path, heard: &dyn Fn(Progress)) -> Result<LeagueReport, LabFault> {
        self.report(Keep::File(folder), heard)
    }

    /// Plays the league with a queue, as [`Match::run_on`] plays a match. The processes play one line-up after the other
    /// together.
    ///
    /// # Errors
    ///
    /// Returns an error under the same conditions as [`Match::run_on`].
    pub fn run_on(&self, queue: &mut dyn Queue, heard: &dyn Fn(Progress)) -> Result<LeagueReport, LabFault> {
        self.report(Keep::Queue(queue), heard)
    }

    fn report(&self, keep: Keep<'_>, heard: &dyn Fn(Progress)) -> Result<LeagueReport, LabFault> {
        let names: Vec<String> = self.bots.iter().map(Contender::to_string).collect();
        let seats = self.seats(&names)?;
        let scale = self.scale(&names)?;
        if let Keep::File(folder) = &keep {
            fs::create_dir_all(folder).map_err(|why| LabFault::Folder { folder: folder.to_path_buf(), why })?;
        }
        let Played { line_ups, lost } = self.play(line_ups(self.bots.len(), seats), keep, heard)?;
        let mut rng = Rng::stream(self.seed, RESAMPLING);
        let ratings = rate(&line_ups, self.bots.len(), scale, (RESAMPLES, &mut rng));
        let (bots, order) = rows(&names, &ratings);
        let lucks = line_ups.first().map_or(0, LineUp::units);
        Ok(LeagueReport {
            game: self.game.clone(),
            options: self.options.clone(),
            seats,
            seed: self.seed,
            asked: self.games,
            line_ups: line_ups.len(),
            lucks,
            games: line_ups.len() as u64 * lucks * seats as u64,
            anchor: self.anchor.as_ref().map(Contender::to_string),
            bounded: ratings.bounded,
            bots,
            against: if seats == 2 { against(&line_ups, &order) } else { Vec::new() },
            lost: lost.into_iter().flatten().collect(),
        })
    }

    /// Returns the number of seats. Returns an error if the bots cannot play a league at such tables.
    fn seats(&self, names: &[String]) -> Result<usize, LabFault> {
        let entry = catalog::game(&self.game)?;
        let (least, most) = (entry.fewest_seats.max(2), entry.most_seats);
        let seats = self.seats.unwrap_or_else(|| usual_seats(entry).max(2));
        if !(least..=most).contains(&seats) {
            return Err(OpenFault::Options(OptionFault::Seats { found: seats, least, most }).into());
        }
        let twice = names.iter().enumerate().find(|(at, name)| names[..*at].contains(name));
        if let Some((_, bot)) = twice {
            return Err(LabFault::Twice { bot: bot.clone() });
        }
        let bots = names.len();
        if bots < seats {
            return Err(LabFault::FewBots { bots, seats });
        }
        match count(bots, seats) {
            0..=MAX_LINE_UPS => Ok(seats),
            found => Err(LabFault::LineUps { bots, seats, found, most: MAX_LINE_UPS }),
        }
    }

    /// Returns the scale of the ratings. Returns an error if the anchor is not a bot of the league.
    fn scale(&self, names: &[String]) -> Result<Scale, LabFault> {
        let Some(anchor) = &self.anchor else { return Ok(Scale::Mean) };
        let found = anchor.to_string();
        let at = names.iter().position(|name| *name == found);
        at.map(Scale::Anchor).ok_or_else(|| LabFault::Anchor { found, bots: names.to_vec() })
    }

    /// Plays a match for each line-up. If the units are kept in a file, its path is that of the folder of these files.
    fn play(
        &self,
        line_ups: Vec<Vec<usize>>,
        mut keep: Keep<'_>,
        heard: &dyn Fn(Progress),
    ) -> Result<Played, LabFault> {
        let matches = line_ups.len() as u64;
        let mut played = Played { line_ups: Vec::with_capacity(line_ups.len()), lost: vec![None; self.bots.len()] };
        let (mut before, mut own) = (0, 0);
        for line_up in line_ups {
            let name = name(&line_up);
            let file;
            let keep = match &mut keep {
                Keep::Nowhere => Keep::Nowhere,
                Keep::File(folder) => {
                    file = folder.join(format!("{name}.jsonl"));
                    Keep::File(&file)
                }
                Keep::Queue(queue) => Keep::Queue(&mut **queue),
            };
            let now = std::cell::Cell::new((0, 0));
            let tell = |progress: Progress| {
                now.set((progress.games, progress.played));
                let expected = progress.expected * matches;
                heard(Progress { games: before + progress.games, played: own + progress.played, expected });
            };
            let (standings, outcomes) = self.of(&line_up).outcomes(keep, &tell)?;
            let (games, by_us) = now.get();
            (before, own) = (before + games, own + by_us);
            for row in standings.lost {
                add(&mut played.lost, &line_up, (&name, row));
            }
            played.line_ups.push(LineUp::new(line_up, &outcomes));
        }
        Ok(played)
    }

    /// Returns the match of a line-up.
    fn of(&self, line_up: &[usize]) -> Match {
        let League { game, options, shelf, bots, seats: _, anchor: _, games, seed, jobs, limits } = self;
        Match {
            game: game.clone(),
            options: options.clone(),
            shelf: shelf.clone(),
            bots: line_up.iter().map(|bot| bots[*bot].clone()).collect(),
            plan: Plan { games: *games, until: None, seed: *seed, jobs: *jobs },
            limits: *limits,
            control: None,
        }
    }
}

/// The results of all line-ups, and for each bot the games that it lost by a fault.
struct Played {
    line_ups: Vec<LineUp>,
    lost: Vec<Option<LostRow>>,
}

/// Returns the name of a line-up: the positions of its bots in the request, such as `1-3`.
fn name(line_up: &[usize]) -> String {
    let positions: Vec<String> = line_up.iter().map(|bot| (bot + 1).to_string()).collect();
    positions.join("-")
}

/// Adds the games that a bot of a line-up lost by a fault to those of its other line-ups.
fn add(lost: &mut [Option<LostRow>], line_up: &[usize], (name, row): (&str, LostRow)) {
    let bot = line_up[row.position - 1];
    let first = row.first.into_iter().map(|words| format!("line-up {name}, {words}"));
    let Some(sum) = &mut lost[bot] else {
        lost[bot] = Some(LostRow { position: bot + 1, first: first.collect(), ..row });
        return;
    };
    sum.games += row.games;
    sum.crash += row.crash;
    sum.silence += row.silence;
    sum.noise += row.noise;
    sum.illegal += row.illegal;
    sum.first.extend(first);
    sum.first.truncate(DESCRIBED);
}

/// Returns the win shares of each bot against each, in this order, of matches with two seats.
fn against(line_ups: &[LineUp], order: &[usize]) -> Vec<Vec<Option<f64>>> {
    let mut shares = vec![vec![None; order.len()]; order.len()];
    for Sums { bots, wins, games } in line_ups.iter().map(LineUp::sums) {
        for (one, other) in [(0, 1), (1, 0)] {
            shares[bots[one]][bots[other]] = Some(wins[one] / games);
        }
    }
    order.iter().map(|one| order.iter().map(|other| shares[*one][*other]).collect()).collect()
}
