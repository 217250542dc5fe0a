//! The score of a finished game, and the value of a position for bots.

mod features;
mod value;
mod hand;
mod parts;
mod weights;

use crate::{At, Board, Ending, Mode, Step, Storyline, continuous, rules};
use kernel::{Course, Seat, SeatMap};

pub(crate) use features::{FEATURES, extract, weights};
pub(crate) use value::value;

/// Returns the score of each seat (rule 21, Q50). In a Solitaire without a Prime at The End the score is 0 (rule 54).
pub(crate) fn scores(game: &Storyline, board: &Board) -> SeatMap<i32> {
    SeatMap::new(game.seats, |seat| {
        let counts = match game.rules.mode {
            Mode::Standard | Mode::Challenge { .. } => true,
            Mode::Solitaire { .. } => has_ended(board, seat),
        };
        if counts { total(game, board, seat) } else { 0 }
    })
}

/// Returns true if a Prime of this seat is at The End.
pub(crate) fn has_ended(board: &Board, seat: Seat) -> bool {
    board.each().any(|(_, piece)| piece.by == seat && piece.at == At::End)
}

/// Returns the sum of the Vitality of the seat's Characters on the road.
pub(crate) fn total(game: &Storyline, board: &Board, seat: Seat) -> i32 {
    let own = board.characters_of(seat).filter(|(id, _)| board.spot_of(*id).is_some());
    continuous::vitalities(game, board, own.map(|(id, _)| id).collect()).into_iter().map(i32::from).sum()
}

/// Returns the length and the ending of a game that is over.
pub(crate) fn course(game: &Storyline, board: &Board) -> Course {
    let ending = match rules::ending(game, board) {
        Ending::TheEnd => "The End",
        Ending::RoundCap => "round cap",
        Ending::Rounds => "all rounds played",
    };
    Course { rounds: Some(board.round.into()), ending: Some(ending) }
}

/// Returns true if no action or text is half done, so that the position can be judged.
pub(crate) fn is_settled(board: &Board) -> bool {
    board.agenda.is_empty() || board.step == Step::Begin && board.frames.is_empty()
}
