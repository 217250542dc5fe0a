//! The report of a league.

use super::ratings::{Rating, Ratings};
use crate::matchup::LostRow;
use kernel::Options;
use serde::Serialize;

/// The request and the result of a league. Nothing in it depends on the time or on the number of threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LeagueReport {
    pub game: String,
    pub options: Options,
    pub seats: usize,
    pub seed: u64,
    /// The requested number of games of each line-up.
    pub asked: u64,
    /// The number of line-ups.
    pub line_ups: usize,
    /// The number of deals of each line-up, each played once for every rotation of the seats.
    pub lucks: u64,
    /// The number of games of all line-ups together.
    pub games: u64,
    /// The bot whose rating is 0. If there is none, the mean of all ratings is 0.
    pub anchor: Option<String>,
    /// Reports whether the results bound all differences between ratings. If not, some bots won every game against the
    /// others, and only the prior keeps their ratings finite.
    pub bounded: bool,
    /// One row for each bot, the best first.
    pub bots: Vec<RatingRow>,
    /// For two seats, the win shares of each bot against each, in the order of `bots`. A bot has none against itself.
    pub against: Vec<Vec<Option<f64>>>,
    /// One row for each bot that lost games by a fault. Its position is that in the request.
    pub lost: Vec<LostRow>,
}

/// A bot with its rating.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RatingRow {
    /// The place, counted from 1. Bots with equal ratings are in the order of the request.
    pub place: usize,
    pub bot: String,
    /// The rating on the Elo scale: ten to one is 400 points.
    pub rating: f64,
    /// The 95 % interval. There is none for the anchor, after a single deal, and for a bot that won every game or none.
    pub interval: Option<[f64; 2]>,
    /// The number of games that the bot played.
    pub games: u64,
    /// The number of games won. A game that two bots win together is half a win for each.
    pub wins: f64,
    /// The number of wins per game.
    pub win_share: f64,
}

/// Returns the rows of the bots with these names, the best first, and the number of the bot in each row.
pub(super) fn rows(names: &[String], ratings: &Ratings) -> (Vec<RatingRow>, Vec<usize>) {
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by(|one, other| ratings.bots[*other].rating.total_cmp(&ratings.bots[*one].rating));
    let row = |(place, bot): (usize, &usize)| {
        let Rating { rating, interval, games, wins } = ratings.bots[*bot];
        RatingRow {
            place,
            bot: names[*bot].clone(),
            rating,
            interval,
            games: games as u64,
            wins,
            win_share: wins / games,
        }
    };
    ((1..).zip(&order).map(row).collect(), order)
}
