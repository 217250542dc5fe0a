//! The questions of a new game.

use protocol::{GameInfo, Options};

/// What was answered so far, and what is asked now.
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
    /// The option in this place of the game's.
    Option(usize),
}

impl Dialog {
    pub(super) fn begin(games: &[GameInfo]) -> Dialog {
        let asks = if games.len() > 1 { Question::Game } else { Question::Seats };
        Dialog { game: 0, seats: Vec::new(), options: Options::new(), asks }
    }
}
