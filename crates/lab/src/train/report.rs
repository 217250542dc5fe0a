//! The report of a training.

use super::reliability::Reliability;
use kernel::WeightsFile;
use serde::Serialize;

/// The report of a training, or of a test of the weights that a game has.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TrainReport {
    pub game: String,
    /// The bot in every seat.
    pub bot: String,
    /// The number of games for each number of seats.
    pub games: u64,
    pub seed: u64,
    /// The command that gives the same report.
    pub command: String,
    /// True if the weights are those that the game has. Otherwise they are new.
    pub tested: bool,
    /// The results for each number of seats.
    pub seats: Vec<SeatsReport>,
}

/// The result for one number of seats.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SeatsReport {
    pub seats: usize,
    /// The reliability over games from which nothing was fitted.
    pub reliability: Reliability,
    /// The features with their weights, in the order of the game.
    pub features: Vec<FeatureRow>,
}

/// A feature and its weight.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FeatureRow {
    pub key: &'static str,
    /// The name for players in English.
    pub name: &'static str,
    /// The weight in millionths of a logit.
    pub weight: i64,
    /// The number of logits that a usual difference between seats makes: the weight times the standard deviation of the
    /// feature.
    pub effect: f64,
}

impl TrainReport {
    /// Returns the weights as a file.
    pub fn file(&self) -> WeightsFile {
        let weights = |rows: &[FeatureRow]| rows.iter().map(|row| (row.key.to_owned(), row.weight)).collect();
        WeightsFile {
            command: self.command.clone(),
            seats: self.seats.iter().map(|report| (report.seats.to_string(), weights(&report.features))).collect(),
        }
    }
}
