//! The line-ups of a league.

/// The greatest number of line-ups in a league: all pairs of 141 bots are fewer.
pub(super) const MAX_LINE_UPS: u128 = 10_000;

/// Returns every choice of `seats` of the bots, as their numbers from 0 in ascending order. The choices are in
/// lexicographic order.
pub(super) fn line_ups(bots: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    extend(&mut found, &mut Vec::new(), (bots, seats));
    found
}

/// Adds every line-up that begins with `begun`.
fn extend(found: &mut Vec<Vec<usize>>, begun: &mut Vec<usize>, (bots, seats): (usize, usize)) {
    if begun.len() == seats {
        found.push(begun.clone());
        return;
    }
    for next in begun.last().map_or(0, |last| last + 1)..bots {
        begun.push(next);
        extend(found, begun, (bots, seats));
        begun.pop();
    }
}

/// Returns the number of line-ups, without listing them.
pub(super) fn count(bots: usize, seats: usize) -> u128 {
    // After each step, the product is a number of line-ups, so every division is exact.
    let step = |product: u128, taken: usize| product.saturating_mul((bots - taken) as u128) / (taken as u128 + 1);
    if seats > bots { 0 } else { (0..seats).fold(1, step) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_up_is_there_once() {
        assert_eq!(line_ups(4, 2), [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
        assert_eq!(line_ups(3, 3), [[0, 1, 2]]);
        assert_eq!(line_ups(2, 3), [[0; 0]; 0]);
    }

    #[test]
    fn line_ups_are_counted_without_a_list() {
        for (bots, seats) in [(2, 2), (5, 3), (7, 4), (9, 2), (3, 4)] {
            assert_eq!(count(bots, seats), line_ups(bots, seats).len() as u128, "{bots} {seats}");
        }
        assert!(count(141, 2) <= 10_000 && count(142, 2) > 10_000);
    }
}
