//! Runs short versions of `trials storm` and `trials backup`.

use crate::served::binary;
use std::env;
use trials::{Report, backup, storm};

/// The seed for the times of the blows.
const SEED: u64 = 1900;

/// Fails if the report has a fault. In CI also fails if something could not be tried.
pub(crate) fn judge(report: &Report) {
    assert_eq!(report.faults(), [""; 0]);
    let untried: Vec<_> = report.lines().iter().filter(|line| line.contains("not tried")).collect();
    assert!(env::var_os("CI").is_none() || untried.is_empty(), "{untried:?}");
}

#[tokio::test]
async fn killing_the_server_loses_nothing() {
    let mut report = Report::new("storm");
    storm::kills(&binary(), 12, SEED, &mut report).await.unwrap();
    judge(&report);
}

#[tokio::test]
async fn a_full_disk_loses_nothing() {
    let mut report = Report::new("storm");
    storm::full(&binary(), 4, SEED, &mut report).await.unwrap();
    // If no small file system can be mounted, the trial limits the length of files instead.
    assert_eq!(report.faults(), [""; 0]);
}

#[tokio::test]
async fn a_folder_that_moves_or_goes_loses_nothing() {
    let mut report = Report::new("storm");
    storm::moves(&binary(), 1, SEED, &mut report).await.unwrap();
    judge(&report);
}

#[tokio::test]
async fn a_lost_journal_loses_no_more_than_it_held() {
    let mut report = Report::new("storm");
    storm::wal(&binary(), 2, SEED, &mut report).await.unwrap();
    judge(&report);
}

#[tokio::test]
async fn a_restart_of_postgresql_loses_nothing() {
    let mut report = Report::new("storm");
    storm::restarts(&binary(), 1, SEED, &mut report).await.unwrap();
    judge(&report);
}

#[tokio::test]
async fn backups_hold_what_was_acknowledged_before() {
    let mut report = Report::new("backup");
    backup::under_load(&binary(), 2, SEED, &mut report).await.unwrap();
    backup::from_layout_1(&binary(), 1, SEED, &mut report).await.unwrap();
    judge(&report);
}
