//! The results of a rated game: who has done how well against whom.

use dealer::Person;
use kernel::Seat;
use protocol::SeatPlan;
use store::Outcome;

/// The results of one person in a game, against others at the table.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Faced {
    pub(super) person: Person,
    /// The others, each with the score against them: 1, 0.5 or 0.
    pub(super) others: Vec<(Person, f64)>,
    /// The weight of each of these results.
    pub(super) weight: f64,
}

/// Returns the results that count. Nothing counts unless each seat belongs to a person of its own. If somebody has left
/// and a bot has played on, the rating of the game ended there: who left first has lost against all, and the game does
/// not count for the others.
pub(super) fn meetings(seats: &[SeatPlan], holders: &[Option<Person>], outcome: &Outcome) -> Vec<Faced> {
    let people: Vec<Person> = holders.iter().copied().flatten().collect();
    let is_of_people = seats.iter().all(|seat| seat.bot.is_none()) && people.len() == seats.len();
    let is_twice = |person: &Person| people.iter().filter(|other| *other == person).count() > 1;
    if !is_of_people || people.len() < 2 || people.iter().any(is_twice) || outcome.scores.len() != people.len() {
        return Vec::new();
    }
    let weight = 1.0 / (people.len() - 1) as f64;
    let faced = |seat: Seat, score: &dyn Fn(Seat) -> f64| {
        let others = Seat::all(people.len()).filter(|other| *other != seat);
        let others = others.map(|other| (people[other.index()], score(other))).collect();
        Faced { person: people[seat.index()], others, weight }
    };
    if let Some(left) = outcome.replaced.first() {
        return vec![faced(*left, &|_| 0.0)];
    }
    let points = |seat: Seat| outcome.scores[seat.index()];
    let against = |own: Seat| move |other: Seat| (f64::from((points(own) - points(other)).signum()) + 1.0) / 2.0;
    Seat::all(people.len()).map(|seat| faced(seat, &against(seat))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(number: u8) -> Person {
        Person::new([number; 32])
    }

    fn outcome(scores: &[i32], replaced: &[usize]) -> Outcome {
        let seat = |at: &usize| Seat::new(*at, scores.len()).unwrap();
        Outcome {
            won: Vec::new(),
            scores: scores.to_vec(),
            began: None,
            ending: None,
            replaced: replaced.iter().map(seat).collect(),
        }
    }

    /// A person, the others with the scores against them, and the weight.
    type Told = (u8, Vec<(u8, f64)>, f64);

    /// Returns the results at a table of these people, where 0 is a bot.
    fn at(people: &[u8], outcome: &Outcome) -> Vec<Told> {
        let seat = |number: &u8| SeatPlan { name: "x".into(), bot: (*number == 0).then(|| "greedy".into()) };
        let seats: Vec<SeatPlan> = people.iter().map(seat).collect();
        let holders: Vec<_> = people.iter().map(|number| (*number > 0).then(|| person(*number))).collect();
        let told = |Faced { person, others, weight }: Faced| {
            let others = others.into_iter().map(|(other, score)| (other.hash()[0], score)).collect();
            (person.hash()[0], others, weight)
        };
        meetings(&seats, &holders, outcome).into_iter().map(told).collect()
    }

    #[test]
    fn two_people_win_lose_or_draw() {
        assert_eq!(at(&[1, 2], &outcome(&[3, 5], &[])), [(1, vec![(2, 0.0)], 1.0), (2, vec![(1, 1.0)], 1.0)]);
        assert_eq!(at(&[1, 2], &outcome(&[4, 4], &[])), [(1, vec![(2, 0.5)], 1.0), (2, vec![(1, 0.5)], 1.0)]);
    }

    #[test]
    fn three_people_meet_in_pairs() {
        let found = at(&[1, 2, 3], &outcome(&[7, 9, 7], &[]));
        let expected = [
            (1, vec![(2, 0.0), (3, 0.5)], 0.5),
            (2, vec![(1, 1.0), (3, 1.0)], 0.5),
            (3, vec![(1, 0.5), (2, 0.0)], 0.5),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn who_leaves_first_has_lost_and_nobody_else_is_rated() {
        let found = at(&[1, 2, 3], &outcome(&[9, 0, 1], &[2, 0]));
        assert_eq!(found, [(3, vec![(1, 0.0), (2, 0.0)], 0.5)]);
        assert_eq!(at(&[1, 2], &outcome(&[9, 0], &[0])), [(1, vec![(2, 0.0)], 1.0)], "also in a game of two");
    }

    #[test]
    fn bots_solitaires_and_people_at_two_seats_do_not_count() {
        for people in [&[1, 0][..], &[1], &[1, 1], &[1, 2, 1], &[0, 0]] {
            assert_eq!(at(people, &outcome(&vec![1; people.len()], &[])), [], "{people:?}");
        }
        assert_eq!(at(&[1, 2], &outcome(&[], &[])), [], "a game that was called off");
    }
}
