//! The course of a finished game in numbers: the totals turn by turn, the turns that decided the game, and the cards
//! that earned the most points.

use crate::{Card, Seat, Wording};
use serde::{Deserialize, Serialize};

/// The course of a finished game in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chronicle {
    /// The name of the quantity that the totals measure, in the reader's language, such as "Vitality on the road".
    pub measure: String,
    /// The totals at the end of each turn, or of each round in a game without turns, in order of play.
    pub stages: Vec<Stage>,
    /// The turns that increased the lead of a seat the most, in order of play. The list is empty if no lead ever
    /// increased.
    pub swings: Vec<Swing>,
    /// For each seat in order, the card that earned the most points. A seat whose cards earned nothing is left out.
    pub best: Vec<Earner>,
}

/// The totals at the end of a turn, or at the end of a round that has no turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stage {
    /// The name of the round that the turn belongs to, as in the heads of the log.
    pub round: String,
    /// The number of entries played by the end of the turn or round.
    pub entry: usize,
    /// The total of each seat, in the order of the seats.
    pub totals: Vec<i32>,
    /// The chance of each seat to win in thousandths, in the order of the seats, as far as the viewer could see. It is
    /// empty if nobody has fitted weights for such a table.
    pub chances: Vec<u16>,
}

/// A turn that increased the lead of a seat over the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Swing {
    /// The seat whose lead increased.
    pub seat: Seat,
    /// The lead of the seat over the best other seat, before and after the turn. In a game for one player, the lead is
    /// the total of the seat.
    pub lead: (i32, i32),
    /// The number of entries played up to and including the entry that increased the lead the most.
    pub entry: usize,
    /// The name of the round in which the turn was played.
    pub round: String,
    /// A sentence of the log about the entry that increased the lead the most, or about an earlier entry of the turn if
    /// only that sentence names a card.
    pub words: Wording,
}

/// A card that earns points for its seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Earner {
    /// The seat for which the card earned points.
    pub seat: Seat,
    /// The card, as it was last seen.
    pub card: Card,
    /// The number of points that the card earned.
    pub points: i32,
    /// The points in words, which also say how the points were counted.
    pub words: String,
}
