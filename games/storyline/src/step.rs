//! The steps of a game.

use kernel::Seat;

/// The step that the game has reached. It is carried on when the agenda is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// The steps before the Story Actions (rules 12 to 14).
    Begin,
    Actions,
    Bonus,
    /// The effects at the end of a turn.
    End,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Window {
    /// w1, as a turn begins.
    TurnStart,
    /// w3, as a turn ends.
    TurnEnd,
    /// w5, before the Vitality is counted.
    BeforeScoring,
}
