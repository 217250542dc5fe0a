//! What a position is worth: the score at the end, and a bot's estimate before.

use crate::{Action, At, Board, Mode, Step, Storyline, Task, View, Word, standing};
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
/// Each step of the foremost Prime.
const WOULD_WIN: i32 = 8;
const WOULD_LOSE: i32 = 1;
const MUST_END: i32 = 25;
/// To be ahead when the game is about to end, or behind.
const DECIDED: i32 = 400;

pub(crate) fn value(game: &Storyline, view: &View, seat: Seat) -> i32 {
    let board = &view.board;
    let others = || game.libraries.seats().filter(|other| *other != seat);
    let own = worth(game, view, seat);
    if game.seats == 1 {
        return own + if has_ended(board, seat) { DECIDED } else { 0 };
    }
    let best = others().map(|other| worth(game, view, other)).max().unwrap_or(0);
    let lead = lead(game, board, seat);
    own - best + if is_ending(game, board) { DECIDED * lead.signum() + POINT * lead } else { 0 }
}

/// How many points a seat is ahead of the best of the others.
fn lead(game: &Storyline, board: &Board, seat: Seat) -> i32 {
    let others = game.libraries.seats().filter(|other| *other != seat);
    total(game, board, seat) - others.map(|other| total(game, board, other)).max().unwrap_or(0)
}

/// What a seat has, as far as everybody can see.
fn worth(game: &Storyline, view: &View, seat: Seat) -> i32 {
    let board = &view.board;
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
}

/// Cards that are about to be drawn.
fn coming(board: &Board, seat: Seat) -> i32 {
    let draws = board.agenda.iter().filter_map(|task| match task {
        Task::Draw { seat: other, left } if *other == seat => Some(i32::from(*left)),
        _ => None,
    });
    draws.sum()
}

/// What it is worth that the foremost Prime has come so far: much for who would win if the story ended with it, and for
/// who must end it; little for who is behind.
fn prime_progress(game: &Storyline, board: &Board, seat: Seat) -> i32 {
    let primes = board.each().filter(|(id, piece)| {
        piece.by == seat && game.is_character(piece.card) && standing::traits(game, board, *id).has(Word::PRIME)
    });
    let placed = primes.filter_map(|(id, _)| Some((game.road.position(seat, board.spot_of(id)?)?, id)));
    let Some((position, prime)) = placed.max() else { return 0 };
    let step = match game.rules.mode {
        Mode::Challenge { .. } => 0,
        Mode::Solitaire { .. } => {
            if has_ended(board, seat) {
                0
            } else {
                MUST_END
            }
        }
        Mode::Standard => {
            let stays = lead(game, board, seat) > i32::from(standing::vitality(game, board, prime));
            if stays { WOULD_WIN } else { WOULD_LOSE }
        }
    };
    step * i32::from(position)
}

/// Whether this is the last Round, as everybody can see.
fn is_ending(game: &Storyline, board: &Board) -> bool {
    board.ender.is_some() && game.rules.mode == Mode::Standard || board.round >= game.rules.rounds()
}

/// How often somebody does this without thinking: cards are there to be played, and roads to be walked.
pub(crate) fn appeal(board: &Board, action: &Action) -> u32 {
    match action {
        Action::Play { .. } | Action::Equip { .. } => 48,
        Action::Step { ahead: true, .. } => {
            if board.step == Step::Bonus {
                24
            } else {
                12
            }
        }
        Action::Use { .. } | Action::Yes => 16,
        Action::Draw => 8,
        Action::Reveal(_) => 4,
        Action::Done if board.step == Step::Bonus => 8,
        Action::Done => 4,
        Action::Step { ahead: false, .. } | Action::Replace(_) | Action::Save { .. } => 2,
        Action::Burn(_) => 1,
        Action::Piece(_)
        | Action::Spot(_)
        | Action::Card(_)
        | Action::Seat(_)
        | Action::Distance(_)
        | Action::Which(_) => 8,
    }
}
