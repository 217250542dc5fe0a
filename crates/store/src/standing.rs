//! The stage of a game as data: the seat that decides, or the result. The stage is stored so that a list of tables need
//! not replay any game.

use dealer::{Parted, Person};
use kernel::{EarlyEnd, Seat, SeatMap, Turn, victors};
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
    /// The seats at which bots played on for people who had left, in the order in which they left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replaced: Vec<Seat>,
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
    /// The person who held each seat, or `None` for a seat that nobody held.
    pub holders: Vec<Option<Person>>,
    pub outcome: Outcome,
    /// True if the game began as a lesson, in which a script makes the first decisions and chooses the luck.
    pub lesson: bool,
}

impl Standing {
    /// Returns the stage of the game at this table. People who have left cannot win. A game that was called off has
    /// neither winners nor scores.
    pub fn of(table: &dyn AnyTable, parted: &Parted) -> Standing {
        if let Some(end) = parted.end() {
            return Standing::ended(table, parted, end);
        }
        match (table.turn(), table.scores()) {
            (Turn::Of(seat), _) => Standing::Turn(Some(seat)),
            (Turn::Over, Some(scores)) => {
                let left: Vec<Seat> = parted.left().collect();
                let won = if left.is_empty() { victors(&scores).collect() } else { best_of_others(&scores, &left) };
                let ending = table.ending().map(str::to_owned);
                let (scores, began) = (scores.values().copied().collect(), table.opener());
                let replaced = parted.replaced().collect();
                Standing::Over(Outcome { won, scores, began, ending, replaced })
            }
            (Turn::Chance | Turn::Over, _) => Standing::Turn(None),
        }
    }

    /// Returns the stage of a game that the people have ended. Everybody who has not left wins.
    fn ended(table: &dyn AnyTable, parted: &Parted, end: EarlyEnd) -> Standing {
        let (began, left) = (table.opener(), parted.left().collect::<Vec<_>>());
        let replaced = parted.replaced().collect();
        let seats = || Seat::all(table.header().seats.len());
        let (won, ending) = match end {
            EarlyEnd::CalledOff => {
                let ending = Some("called off".to_owned());
                return Standing::Over(Outcome { won: Vec::new(), scores: Vec::new(), began, ending, replaced });
            }
            EarlyEnd::Resigned { .. } => (seats().filter(|seat| !left.contains(seat)).collect::<Vec<_>>(), "resigned"),
            EarlyEnd::OutOfTime { .. } => (seats().filter(|seat| !left.contains(seat)).collect(), "out of time"),
        };
        let scores = seats().map(|seat| i32::from(won.contains(&seat))).collect();
        Standing::Over(Outcome { won, scores, began, ending: Some(ending.to_owned()), replaced })
    }

    pub(crate) fn print(&self) -> String {
        serde_json::to_string(self).expect("a standing is plain JSON")
    }

    /// Reads a stage that [`Standing::print`] wrote. Returns `None` if the text cannot be read.
    pub(crate) fn parse(text: &str) -> Option<Standing> {
        serde_json::from_str(text).ok()
    }
}

/// Returns the seats with the highest score among those whose people have not left.
fn best_of_others(scores: &SeatMap<i32>, left: &[Seat]) -> Vec<Seat> {
    let stayed = || scores.iter().filter(|(seat, _)| !left.contains(seat));
    let best = stayed().map(|(_, score)| *score).max();
    stayed().filter(|(_, score)| Some(**score) == best).map(|(seat, _)| seat).collect()
}
