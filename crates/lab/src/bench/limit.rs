//! Measures a hand-written program for the same game in the same run, as an upper limit.

use super::spread::Spread;
use crate::LabFault;
use serde::Serialize;
use std::{
    path::{Path, PathBuf},
    process::Command,
};

/// A program that takes a number of games and a number of runs as arguments. For each of its modes it prints a line
/// that contains `NAME MODE games/s NUMBER`.
#[derive(Debug)]
pub(super) struct Limit {
    program: PathBuf,
    games: u64,
    measured: Vec<(String, Vec<f64>)>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LimitReport {
    pub program: String,
    /// The games per second through the trusted door, divided by the games per second of the program's fastest mode.
    /// Both rates are medians from the same run.
    pub ratio: f64,
    pub modes: Vec<ModeReport>,
}

/// The measurements of one mode of the program.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ModeReport {
    pub mode: String,
    pub games_per_second: f64,
    pub games_per_second_min: f64,
    pub games_per_second_max: f64,
    pub ratio: f64,
}

/// The number of games in the trial run, which measures the speed of the program.
const TRIAL: u64 = 200_000;

impl Limit {
    /// Runs the program to measure its speed, and chooses a number of games that take about `seconds` in its fastest
    /// mode.
    pub(super) fn warm(program: &Path, seconds: f64) -> Result<Limit, LabFault> {
        let program = program.to_owned();
        let rates = run(&program, TRIAL)?;
        let fastest = rates.iter().map(|(_, rate)| *rate).fold(1.0, f64::max);
        let measured = rates.into_iter().map(|(mode, _)| (mode, Vec::new())).collect();
        Ok(Limit { program, games: (fastest * seconds).max(1.0) as u64, measured })
    }

    pub(super) fn measure(&mut self) -> Result<(), LabFault> {
        for (mode, rate) in run(&self.program, self.games)? {
            if let Some((_, rates)) = self.measured.iter_mut().find(|(known, _)| *known == mode) {
                rates.push(rate);
            }
        }
        Ok(())
    }

    pub(super) fn report(self, trusted: f64) -> LimitReport {
        let modes: Vec<ModeReport> = self
            .measured
            .into_iter()
            .filter_map(|(mode, rates)| {
                let Spread { median, min, max } = Spread::of(rates)?;
                Some(ModeReport {
                    mode,
                    games_per_second: median,
                    games_per_second_min: min,
                    games_per_second_max: max,
                    ratio: trusted / median,
                })
            })
            .collect();
        let ratio = modes.iter().map(|mode| mode.ratio).fold(f64::INFINITY, f64::min);
        LimitReport { program: self.program.display().to_string(), ratio, modes }
    }
}

/// Returns the games per second of each mode.
fn run(program: &Path, games: u64) -> Result<Vec<(String, f64)>, LabFault> {
    let ran = Command::new(program).args([games.to_string(), "1".into()]).output();
    let output = ran.map_err(|why| LabFault::Limit { program: program.into(), why })?;
    if !output.status.success() {
        let said = beginning(&output.stderr);
        return Err(LabFault::LimitFailed { program: program.into(), status: output.status, said });
    }
    let rates: Vec<(String, f64)> = String::from_utf8_lossy(&output.stdout).lines().filter_map(rate).collect();
    if rates.is_empty() {
        return Err(LabFault::LimitOutput { program: program.into(), found: beginning(&output.stdout) });
    }
    Ok(rates)
}

/// Parses a line that contains `MODE games/s NUMBER`, and returns the mode and the rate. Returns `None` for other
/// lines.
fn rate(line: &str) -> Option<(String, f64)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let at = words.iter().position(|word| *word == "games/s")?;
    let mode = words.get(at.checked_sub(1)?)?;
    let rate: f64 = words.get(at + 1)?.parse().ok()?;
    (rate.is_finite() && rate > 0.0).then(|| (String::from(*mode), rate))
}

/// Returns the beginning of a program's output, for a fault.
fn beginning(said: &[u8]) -> String {
    String::from_utf8_lossy(said).trim().chars().take(200).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_gives_a_mode_and_its_rate() {
        let line = "limit-draft fused  games/s    2143210 (min 2100000 max 2200000)  ns/game 466.6";
        assert_eq!(rate(line), Some(("fused".into(), 2_143_210.0)));
        for line in ["", "games/s 5", "x games/s", "x games/s none", "x games/s inf", "x games/s -1"] {
            assert_eq!(rate(line), None, "{line}");
        }
    }

    #[test]
    fn the_ratio_is_that_to_the_fastest_mode() {
        let measured = vec![("slow".into(), vec![10.0, 30.0, 20.0]), ("fast".into(), vec![40.0])];
        let report = Limit { program: "limit".into(), games: 1, measured }.report(10.0);
        assert_eq!((report.ratio, report.modes[0].ratio, report.modes[0].games_per_second), (0.25, 0.5, 20.0));
    }
}
