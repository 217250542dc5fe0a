//! The state of a game in a form for other programs.

use anyhow::Result;
use catalog::AnyTable;
use kernel::{Digest, SeatMap, Turn};
use serde::Serialize;

#[derive(Serialize)]
struct Summary<'a> {
    game: &'a str,
    over: bool,
    turn: TurnWord,
    /// The score of each seat, or `None` before the game is over.
    scores: Option<SeatMap<i32>>,
    digest: String,
    entries: usize,
}

#[derive(Serialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum TurnWord {
    Over,
    Chance,
    Seat(usize),
}

/// Returns the state of a game as one line of JSON.
pub(crate) fn summary(table: &dyn AnyTable) -> Result<String> {
    let turn = match table.turn() {
        Turn::Over => TurnWord::Over,
        Turn::Chance => TurnWord::Chance,
        Turn::Of(seat) => TurnWord::Seat(seat.index()),
    };
    let summary = Summary {
        game: &table.header().game,
        over: turn == TurnWord::Over,
        turn,
        scores: table.scores(),
        digest: Digest::print(table.digest()),
        entries: table.entries(),
    };
    Ok(serde_json::to_string(&summary)? + "\n")
}
