//! The results of games.

use super::sums::TWELFTHS;
use crate::forfeit::Forfeit;
use kernel::{Course, MAX_SEATS, Seat, SeatMap, winners};

/// The result of one game.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) end: End,
    /// The number of entries: decisions and outcomes of chance.
    pub(super) entries: u32,
    pub(super) decisions: SeatMap<u32>,
}

/// The end of a game.
#[derive(Clone, Debug)]
pub(super) enum End {
    /// The game was played to its end.
    Scored { scores: SeatMap<i32>, course: Course },
    /// A seat lost the game by a fault. There are no scores.
    Lost { seat: Seat, forfeit: Forfeit },
}

/// The results of all games of one deal, by position in the line-up, and by seat over all players that played there.
#[derive(Clone, Debug, Default)]
pub(super) struct LuckResult {
    luck: u64,
    pub(super) twelfths: [i64; MAX_SEATS],
    pub(super) points: [i64; MAX_SEATS],
    /// The number of games with scores.
    pub(super) scored: i64,
    seat_twelfths: [i64; MAX_SEATS],
    pub(super) losses: Vec<Loss>,
    played: Vec<Played>,
}

/// A game that was lost by a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Loss {
    /// The position in the line-up that lost.
    pub(super) position: usize,
    pub(super) luck: u64,
    /// The number of the game among those of the deal, from 1.
    pub(super) game: usize,
    pub(super) forfeit: Forfeit,
}

impl LuckResult {
    /// Returns the result of a deal before its first game.
    pub(super) fn new(luck: u64) -> LuckResult {
        LuckResult { luck, ..LuckResult::default() }
    }

    pub(super) fn add(&mut self, played: Played, sitting: impl Fn(Seat) -> usize) {
        for (seat, share) in played.shares() {
            self.twelfths[sitting(seat)] += share;
            self.seat_twelfths[seat.index()] += share;
        }
        match &played.end {
            End::Scored { scores, .. } => {
                self.scored += 1;
                for (seat, score) in scores.iter() {
                    self.points[sitting(seat)] += i64::from(*score);
                }
            }
            End::Lost { seat, forfeit } => {
                let (luck, game) = (self.luck, self.played.len() + 1);
                self.losses.push(Loss { position: sitting(*seat), luck, game, forfeit: forfeit.clone() });
            }
        }
        self.played.push(played);
    }

    /// Returns the wins of a seat, in twelfths.
    pub(super) fn seat_twelfths(&self, seat: Seat) -> i64 {
        self.seat_twelfths[seat.index()]
    }

    /// Returns the result of each game.
    pub(super) fn played(&self) -> &[Played] {
        &self.played
    }
}

impl Played {
    /// Returns the seats that win, each with its share of the win in twelfths. All others share the win of a lost game,
    /// as if the score of the loser were the lowest and theirs were equal.
    fn shares(&self) -> Vec<(Seat, i64)> {
        let winners: Vec<Seat> = match &self.end {
            End::Scored { scores, .. } => winners(scores).collect(),
            End::Lost { seat, .. } => self.decisions.seats().filter(|other| other != seat).collect(),
        };
        let share = i64::from(TWELFTHS) / winners.len().max(1) as i64;
        winners.into_iter().map(|seat| (seat, share)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::forfeit::Fault;

    fn lost(seats: usize, seat: usize) -> Played {
        let forfeit = Forfeit { fault: Fault::Silence, words: "did not answer".to_owned() };
        let end = End::Lost { seat: Seat::new(seat, seats).unwrap(), forfeit };
        Played { end, entries: 3, decisions: SeatMap::new(seats, |_| 1) }
    }

    #[test]
    fn the_others_share_the_win_of_a_lost_game() {
        let shares = |seats, seat| lost(seats, seat).shares().into_iter().map(|(seat, share)| (seat.index(), share));
        assert_eq!(shares(2, 0).collect::<Vec<_>>(), [(1, 12)]);
        assert_eq!(shares(4, 2).collect::<Vec<_>>(), [(0, 4), (1, 4), (3, 4)]);
        assert_eq!(shares(1, 0).count(), 0, "nobody wins a game that a lone seat lost");
    }

    #[test]
    fn a_lost_game_counts_for_the_one_who_sat_there() {
        let mut result = LuckResult::new(7);
        result.add(lost(2, 0), |seat| seat.index());
        result.add(lost(2, 0), |seat| 1 - seat.index());
        assert_eq!((result.twelfths[..2].to_vec(), result.scored), (vec![12, 12], 0));
        let places: Vec<_> = result.losses.iter().map(|loss| (loss.position, loss.luck, loss.game)).collect();
        assert_eq!(places, [(0, 7, 1), (1, 7, 2)]);
    }
}
