//! The steps of a game.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The step that the game has reached. When the agenda is empty, the game continues with this step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Step {
    /// Chance draws the first Author (Q54).
    ChooseFirst,
    /// Chance deals cards to this seat (rule 8).
    Deal(Seat),
    /// The window w1, w3 or w5 (Q42). `left` is the number of seats that have not decided yet. The active seat decides
    /// first.
    Window {
        which: Window,
        left: u8,
    },
    /// The part of a turn before the Story Actions (rules 12 to 14).
    Begin,
    Actions,
    Bonus,
    /// The texts for the end of a turn are being carried out.
    End,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Window {
    /// The window w1, which is open as a turn begins.
    TurnStart,
    /// The window w3, which is open as a turn ends.
    TurnEnd,
    /// The window w5, which is open before the Vitality is counted.
    BeforeScoring,
}
