//! Tests the distribution of the outcomes that [`kernel::Game::sample`] draws at some chance positions.
//!
//! A test takes thousands of draws, so only a few positions of each kind are tested. Two positions are of the same kind
//! if their outcomes have the same shape in JSON. The first position of a kind is tested. Later positions are tested
//! less and less often, so that tests cover both the beginning and the end of games.

use crate::{
    At, Broken,
    caught::told,
    odds::{Cell, Verdict, chi_square, unlikely},
};
use kernel::Ledger;
use serde_json::Value;
use std::collections::BTreeMap;

/// The greatest number of draws in all tests of one check together.
const BUDGET: u32 = 600_000;

/// The number of draws for each possible outcome of a position.
const DRAWS_EACH: u32 = 60;
/// The smallest and the greatest number of draws at one position.
const DRAWS: (u32, u32) = (4_000, 120_000);

/// The growth factor between tests. If the N-th position of a kind was tested, the next test comes after position N
/// times this factor.
const RARER: u32 = 2;

pub(crate) struct Fairness {
    left: u32,
    /// For each kind, the number of positions seen so far, and the number that this count must exceed for the next
    /// test.
    kinds: BTreeMap<String, (u32, u32)>,
}

impl Fairness {
    pub(crate) fn new() -> Self {
        Fairness { left: BUDGET, kinds: BTreeMap::new() }
    }

    /// Counts a position with these outcomes. Returns true if the position should be tested. Returns false if there is
    /// only one outcome, if the next test of this kind of position is not due, or if too few draws of the budget are
    /// left.
    pub(crate) fn wants<C: Ledger>(&mut self, listed: &[(C, u32)]) -> bool {
        let draws = self.draws(listed);
        let [(first, _), _, ..] = listed else { return false };
        let (seen, next) = self.kinds.entry(shape(first)).or_insert((0, 0));
        *seen += 1;
        if *seen <= *next || draws > self.left {
            return false;
        }
        *next = *seen * RARER;
        self.left -= draws;
        true
    }

    pub(crate) fn draws<C>(&self, listed: &[(C, u32)]) -> u32 {
        (listed.len() as u32).saturating_mul(DRAWS_EACH).clamp(DRAWS.0, DRAWS.1)
    }

    /// Checks in three ways that the numbers of draws are likely: for each outcome, for each part of an outcome (such
    /// as one of several cards that are drawn together), and for all outcomes together.
    pub(crate) fn judge<C: Ledger>(&self, at: At, listed: &[(C, u32)], counts: &[u32]) -> Result<(), Broken> {
        let draws: u32 = counts.iter().sum();
        let total: f64 = listed.iter().map(|(_, weight)| f64::from(*weight)).sum();
        let due = |weight: u32| f64::from(weight) / total * f64::from(draws);
        let outcomes: Vec<Cell> =
            listed.iter().zip(counts).map(|((_, weight), found)| Cell { found: *found, due: due(*weight) }).collect();
        let parts = parts(listed, &outcomes);
        let name = |place: usize| match listed.get(place) {
            Some((outcome, _)) => told(outcome),
            None => format!("anything with {}", parts[place - listed.len()].0),
        };
        let cells: Vec<Cell> = outcomes.iter().copied().chain(parts.iter().map(|(_, cell)| *cell)).collect();
        if let Some((place, verdict)) = unlikely(&cells, draws) {
            let (outcome, Cell { found, due: expected }) = (name(place), cells[place]);
            return Err(match verdict {
                Verdict::Never => Broken::NeverDrawn { at, outcome, draws, expected },
                Verdict::TooOften => Broken::DrawnTooOften { at, outcome, found, draws, expected },
                Verdict::TooRarely => Broken::DrawnTooRarely { at, outcome, found, draws, expected },
            });
        }
        match chi_square(&outcomes) {
            Some((chi_square, freedom)) => Err(Broken::DrawnUnevenly { at, draws, chi_square, freedom }),
            None => Ok(()),
        }
    }
}

/// Returns the counts of the parts of outcomes. The count of a part is the sum over the outcomes that contain the part.
fn parts<C: Ledger>(listed: &[(C, u32)], outcomes: &[Cell]) -> Vec<(String, Cell)> {
    let mut parts: BTreeMap<String, Cell> = BTreeMap::new();
    for ((outcome, _), cell) in listed.iter().zip(outcomes) {
        let mut leaves = Vec::new();
        collect_leaves(&json(outcome), "", &mut leaves);
        for leaf in leaves {
            let part = parts.entry(leaf).or_insert(Cell { found: 0, due: 0.0 });
            part.found += cell.found;
            part.due += cell.due;
        }
    }
    parts.into_iter().collect()
}

fn json<C: Ledger>(outcome: &C) -> Value {
    serde_json::to_value(outcome).unwrap_or(Value::Null)
}

fn collect_leaves(value: &Value, path: &str, leaves: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(place, item)| collect_leaves(item, &format!("{path}[{place}]"), leaves))
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| collect_leaves(field, &format!("{path}.{name}"), leaves))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => leaves.push(format!("{path} = {value}")),
    }
}

/// Returns the shape of an outcome, which is its JSON without the values.
fn shape<C: Ledger>(outcome: &C) -> String {
    let mut leaves = Vec::new();
    collect_leaves(&json(outcome), "", &mut leaves);
    let names = leaves.iter().map(|leaf| leaf.split(" = ").next().unwrap_or_default());
    names.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Rng;

    type Pair = (u8, u8);

    /// Judges `draws` draws from `sample`. Each outcome is a pair of numbers below 40.
    fn judged(draws: u32, mut sample: impl FnMut(&mut Rng) -> Pair) -> Result<(), Broken> {
        let listed: Vec<(Pair, u32)> = (0..1_600u16).map(|n| (((n / 40) as u8, (n % 40) as u8), 1)).collect();
        let (mut rng, mut counts) = (Rng::new(1), vec![0; listed.len()]);
        for _ in 0..draws {
            let (one, two) = sample(&mut rng);
            counts[usize::from(one) * 40 + usize::from(two)] += 1;
        }
        Fairness::new().judge(At::default(), &listed, &counts)
    }

    fn number(rng: &mut Rng) -> u8 {
        rng.below(40) as u8
    }

    #[test]
    fn fair_draws_pass() {
        assert_eq!(judged(30_000, |rng| (number(rng), number(rng))), Ok(()));
    }

    #[test]
    fn a_part_that_is_never_drawn_is_found_where_each_outcome_is_rare() {
        let broken = judged(4_000, |rng| match (number(rng), number(rng)) {
            (one, 7) => (one, 8),
            pair => pair,
        })
        .unwrap_err();
        assert!(
            matches!(&broken, Broken::NeverDrawn { outcome, .. } if outcome == "anything with [1] = 7"),
            "{broken}"
        );
    }

    #[test]
    fn draws_that_depend_on_each_other_are_found() {
        // Each number is drawn as often as it should be, but pairs of equal numbers are drawn too often.
        let broken = judged(100_000, |rng| {
            let one = number(rng);
            (one, if rng.below(20) == 0 { one } else { number(rng) })
        });
        assert!(matches!(broken, Err(Broken::DrawnTooOften { .. } | Broken::DrawnUnevenly { .. })), "{broken:?}");
    }
}
