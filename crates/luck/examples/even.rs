//! Draws a million numbers below each bound from 2 to 150, and a million with great weights, with fixed keys. Prints the
//! probability that an even source gives counts as uneven as these, and fails if one is at most a millionth.
//!
//! ```sh
//! cargo run --release -p luck --example even
//! ```

use luck::{Draws, LuckKey, Purpose, weighted};
use statrs::distribution::{ChiSquared, ContinuousCDF};
use std::process::ExitCode;

const DRAWS: u64 = 1_000_000;
const LEAST: f64 = 1e-6;

fn main() -> ExitCode {
    let mut least = 1.0f64;
    for bound in 2..=150u8 {
        let weights = vec![1; usize::from(bound)];
        let p = p_value(bound, &weights);
        least = least.min(p);
        println!("below {bound}: p = {p:.6}");
    }
    let great = [
        vec![u32::MAX, 1 << 31, (1 << 31) + 12_345, 3_000_000_000],
        vec![u32::MAX; 100],
        (0..40).map(|at| (1 << 31) + at * 1_000_003).collect(),
        vec![u32::MAX, 1_000_000_000, 3_000_000, 4_000_000],
    ];
    for (weights, key) in great.iter().zip(151..) {
        let p = p_value(key, weights);
        least = least.min(p);
        println!("{} weights up to {}: p = {p:.6}", weights.len(), weights.iter().max().unwrap_or(&0));
    }
    println!("the least p of {} tests: {least:.6}; expected above {LEAST}", 149 + great.len());
    if least > LEAST { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Returns the probability of counts as uneven as those of a million draws with this key (Pearson's test).
fn p_value(key: u8, weights: &[u32]) -> f64 {
    let draws = Draws::new(LuckKey::new([key; 32]), "37aba55498f737df".to_owned(), Vec::new());
    let outcomes: Vec<(usize, u32)> = weights.iter().copied().enumerate().collect();
    let total: u64 = weights.iter().map(|weight| u64::from(*weight)).sum();
    let mut counts = vec![0u64; weights.len()];
    for entry in 1..=DRAWS {
        let number = draws.below(Purpose::Chance, entry, total);
        counts[*weighted(&outcomes, number).expect("the number is below the sum")] += 1;
    }
    let due = weights.iter().map(|weight| DRAWS as f64 * f64::from(*weight) / total as f64);
    let statistic: f64 = counts.iter().zip(due).map(|(found, due)| (*found as f64 - due).powi(2) / due).sum();
    ChiSquared::new(weights.len() as f64 - 1.0).expect("a degree of freedom").sf(statistic)
}
