//! Decides whether a count is too unlikely to come from chance. The counts of a correct game practically never reach
//! these limits.

/// The number of times that an outcome was drawn, and the expected number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    pub(crate) found: u32,
    pub(crate) due: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Never,
    TooOften,
    TooRarely,
}

/// Minus the natural logarithm of 10^-12, the greatest probability that the test of one position rejects a correct
/// game.
const TRUST: f64 = 27.6;

/// The smallest expected number of draws in a pooled cell. With this many draws, the statistic follows the chi-square
/// distribution closely, even for very unlikely values.
const POOLED: f64 = 100.0;

/// The number of cells in a second, coarser pooling. In the coarser pooling, small deviations of many outcomes add up.
const COARSE: f64 = 24.0;

/// The greatest deviation that is accepted, in standard deviations. A correct game exceeds it about once in 10^12
/// tests.
const DEVIATIONS: f64 = 7.0;

/// Returns the index of a count that is too unlikely, and the verdict, or `None` if every count is likely enough. An
/// outcome that was never drawn is returned first.
///
/// By Chernoff's bound, a count of `found` or a more extreme count among `draws` draws with probability `p` has at most
/// the probability `exp(-draws · KL(found/draws, p))`, for any number of draws. The error probability is divided among
/// the cells.
pub(crate) fn unlikely(cells: &[Cell], draws: u32) -> Option<(usize, Verdict)> {
    let bound = TRUST + (2.0 * cells.len() as f64).ln();
    let verdicts = [Verdict::Never, Verdict::TooOften, Verdict::TooRarely];
    verdicts.into_iter().find_map(|verdict| {
        let guilty = |cell: &Cell| verdict.fits(cell) && surprise(cell, f64::from(draws)) > bound;
        cells.iter().position(guilty).map(|place| (place, verdict))
    })
}

impl Verdict {
    fn fits(self, cell: &Cell) -> bool {
        match self {
            Verdict::Never => cell.found == 0,
            Verdict::TooOften => f64::from(cell.found) > cell.due,
            Verdict::TooRarely => f64::from(cell.found) < cell.due,
        }
    }
}

/// Returns minus the natural logarithm of Chernoff's bound for the count of `cell` among `draws` draws.
fn surprise(cell: &Cell, draws: f64) -> f64 {
    let term = |found: f64, due: f64| if found > 0.0 { found * (found / due).ln() } else { 0.0 };
    let found = f64::from(cell.found);
    term(found, cell.due) + term(draws - found, draws - cell.due)
}

/// Returns chi-square and its degrees of freedom, or `None` if chi-square is not too high. Neighbouring cells are
/// pooled finely at first, and coarsely in a second test.
pub(crate) fn chi_square(cells: &[Cell]) -> Option<(f64, u32)> {
    let draws: f64 = cells.iter().map(|cell| cell.due).sum();
    [POOLED, (draws / COARSE).max(POOLED)].into_iter().find_map(|least| {
        let pools = pooled(cells, least);
        let chi_square = pools.iter().map(|cell| (f64::from(cell.found) - cell.due).powi(2) / cell.due).sum();
        let freedom = pools.len().saturating_sub(1) as u32;
        (freedom > 0 && deviations(chi_square, f64::from(freedom)) > DEVIATIONS).then_some((chi_square, freedom))
    })
}

/// Pools neighbouring cells until each pool has an expected number of at least `least`. The remaining cells join the
/// last pool.
fn pooled(cells: &[Cell], least: f64) -> Vec<Cell> {
    let mut pools: Vec<Cell> = Vec::new();
    let mut left: f64 = cells.iter().map(|cell| cell.due).sum();
    for cell in cells {
        match pools.last_mut() {
            Some(pool) if pool.due < least || left < least => {
                pool.found += cell.found;
                pool.due += cell.due;
            }
            _ => pools.push(*cell),
        }
        left -= cell.due;
    }
    pools
}

/// Returns the deviation of chi-square in standard deviations of a normal distribution (Wilson and Hilferty 1931).
fn deviations(chi_square: f64, freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    ((chi_square / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Rng, draw_weighted};

    /// Returns the cells of `draws` draws with the weights `drawn`. The expected numbers are those of the weights
    /// `weights`.
    fn cells(weights: &[u32], drawn: &[u32], draws: u32, seed: u64) -> Vec<Cell> {
        let drawn: Vec<(usize, u32)> = drawn.iter().copied().enumerate().collect();
        let (mut rng, total) = (Rng::new(seed), f64::from(weights.iter().sum::<u32>()));
        let due = |weight: &u32| f64::from(*weight) / total * f64::from(draws);
        let mut cells: Vec<Cell> = weights.iter().map(|weight| Cell { found: 0, due: due(weight) }).collect();
        for _ in 0..draws {
            cells[draw_weighted(&drawn, &mut rng).unwrap()].found += 1;
        }
        cells
    }

    #[test]
    fn luck_is_not_blamed() {
        for (seed, weights) in [vec![1, 1], vec![1, 5_000], vec![3, 2, 1, 1, 1], vec![1; 100]].iter().enumerate() {
            for round in 0..50 {
                let cells = cells(weights, weights, 2_000, round * 100 + seed as u64);
                assert_eq!(unlikely(&cells, 2_000), None);
                assert_eq!(chi_square(&cells), None);
            }
        }
    }

    #[test]
    fn an_outcome_never_drawn_is_reported_before_one_drawn_too_often() {
        let cells = cells(&[1, 1, 1], &[2, 0, 1], 1_000, 1);
        assert_eq!(unlikely(&cells, 1_000), Some((1, Verdict::Never)));
    }

    #[test]
    fn outcomes_drawn_too_often_or_too_rarely_are_found() {
        let often = cells(&[1; 10], &[2, 1, 1, 1, 1, 1, 1, 1, 1, 1], 4_000, 1);
        assert_eq!(unlikely(&often, 4_000), Some((0, Verdict::TooOften)));
        let rarely = cells(&[3; 10], &[4, 4, 4, 1, 4, 4, 4, 4, 4, 4], 4_000, 1);
        assert_eq!(unlikely(&rarely, 4_000), Some((3, Verdict::TooRarely)));
    }

    #[test]
    fn many_small_deviations_add_up() {
        let lean = |place: usize| if place < 100 { 11 } else { 9 };
        let cells = cells(&[10; 200], &(0..200).map(lean).collect::<Vec<_>>(), 20_000, 1);
        assert_eq!(unlikely(&cells, 20_000), None);
        assert!(chi_square(&cells).is_some());
    }
}
