//! Swiss pairing, in the manner of the Dutch system: a matching of least cost among all who play. The costs are explicit
//! and ordered. A lower cost of a kind never weighs as much as one unit of the kind before it.

use crate::round::{Entrant, Pair};
use integer_blossom::min_weight_perfect_matching;
use std::{cmp::Reverse, collections::BTreeSet};

/// The part of an entrant's past that a pairing depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Past {
    pub(crate) entrant: Entrant,
    /// The half points so far.
    pub(crate) halves: u32,
    /// The entrants with whom this one was paired.
    pub(crate) met: BTreeSet<Entrant>,
    pub(crate) had_bye: bool,
    /// For each game, true for the first seat.
    pub(crate) seats: Vec<bool>,
}

/// The costs of a pair, the most important first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Cost {
    /// 1 for a pair that must not be: two who were paired before, or a second bye.
    forbidden: i128,
    /// The half points of the one who gets the bye.
    bye: i128,
    /// The square of the difference in half points.
    apart: i128,
    /// The squares of the surplus of first or second seats that both have afterwards.
    seats: i128,
    /// The square of the distance from the opponent that the order within a score group suggests.
    order: i128,
}

/// The factors of the kinds of costs. Each is more than the greatest sum of the kinds below it, for up to [`MOST`] entrants
/// and as many rounds.
const ORDER: i128 = 1;
const SEATS: i128 = ORDER * 1_000_000_000;
const APART: i128 = SEATS * 1_000_000_000;
const BYE: i128 = APART * 1_000_000_000;
const FORBIDDEN: i128 = BYE * 1_000_000;

/// The greatest number of entrants for whom the factors are wide enough.
pub(crate) const MOST: usize = 500;

/// Returns the pairs of the next round, and the entrant without an opponent, or `None` if two would have to meet again.
pub(crate) fn pair(past: &[Past]) -> Option<(Vec<Pair>, Option<Entrant>)> {
    let mut ranked: Vec<&Past> = past.iter().collect();
    ranked.sort_by_key(|past| (Reverse(past.halves), past.entrant));
    let size = ranked.len() + ranked.len() % 2;
    let mut costs = vec![0; size * size];
    for high in 0..size {
        for low in high + 1..size {
            let cost = if low < ranked.len() { cost(&ranked, (high, low)) } else { cost_of_bye(&ranked, high) };
            costs[high * size + low] = cost.sum();
        }
    }
    let mates = min_weight_perfect_matching(&costs, size);
    let (mut pairs, mut bye) = (Vec::new(), None);
    for (high, low) in mates.into_iter().enumerate().filter(|(high, low)| high < low) {
        if costs[high * size + low] >= FORBIDDEN {
            return None;
        }
        match ranked.get(low) {
            Some(low) => pairs.push(seated(ranked[high], low)),
            None => bye = Some(ranked[high].entrant),
        }
    }
    Some((pairs, bye))
}

impl Cost {
    fn sum(self) -> i128 {
        let Cost { forbidden, bye, apart, seats, order } = self;
        forbidden * FORBIDDEN + bye * BYE + apart * APART + seats * SEATS + order * ORDER
    }
}

/// Among people with equally few points, the last one in order gets the bye.
fn cost_of_bye(ranked: &[&Past], place: usize) -> Cost {
    let past = ranked[place];
    Cost {
        forbidden: i128::from(past.had_bye),
        bye: i128::from(past.halves),
        order: square((ranked.len() - 1 - place) as i128),
        ..Cost::default()
    }
}

fn cost(ranked: &[&Past], (high, low): (usize, usize)) -> Cost {
    let (better, worse) = (ranked[high], ranked[low]);
    let group = ranked.iter().filter(|past| past.halves == better.halves).count();
    // The upper half of a score group meets the lower half: the first of four meets the third.
    let wanted = if better.halves == worse.halves { (group / 2).max(1) } else { 1 };
    Cost {
        forbidden: i128::from(better.met.contains(&worse.entrant)),
        bye: 0,
        apart: square(i128::from(better.halves) - i128::from(worse.halves)),
        seats: surplus(better, worse).min(surplus(worse, better)),
        order: square((low - high) as i128 - wanted as i128),
    }
}

/// Seats two entrants so that both have had the two seats equally often, as far as possible. Otherwise the one who had the
/// second seat last gets the first one.
fn seated(better: &Past, worse: &Past) -> Pair {
    let (kept, turned) = (surplus(better, worse), surplus(worse, better));
    let is_kept = match kept.cmp(&turned) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Greater => false,
        std::cmp::Ordering::Equal => match (better.seats.last(), worse.seats.last()) {
            (Some(had_first), _) => !had_first,
            (None, Some(had_first)) => *had_first,
            // At the beginning, the first seats are spread over the whole order.
            (None, None) => better.entrant.0.is_multiple_of(2),
        },
    };
    let (first, second) = if is_kept { (better, worse) } else { (worse, better) };
    Pair { first: first.entrant, second: second.entrant }
}

/// Returns the squares of the surplus of seats of both after a game in which `first` has the first seat.
fn surplus(first: &Past, second: &Past) -> i128 {
    square(balance(first) + 1) + square(balance(second) - 1)
}

/// Returns the number of first seats less that of second seats.
fn balance(past: &Past) -> i128 {
    past.seats.iter().map(|is_first| if *is_first { 1 } else { -1 }).sum()
}

fn square(number: i128) -> i128 {
    number * number
}
