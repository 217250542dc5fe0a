//! Leagues: a match for each line-up of several bots, and a rating of each bot with its interval.

mod line_ups;
mod results;
mod luce;
mod scale;
mod link;
mod bootstrap;
mod ratings;
mod report;
mod run;
mod print;

pub use report::{LeagueReport, RatingRow};
pub use run::League;
