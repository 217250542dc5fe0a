//! The numbers of legal actions from which seats choose.

use super::measure::Measure;
use crate::matchup::{Counts, Notes, PARTS, decisions_of_tenths};
use serde::Serialize;

/// The number of legal actions at a decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choices {
    /// The statistics over all decisions of all games.
    #[serde(flatten)]
    pub actions: Measure,
    /// The share of decisions with only one legal action.
    pub forced: f64,
    /// The mean number of legal actions in each tenth of the game, by its decisions. A tenth has none if every game had
    /// fewer decisions than tenths, so that none fell into it.
    pub tenths: Vec<Option<f64>>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct ChoiceSums {
    actions: Counts,
    /// The legal actions and the decisions of each tenth.
    tenths: [(u64, u64); PARTS],
}

impl ChoiceSums {
    pub(super) fn add(&mut self, notes: &Notes) {
        for (actions, decisions) in &notes.choices {
            self.actions.add_times(*actions, u64::from(*decisions));
        }
        let more = notes.tenths.iter().zip(decisions_of_tenths(notes.decisions()));
        for ((actions, decisions), (more_actions, more_decisions)) in self.tenths.iter_mut().zip(more) {
            *actions += more_actions;
            *decisions += u64::from(more_decisions);
        }
    }

    /// Returns the part of the report, or `None` if nobody ever decided.
    pub(super) fn report(&self) -> Option<Choices> {
        let actions = Measure::of(&self.actions)?;
        let all: u64 = actions.counts.iter().map(|(_, decisions)| decisions).sum();
        let forced = actions.counts.iter().find(|(actions, _)| *actions == 1).map_or(0, |(_, decisions)| *decisions);
        let mean = |(actions, decisions): &(u64, u64)| (*decisions > 0).then(|| *actions as f64 / *decisions as f64);
        Some(Choices { actions, forced: forced as f64 / all as f64, tenths: self.tenths.iter().map(mean).collect() })
    }
}
