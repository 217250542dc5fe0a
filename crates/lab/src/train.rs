//! Fits the weights of a game's features to games that bots play, and measures how far the chances to win can be trusted.

mod example;
mod self_play;
mod fit;
mod reliability;
mod report;
mod print;
mod run;

pub use reliability::{Bin, Reliability};
pub use report::{FeatureRow, SeatsReport, TrainReport};
pub use run::{MAX_TRAINING_GAMES, Train};
