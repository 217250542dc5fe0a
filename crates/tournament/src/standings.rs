//! The standings: points, and the tie-breaks in their order.

use crate::{
    course::{Course, System},
    marked::Marked,
    round::Entrant,
};
use std::{cmp::Ordering, collections::BTreeSet};

/// An entrant's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The place, from 1. Entrants whom nothing tells apart share it.
    pub place: u32,
    pub entrant: Entrant,
    /// Half points.
    pub halves: u32,
    /// The half points of all opponents.
    pub buchholz: u32,
    /// The points of each opponent times the result against that opponent, in quarters of a point.
    pub sonneborn: u32,
    /// The half points in the games among those with equally many points, if each of them has met each other, and else 0.
    pub direct: u32,
    /// The number of games that were won at the table.
    pub wins: u32,
}

impl Course {
    /// Returns the places of all entrants, the first place first.
    pub fn standings(&self) -> Vec<Line> {
        let marks: Vec<Vec<Marked>> = self.entrants().map(|entrant| self.marks(entrant)).collect();
        let halves: Vec<u32> = marks.iter().map(|marks| marks.iter().map(Marked::halves).sum()).collect();
        let mut lines: Vec<Line> = self.entrants().map(|entrant| line(entrant, (&marks, &halves))).collect();
        let order = |one: &Line, other: &Line| self.order(one, other);
        lines.sort_by(|one, other| order(one, other).then(one.entrant.cmp(&other.entrant)));
        let mut place = 1;
        for index in 0..lines.len() {
            if index > 0 && order(&lines[index - 1], &lines[index]) != Ordering::Equal {
                place = u32::try_from(index + 1).unwrap_or(u32::MAX);
            }
            lines[index].place = place;
        }
        lines
    }

    /// Compares two places by points and tie-breaks. The better one is less.
    fn order(&self, one: &Line, other: &Line) -> Ordering {
        let key = |line: &Line| {
            let Line { halves, buchholz, sonneborn, direct, wins, .. } = *line;
            match self.system() {
                System::Swiss { .. } => [halves, buchholz, sonneborn, direct, wins],
                System::RoundRobin { .. } => [halves, direct, sonneborn, wins, 0],
            }
        };
        key(other).cmp(&key(one))
    }
}

fn line(entrant: Entrant, (marks, halves): (&[Vec<Marked>], &[u32])) -> Line {
    let own = halves[entrant.index()];
    // A round without a game counts as one against somebody with as many points as the entrant.
    let of = |mark: &Marked| match mark {
        Marked::Game { opponent, .. } => halves[opponent.index()],
        Marked::Unplayed { .. } | Marked::Bye { .. } | Marked::Missed { .. } | Marked::Gone => own,
    };
    let over = |mark: &&Marked| !matches!(mark, Marked::Game { halves: None, .. });
    let marks_of = || marks[entrant.index()].iter().filter(over);
    Line {
        place: 0,
        entrant,
        halves: own,
        buchholz: marks_of().map(of).sum(),
        sonneborn: marks_of().map(|mark| of(mark) * mark.halves()).sum(),
        direct: direct(entrant, (marks, halves)),
        wins: marks_of().filter(|mark| matches!(mark, Marked::Game { halves: Some(2), .. })).count() as u32,
    }
}

/// Returns the half points of an entrant in the games against those with equally many points. If some of them have not met,
/// these games tell nothing.
fn direct(entrant: Entrant, (marks, halves): (&[Vec<Marked>], &[u32])) -> u32 {
    let tied: BTreeSet<usize> =
        halves.iter().enumerate().filter(|(_, own)| **own == halves[entrant.index()]).map(|(index, _)| index).collect();
    let met = |index: &usize| -> BTreeSet<usize> {
        let opponent = |mark: &Marked| match mark {
            Marked::Game { opponent, halves: Some(_), .. } => Some(opponent.index()),
            _ => None,
        };
        marks[*index].iter().filter_map(opponent).collect()
    };
    let have_all_met =
        tied.iter().all(|index| tied.iter().filter(|other| *other != index).all(|other| met(index).contains(other)));
    if !have_all_met {
        return 0;
    }
    let among = |mark: &Marked| match mark {
        Marked::Game { opponent, halves: Some(halves), .. } if tied.contains(&opponent.index()) => *halves,
        _ => 0,
    };
    marks[entrant.index()].iter().map(among).sum()
}
