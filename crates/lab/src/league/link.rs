//! Tells whether the results of a league bound the differences between its ratings.

use super::results::Sums;

/// Reports whether, however the bots are divided into two groups, each group has won a game at whose table a bot of the
/// other group sat. If not, the likelihood has no greatest value without a prior (Ford 1957, Hunter 2004).
pub(super) fn is_linked(results: &[Sums], bots: usize) -> bool {
    [false, true].into_iter().all(|backward| reached(results, bots, backward).into_iter().all(|is_reached| is_reached))
}

/// Returns the bots that are reached from the first one by steps from a winner to the others at its table, or backward.
fn reached(results: &[Sums], bots: usize, backward: bool) -> Vec<bool> {
    let mut reached: Vec<bool> = (0..bots).map(|bot| bot == 0).collect();
    loop {
        let before = reached.clone();
        for Sums { bots, wins, .. } in results {
            for (winner, _) in bots.iter().zip(wins).filter(|(_, wins)| **wins > 0.0) {
                if backward {
                    reached[*winner] |= bots.iter().any(|bot| reached[*bot]);
                } else if reached[*winner] {
                    bots.iter().for_each(|bot| reached[*bot] = true);
                }
            }
        }
        if reached == before {
            return reached;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(bots: [usize; 2], wins: [f64; 2]) -> Sums {
        Sums { bots: bots.to_vec(), wins: wins.to_vec(), games: wins.iter().sum() }
    }

    #[test]
    fn groups_that_never_lost_to_the_others_are_found() {
        let circle = [won([0, 1], [4.0, 0.0]), won([1, 2], [4.0, 0.0]), won([0, 2], [0.0, 4.0])];
        assert!(is_linked(&circle, 3));
        let apart = [won([0, 1], [2.0, 2.0]), won([1, 2], [4.0, 0.0]), won([0, 2], [4.0, 0.0])];
        assert!(!is_linked(&apart, 3));
        assert!(!is_linked(&[won([1, 0], [4.0, 0.0])], 2));
        let shared = Sums { bots: vec![0, 1, 2], wins: vec![1.0, 1.5, 0.5], games: 3.0 };
        assert!(is_linked(&[shared], 3));
    }
}
