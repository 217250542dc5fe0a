//! Round robin: each meets each.

use crate::{begun, lower, play};
use std::collections::BTreeMap;
use tournament::{Course, CourseFault, Entrant, System};

fn played(count: usize, twice: bool) -> Course {
    let mut course = begun(System::RoundRobin { twice }, count);
    while !course.is_over() {
        play(&mut course, lower);
    }
    course
}

#[test]
fn each_meets_each_once_or_twice() {
    for (counts, twice) in [(2..=30, false), (2..=15, true)] {
        for count in counts {
            let course = played(count, twice);
            let mut met: BTreeMap<(Entrant, Entrant), Vec<Entrant>> = BTreeMap::new();
            for game in course.rounds().iter().flat_map(|round| &round.games) {
                let pair = (game.first.min(game.second), game.first.max(game.second));
                met.entry(pair).or_default().push(game.first);
            }
            assert_eq!(met.len(), count * (count - 1) / 2);
            for firsts in met.values() {
                assert_eq!(firsts.len(), if twice { 2 } else { 1 });
                assert!(!twice || firsts[0] != firsts[1], "the seats are changed");
            }
        }
    }
}

#[test]
fn the_seats_are_even_and_byes_fall_to_each_once() {
    for count in 2..=30 {
        let course = played(count, false);
        for entrant in course.entrants() {
            let games = course.rounds().iter().flat_map(|round| &round.games);
            let own: Vec<bool> =
                games.filter(|game| game.side(entrant).is_some()).map(|game| game.first == entrant).collect();
            let first = own.iter().filter(|is_first| **is_first).count();
            assert!(first.abs_diff(own.len() - first) <= 1, "{count} people: {first} of {}", own.len());
            let byes = course.rounds().iter().filter(|round| round.bye == Some(entrant)).count();
            assert_eq!(byes, count % 2);
        }
    }
}

#[test]
fn thirty_people_are_the_most() {
    let mut course = Course::new(System::RoundRobin { twice: false }).unwrap();
    for _ in 0..30 {
        course.join().unwrap();
    }
    assert_eq!(course.join(), Err(CourseFault::TooMany { most: 30 }));
    course.begin().unwrap();
    assert_eq!(course.planned(), 29);
    assert_eq!(course.join(), Err(CourseFault::TooLate));
}

#[test]
fn who_withdraws_loses_the_games_that_are_left() {
    let mut course = begun(System::RoundRobin { twice: false }, 4);
    play(&mut course, lower);
    course.withdraw(Entrant(0));
    while !course.is_over() {
        play(&mut course, lower);
    }
    let best = course.standings()[0];
    assert_eq!((best.entrant, best.halves), (Entrant(1), 6), "two games, and one against nobody");
    let gone = course.standings().into_iter().find(|line| line.entrant == Entrant(0)).unwrap();
    assert_eq!((gone.halves, gone.wins), (4, 2), "the round that had begun was played");
}
