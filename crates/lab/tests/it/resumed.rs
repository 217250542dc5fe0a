//! Tests that a match that was stopped and resumed gives the report of a match that was not.

use crate::strength::plan;
use kernel::{OptionValue, Options, Rng, Shelf};
use lab::{Limits, Match, MatchReport, Plan, Progress};
use std::{cell::RefCell, fs, num::NonZeroUsize, path::Path};

/// A short match of each of two games.
pub(crate) fn matches() -> [Match; 2] {
    let of = |game: &str, bots: [&str; 2], options: Options| Match {
        game: game.into(),
        options,
        shelf: Shelf::EMPTY,
        bots: bots.map(|bot| bot.parse().unwrap()).to_vec(),
        plan: plan(80, 3, 2),
        limits: Limits::default(),
        control: None,
    };
    let cap = Options::from([("turnCap".into(), OptionValue::Number(9))]);
    [of("draft", ["greedy", "random"], Options::new()), of("duel", ["random", "random"], cap)]
}

/// The report as a program reads it, and as a person does.
pub(crate) fn both(report: &MatchReport) -> [String; 2] {
    [serde_json::to_string(report).unwrap(), report.to_string()]
}

/// Plays a match with a file. Returns its report, and everything that was heard of its progress.
pub(crate) fn run_in(asked: &Match, file: &Path) -> ([String; 2], Vec<Progress>) {
    let heard = RefCell::new(Vec::new());
    let report = asked.run_in(file, &|progress| heard.borrow_mut().push(progress)).unwrap();
    (both(&report), heard.into_inner())
}

pub(crate) fn with_jobs(asked: &Match, jobs: usize) -> Match {
    let jobs = NonZeroUsize::new(jobs).unwrap();
    Match { plan: Plan { jobs, ..asked.plan }, ..asked.clone() }
}

/// Returns the lines of a file in a fixed order. Units are written in the order in which they are finished.
fn sorted(bytes: &[u8]) -> Vec<&[u8]> {
    let mut lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    lines.sort();
    lines
}

#[test]
fn a_match_that_is_cut_anywhere_resumes_to_the_same_report() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.jsonl");
    for asked in matches() {
        let report = both(&asked.run(&|_| ()).unwrap());
        let _ = fs::remove_file(&file);
        assert_eq!(run_in(&asked, &file).0, report, "with a file the report is the same");
        let whole = fs::read(&file).unwrap();
        assert_eq!(sorted(&whole).len(), 41, "a plan and forty units");
        let mut luck = Rng::new(11);
        for turn in 0..20 {
            let cut = luck.below(whole.len() as u32) as usize;
            fs::write(&file, &whole[..cut]).unwrap();
            let kept = whole[..cut].iter().filter(|byte| **byte == b'\n').count().saturating_sub(1) as u64;
            let (again, heard) = run_in(&with_jobs(&asked, [1, 2, 5][turn % 3]), &file);
            assert_eq!(again, report, "cut at {cut}");
            assert_eq!(sorted(&fs::read(&file).unwrap()), sorted(&whole), "cut at {cut}");
            let [first, last] = [heard.first().unwrap(), heard.last().unwrap()];
            assert_eq!(*first, Progress { games: 2 * kept, played: 0, expected: 80 });
            assert_eq!(*last, Progress { games: 80, played: 80 - 2 * kept, expected: 80 }, "only the rest is played");
        }
    }
}

#[test]
fn a_finished_match_is_reported_again_without_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.jsonl");
    let [asked, _] = matches();
    let (report, _) = run_in(&asked, &file);
    let before = fs::read(&file).unwrap();
    let (again, heard) = run_in(&asked, &file);
    assert_eq!(again, report);
    assert_eq!(heard, [Progress { games: 80, played: 0, expected: 80 }]);
    assert_eq!(fs::read(&file).unwrap(), before);
    // A torn line after the last unit is dropped from the file too.
    fs::write(&file, [&before[..], b"{\"unit\":40,\"ga"].concat()).unwrap();
    assert_eq!(run_in(&asked, &file).0, report);
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn units_may_be_missing_in_the_middle_and_stand_in_any_order() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.jsonl");
    for asked in matches() {
        let _ = fs::remove_file(&file);
        let (report, _) = run_in(&asked, &file);
        let whole = fs::read_to_string(&file).unwrap();
        let mut lines: Vec<&str> = whole.split_inclusive('\n').collect();
        lines[1..].reverse();
        lines.retain(|line| !line.starts_with("{\"unit\":0,") && !line.starts_with("{\"unit\":17,"));
        assert_eq!(lines.len(), 39);
        fs::write(&file, lines.concat()).unwrap();
        let (again, heard) = run_in(&asked, &file);
        assert_eq!(again, report);
        assert_eq!(heard.last().unwrap().played, 4);
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    for (at, asked) in matches().iter().enumerate() {
        let report = both(&asked.run(&|_| ()).unwrap());
        for jobs in [1, 2, 5] {
            let asked = with_jobs(asked, jobs);
            assert_eq!(both(&asked.run(&|_| ()).unwrap()), report, "{jobs} jobs");
            let file = folder.path().join(format!("{at}-{jobs}.jsonl"));
            assert_eq!(run_in(&asked, &file).0, report, "{jobs} jobs and a file");
        }
    }
}
