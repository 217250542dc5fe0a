//! The numbers are evenly distributed. The example `even` checks more draws.

use luck::{Draws, LuckKey, Purpose, weighted};
use statrs::distribution::{ChiSquared, ContinuousCDF};

/// The least probability that a test of a correct source may have.
const LEAST: f64 = 1e-6;

fn draws(key: u8) -> Draws {
    Draws::new(LuckKey::new([key; 32]), "37aba55498f737df".to_owned(), Vec::new())
}

/// Returns the probability that an even source gives counts as uneven as these, by the test of Pearson.
fn p_value(counts: &[(u64, f64)]) -> f64 {
    let statistic: f64 = counts.iter().map(|(found, due)| (*found as f64 - due).powi(2) / due).sum();
    ChiSquared::new(counts.len() as f64 - 1.0).unwrap().sf(statistic)
}

#[test]
fn numbers_below_a_bound_are_even() {
    const DRAWS: u64 = 6_000;
    let draws = draws(1);
    for bound in [2, 3, 5, 6, 36, 47, 128, 150] {
        let mut counts = vec![0u64; bound];
        for entry in 1..=DRAWS {
            counts[draws.below(Purpose::Chance, entry, bound as u64) as usize] += 1;
        }
        let counts: Vec<(u64, f64)> = counts.iter().map(|count| (*count, DRAWS as f64 / bound as f64)).collect();
        assert!(p_value(&counts) > LEAST, "below {bound}");
    }
}

#[test]
fn great_weights_are_drawn_in_proportion() {
    const DRAWS: u64 = 20_000;
    let outcomes = [(0usize, u32::MAX), (1, 1 << 31), (2, 0), (3, (1 << 31) + 12_345), (4, 3_000_000_000)];
    let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
    assert!(total > 1 << 33);
    let (draws, mut counts) = (draws(2), [0u64; 5]);
    for entry in 1..=DRAWS {
        counts[*weighted(&outcomes, draws.below(Purpose::Chance, entry, total)).unwrap()] += 1;
    }
    assert_eq!(counts[2], 0, "an outcome of weight 0 is never drawn");
    let due = |weight: u32| DRAWS as f64 * f64::from(weight) / total as f64;
    let counts = [0, 1, 3, 4].map(|at| (counts[at], due(outcomes[at].1)));
    assert!(p_value(&counts) > LEAST, "{counts:?}");
}

#[test]
fn words_that_would_favour_some_numbers_are_skipped() {
    // Of all words, almost a half are above this bound and must be skipped.
    let (draws, bound) = (draws(3), (1 << 63) + 1);
    let mut skipped = 0;
    for entry in 1..=200 {
        let number = draws.below(Purpose::Chance, entry, bound);
        let first = (0..).map(|counter| draws.word(Purpose::Chance, entry, counter)).find(|word| *word < bound);
        assert_eq!(Some(number), first);
        skipped += u32::from(draws.word(Purpose::Chance, entry, 0) >= bound);
    }
    assert!((60..140).contains(&skipped), "{skipped} of 200");
    assert_eq!(draws.below(Purpose::Chance, 1, 1), 0);
    let whole = draws.word(Purpose::Chance, 7, 0);
    assert_eq!(draws.below(Purpose::Chance, 7, u64::MAX), whole % u64::MAX);
}

#[test]
fn a_number_finds_its_outcome() {
    let outcomes = [("a", 2), ("b", 0), ("c", 1)];
    let found: Vec<_> = (0..4).map(|number| weighted(&outcomes, number).copied()).collect();
    assert_eq!(found, [Some("a"), Some("a"), Some("c"), None]);
}
