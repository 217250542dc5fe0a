//! Features: named numbers that describe a view, from which the chance to win is judged.

use crate::Lang;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A feature of a view: a whole number that says something about the position of one seat, such as its cards in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// The key by which a file of weights names the feature.
    pub key: &'static str,
    en: &'static str,
    fr: &'static str,
}

impl Feature {
    /// Returns a feature with its key and its names for players, in English and in French.
    pub const fn new(key: &'static str, en: &'static str, fr: &'static str) -> Feature {
        Feature { key, en, fr }
    }

    /// Returns the name of the feature for players.
    pub fn name(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}

/// The weights of the features of a game: by how many millionths of a logit one more of each feature raises a seat
/// against the other seats. They are whole numbers, so a sum over features is the same on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights(Vec<i64>);

impl Weights {
    /// The number of units of a weight in one logit.
    pub const A_LOGIT: f64 = 1e6;

    /// Returns the weight of each feature, in the order of the features.
    pub fn iter(&self) -> impl Iterator<Item = i64> {
        self.0.iter().copied()
    }

    /// Returns the sum of the numbers of a seat, each multiplied by its weight. `numbers` has the order of the features.
    pub fn strength(&self, numbers: &[i32]) -> i64 {
        self.parts(numbers).sum()
    }

    /// Returns what each feature adds to the strength of a seat, in the order of the features.
    pub fn parts(&self, numbers: &[i32]) -> impl Iterator<Item = i64> {
        self.0.iter().zip(numbers).map(|(weight, number)| weight * i64::from(*number))
    }
}

/// A file of weights in TOML, as the command `brickroad lab train` writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightsFile {
    /// The command that made the file.
    pub command: String,
    /// For each number of seats, the weight of each feature by its key, in millionths of a logit.
    pub seats: BTreeMap<String, BTreeMap<String, i64>>,
}

/// The weights of a game for each number of seats that somebody has fitted weights for.
///
/// ```
/// use kernel::{Feature, FittedWeights};
///
/// const FEATURES: [Feature; 1] = [Feature::new("cards", "Cards in hand", "Cartes en main")];
/// let file = "command = 'brickroad lab train …'\n[seats.2]\ncards = 250000\n";
/// let fitted = FittedWeights::read(file, &FEATURES)?;
/// let weights = fitted.of(2).expect("weights for two seats");
/// assert_eq!(weights.strength(&[3]), 750_000);
/// assert_eq!(fitted.of(3), None);
/// # Ok::<(), kernel::WeightsFault>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FittedWeights(BTreeMap<usize, Weights>);

impl FittedWeights {
    /// Reads a file of weights. Returns an error if it cannot be read, or if its features are not exactly these.
    pub fn read(file: &str, features: &[Feature]) -> Result<FittedWeights, WeightsFault> {
        let file: WeightsFile =
            toml::from_str(file).map_err(|why| WeightsFault::Unreadable { why: why.to_string() })?;
        let tables = file.seats.iter().map(|(seats, table)| {
            let number = seats.parse().map_err(|_| WeightsFault::Seats { found: seats.clone() })?;
            Ok((number, ordered(seats, table, features)?))
        });
        tables.collect::<Result<_, _>>().map(FittedWeights)
    }

    /// Returns the weights for a number of seats, or `None` if there are none.
    pub fn of(&self, seats: usize) -> Option<&Weights> {
        self.0.get(&seats)
    }
}

fn ordered(seats: &str, table: &BTreeMap<String, i64>, features: &[Feature]) -> Result<Weights, WeightsFault> {
    if let Some(key) = table.keys().find(|key| features.iter().all(|feature| feature.key != **key)) {
        return Err(WeightsFault::Unknown { key: key.clone(), seats: seats.to_owned() });
    }
    let weight = |feature: &Feature| {
        let missing = || WeightsFault::Missing { key: feature.key, seats: seats.to_owned() };
        table.get(feature.key).copied().ok_or_else(missing)
    };
    features.iter().map(weight).collect::<Result<_, _>>().map(Weights)
}

/// The reason why a file of weights does not fit the features of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsFault {
    /// The file is not a file of weights.
    #[error("{why}; expected a file of weights")]
    Unreadable {
        /// The message of the parser.
        why: String,
    },
    /// The file has weights for something that is not a number of seats.
    #[error("weights for \"{found}\" seats; expected a whole number")]
    Seats {
        /// The text that stands for the number of seats.
        found: String,
    },
    /// The file has a weight for a feature that the game does not have.
    #[error("a weight for \"{key}\" with {seats} seats; expected the key of a feature")]
    Unknown {
        /// The key in the file.
        key: String,
        /// The number of seats.
        seats: String,
    },
    /// The file lacks the weight of a feature.
    #[error("no weight for \"{key}\" with {seats} seats; expected one for each feature")]
    Missing {
        /// The key of the feature.
        key: &'static str,
        /// The number of seats.
        seats: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEATURES: [Feature; 2] = [Feature::new("cards", "Cards", "Cartes"), Feature::new("gold", "Gold", "Or")];

    fn fitted(seats: &str, weights: &str) -> Result<FittedWeights, WeightsFault> {
        FittedWeights::read(&format!("command = 'a test'\n[seats.{seats}]\n{weights}"), &FEATURES)
    }

    #[test]
    fn weights_have_the_order_of_the_features() {
        let fitted = fitted("2", "gold = 5\ncards = -2").unwrap();
        let weights = fitted.of(2).unwrap();
        assert_eq!(weights.parts(&[10, 1]).collect::<Vec<_>>(), [-20, 5]);
        assert_eq!(weights.strength(&[10, 1]), -15);
    }

    #[test]
    fn a_file_for_other_features_is_refused() {
        let missing = fitted("2", "gold = 5").unwrap_err();
        assert_eq!(missing.to_string(), "no weight for \"cards\" with 2 seats; expected one for each feature");
        let unknown = fitted("2", "gold = 5\ncards = 1\nluck = 1").unwrap_err();
        assert_eq!(unknown.to_string(), "a weight for \"luck\" with 2 seats; expected the key of a feature");
        let seats = fitted("two", "").unwrap_err();
        assert_eq!(seats.to_string(), "weights for \"two\" seats; expected a whole number");
    }
}
