//! The stage of a game as data: the seat that decides, or the result. The stage is stored so that a list of tables need
//! not replay any game.

use kernel::{Seat, Turn, victors};
use protocol::SeatPlan;
use serde::{Deserialize, Serialize};
use table::AnyTable;

/// The stage of a game. The store has one column for it, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Standing {
    /// The game is in progress, and this seat decides. With `None`, chance decides.
    Turn(Option<Seat>),
    /// The game is over.
    Over(Outcome),
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The seats with the highest score. The seat of a solitary game is in the list only if it has points.
    pub won: Vec<Seat>,
    /// The score of each seat, in the order of the seats.
    pub scores: Vec<i32>,
    /// The seat that decided first. New results always include this field. If it is missing, an earlier version has
    /// stored the result.
    #[serde(default)]
    pub began: Option<Seat>,
    /// The ending in a few words from the game's rules, such as "round cap". It is `None` if games of this kind can end
    /// in only one way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<String>,
}

/// A finished game, as the statistics use it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The time of the last change, in seconds since 1970.
    pub changed: u64,
    /// The name of the game.
    pub game: String,
    /// The seats of the game, in order. There is one score for each seat.
    pub seats: Vec<SeatPlan>,
    pub outcome: Outcome,
    /// True if the game began as a lesson, in which a script makes the first decisions and chooses the luck.
    pub lesson: bool,
}

impl Standing {
    /// Returns the stage of the game at this table.
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

    /// Reads a stage that [`Standing::print`] wrote. Returns `None` if the text cannot be read.
    pub(crate) fn parse(text: &str) -> Option<Standing> {
        serde_json::from_str(text).ok()
    }
}
