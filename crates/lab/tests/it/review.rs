//! Tests of reviews: every decision is judged once, the result does not depend on threads, and a blunder is found.

use catalog::{AnyTable, Level, TableFault};
use kernel::{Options, Rng, Seat, Shelf, Turn, Viewer};
use lab::{LabFault, Review, ReviewReport};
use std::num::NonZeroUsize;

/// Returns a finished draft, in which the last seat decides at random and the others greedily.
fn played(seats: usize) -> Box<dyn AnyTable> {
    let names = ["Ann", "Ben", "Cid", "Dot"][..seats].iter().map(|name| (*name).to_owned()).collect();
    let mut table = catalog::open("draft", &Options::new(), names, &Shelf::EMPTY).unwrap();
    let mut rng = Rng::new(5);
    loop {
        match table.turn() {
            Turn::Over => return table,
            Turn::Chance => drop(table.chance(&mut rng).unwrap()),
            Turn::Of(seat) => {
                let level = if seat.index() + 1 == seats { Level::Random } else { Level::Greedy };
                let choice = table.think(level, Rng::new(rng.word())).unwrap()(&mut || false);
                table.choose(seat, choice).unwrap();
            }
        }
    }
}

fn review(table: &dyn AnyTable, seat: Option<Seat>, jobs: usize) -> ReviewReport {
    Review { seat, rollouts: 200, jobs: NonZeroUsize::new(jobs).unwrap() }.run(table, &|_, _| ()).unwrap()
}

#[test]
fn every_decision_is_judged_once_on_any_number_of_threads() {
    let table = played(2);
    let report = review(&*table, None, 1);
    assert_eq!(review(&*table, None, 3), report);
    let due = (0..table.entries()).filter(|entry| {
        let past = table.at(*entry).unwrap();
        matches!(past.turn(), Turn::Of(_)) && past.ways() > 1
    });
    assert_eq!(report.decisions.iter().map(|row| row.entry).collect::<Vec<_>>(), due.collect::<Vec<_>>());
    for row in &report.decisions {
        let past = table.at(row.entry).unwrap();
        let scene = past.scene(Viewer::Seat(Seat::all(2).nth(row.seat).unwrap()), kernel::Lang::En);
        let is_offered = |words: &String| scene.choices.iter().any(|choice| choice.words.to_string() == *words);
        assert!(is_offered(&row.chosen) && is_offered(&row.best));
        assert!((row.best_result - row.result - row.loss).abs() < 1e-9, "{row:?}");
        assert!(row.loss > 0.0 || row.chosen == row.best || row.result == row.best_result, "{row:?}");
    }
}

#[test]
fn random_decisions_lose_more_than_greedy_ones() {
    let table = played(2);
    let report = review(&*table, None, 2);
    let lost = |seat: usize| {
        report.decisions.iter().filter(move |row| row.seat == seat && row.is_certain()).map(|row| row.loss)
    };
    assert!(lost(1).sum::<f64>() > 0.2 + lost(0).sum::<f64>(), "{report}");
    let printed = report.to_string();
    assert!(printed.contains("seat 2, Ben: ") && printed.contains("200 rollouts"), "{printed}");
}

#[test]
fn one_seat_can_be_reviewed_alone() {
    let table = played(3);
    let second = Seat::all(2).last();
    let report = review(&*table, second, 2);
    assert!(report.decisions.len() > 5 && report.decisions.iter().all(|row| row.seat == 1));
    let fourth = Seat::all(4).last();
    let refused = Review { seat: fourth, rollouts: 1, jobs: NonZeroUsize::MIN }.run(&*table, &|_, _| ()).unwrap_err();
    assert_eq!(refused.to_string(), "seat 4; expected a seat from 1 to 3");
    assert!(!matches!(refused, LabFault::Table(TableFault::NoSuchEntry { .. })));
}
