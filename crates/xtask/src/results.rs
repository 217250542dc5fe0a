//! Reads the results of the web client's tests, and prints them in the format of `cargo test`. A program that reads
//! that format can then read all results.

use anyhow::{Context, Result};
use serde::Deserialize;
use std::time::Duration;

pub(crate) struct Test {
    pub(crate) name: String,
    pub(crate) outcome: Outcome,
    /// The message of the last run that failed. A test that passed when it was run again has a fault too.
    pub(crate) fault: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Passed,
    Failed,
    Ignored,
}

/// The report of a test runner. It has the tests, and the faults that belong to no test, such as the end of the time for
/// all of them.
pub(crate) struct Report {
    pub(crate) tests: Vec<Test>,
    pub(crate) faults: Vec<String>,
}

impl Report {
    /// Returns a text that names what failed, or nothing.
    pub(crate) fn failed(&self) -> Option<String> {
        let tests = self.tests.iter().filter(|test| test.outcome == Outcome::Failed);
        let lines: Vec<String> = self.faults.iter().cloned().chain(tests.map(Test::line)).collect();
        (!lines.is_empty()).then(|| lines.join("\n  "))
    }

    /// Returns a text that names what passed only when it was run again, or nothing.
    pub(crate) fn unsteady(&self) -> Option<String> {
        let tests = self.tests.iter().filter(|test| test.outcome == Outcome::Passed && test.fault.is_some());
        let lines: Vec<String> = tests.map(Test::line).collect();
        (!lines.is_empty()).then(|| lines.join("\n  "))
    }
}

impl Test {
    /// Returns the name, and below it the fault if there is one.
    fn line(&self) -> String {
        match &self.fault {
            Some(fault) => format!("{}\n    {}", self.name, fault.replace('\n', "\n    ")),
            None => self.name.clone(),
        }
    }
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
pub(crate) fn of_vitest(text: &str) -> Result<Report> {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Whole {
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
    let whole: Whole = serde_json::from_str(text).context("vitest's report cannot be read")?;
    let assertions = whole.test_results.into_iter().flat_map(|file| file.assertion_results);
    let tests = assertions
        .map(|assertion| Test {
            name: format!("web::{}", assertion.full_name),
            outcome: match assertion.status.as_str() {
                "passed" => Outcome::Passed,
                "failed" => Outcome::Failed,
                _ => Outcome::Ignored,
            },
            fault: None,
        })
        .collect();
    Ok(Report { tests, faults: Vec::new() })
}

/// Parses the output of Playwright's JSON reporter. If the time for all tests ends, Playwright counts the rest as
/// skipped, and only a fault tells of it.
pub(crate) fn of_playwright(text: &str) -> Result<Report> {
    #[derive(Deserialize)]
    struct Whole {
        suites: Vec<Suite>,
        #[serde(default)]
        errors: Vec<Fault>,
    }
    #[derive(Deserialize)]
    struct Fault {
        message: String,
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
        /// One for each time that the test was run.
        results: Vec<Ran>,
    }
    #[derive(Deserialize)]
    struct Ran {
        error: Option<Fault>,
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
                    fault: run.results.into_iter().rev().find_map(|ran| ran.error).map(|fault| fault.message),
                });
            }
        }
        for inner in suite.suites {
            collect(inner, &path, tests);
        }
    }
    let whole: Whole = serde_json::from_str(text).context("Playwright's report cannot be read")?;
    let mut tests = Vec::new();
    for suite in whole.suites {
        collect(suite, "e2e", &mut tests);
    }
    Ok(Report { tests, faults: whole.errors.into_iter().map(|fault| fault.message).collect() })
}

#[cfg(test)]
mod tests {
    use super::{Outcome, of_playwright};

    #[test]
    fn a_run_that_is_cut_off_says_so_although_no_test_failed_by_itself() {
        let report = of_playwright(
            r#"{
                "suites": [{
                    "title": "duel.spec.ts",
                    "specs": [
                        { "title": "a", "tests": [
                            { "projectName": "", "status": "expected", "results": [{ "status": "passed" }] }
                        ] },
                        { "title": "b", "tests": [{ "projectName": "", "status": "skipped", "results": [] }] }
                    ]
                }],
                "errors": [{ "message": "Timed out waiting 12s for the test suite to run" }]
            }"#,
        )
        .expect("a report");
        let outcomes: Vec<Outcome> = report.tests.iter().map(|test| test.outcome).collect();
        assert!(outcomes == [Outcome::Passed, Outcome::Ignored]);
        assert_eq!(report.failed().as_deref(), Some("Timed out waiting 12s for the test suite to run"));
    }

    #[test]
    fn what_passes_only_when_it_is_run_again_is_named_with_its_fault() {
        let report = of_playwright(
            r#"{
                "suites": [{
                    "title": "duel.spec.ts",
                    "specs": [
                        { "title": "a", "tests": [{ "projectName": "", "status": "flaky", "results": [
                            { "status": "failed", "error": { "message": "a button\nis missing" } },
                            { "status": "passed" }
                        ] }] },
                        { "title": "b", "tests": [{ "projectName": "", "status": "unexpected", "results": [
                            { "status": "failed", "error": { "message": "too wide" } }
                        ] }] }
                    ]
                }]
            }"#,
        )
        .expect("a report");
        assert_eq!(report.unsteady().as_deref(), Some("e2e::duel.spec.ts::a\n    a button\n    is missing"));
        assert_eq!(report.failed().as_deref(), Some("e2e::duel.spec.ts::b\n    too wide"));
    }
}
