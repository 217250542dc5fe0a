//! What a position is worth: the score at the end, and a bot's estimate before.

use crate::{At, Board, Mode, Storyline, Task, View, Word, standing};
use kernel::{Seat, SeatMap};

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
    let own = board.each().filter(|(_, piece)| piece.by == seat && game.is_character(piece.card));
    own.filter(|(id, _)| board.spot_of(*id).is_some())
        .map(|(id, _)| i32::from(standing::vitality(game, board, id)))
        .sum()
}

// In tenths of a point of Vitality.
const POINT: i32 = 10;
const CARD: i32 = 4;
/// A Story Point that is not spent yet; what it buys is worth a little more.
const INK: i32 = 2;
/// A Character on the road brings half a Story Point each turn.
const INCOME: i32 = 6;
/// A Character on its Title Card is one step from the road.
const WAITING: i32 = 7;
const PRIME_STEP: i32 = 2;
/// To be ahead when the game is about to end, or behind.
const DECIDED: i32 = 400;

pub(crate) fn value(game: &Storyline, view: &View, seat: Seat) -> i32 {
    let board = &view.board;
    let worth = |seat: Seat| {
        let held = i32::from(view.hands[seat].count) + view.saved[seat].len() as i32;
        let mut sum = CARD * (held + coming(board, seat));
        if seat == board.active {
            sum += INK * i32::from(board.this_turn.points);
        }
        for (id, piece) in board.each().filter(|(_, piece)| piece.by == seat && game.is_character(piece.card)) {
            let vitality = i32::from(standing::vitality(game, board, id));
            sum += match piece.at {
                At::Spot(_) => POINT * vitality + INCOME,
                At::Title => WAITING * vitality,
                At::On(_) | At::End => 0,
            };
        }
        sum + prime_progress(game, board, seat)
    };
    let own = worth(seat);
    let points = total(game, board, seat);
    if game.seats == 1 {
        return own + if has_ended(board, seat) { DECIDED } else { 0 };
    }
    let others = || game.libraries.seats().filter(|other| *other != seat);
    let best = others().map(worth).max().unwrap_or(0);
    let lead = points - others().map(|other| total(game, board, other)).max().unwrap_or(0);
    own - best + if is_ending(game, board) { DECIDED * lead.signum() + POINT * lead } else { 0 }
}

/// Cards that are about to be drawn.
fn coming(board: &Board, seat: Seat) -> i32 {
    let draws = board.agenda.iter().filter_map(|task| match task {
        Task::Draw { seat: other, left } if *other == seat => Some(i32::from(*left)),
        _ => None,
    });
    draws.sum()
}

/// How far the foremost Prime has come.
fn prime_progress(game: &Storyline, board: &Board, seat: Seat) -> i32 {
    let primes = board.each().filter(|(id, piece)| {
        piece.by == seat && game.is_character(piece.card) && standing::traits(game, board, *id).has(Word::PRIME)
    });
    let positions = primes.filter_map(|(id, _)| game.road.position(seat, board.spot_of(id)?));
    PRIME_STEP * i32::from(positions.max().unwrap_or(0))
}

/// Whether this is the last Round, as everybody can see.
fn is_ending(game: &Storyline, board: &Board) -> bool {
    board.ender.is_some() && game.rules.mode == Mode::Standard || board.round >= game.rules.rounds()
}
