//! Tests that the counts of a benchmark are right.

use crate::harvest::{Harvest, ROUNDS};
use lab::{Bench, Clock, Door, Driver};
use serde_json::Value;

fn bench(allocations: lab::Allocations) -> Bench {
    Bench {
        game: "harvest".into(),
        options: Default::default(),
        shelf: Default::default(),
        seats: None,
        seconds: 0.05,
        limit: None,
        allocations,
    }
}

#[test]
fn both_doors_play_whole_games() {
    let game = Harvest { seats: 3 };
    for door in Door::ALL {
        let entries = Driver::new(&game, 1).games(door, 10);
        assert_eq!(entries, 10 * (ROUNDS * 4) as u64, "{door:?}: a price and three sales a round");
    }
}

#[test]
fn the_report_has_every_number_it_promises() {
    let count = |work: &mut dyn FnMut()| {
        work();
        0
    };
    let report = bench(count).measure(&Harvest { seats: 3 }).unwrap();
    let json: Value = serde_json::to_value(&report).unwrap();
    assert_eq!(json["game"], "harvest");
    assert_eq!(json["seats"], 3);
    assert_eq!(json["entries_per_game"], 16.0);
    for door in ["trusted", "checked"] {
        let rate = |name: &str| json[door][name].as_f64().unwrap();
        assert!(rate("games_per_second_min") <= rate("games_per_second"));
        assert!(rate("games_per_second") <= rate("games_per_second_max"));
        let entries = rate("entries_per_second") / rate("games_per_second");
        assert!((entries - 16.0).abs() < 1e-6, "{entries}");
        assert_eq!(rate("allocations_per_entry"), 0.0);
    }
    assert!(json["ismcts"]["iterations_per_second"].as_f64().unwrap() > 0.0);
    assert_eq!(json["ismcts"]["sizes"][0]["iterations"], 1000);
    assert!(json.get("limit").is_none());
    let text = report.to_string();
    assert!(text.contains("trusted") && text.contains("ismcts:1000"), "{text}");
}

#[test]
fn allocations_are_counted_per_entry() {
    let four = |work: &mut dyn FnMut()| {
        work();
        1_000_000_000
    };
    let report = bench(four).measure(&Harvest { seats: 2 }).unwrap();
    let measured = report.trusted.games_per_second * report.entries_per_game;
    assert!((report.trusted.entries_per_second / measured - 1.0).abs() < 1e-6);
    assert!(report.trusted.allocations_per_entry > 1.0);
}

#[test]
fn seconds_must_be_a_length_of_time() {
    for seconds in [0.0, -1.0, f64::NAN, f64::INFINITY, 1e9] {
        let fault = Bench { seconds, ..bench(|_| 0) }.run().unwrap_err().to_string();
        assert!(fault.ends_with("expected a number above 0 and up to 3600"), "{fault}");
    }
}

#[test]
fn a_clock_goes_on() {
    for clock in [Clock::Wall, Clock::best()] {
        let (sum, seconds) = clock.time(|| (0..100_000u64).map(std::hint::black_box).sum::<u64>());
        assert!(sum > 0 && seconds > 0.0);
    }
}
