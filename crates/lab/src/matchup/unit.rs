//! The result of one unit of a match: one deal, played once for each rotation of the seats.

use super::{ablation::Effect, played::Played};
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// The result of one unit. It depends only on the plan of the match and on the number of the unit, so it does not matter
/// who played it, when, and in which order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Unit {
    /// The number of the unit, which is the number of its deal. The first unit is 0.
    #[serde(rename = "unit")]
    pub(crate) number: u64,
    /// The result of each game, in the order of the rotations.
    pub(crate) games: Vec<Played>,
    /// The effects of the texts of cards, if there are ablations. Effects of nothing are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) effects: Option<Vec<Effect>>,
}

impl Unit {
    /// Returns the wins of a seat, in twelfths.
    pub(crate) fn seat_twelfths(&self, seat: Seat) -> i64 {
        self.games.iter().map(|game| i64::from(game.twelfths[seat])).sum()
    }

    /// Returns the number of games with points.
    pub(crate) fn scored(&self) -> i64 {
        self.games.iter().filter(|game| game.scores.is_some()).count() as i64
    }

    /// Reports whether this can be a unit of a match with `bots` bots and this number of rotations: it has a whole game
    /// for each of them, in order.
    pub(super) fn is_whole(&self, bots: usize, rotations: usize) -> bool {
        let is_rotation = |(rotation, game): (usize, &Played)| game.seats == rotated(bots, rotation) && game.is_whole();
        self.games.len() == rotations && self.games.iter().enumerate().all(is_rotation)
    }
}

/// Returns the position in the line-up, counted from 1, of the bot at each seat. The line-up moves by one seat with each
/// rotation.
pub(crate) fn rotated(bots: usize, rotation: usize) -> SeatMap<usize> {
    SeatMap::new(bots, |seat| 1 + (seat.index() + rotation) % bots)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matchup::played::End;
    use kernel::Course;

    /// docs/lab.md describes these lines. A change of them needs a new version of the format.
    #[test]
    fn a_unit_is_written_as_documented() {
        let game = |rotation, course| {
            let scores = SeatMap::new(2, |seat| 7 * seat.index() as i32 - 1);
            Played::new(rotated(2, rotation), End::Scored { scores, course }, (70, SeatMap::new(2, |_| 10)))
        };
        let cut = Course { rounds: Some(9), ending: Some("turn cap") };
        let unit = Unit { number: 5, games: vec![game(0, Course::default()), game(1, cut)], effects: None };
        let line = serde_json::to_string(&unit).unwrap();
        let plain = r#""twelfths":[0,12],"scores":[-1,6],"entries":70,"decisions":[10,10]"#;
        let first = format!(r#"{{"seats":[1,2],{plain}}}"#);
        let second = format!(r#"{{"seats":[2,1],{plain},"rounds":9,"ending":"turn cap"}}"#);
        assert_eq!(line, format!(r#"{{"unit":5,"games":[{first},{second}]}}"#));
        assert_eq!(serde_json::from_str::<Unit>(&line).unwrap(), unit);
        assert!(unit.is_whole(2, 2) && !unit.is_whole(3, 3) && !unit.is_whole(2, 1));
        let effect = Effect { card: "S21".into(), seat: Seat::new(1, 2).unwrap(), wins: -6, margin: 3 };
        let ablated = Unit { effects: Some(vec![effect]), ..unit };
        let effects = r#""effects":[{"card":"S21","seat":1,"wins":-6,"margin":3}]"#;
        assert_eq!(serde_json::to_string(&ablated).unwrap(), line.replace("}]}", &format!("}}],{effects}}}")));
        let plain = serde_json::to_string(&Unit { effects: Some(Vec::new()), ..ablated }).unwrap();
        assert!(plain.ends_with(r#","effects":[]}"#), "{plain}");
    }
}
