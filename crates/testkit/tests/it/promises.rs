//! A right game keeps every promise.

use crate::embers::Embers;
use testkit::{check, conformance};

#[test]
fn a_right_game_passes() {
    for seats in [2, 3, 4] {
        conformance(&Embers { seats }, 40);
    }
}

#[test]
fn secrets_are_put_to_the_test() {
    let report = check(&Embers { seats: 3 }, 10).unwrap();
    assert_eq!(report.games, 10);
    println!("{report:?}");
}
