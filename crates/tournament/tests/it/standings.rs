//! Points and tie-breaks.

use crate::{begun, lower, play};
use tournament::{Course, Entrant, Side, System, Verdict};

fn of(course: &Course, number: u16) -> tournament::Line {
    course.standings().into_iter().find(|line| line.entrant == Entrant(number)).unwrap()
}

#[test]
fn four_in_a_round_robin() {
    let mut course = begun(System::RoundRobin { twice: false }, 4);
    while !course.is_over() {
        play(&mut course, lower);
    }
    let lines = course.standings();
    assert_eq!(lines.iter().map(|line| line.halves).collect::<Vec<_>>(), [6, 4, 2, 0]);
    // The first has beaten people with 2, 1 and 0 points: 3 points, which are 12 quarters.
    assert_eq!((lines[0].sonneborn, lines[0].buchholz, lines[0].wins), (12, 6, 3));
    assert_eq!(lines.iter().map(|line| line.place).collect::<Vec<_>>(), [1, 2, 3, 4]);
}

#[test]
fn the_game_between_two_with_equal_points_decides_a_round_robin() {
    let mut course = begun(System::RoundRobin { twice: false }, 4);
    // 3 beats 0, 0 beats 1 and 2, 1 beats 3, 2 beats 1 and draws with 3.
    while !course.is_over() {
        play(&mut course, |first, second| match (first.0.min(second.0), first.0.max(second.0)) {
            (2, 3) => Verdict::Drawn,
            (0, 3) | (1, 2) => Verdict::Won(if first > second { Side::First } else { Side::Second }),
            _ => lower(first, second),
        });
    }
    let lines = course.standings();
    assert_eq!(
        lines.iter().map(|line| (line.entrant.0, line.halves)).collect::<Vec<_>>(),
        [(0, 4), (3, 3), (2, 3), (1, 2)]
    );
    assert_eq!([of(&course, 2).direct, of(&course, 3).direct], [1, 1], "they have drawn");
    assert!(of(&course, 3).sonneborn > of(&course, 2).sonneborn, "3 has beaten the winner");
}

#[test]
fn equal_people_share_a_place() {
    let mut course = begun(System::Swiss { rounds: 1, late: 0 }, 4);
    play(&mut course, |_, _| Verdict::CalledOff);
    assert_eq!(course.standings().iter().map(|line| (line.place, line.halves)).collect::<Vec<_>>(), [(1, 1); 4]);
}

#[test]
fn a_forfeit_is_a_point_and_no_win() {
    let mut course = begun(System::Swiss { rounds: 2, late: 0 }, 4);
    play(&mut course, |first, second| match first.0.min(second.0) {
        0 => Verdict::Forfeited(if first.0 == 0 { Side::Second } else { Side::First }),
        _ => Verdict::Absent,
    });
    let line = of(&course, 0);
    assert_eq!((line.halves, line.wins), (2, 0));
    // The round counts as one against somebody with as many points as oneself.
    assert_eq!((line.buchholz, line.sonneborn), (2, 4));
    assert_eq!(of(&course, 1).halves + of(&course, 3).halves, 0);
}
