//! Swiss pairings: nobody meets anybody twice, and people meet their like.

use crate::{begun, lower, play};
use proptest::prelude::*;
use std::collections::BTreeSet;
use tournament::{Course, Entrant, Side, System, Verdict};

fn swiss(rounds: u16) -> System {
    System::Swiss { rounds, late: 0 }
}

/// Checks the pairs of all rounds: everybody who is there plays once or is without an opponent, nobody meets anybody twice,
/// and nobody is without an opponent twice.
fn check(course: &Course) {
    let (mut met, mut byes) = (BTreeSet::new(), BTreeSet::new());
    for round in course.rounds() {
        let mut there = BTreeSet::new();
        for game in &round.games {
            assert!(there.insert(game.first) && there.insert(game.second), "{round:?}");
            assert!(
                met.insert((game.first.min(game.second), game.first.max(game.second))),
                "two meet twice: {round:?}"
            );
        }
        assert!(round.bye.is_none_or(|bye| there.insert(bye) && byes.insert(bye)), "{round:?}");
    }
}

/// Returns results from numbers, so that a property can choose them.
fn any_verdict(number: u8) -> Verdict {
    match number % 8 {
        0..=2 => Verdict::Won(Side::First),
        3..=5 => Verdict::Won(Side::Second),
        6 => Verdict::Drawn,
        _ => Verdict::Forfeited(Side::First),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn nobody_meets_anybody_twice(
        count in 2_usize..=24,
        rounds in 1_u16..=23,
        results in prop::collection::vec(any::<u8>(), 400),
    ) {
        let mut course = begun(swiss(rounds), count);
        let mut results = results.into_iter().cycle();
        while !course.is_over() {
            play(&mut course, |_, _| any_verdict(results.next().unwrap() % 7));
        }
        check(&course);
        // Up to half of the places, nothing can prevent a pairing.
        let sure = usize::from(rounds).min(count.div_ceil(2));
        prop_assert!(course.rounds().len() >= sure, "{} of {sure} rounds", course.rounds().len());
    }

    #[test]
    fn people_come_late_and_leave(
        count in 4_usize..=20,
        changes in prop::collection::vec((any::<u8>(), any::<u8>()), 200),
    ) {
        let mut course = begun(System::Swiss { rounds: 6, late: 3 }, count);
        let mut changes = changes.into_iter().cycle();
        while !course.is_over() {
            let (what, who) = changes.next().unwrap();
            if what % 3 == 0 && course.is_open() {
                course.join().unwrap();
            }
            if what % 5 == 0 {
                let number = course.entrants().count();
                course.withdraw(Entrant(u16::from(who) % u16::try_from(number).unwrap()));
            }
            play(&mut course, |_, _| any_verdict(changes.next().unwrap().0));
        }
        check(&course);
    }

    #[test]
    fn the_same_past_gives_the_same_pairs(results in prop::collection::vec(any::<u8>(), 60)) {
        let run = || {
            let mut course = begun(swiss(5), 11);
            let mut results = results.iter().cycle();
            while !course.is_over() {
                play(&mut course, |_, _| any_verdict(*results.next().unwrap()));
            }
            course
        };
        prop_assert_eq!(run(), run());
    }
}

#[test]
fn two_hundred_people_meet_their_like() {
    let mut course = begun(swiss(9), 200);
    while !course.is_over() {
        let halves: Vec<u32> = course
            .entrants()
            .map(|entrant| course.marks(entrant).iter().map(tournament::Marked::halves).sum())
            .collect();
        let newest = course.rounds().last().unwrap();
        for game in &newest.games {
            let apart = halves[game.first.index()].abs_diff(halves[game.second.index()]);
            assert!(apart <= 2, "{apart} half points lie between {game:?}");
        }
        play(&mut course, lower);
    }
    check(&course);
    assert_eq!(course.rounds().len(), 9);
    assert_eq!(course.standings()[0].entrant, Entrant(0));
    for entrant in course.entrants() {
        let sides = || course.rounds().iter().filter_map(|round| round.game_of(entrant));
        let first = sides().filter(|(_, side)| *side == Side::First).count();
        assert!(first.abs_diff(sides().count() - first) <= 2, "{entrant:?} has the first seat {first} times");
    }
}

#[test]
fn the_upper_half_meets_the_lower_half() {
    let course = begun(swiss(3), 8);
    let pairs: BTreeSet<[u16; 2]> = course.rounds()[0]
        .games
        .iter()
        .map(|game| [game.first.0.min(game.second.0), game.first.0.max(game.second.0)])
        .collect();
    assert_eq!(pairs, [[0, 4], [1, 5], [2, 6], [3, 7]].into_iter().collect());
}

#[test]
fn the_last_one_has_no_opponent_and_gets_a_point() {
    let mut course = begun(swiss(3), 5);
    assert_eq!(course.rounds()[0].bye, Some(Entrant(4)));
    play(&mut course, lower);
    let line = course.standings().into_iter().find(|line| line.entrant == Entrant(4)).unwrap();
    assert_eq!((line.halves, line.wins), (2, 0));
    let bye = course.rounds()[1].bye.unwrap();
    assert_ne!(bye, Entrant(4), "nobody is without an opponent twice");
    let least = course.standings().iter().filter(|line| line.entrant != Entrant(4)).map(|line| line.halves).min();
    let own = course.standings().into_iter().find(|line| line.entrant == bye).unwrap().halves - 2;
    assert_eq!(Some(own), least, "the one without an opponent is among the last");
}

#[test]
fn of_equals_the_last_in_order_has_no_opponent() {
    for count in [3, 5, 7, 9, 31] {
        assert_eq!(begun(swiss(1), count).rounds()[0].bye, Some(Entrant(u16::try_from(count - 1).unwrap())));
    }
}

#[test]
fn when_everybody_has_met_the_tournament_is_over() {
    let mut course = begun(swiss(30), 4);
    while !course.is_over() {
        play(&mut course, lower);
    }
    assert_eq!(course.rounds().len(), 3);
}
