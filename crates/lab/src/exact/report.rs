//! The report of an exact check.

use super::{judged::Judged, sampled::Late};
use serde::Serialize;

/// The distances of bots from optimal play on the endings of several deals.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExactReport {
    pub game: String,
    pub seats: usize,
    /// The number of deals that were played.
    pub deals: u64,
    pub seed: u64,
    /// The number of deals whose ending was solved. The others have no decision that is near enough to the end.
    pub solved: u64,
    /// The number of solved endings in which a seat does not see everything.
    pub hidden: u64,
    /// The greatest number of nodes in an ending.
    pub most_nodes: usize,
    /// The mean number of decisions in an ending: of information sets.
    pub decisions: f64,
    /// The greatest distance to which the payoff of optimal play is known in an ending with a case. It is 0 if nothing
    /// is hidden.
    pub gap: f64,
    /// The number of cases: seats in endings in which random play costs something, at least a thousandth.
    pub cases: u64,
    /// One row for each bot.
    pub bots: Vec<ExactRow>,
    /// The regrets at late decisions, or `None` if nobody asked for them.
    pub late: Option<LateReport>,
}

/// The regrets of bots at late decisions of a game without secrets: the payoff of the best action less that of the bot's
/// action, if all further play is optimal. Regrets are shares of a win, or points in a game for one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LateReport {
    /// The number of outcomes of the last luck on which the best action is chosen, and of others on which it is compared.
    pub samples: u64,
    /// The number of decisions after the last luck of each deal, such as the last draw.
    pub last_decisions: u64,
    /// The number of decisions between the last luck of each deal and the luck before it.
    pub before_decisions: u64,
    /// One row for each bot.
    pub bots: Vec<LateRow>,
}

/// The mean regrets of a bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LateRow {
    pub bot: String,
    /// The mean regret at a decision after the last luck, which is exact.
    pub last: Regret,
    /// The mean regret at a decision before the last luck, on sampled luck.
    pub before: Regret,
}

/// A mean regret.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Regret {
    pub mean: f64,
    /// Half the width of the 95 % interval, from the spread between deals.
    pub reach: f64,
}

/// The distance of a bot from optimal play. Distances are shares of a win, or points in a game for one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExactRow {
    pub bot: String,
    /// The mean distance over all cases.
    pub mean: f64,
    /// The greatest distance of all cases.
    pub worst: f64,
    /// The share of the cases in which the bot plays optimally, as far as the payoff of optimal play is known.
    pub optimal: f64,
}

impl ExactReport {
    /// Sums up the judgements of all deals. `bots` are the names of the judged bots, `random` first.
    pub(super) fn of(about: (String, usize), (deals, seed): (u64, u64), bots: &[String], judged: &[Judged]) -> Self {
        let cases: Vec<(&Vec<f64>, f64)> =
            judged.iter().flat_map(|judged| judged.cases.iter().map(|distances| (distances, judged.gap))).collect();
        let row = |(at, bot): (usize, &String)| {
            let distances = || cases.iter().map(|(distances, gap)| (distances[at], *gap));
            let optimal = distances().filter(|(distance, gap)| *distance <= gap + 1e-9).count();
            ExactRow {
                bot: bot.clone(),
                mean: mean(distances().map(|(distance, _)| distance)),
                worst: distances().map(|(distance, _)| distance).fold(0.0, f64::max),
                optimal: optimal as f64 / cases.len().max(1) as f64,
            }
        };
        let (game, seats) = about;
        ExactReport {
            game,
            seats,
            deals,
            seed,
            solved: judged.len() as u64,
            hidden: judged.iter().filter(|judged| !judged.open).count() as u64,
            most_nodes: judged.iter().map(|judged| judged.nodes).max().unwrap_or(0),
            decisions: mean(judged.iter().map(|judged| judged.decisions as f64)),
            gap: judged.iter().filter(|judged| !judged.cases.is_empty()).map(|judged| judged.gap).fold(0.0, f64::max),
            cases: cases.len() as u64,
            bots: bots.iter().enumerate().map(row).collect(),
            late: None,
        }
    }
}

impl LateReport {
    /// Sums up the regrets of all deals. `bots` are the names of the bots, in the order of the regrets.
    pub(super) fn of(samples: u64, bots: &[String], deals: &[Late]) -> LateReport {
        let count = |part: fn(&Late) -> &Vec<Vec<f64>>| deals.iter().map(|deal| part(deal).len() as u64).sum();
        let row = |(at, bot): (usize, &String)| LateRow {
            bot: bot.clone(),
            last: regret(deals.iter().map(|deal| &deal.last), at),
            before: regret(deals.iter().map(|deal| &deal.before), at),
        };
        LateReport {
            samples,
            last_decisions: count(|deal| &deal.last),
            before_decisions: count(|deal| &deal.before),
            bots: bots.iter().enumerate().map(row).collect(),
        }
    }
}

/// The number of standard errors on each side of a 95 % interval.
const ERRORS: f64 = 1.96;

/// Returns the mean regret of one bot. Deals are independent of each other, but the decisions of one deal are not, so
/// the interval comes from the means of deals.
fn regret<'a>(deals: impl Iterator<Item = &'a Vec<Vec<f64>>>, bot: usize) -> Regret {
    let means: Vec<f64> = deals
        .filter(|decisions| !decisions.is_empty())
        .map(|decisions| mean(decisions.iter().map(|regrets| regrets[bot])))
        .collect();
    let center = mean(means.iter().copied());
    let count = means.len() as f64;
    let squares: f64 = means.iter().map(|mean| (mean - center).powi(2)).sum();
    let error = if count > 1.0 { (squares / (count - 1.0) / count).sqrt() } else { 0.0 };
    Regret { mean: center, reach: ERRORS * error }
}

/// Returns the mean, or 0 if there are no numbers.
fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0u32), |(sum, count), number| (sum + number, count + 1));
    sum / f64::from(count.max(1))
}
