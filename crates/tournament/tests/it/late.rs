//! People who come late, leave, or do not come.

use crate::{begun, lower, play};
use tournament::{Course, CourseFault, Entrant, Marked, Side, System, Verdict};

#[test]
fn late_people_get_half_a_point_for_each_of_two_rounds() {
    let mut course = begun(System::Swiss { rounds: 7, late: 4 }, 8);
    for _ in 0..3 {
        play(&mut course, lower);
    }
    let late = course.join().unwrap();
    let missed: Vec<u32> = course.marks(late).iter().map(Marked::halves).collect();
    assert_eq!(missed, [0, 0, 1, 1], "four rounds have begun, and two of them are paid");
    assert!(!course.withdraw(Entrant(0)));
    assert_eq!(course.come_back(Entrant(0)), Ok(()));
    play(&mut course, lower);
    assert!(course.rounds()[4].game_of(late).is_some() || course.rounds()[4].bye == Some(late));
    assert_eq!(course.join(), Err(CourseFault::TooLate));
    assert_eq!(course.come_back(Entrant(0)), Err(CourseFault::TooLate));
}

#[test]
fn who_does_not_come_twice_in_a_row_is_withdrawn() {
    let mut course = begun(System::Swiss { rounds: 5, late: 0 }, 6);
    let away = Entrant(5);
    let without = |first: Entrant, second: Entrant| {
        if first == away {
            Verdict::Forfeited(Side::First)
        } else if second == away {
            Verdict::Forfeited(Side::Second)
        } else {
            lower(first, second)
        }
    };
    play(&mut course, without);
    assert!(!course.has_left(away));
    play(&mut course, without);
    assert!(course.has_left(away));
    assert!(course.rounds()[2].game_of(away).is_none() && course.rounds()[2].bye != Some(away));
}

#[test]
fn before_the_first_round_people_come_and_go_without_a_trace() {
    let mut course = Course::new(System::Swiss { rounds: 3, late: 0 }).unwrap();
    assert_eq!(course.begin(), Err(CourseFault::TooFew));
    for _ in 0..3 {
        course.join().unwrap();
    }
    assert!(course.withdraw(Entrant(1)));
    assert_eq!(course.entrants().count(), 2);
    course.begin().unwrap();
    assert_eq!((course.begin(), course.cancel()), (Err(CourseFault::Begun), Err(CourseFault::Begun)));
}

#[test]
fn the_last_one_who_stays_ends_the_tournament() {
    let mut course = begun(System::Swiss { rounds: 3, late: 0 }, 3);
    course.withdraw(Entrant(1));
    course.withdraw(Entrant(2));
    play(&mut course, lower);
    assert!(course.is_over());
    assert_eq!(course.rounds().len(), 1);
}

#[test]
fn a_result_stays_and_numbers_of_rounds_are_bounded() {
    let mut course = begun(System::RoundRobin { twice: false }, 2);
    assert!(course.settle(0, Verdict::Drawn));
    assert!(!course.settle(0, Verdict::Won(Side::First)) && !course.settle(1, Verdict::Drawn));
    assert_eq!(course.rounds()[0].games[0].verdict, Some(Verdict::Drawn));
    for (rounds, late) in [(0, 0), (31, 0), (3, 3)] {
        assert_eq!(Course::new(System::Swiss { rounds, late }), Err(CourseFault::Rounds { most: 30 }));
    }
}

#[test]
fn a_tournament_is_stored_as_text() {
    let mut course = begun(System::Swiss { rounds: 3, late: 1 }, 5);
    play(&mut course, lower);
    let text = serde_json::to_string(&course).unwrap();
    assert_eq!(serde_json::from_str::<Course>(&text).unwrap(), course);
}
