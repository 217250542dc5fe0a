//! Tests that a correct game keeps all promises.

use testkit::embers::Embers;
use testkit::{check, conformance};

#[test]
fn a_right_game_passes() {
    for seats in [2, 3, 4] {
        conformance(&Embers { seats }, 40);
    }
}

/// A check that compares nothing would pass, so this test requires minimum numbers of comparisons.
#[test]
fn secrets_are_put_to_the_test() {
    let report = check(&Embers { seats: 3 }, 10).unwrap();
    assert_eq!(report.games, 10);
    assert!(report.entries > 200 && report.refusals > 1_000, "{report:?}");
    assert!(report.hidden * 2 > report.imagined, "most imagined worlds are not the real one: {report:?}");
    let told_apart = report.testimonies - report.alike;
    assert!(report.alike > 1_000 && told_apart > 1_000, "{report:?}");
    assert!(report.tested_chances > 5, "{report:?}");
}

#[test]
fn the_same_games_are_played_each_time() {
    let game = Embers { seats: 2 };
    assert_eq!(check(&game, 3), check(&game, 3));
}
