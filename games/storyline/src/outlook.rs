//! What a position is worth: the score at the end, and before it what bots go by.

mod value;
mod hand;
mod parts;
mod weights;

use crate::{At, Board, Ending, Mode, Step, Storyline, continuous, rules};
use kernel::{Course, Seat, SeatMap};

pub(crate) use value::value;

/// Rules 21, Q50; in Solitaire nothing without a Prime at The End (rules 54).
pub(crate) fn scores(game: &Storyline, board: &Board) -> SeatMap<i32> {
    SeatMap::new(game.seats, |seat| {
        let counts = match game.rules.mode {
            Mode::Standard | Mode::Challenge { .. } => true,
            Mode::Solitaire { .. } => has_ended(board, seat),
        };
        if counts { total(game, board, seat) } else { 0 }
    })
}

/// Whether a Prime of this seat stands at The End.
pub(crate) fn has_ended(board: &Board, seat: Seat) -> bool {
    board.each().any(|(_, piece)| piece.by == seat && piece.at == At::End)
}

/// The Vitality of a seat's Characters on the road.
pub(crate) fn total(game: &Storyline, board: &Board, seat: Seat) -> i32 {
    let own = board.characters_of(seat).filter(|(id, _)| board.spot_of(*id).is_some());
    continuous::vitalities(game, board, own.map(|(id, _)| id).collect()).into_iter().map(i32::from).sum()
}

/// How a game that is over went.
pub(crate) fn course(game: &Storyline, board: &Board) -> Course {
    let ending = match rules::ending(game, board) {
        Ending::TheEnd => "The End",
        Ending::RoundCap => "round cap",
        Ending::Rounds => "all rounds played",
    };
    Course { rounds: Some(board.round.into()), ending: Some(ending) }
}

/// Whether nothing has been begun that is not carried out yet.
pub(crate) fn is_settled(board: &Board) -> bool {
    board.agenda.is_empty() || board.step == Step::Begin && board.frames.is_empty()
}
