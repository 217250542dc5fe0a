//! Checks of chance at one position: the listed outcomes, their weights, and the draws.

use crate::{Broken, caught::told, inspection::Inspection, step::chances};
use kernel::{Game, Key, Rng};

/// The greatest number of outcomes whose weights are checked at a position.
const WEIGHED: usize = 8;
/// The number of outcomes that are drawn at every position.
const DRAWN: u32 = 2;

impl<G: Game> Inspection<'_, G> {
    pub(crate) fn chance(
        &mut self,
        state: &G::State,
        listed: &[(G::Chance, u32)],
        probe: &mut Rng,
    ) -> Result<(), Broken> {
        self.listing(listed)?;
        let thorough = self.fairness.wants(listed);
        if thorough {
            self.twice(|| chances(self.game, state))?;
            listed.iter().try_for_each(|outcome| self.weighed(state, outcome))?;
        }
        for _ in 0..WEIGHED {
            if let Some(outcome) = probe.pick(listed) {
                self.weighed(state, outcome)?;
            }
            if let Some(outcome) = probe.pick(&self.pool.chances)
                && place(listed, outcome).is_none()
                && !self.weighs_nothing(state, outcome)?
            {
                self.weighed(state, &(*outcome, 0))?;
            }
        }
        let purpose = self.twice(|| self.game.purpose(state))?;
        let seed = self.at.game << 32 | self.at.entry as u64;
        let by_key = |draw| self.game.sample_by(state, Key::new(seed, purpose, draw));
        for draw in 0..DRAWN {
            self.place(listed, self.game.sample(state, probe))?;
            self.place(listed, by_key(draw)).map_err(Broken::by_key)?;
        }
        if thorough {
            self.report.tested_chances += 1;
            let (mut counts, mut counts_by_key) = (vec![0; listed.len()], vec![0; listed.len()]);
            for draw in 0..self.fairness.draws(listed) {
                counts[self.place(listed, self.game.sample(state, probe))?] += 1;
                counts_by_key[self.place(listed, by_key(draw)).map_err(Broken::by_key)?] += 1;
            }
            self.fairness.judge(self.at, listed, &counts)?;
            self.fairness.judge(self.at, listed, &counts_by_key).map_err(Broken::by_key)?;
        }
        Ok(())
    }

    /// Checks the list of outcomes: they are in ascending order, none comes twice, every weight is above 0, and the sum
    /// of the weights fits into 32 bits.
    fn listing(&self, listed: &[(G::Chance, u32)]) -> Result<(), Broken> {
        let at = self.at;
        if listed.is_empty() {
            return Err(Broken::NoChance { at });
        }
        if let Some([(first, _), (second, _)]) = listed.array_windows().find(|[first, second]| first.0 >= second.0) {
            return Err(Broken::ChancesOrder { at, first: told(first), second: told(second) });
        }
        if let Some((outcome, _)) = listed.iter().find(|(_, weight)| *weight == 0) {
            return Err(Broken::ZeroWeight { at, outcome: told(outcome) });
        }
        let sum = listed.iter().map(|(_, weight)| u64::from(*weight)).sum();
        if sum > u64::from(u32::MAX) { Err(Broken::WeightsOverflow { at, sum }) } else { Ok(()) }
    }

    fn weighed(&self, state: &G::State, (outcome, listed): &(G::Chance, u32)) -> Result<(), Broken> {
        let weight = self.game.weight(state, outcome);
        if weight == *listed {
            return Ok(());
        }
        Err(Broken::WeightDisagrees { at: self.at, outcome: told(outcome), listed: *listed, weight })
    }

    /// Returns the index of a drawn outcome in the list. Fails if the outcome is not listed.
    fn place(&self, listed: &[(G::Chance, u32)], outcome: G::Chance) -> Result<usize, Broken> {
        place(listed, &outcome).ok_or_else(|| Broken::DrawsUnlisted { at: self.at, outcome: told(&outcome) })
    }
}

fn place<C: Ord>(listed: &[(C, u32)], outcome: &C) -> Option<usize> {
    listed.binary_search_by(|(known, _)| known.cmp(outcome)).ok()
}
