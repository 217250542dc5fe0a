//! Round robin by the circle method, with the seats of the Berger tables: everybody meets everybody.

use crate::round::{Entrant, Pair};

/// Returns the number of rounds in which `count` entrants meet each other once.
pub(crate) fn rounds(count: usize) -> usize {
    even(count) - 1
}

/// Returns the pairs of a round, numbered from 0, and the entrant without an opponent. In a second cycle, the seats are
/// changed. Within a cycle, an entrant has the first seat as often as the second, or once more or less.
pub(crate) fn round(count: usize, number: usize) -> (Vec<Pair>, Option<Entrant>) {
    let (size, cycle, turn) = (even(count), number / rounds(count), number % rounds(count));
    let circle = size - 1;
    // The last place stays where it is, and the others move around it.
    let fixed = if turn.is_multiple_of(2) { (turn, circle) } else { (circle, turn) };
    let around = (1..size / 2).map(|step| {
        let (ahead, behind) = ((turn + step) % circle, (turn + circle - step) % circle);
        if step.is_multiple_of(2) { (behind, ahead) } else { (ahead, behind) }
    });
    let (mut pairs, mut bye) = (Vec::new(), None);
    for (first, second) in std::iter::once(fixed).chain(around) {
        let (first, second) = if cycle.is_multiple_of(2) { (first, second) } else { (second, first) };
        if first.max(second) < count {
            pairs.push(Pair { first: entrant(first), second: entrant(second) });
        } else {
            bye = Some(entrant(first.min(second)));
        }
    }
    (pairs, bye)
}

/// Returns the number of places: with an odd number of entrants, one place is empty.
fn even(count: usize) -> usize {
    count + count % 2
}

fn entrant(index: usize) -> Entrant {
    Entrant(u16::try_from(index).unwrap_or(u16::MAX))
}
