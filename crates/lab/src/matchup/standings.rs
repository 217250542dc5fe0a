//! The results of a match.

use super::{
    control::Controlled,
    estimate::Estimate,
    groups::GroupSums,
    length::{Counts, Length},
    losses::LostRow,
    tally::Tally,
};
use serde::Serialize;

/// The results of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// The number of games played.
    pub games: u64,
    /// The number of deals, each played once for every rotation of the seats.
    pub lucks: u64,
    /// The width at which the match was to stop, if it had one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Until>,
    /// The expected win share of a bot that is as good as the others.
    pub expected_win_share: f64,
    /// One row for each position in the line-up, in order.
    pub bots: Vec<BotRow>,
    /// One row for each name that occurs more than once in the line-up.
    pub pooled: Vec<PoolRow>,
    /// One row for each seat, in order, over all its bots.
    pub by_seat: Vec<SeatRow>,
    /// The statistics of the number of entries in a game: decisions and outcomes of chance.
    pub entries: Length,
    /// The statistics of the number of rounds in a game, if the game counts them.
    pub rounds: Option<Length>,
    /// One row for each kind of ending, in the order of their names, if the game distinguishes several.
    pub endings: Vec<EndingRow>,
    /// One row for each position that lost games by a fault, in order.
    pub lost: Vec<LostRow>,
    /// The first bot's win share with a control variate, if the match has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub controlled: Option<Controlled>,
}

/// The width at which a match was to stop.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Until {
    /// The half width of the 95 % interval of the first bot's win share, as a share from 0 to 1.
    pub width: f64,
    /// Reports whether the match stopped at this width. If not, it ended at its greatest number of games.
    pub reached: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotRow {
    /// The position in the line-up, counted from 1.
    pub position: usize,
    pub bot: String,
    #[serde(flatten)]
    pub results: Results,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PoolRow {
    pub bot: String,
    /// The positions in the line-up that are counted together. The first position is 1.
    pub positions: Vec<usize>,
    #[serde(flatten)]
    pub results: Results,
}

/// The results of a seat over all games. They show how unequal the seats are, because each bot played at each seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatRow {
    /// The number of the seat, counted from 1.
    pub seat: usize,
    /// The number of games won. A game that two seats win together is half a win for each.
    pub wins: f64,
    /// The number of wins per game.
    pub win_share: Estimate,
    /// The statistics of the number of decisions that this seat makes in a game.
    pub decisions: Length,
}

/// A kind of ending.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EndingRow {
    pub ending: String,
    /// The number of games with this ending.
    pub games: u64,
    /// The games with this ending as a share of all games.
    pub share: f64,
}

/// The results of a bot. For several equal bots they are the mean per bot, except for the wins, which are added up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Results {
    /// The number of games won. A game that two bots win together is half a win for each.
    pub wins: f64,
    /// The number of wins per game.
    pub win_share: Estimate,
    /// The number of points per game, or `None` if every game was lost by a fault. Such games have no points.
    pub score: Option<Estimate>,
}

impl Standings {
    /// Returns the results of a match between these bots, after this number of deals with these sums.
    pub(super) fn new(names: &[String], (lucks, tally): (u64, &Tally), until: Option<Until>) -> Standings {
        let rotations = names.len();
        let name = |position: Option<&usize>| position.and_then(|at| names.get(at - 1)).cloned().unwrap_or_default();
        let results =
            |sums: &GroupSums| Results { wins: sums.wins(), win_share: sums.win_share(rotations), score: sums.score() };
        let bots = tally.singles.iter().zip(1..).map(|(sums, position)| BotRow {
            position,
            bot: name(Some(&position)),
            results: results(sums),
        });
        let pooled = tally.pools.iter().map(|sums| {
            let positions = sums.group().positions().to_vec();
            PoolRow { bot: name(positions.first()), positions, results: results(sums) }
        });
        let by_seat = tally.seats.iter().map(|(seat, sums)| SeatRow {
            seat: seat.index() + 1,
            wins: sums.wins.wins(),
            win_share: Estimate::of_wins(&sums.wins, rotations),
            decisions: length(&sums.decisions),
        });
        let games = lucks * rotations as u64;
        let endings = tally.endings.iter().map(|(ending, ended)| EndingRow {
            ending: ending.to_string(),
            games: *ended,
            share: *ended as f64 / games as f64,
        });
        let lost = tally.losses.iter().zip(1..);
        let lost = lost.filter_map(|(losses, position)| losses.row(position, &name(Some(&position))));
        Standings {
            games,
            lucks,
            until,
            expected_win_share: 1.0 / rotations as f64,
            bots: bots.collect(),
            pooled: pooled.collect(),
            by_seat: by_seat.collect(),
            entries: length(&tally.entries),
            rounds: tally.rounds.length(),
            endings: endings.collect(),
            lost: lost.collect(),
            controlled: None,
        }
    }
}

fn length(counts: &Counts) -> Length {
    counts.length().expect("no plan is for less than one game")
}
