//! The promises of tournaments.

mod late;
mod robin;
mod standings;
mod swiss;

use tournament::{Course, Entrant, Side, System, Verdict};

/// Returns a tournament with so many entrants that has begun.
fn begun(system: System, count: usize) -> Course {
    let mut course = Course::new(system).unwrap();
    for _ in 0..count {
        course.join().unwrap();
    }
    course.begin().unwrap();
    course
}

/// Gives every game of the newest round a result, and goes on.
fn play(course: &mut Course, mut verdict: impl FnMut(Entrant, Entrant) -> Verdict) {
    let games: Vec<_> = course.rounds().last().unwrap().games.clone();
    for (number, game) in games.iter().enumerate().filter(|(_, game)| game.verdict.is_none()) {
        assert!(course.settle(number, verdict(game.first, game.second)));
    }
    assert!(course.go_on());
}

/// The one with the lower number wins.
fn lower(first: Entrant, second: Entrant) -> Verdict {
    Verdict::Won(if first < second { Side::First } else { Side::Second })
}
