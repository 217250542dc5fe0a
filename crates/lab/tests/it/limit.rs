//! Tests that a hand-written program is measured in the same run, and that the fault of a faulty program says what was
//! expected.

use crate::harvest::Harvest;
use lab::{Bench, LabFault};
use std::{os::unix::fs::PermissionsExt, path::Path};

/// Writes a shell script with this content, and returns its path.
fn script(folder: &Path, does: &str) -> std::path::PathBuf {
    let path = folder.join("limit");
    std::fs::write(&path, format!("#!/bin/sh\n{does}\n")).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    path
}

fn measured(does: &str) -> Result<lab::BenchReport, LabFault> {
    let folder = tempfile::tempdir().unwrap();
    against(script(folder.path(), does))
}

fn against(program: std::path::PathBuf) -> Result<lab::BenchReport, LabFault> {
    let allocations = |work: &mut dyn FnMut()| {
        work();
        0
    };
    let bench = Bench {
        game: "harvest".into(),
        options: Default::default(),
        shelf: Default::default(),
        seats: None,
        seconds: 0.02,
        limit: Some(program),
        allocations,
    };
    bench.measure(&Harvest { seats: 2 })
}

#[test]
fn the_ratio_is_of_the_same_run() {
    let report =
        measured("echo 'it fused games/s 1000 (min 1)'; echo 'it step games/s 500'; echo other words").unwrap();
    let limit = report.limit.unwrap();
    assert_eq!(limit.modes.len(), 2);
    assert_eq!((limit.modes[0].mode.as_str(), limit.modes[0].games_per_second), ("fused", 1000.0));
    assert!((limit.ratio - report.trusted.games_per_second / 1000.0).abs() < 1e-9);
    assert!((limit.modes[1].ratio - report.trusted.games_per_second / 500.0).abs() < 1e-9);
}

#[test]
fn a_faulty_limit_program_is_reported() {
    let fault = against("/nowhere/limit".into()).unwrap_err().to_string();
    assert!(fault.starts_with("/nowhere/limit cannot be run") && fault.contains("expected a program"), "{fault}");
    let fault = measured("echo hello").unwrap_err().to_string();
    assert!(fault.contains("\"name mode games/s 1000000\", but \"hello\""), "{fault}");
    let fault = measured("echo no >&2; exit 3").unwrap_err().to_string();
    assert!(fault.contains("failed (exit status: 3): no"), "{fault}");
}
