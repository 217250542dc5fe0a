//! Who stands where after a match.

use super::{
    estimate::Estimate,
    groups::GroupSums,
    length::{Counts, Length},
    tally::Tally,
};
use serde::Serialize;

/// What came of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// Games played.
    pub games: u64,
    /// Deals played, each once for every rotation of the seats.
    pub lucks: u64,
    /// The win share of a bot that is as good as the others.
    pub expected_win_share: f64,
    /// One row for each position of the line-up, in its order.
    pub bots: Vec<BotRow>,
    /// One row for each name that is in the line-up more than once.
    pub pooled: Vec<PoolRow>,
    /// One row for each seat, in order, whoever sat there.
    pub by_seat: Vec<SeatRow>,
    /// Decisions and chances in a game.
    pub entries: Length,
    /// Rounds in a game, where the game counts them.
    pub rounds: Option<Length>,
    /// One row for each way in which games ended, in order of its name, where the game tells several apart.
    pub endings: Vec<EndingRow>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotRow {
    /// The place in the line-up, from 1.
    pub position: usize,
    pub bot: String,
    #[serde(flatten)]
    pub results: Results,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PoolRow {
    pub bot: String,
    /// The places in the line-up that are counted together, from 1.
    pub positions: Vec<usize>,
    #[serde(flatten)]
    pub results: Results,
}

/// How a seat fared in all games. Where seats are unequal this says by how much, because each bot had each seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatRow {
    /// Counted from 1, as people do.
    pub seat: usize,
    /// Games won; a game shared by two is half a win for each.
    pub wins: f64,
    /// Wins per game.
    pub win_share: Estimate,
    /// How often it decided in a game.
    pub decisions: Length,
}

/// A way in which games end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EndingRow {
    pub ending: &'static str,
    /// Games that ended so, and their share of all.
    pub games: u64,
    pub share: f64,
}

/// What a bot got; for several bots alike, what each got on average, except for their wins, which are added up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Results {
    /// Games won; a game shared by two is half a win for each.
    pub wins: f64,
    /// Wins per game.
    pub win_share: Estimate,
    /// Points per game.
    pub score: Estimate,
}

impl Standings {
    pub(super) fn new(names: &[String], lucks: u64, tally: &Tally) -> Standings {
        let rotations = names.len();
        let name = |place: Option<&usize>| place.and_then(|at| names.get(at - 1)).cloned().unwrap_or_default();
        let places = |sums: &GroupSums| sums.group().positions().iter().map(|at| at + 1).collect::<Vec<_>>();
        let results = |sums: &GroupSums| Results {
            wins: sums.wins(),
            win_share: sums.win_share(rotations),
            score: sums.score(rotations),
        };
        let bots = tally.singles.iter().zip(1..).map(|(sums, position)| BotRow {
            position,
            bot: name(Some(&position)),
            results: results(sums),
        });
        let pooled = tally.pools.iter().map(|sums| {
            let positions = places(sums);
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
            ending,
            games: *ended,
            share: *ended as f64 / games as f64,
        });
        Standings {
            games,
            lucks,
            expected_win_share: 1.0 / rotations as f64,
            bots: bots.collect(),
            pooled: pooled.collect(),
            by_seat: by_seat.collect(),
            entries: length(&tally.entries),
            rounds: tally.rounds.length(),
            endings: endings.collect(),
        }
    }
}

fn length(counts: &Counts) -> Length {
    counts.length().expect("no plan is for less than one game")
}
