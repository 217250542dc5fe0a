//! The stage of a game in data: who decides, or the result. A list need not replay the game to tell it.

use kernel::{Seat, Turn, winners};
use serde::{Deserialize, Serialize};
use table::AnyTable;

/// The stage of a game. It is stored in one column, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Standing {
    /// The game goes on, and this seat decides. Without a seat, chance does.
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
    /// The ending in a few words of the game's own, such as "round cap", if games of its kind differ in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<String>,
}

impl Standing {
    /// Returns the stage of a table.
    pub fn of(table: &dyn AnyTable) -> Standing {
        match (table.turn(), table.scores()) {
            (Turn::Of(seat), _) => Standing::Turn(Some(seat)),
            (Turn::Over, Some(scores)) => {
                let is_alone = scores.len() == 1;
                let won = winners(&scores).filter(|seat| !is_alone || scores[*seat] > 0).collect();
                let ending = table.ending().map(str::to_owned);
                Standing::Over(Outcome { won, scores: scores.values().copied().collect(), ending })
            }
            (Turn::Chance | Turn::Over, _) => Standing::Turn(None),
        }
    }

    pub(crate) fn print(&self) -> String {
        serde_json::to_string(self).expect("a standing is plain JSON")
    }

    /// Reads a standing that [`Standing::print`] wrote. One that cannot be read counts as unknown.
    pub(crate) fn parse(text: &str) -> Option<Standing> {
        serde_json::from_str(text).ok()
    }
}
