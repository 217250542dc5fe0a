//! Reads the results of the web client's tests, and prints them in the format of `cargo test`. A program that reads
//! that format can then read all results.

use anyhow::{Context, Result};
use serde::Deserialize;
use std::time::Duration;

pub(crate) struct Test {
    pub(crate) name: String,
    pub(crate) outcome: Outcome,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Passed,
    Failed,
    Ignored,
}

pub(crate) fn print(tests: &[Test], time: Duration) {
    println!("\nrunning {} tests", tests.len());
    for test in tests {
        let outcome = match test.outcome {
            Outcome::Passed => "ok",
            Outcome::Failed => "FAILED",
            Outcome::Ignored => "ignored",
        };
        println!("test {} ... {outcome}", test.name);
    }
    let count = |outcome| tests.iter().filter(|test| test.outcome == outcome).count();
    println!(
        "\ntest result: {}. {} passed; {} failed; {} ignored; 0 measured; 0 filtered out; finished in {:.2}s\n",
        if count(Outcome::Failed) == 0 { "ok" } else { "FAILED" },
        count(Outcome::Passed),
        count(Outcome::Failed),
        count(Outcome::Ignored),
        time.as_secs_f64(),
    );
}

/// Parses the output of vitest's JSON reporter.
pub(crate) fn of_vitest(text: &str) -> Result<Vec<Test>> {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Report {
        test_results: Vec<File>,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct File {
        assertion_results: Vec<Assertion>,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Assertion {
        full_name: String,
        status: String,
    }
    let report: Report = serde_json::from_str(text).context("vitest's report cannot be read")?;
    let assertions = report.test_results.into_iter().flat_map(|file| file.assertion_results);
    Ok(assertions
        .map(|assertion| Test {
            name: format!("web::{}", assertion.full_name),
            outcome: match assertion.status.as_str() {
                "passed" => Outcome::Passed,
                "failed" => Outcome::Failed,
                _ => Outcome::Ignored,
            },
        })
        .collect())
}

/// Parses the output of Playwright's JSON reporter.
pub(crate) fn of_playwright(text: &str) -> Result<Vec<Test>> {
    #[derive(Deserialize)]
    struct Report {
        suites: Vec<Suite>,
    }
    #[derive(Deserialize)]
    struct Suite {
        title: String,
        #[serde(default)]
        suites: Vec<Suite>,
        #[serde(default)]
        specs: Vec<Spec>,
    }
    #[derive(Deserialize)]
    struct Spec {
        title: String,
        tests: Vec<Run>,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Run {
        project_name: String,
        status: String,
    }
    fn collect(suite: Suite, above: &str, tests: &mut Vec<Test>) {
        let path = format!("{above}::{}", suite.title);
        for spec in suite.specs {
            for run in spec.tests {
                let project =
                    if run.project_name.is_empty() { String::new() } else { format!(" [{}]", run.project_name) };
                tests.push(Test {
                    name: format!("{path}::{}{project}", spec.title),
                    outcome: match run.status.as_str() {
                        "expected" | "flaky" => Outcome::Passed,
                        "skipped" => Outcome::Ignored,
                        _ => Outcome::Failed,
                    },
                });
            }
        }
        for inner in suite.suites {
            collect(inner, &path, tests);
        }
    }
    let report: Report = serde_json::from_str(text).context("Playwright's report cannot be read")?;
    let mut tests = Vec::new();
    for suite in report.suites {
        collect(suite, "e2e", &mut tests);
    }
    Ok(tests)
}
