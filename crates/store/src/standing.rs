//! The stage of a game as data: the seat that decides, or the result. It is stored so that a list need not replay the
//! game.

use kernel::{Seat, Turn, victors};
use protocol::SeatPlan;
use serde::{Deserialize, Serialize};
use table::AnyTable;

/// The stage of a game. It is stored in one column, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Standing {
    /// The game is not over, and this seat decides. If there is no seat, chance decides.
    Turn(Option<Seat>),
    /// The game is over.
    Over(Outcome),
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The seats with the highest score. A seat that plays alone is among them if it has points.
    pub won: Vec<Seat>,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// The seat that decided first. It is always written, because the lack of it shows that an earlier version has stored
    /// this result.
    #[serde(default)]
    pub began: Option<Seat>,
    /// The ending in a few words from the game's rules, such as "round cap", if games of this kind can end in several
    /// ways.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<String>,
}

/// A finished game for statistics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The time of the last change, in seconds since 1970.
    pub changed: u64,
    /// The name of the game.
    pub game: String,
    /// The seats, in order. There is a score for each.
    pub seats: Vec<SeatPlan>,
    pub outcome: Outcome,
}

impl Standing {
    /// Returns the stage of a table.
    pub fn of(table: &dyn AnyTable) -> Standing {
        match (table.turn(), table.scores()) {
            (Turn::Of(seat), _) => Standing::Turn(Some(seat)),
            (Turn::Over, Some(scores)) => {
                let won = victors(&scores).collect();
                let ending = table.ending().map(str::to_owned);
                let (scores, began) = (scores.values().copied().collect(), table.opener());
                Standing::Over(Outcome { won, scores, began, ending })
            }
            (Turn::Chance | Turn::Over, _) => Standing::Turn(None),
        }
    }

    pub(crate) fn print(&self) -> String {
        serde_json::to_string(self).expect("a standing is plain JSON")
    }

    /// Reads a standing that [`Standing::print`] wrote. Returns `None` if the text cannot be read.
    pub(crate) fn parse(text: &str) -> Option<Standing> {
        serde_json::from_str(text).ok()
    }
}
