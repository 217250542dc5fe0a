//! Checks that changed records of real games never make a table panic.

use crate::every_game::played;
use catalog::{GAMES, read_record, write_record};
use kernel::{Options, Rng, Shelf};
use proptest::{collection::vec, prelude::*, sample::Index};

/// Returns a record of every game at every number of seats, without digests, so that a changed entry reaches the rules.
fn records() -> Vec<String> {
    let mut records = Vec::new();
    for (game, seats) in
        GAMES.iter().flat_map(|game| (game.fewest_seats..=game.most_seats).map(move |seats| (game, seats)))
    {
        let record = write_record(&*played(game, &Options::new(), seats, 5));
        let bare = record.lines().map(|line| match line.find(",\"digest\"") {
            Some(end) => format!("{}}}\n", &line[..end]),
            None => format!("{line}\n"),
        });
        records.push(bare.collect());
    }
    records
}

#[test]
fn a_record_without_digests_replays() {
    for record in records() {
        let table = read_record(&record, &Shelf::EMPTY).unwrap();
        assert!(table.scores().is_some());
    }
}

/// The record of a draft for four players with an open Trio, written with version 1 of the rules. The record does not
/// name the hash of a card file, so the quotes on the cards may change. If the record no longer replays to the same
/// digests, the version of the rules must go up.
const KEPT: &str = include_str!("kept.jsonl");

#[test]
fn a_record_kept_from_earlier_still_replays() {
    let table = read_record(KEPT, &Shelf::EMPTY).unwrap();
    assert_eq!((table.entries(), format!("{:016x}", table.digest()).as_str()), (98, "57cc8a8141ae6cb0"));
    let scores: Vec<i32> = table.scores().unwrap().values().copied().collect();
    assert_eq!(scores, [9, 15, 8, 5]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn numbers_and_letters_changed_never_panic(
        which in any::<Index>(),
        changes in vec((any::<Index>(), prop::sample::select(vec!["0", "1", "5", "9", "63", "64", "200", "255", "256", "-1", "W", "O", "X", "null", "\""])), 1..3),
    ) {
        let records = records_once();
        let mut record = which.get(records).clone();
        for (at, with) in changes {
            // One character of a value is replaced, anywhere after the header.
            let start = record.find('\n').unwrap_or(0);
            let places: Vec<usize> = record
                .char_indices()
                .filter(|(place, c)| *place > start && (c.is_ascii_digit() || c.is_ascii_uppercase()))
                .map(|(place, _)| place)
                .collect();
            if places.is_empty() {
                break;
            }
            let place = *at.get(&places);
            record.replace_range(place..=place, with);
        }
        match read_record(&record, &Shelf::EMPTY) {
            Ok(table) => prop_assert_eq!(read_record(write_record(&*table), &Shelf::EMPTY).unwrap().digest(), table.digest()),
            Err(fault) => prop_assert!(fault.to_string().contains("expected"), "{}", fault),
        }
    }
}

pub(crate) fn records_once() -> &'static [String] {
    static RECORDS: std::sync::OnceLock<Vec<String>> = std::sync::OnceLock::new();
    RECORDS.get_or_init(records)
}

#[test]
fn lines_in_another_order_are_refused_or_replay() {
    let mut rng = Rng::new(4);
    for record in records_once() {
        for _ in 0..60 {
            let mut lines: Vec<&str> = record.lines().collect();
            let (a, b) = (rng.below(lines.len() as u32) as usize, rng.below(lines.len() as u32) as usize);
            lines.swap(a, b);
            match read_record(lines.join("\n"), &Shelf::EMPTY) {
                // The two entries were equal. Otherwise their numbers would not fit.
                Ok(_) => assert_eq!(lines.join("\n"), record.trim_end()),
                Err(fault) => assert!(fault.line <= a.max(b) + 1 && fault.line > a.min(b), "{fault}"),
            }
        }
    }
}
