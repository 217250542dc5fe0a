//! A round: its games, their results, and the entrant without an opponent.

use serde::{Deserialize, Serialize};

/// Somebody who plays in a tournament: the number in the order of entry, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entrant(pub u16);

/// Two entrants who meet. The first has the first seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pair {
    pub first: Entrant,
    pub second: Entrant,
}

/// One of the two seats of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    First,
    Second,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    Won(Side),
    Drawn,
    /// The people have called the game off.
    CalledOff,
    /// This side did not come, and the other one has won.
    Forfeited(Side),
    /// Nobody came.
    Absent,
}

/// A game of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    pub first: Entrant,
    pub second: Entrant,
    /// The result, or `None` before the end of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

/// A round of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    pub games: Vec<Game>,
    /// The entrant without an opponent, who gets a point.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<Entrant>,
}

impl Entrant {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

impl Verdict {
    /// Returns the half points of a side.
    pub fn halves(self, side: Side) -> u32 {
        match self {
            Verdict::Won(winner) if winner == side => 2,
            Verdict::Forfeited(absent) if absent != side => 2,
            Verdict::Drawn | Verdict::CalledOff => 1,
            Verdict::Won(_) | Verdict::Forfeited(_) | Verdict::Absent => 0,
        }
    }

    /// Reports whether both have come, so that they have met.
    pub fn is_played(self) -> bool {
        match self {
            Verdict::Won(_) | Verdict::Drawn | Verdict::CalledOff => true,
            Verdict::Forfeited(_) | Verdict::Absent => false,
        }
    }

    /// Reports whether this side did not come.
    pub fn is_absent(self, side: Side) -> bool {
        match self {
            Verdict::Forfeited(absent) => absent == side,
            Verdict::Absent => true,
            Verdict::Won(_) | Verdict::Drawn | Verdict::CalledOff => false,
        }
    }
}

impl Game {
    pub(crate) fn of(Pair { first, second }: Pair) -> Game {
        Game { first, second, verdict: None }
    }

    /// Returns the entrant at a side.
    pub fn at(&self, side: Side) -> Entrant {
        match side {
            Side::First => self.first,
            Side::Second => self.second,
        }
    }

    /// Returns the side of an entrant, or `None` if the entrant does not play this game.
    pub fn side(&self, entrant: Entrant) -> Option<Side> {
        [Side::First, Side::Second].into_iter().find(|side| self.at(*side) == entrant)
    }
}

impl Round {
    pub(crate) fn of(pairs: Vec<Pair>, bye: Option<Entrant>) -> Round {
        Round { games: pairs.into_iter().map(Game::of).collect(), bye }
    }

    /// Reports whether every game has a result.
    pub fn is_over(&self) -> bool {
        self.games.iter().all(|game| game.verdict.is_some())
    }

    /// Returns the game of an entrant with the entrant's side.
    pub fn game_of(&self, entrant: Entrant) -> Option<(&Game, Side)> {
        self.games.iter().find_map(|game| Some((game, game.side(entrant)?)))
    }
}
