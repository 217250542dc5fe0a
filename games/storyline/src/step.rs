//! Where a game stands.

use kernel::Seat;

/// Where the game is, when nothing unfinished is left on the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Q54: chance names the first Author.
    ChooseFirst,
    /// Rules 8: chance deals to this seat.
    Deal(Seat),
    /// Windows w1, w3 and w5, for this many seats still, beginning with the active one (Q42).
    Window {
        which: Window,
        left: u8,
    },
    /// Rules 12 to 14: what comes before the Story Actions.
    Begin,
    Actions,
    Bonus,
    /// What happens as a turn ends.
    End,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Window {
    /// w1
    TurnStart,
    /// w3
    TurnEnd,
    /// w5
    BeforeScoring,
}
