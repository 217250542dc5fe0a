//! The questions about a new game.

use protocol::{GameInfo, Options};

/// The answers so far, and the current question.
#[derive(Clone, Debug)]
pub(super) struct Dialog {
    pub(super) game: usize,
    pub(super) seats: Vec<String>,
    pub(super) options: Options,
    pub(super) asks: Question,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    Game,
    Seats,
    /// The value of the option at this index.
    Option(usize),
}

impl Dialog {
    pub(super) fn begin(games: &[GameInfo]) -> Dialog {
        let asks = if games.len() > 1 { Question::Game } else { Question::Seats };
        Dialog { game: 0, seats: Vec::new(), options: Options::new(), asks }
    }
}
